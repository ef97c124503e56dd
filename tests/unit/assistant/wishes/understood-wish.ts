import type { Wish } from "~/language/wish/wish";
import { askedIn } from "~/messages/spoken/asked-words";

/** What was understood of a wish, in one line: yes-or-no wishes by name, kinds as `+museum` or `-museum`, what is looked for by words in quotes, what no place can mend in brackets. */
export function heard(wish: Wish): string {
  const flags = Object.entries(wish).flatMap(([name, value]) => (value === true ? [name] : []));
  const wanted = [...wish.wantedCategories, ...wish.wantedInterests].map((kind) => `+${kind}`);
  const refused = [...wish.unwantedCategories].map((kind) => `-${kind}`);
  return [
    ...flags,
    ...wanted,
    ...refused,
    ...wish.sought.map(({ id }) => `+"${askedIn("en", { is: "sought", id })}"`),
    ...wish.unsought.map(({ id }) => `-"${askedIn("en", { is: "sought", id })}"`),
    ...(wish.unsupported ? [`(${wish.unsupported})`] : []),
  ].join(" ");
}

/** Lines of `what was typed => what it means`. */
export const pairsOf = (table: string): [string, string][] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", meaning = ""] = line.split(/ =>(?: |$)/);
      return [typed.trim(), meaning.trim()];
    });
