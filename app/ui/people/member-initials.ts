import { createContext } from "react";

/**
 * Two letters for a name, each whole, whatever script or sign it is: of the first and the last word, or the first two of the only one. One where there is
 * no second, a question mark when there is none at all.
 */
export const initials = (name: string): string => waysToShorten(name)[0] ?? "?";

/**
 * The initials of everybody on a trip. Who came later takes a second letter farther on in their name where somebody has the usual ones already; two share
 * them only when a name has no other.
 * @param people everybody who is or was on the trip, in the order in which they came; those whose name nobody needs to know any more have none
 */
export function memberInitials(
  people: readonly { userId: string; name: string | null }[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const { userId, name } of people) {
    if (name === null || given.has(userId)) continue;
    const taken = new Set(given.values());
    given.set(userId, waysToShorten(name).find((short) => !taken.has(short)) ?? initials(name));
  }
  return given;
}

/** The initials of the trip at hand, for whatever shows a member of it. */
export const MemberInitials = createContext<ReadonlyMap<string, string>>(new Map());

/** The best first. */
function waysToShorten(name: string): string[] {
  const [first = [], ...others] = name.trim().split(/\s+/).map(lettersOf);
  const last = others.at(-1) ?? [];
  const seconds = [...last, ...first.slice(1)];
  return first[0] === undefined
    ? []
    : seconds.length === 0
      ? [first[0]]
      : seconds.map((second) => `${first[0]}${second}`);
}

/** As capitals; of those that are two as a capital, the first. */
const lettersOf = (word: string): string[] =>
  segmentsOf(word).flatMap((letter) => segmentsOf(letter.toUpperCase())[0] ?? []);

/** What a reader takes for one letter; a browser without the means (before 2024) takes whatever is one sign. */
const segmentsOf = (text: string): string[] =>
  "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
