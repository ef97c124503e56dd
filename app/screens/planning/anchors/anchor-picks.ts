import * as z from "zod/mini";
import type { Origin } from "~/domain/plan/origin";
import { type Anchor, ANCHORS_ADVISED, isTyped } from "~/domain/trip/anchor";
import { draftAt } from "~/browser/forms/form-draft";

const picksShape = z.array(z.string());

/** The titles loved on this screen before they are saved. */
export const picksDraft = (tripId: string) => draftAt(`anchors:${tripId}`, picksShape);

/** Loves what was not loved and the other way round; picks stay in the order they were made. */
export const togglePick = (picks: readonly string[], title: string): string[] =>
  picks.includes(title) ? picks.filter((pick) => pick !== title) : [...picks, title];

/** What somebody gets who leaves the choice to us: the best come first, and each is of another kind. */
export const firstPicks = (choices: readonly Anchor[]): string[] =>
  choices.slice(0, ANCHORS_ADVISED).map(({ title }) => title);

/** Whether the same experiences are picked, in any order. */
export const samePicks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((title) => b.includes(title));

/** An experience as a card shows it; `earlier` when it was picked from suggestions that are gone. */
export type AnchorChoice = Anchor & { earlier: boolean };

/** Who suggested it; null of one that does not say. */
export const originOfAnchor = ({ source, placeId }: Anchor): Origin | null =>
  source === undefined ? null : { source, unverified: !placeId };

/** The suggestions, older ones that are plain titles included, behind picks that are no longer among them. What was typed is neither. */
export function anchorChoices(
  suggestions: readonly (string | Anchor)[],
  picks: readonly string[],
  typed: readonly { title: string }[] = [],
): AnchorChoice[] {
  const suggested = suggestions
    .filter((anchor) => !isTyped(anchor))
    .map((anchor) => ({
      ...(typeof anchor === "string" ? { title: anchor, description: "" } : anchor),
      earlier: false,
    }));
  const once = suggested.filter(({ title }, at) => suggested.findIndex((other) => other.title === title) === at);
  const gone = picks.filter((title) => ![...once, ...typed].some((other) => other.title === title));
  return [...gone.map((title) => ({ title, description: "", earlier: true })), ...once];
}
