import { useContext } from "react";
import { avatarTexts } from "#messages/ui";
import { classes } from "../layout/classes";
import { colourOfId, MemberColours } from "./member-colours";
import { initials, MemberInitials } from "./member-initials";

type AvatarProps = {
  /** The companion's id: the same id has the same colour everywhere. */
  id: string;
  name: string;
  size?: "sm" | "md" | "lg";
  /** A quiet dot: here now. */
  present?: boolean;
  className?: string;
};

/** Wide enough for the two widest letters. */
const SIZES = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-14 text-lg" };

/** A companion as coloured initials. */
export function Avatar({ id, name, size = "md", present = false, className }: AvatarProps) {
  const colour = useMemberColour(id);
  const known = useContext(MemberInitials).get(id);
  return (
    <span
      role="img"
      aria-label={present ? avatarTexts.present(name) : name}
      title={name}
      style={{ backgroundColor: colour }}
      className={classes(
        "keeps-colour relative inline-grid shrink-0 place-items-center rounded-full font-bold tracking-tight whitespace-nowrap text-[#fff]",
        SIZES[size],
        className,
      )}
    >
      <span aria-hidden="true">{known ?? initials(name)}</span>
      {present && (
        <span
          aria-hidden="true"
          className="absolute -bottom-0.5 -end-0.5 size-3 rounded-full border-2 border-paper bg-good"
        />
      )}
    </span>
  );
}

/** The colour of a member of the trip at hand. */
export function useMemberColour(id: string): string {
  return useContext(MemberColours).get(id) ?? colourOfId(id);
}
