import { nameKey } from "../place/place-name";
import type { Stop } from "../plan/stop";
import { type Anchor, isTyped } from "./anchor";

/** The musts that a traveller typed, with what is known of them: of those known before and those just added, what is still chosen. */
export function typedMusts(
  chosen: readonly string[],
  known: readonly (string | Anchor)[],
  added: readonly Anchor[],
): Anchor[] {
  const typed = [...known.filter(isTyped), ...added];
  return chosen.flatMap((title) => typed.findLast((anchor) => anchor.title === title) ?? []);
}

/** Those of the titles that no stop has. */
export const titlesInNoStop = (titles: readonly string[], stops: readonly Pick<Stop, "title">[]): string[] => {
  const planned = stops.map(({ title }) => ` ${nameKey(title)} `);
  return titles.filter((title) => !planned.some((each) => each.includes(` ${nameKey(title)} `)));
};
