import type { Stop } from "../plan/stop";
import type { Anchor } from "./anchor";
import { chosenAnchors, isAbout } from "./highlights";

/** An experience that is nowhere in the plan; `isPicked` where somebody wished for it. */
export type UnusedAnchor = Anchor & { isPicked: boolean };

/** What was suggested or picked for a trip and is no stop of it: the picks first, each once. */
export function unusedAnchors(
  suggestions: readonly (string | Anchor)[],
  picks: readonly string[],
  stops: readonly Pick<Stop, "title" | "placeId">[],
): UnusedAnchor[] {
  const suggested = suggestions.map((anchor) => (typeof anchor === "string" ? anchor : anchor.title));
  const titles = [...new Set([...picks, ...suggested])];
  return chosenAnchors(titles, suggestions)
    .map((anchor) => ({ ...anchor, isPicked: picks.includes(anchor.title) }))
    .filter((anchor) => !stops.some((stop) => isAbout(stop, anchor)));
}
