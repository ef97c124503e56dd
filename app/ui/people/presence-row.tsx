import { Users } from "lucide-react";
import { roomTexts, whoIsOnline } from "#messages/notices/room";
import { Avatar } from "./avatar";
import { classes } from "../layout/classes";

export type PresentPerson = { userId: string; name: string };

const SHOWN = 4;

type PresenceRowProps = {
  people: readonly PresentPerson[];
  /** Those of them whose name looks like another's, by their ids. */
  alike?: ReadonlySet<string>;
  className?: string;
};

/** Who else is online on this trip, as initials and in words. Quiet: it tells nobody when somebody comes or goes. */
export function PresenceRow({ people, alike, className }: PresenceRowProps) {
  if (people.length === 0) return null;
  const doubtful = people.filter(({ userId }) => alike?.has(userId)).map(({ name }) => name);
  return (
    <div className={classes("grid min-w-0 animate-arrive gap-1 text-sm font-semibold", className)}>
      <p className="flex min-w-0 items-center gap-2.5">
        <Faces people={people.slice(0, SHOWN)} />
        <span className="min-w-0 wrap-anywhere">{whoIsOnline(people.map(({ name }) => name))}</span>
      </p>
      {doubtful.length > 0 && (
        <p className="flex items-start gap-1.5 text-bad">
          <Users aria-hidden="true" className="mt-0.5 size-4" />
          {roomTexts.looksAlike(doubtful)}
        </p>
      )}
    </div>
  );
}

/** Who looks at the thing this stands beside. */
export function PresenceDots({
  people,
  label,
}: {
  people: readonly PresentPerson[];
  label: (names: readonly string[]) => string;
}) {
  if (people.length === 0) return null;
  return (
    <span className="inline-flex animate-arrive items-center">
      <Faces people={people.slice(0, SHOWN)} />
      <span className="sr-only">{label(people.map(({ name }) => name))}</span>
    </span>
  );
}

function Faces({ people }: { people: readonly PresentPerson[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {people.map(({ userId, name }) => (
        <Avatar key={userId} id={userId} name={name} size="sm" />
      ))}
    </span>
  );
}
