import type { Day } from "~/domain/plan/itinerary";
import type { EvalRequest } from "./eval-request";
import type { Figures } from "./figures/figures";
import { shortestKilometres } from "./figures/route";
import { windowsOf } from "./figures/variety-figures";
import { kilometresOf, townDays } from "./figures/way-figures";
import { lineUp } from "./line-up";

const DETOUR = 1.5;
const LONGER = 1.25;

/** Where a plan pulls the scores down, a sentence each; for whoever works on the planner. */
export function weakSpots(request: EvalRequest, days: readonly Day[], figures: Figures): string[] {
  const stops = lineUp(request, days);
  const detours = townDays(stops).flatMap((visits) => {
    const [planned, shortest] = visits.length === 3 ? [kilometresOf([visits]), shortestKilometres(visits)] : [0, 0];
    return planned > shortest * DETOUR
      ? [
          `${visits.map(({ place }) => place.name).join(" → ")}: ${planned.toFixed(1)} km instead of ${shortest.toFixed(1)}`,
        ]
      : [];
  });
  const dull = windowsOf(request.brief.daysTotal, stops)
    .filter(({ varied }) => !varied)
    .map(
      ({ first, sparse }) =>
        `days ${first} to ${first + 2} have too few kinds of places${sparse ? " (with free blocks)" : ""}`,
    );
  const far =
    figures.searchedKm * figures.longDays > LONGER * figures.longKm * figures.searchedDays
      ? [`${figures.searchedKm.toFixed(1)} km in town by the search, by its long run ${figures.longKm.toFixed(1)} km`]
      : [];
  const idle =
    figures.fillableBlocks > 0 ? [`${figures.fillableBlocks} blocks free though unused places would suit`] : [];
  return [...detours, ...dull, ...far, ...idle];
}
