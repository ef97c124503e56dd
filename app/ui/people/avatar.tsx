import { avatarTexts } from "#messages/ui";
import { classes } from "../layout/classes";
import { avatarColour, initials } from "./avatar-identity";

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

export type AvatarProps = {
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
