import { BLOCK_NAMES } from "~/domain/plan/block";
import { choosePlaces } from "~/planner/plan/choose-places";
import { preferencesOf } from "~/planner/fit/preferences";
import { litConditionsOf } from "~/planner/times/sunset";
import { seedFrom, seededRandom } from "~/planner/plan/random";
import type { EvalRequest } from "../eval-request";
import type { Figures } from "./figures";
import type { Visit } from "./route";
import { kilometresOf } from "./way-figures";

/** How far the days in town lead from what one part is about to the next, as the search leaves them, and when it goes on for `effort` times as long. */
export function longRunFigures(
  request: EvalRequest,
  effort: number,
): Pick<Figures, "searchedKm" | "searchedDays" | "longKm" | "longDays"> {
  const [usual, long] = [searched(request, 1), searched(request, effort)];
  return { searchedKm: usual.km, searchedDays: usual.days, longKm: long.km, longDays: long.days };
}

function searched({ brief, guide }: EvalRequest, effort: number): { km: number; days: number } {
  const preferences = preferencesOf(brief);
  const { days } = choosePlaces(
    brief,
    guide,
    { preferences, days: litConditionsOf(brief, guide, preferences) },
    seededRandom(seedFrom(`${brief.tripId} ${guide.id}`)),
    effort,
  );
  const inTown = days.filter((choices) => !choices.some(({ kind }) => kind === "trip"));
  const visits = inTown.map((choices) =>
    choices.flatMap((choice, i): Visit[] =>
      choice.kind === "place" ? [{ part: BLOCK_NAMES[i] ?? "evening", place: choice.place }] : [],
    ),
  );
  return { km: kilometresOf(visits), days: visits.length };
}
