import { useContext } from "react";
import { avatarTexts } from "#messages/ui";
import { classes } from "../layout/classes";
import { colourOfId, MemberColours } from "./member-colours";

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

/** The colour of a member of the trip at hand. */
export function useMemberColour(id: string): string {
  return useContext(MemberColours).get(id) ?? colourOfId(id);
}

/** One or two letters for a name, each whole, whatever script or sign it is; a question mark when there is none. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${firstLetter(words[0])}${firstLetter(last)}` || "?";
}

/** What a reader takes for one letter; a browser without the means (before 2024) takes whatever is one sign. */
const letters = (text: string): string[] =>
  "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/** Some letters are two as capitals: the first stands for them. */
const firstLetter = (word = ""): string => letters((letters(word)[0] ?? "").toUpperCase())[0] ?? "";
