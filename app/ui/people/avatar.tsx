import { avatarTexts } from "#messages/ui";
import { hashText } from "../emblem/seed";
import { classes } from "../layout/classes";

/** Ink on colour, each at least 4.5:1 with white; checked in the tests. */
export const AVATAR_COLOURS = [
  "bg-[#9c3a14]",
  "bg-[#1f6b45]",
  "bg-[#1c5f99]",
  "bg-[#5d4fbb]",
  "bg-[#9b2c6a]",
  "bg-[#7a5a00]",
  "bg-[#0f6a70]",
  "bg-[#4c4855]",
] as const;

type AvatarProps = {
  /** The companion's id: the same id has the same colour everywhere. */
  id: string;
  name: string;
  size?: "sm" | "md" | "lg";
  /** A quiet dot: here now. */
  present?: boolean;
  className?: string;
};

const SIZES = { sm: "size-7 text-xs", md: "size-10 text-sm", lg: "size-14 text-lg" };

/** A companion as coloured initials. */
export function Avatar({ id, name, size = "md", present = false, className }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={present ? avatarTexts.present(name) : name}
      title={name}
      className={classes(
        "keeps-colour relative inline-grid shrink-0 place-items-center rounded-full font-bold text-[#fff]",
        SIZES[size],
        AVATAR_COLOURS[avatarColour(id, AVATAR_COLOURS.length)],
        className,
      )}
    >
      <span aria-hidden="true">{initials(name)}</span>
      {present && (
        <span
          aria-hidden="true"
          className="absolute -bottom-0.5 -end-0.5 size-3 rounded-full border-2 border-paper bg-good"
        />
      )}
    </span>
  );
}

/** One or two letters for a name; a question mark when there is none. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0)?.at(0);
  const last = words.length > 1 ? words.at(-1)?.at(0) : undefined;
  return first ? `${first}${last ?? ""}`.toUpperCase() : "?";
}

/** The place of an id's colour in a list of `count` colours; the same for the same id, always. */
export const avatarColour = (id: string, count: number): number => hashText(id) % count;
