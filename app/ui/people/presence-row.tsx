import { whoIsHere } from "#messages/room";
import { Avatar } from "./avatar";
import { classes } from "../layout/classes";

export type PresentPerson = { userId: string; name: string };

const SHOWN = 4;

/** Who else is here, as initials and in words. Quiet: it tells nobody when somebody comes or goes. */
export function PresenceRow({ people, className }: { people: readonly PresentPerson[]; className?: string }) {
  if (people.length === 0) return null;
  return (
    <p className={classes("flex min-w-0 animate-arrive items-center gap-2.5 text-sm font-semibold", className)}>
      <Faces people={people.slice(0, SHOWN)} />
      <span className="min-w-0">{whoIsHere(people.map(({ name }) => name))}</span>
    </p>
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
