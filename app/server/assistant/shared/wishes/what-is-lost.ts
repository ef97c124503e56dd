import type { Itinerary } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { moved, swapDays } from "~/domain/plan/stop-moves";
import type { Proposal } from "~/domain/proposal/proposal";
import { takeProposal, type TripNow } from "~/domain/proposal/take-proposal";
import type { Language } from "~/domain/people/language";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isClosedOnDay } from "~/planner/legs/closed-on-day";
import { note } from "~/planner/revise/note";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { timesLost } from "~/planner/times/lost-times";

/** The plan as it is, and how far the trip is. */
export type PlanNow = { plan: Pick<Itinerary, "days" | "shelf">; now: TripNow };

/** For what a day would have no time left, once this was done, and what would come before closed doors; empty for nothing. */
export function sayLost(
  { brief, days }: Pick<RevisionRequest, "brief" | "days">,
  proposal: Proposal,
  plan: PlanNow["plan"],
  language: Language,
): string {
  const after = stopsAfter(proposal, plan);
  const lost = timesLost(brief, days, after);
  const own = "place" in proposal ? proposal.place.name : null;
  const names = lost.filter((name) => name !== own);
  const shut = shutThen(brief, plan, after);
  return noteIn(language, [
    ...(own !== null && lost.includes(own) ? note("noTimeForIt", { name: own }) : []),
    ...(names.length === 0 ? [] : note("noTimeLeft", { names })),
    ...(shut === null ? [] : note("closedThen", { name: shut.title })),
  ]);
}

/** Whether it would bring something to a day on which that is closed. */
export const comesToClosedDoors = (
  { brief }: Pick<RevisionRequest, "brief">,
  proposal: Proposal,
  plan: PlanNow["plan"],
): boolean => shutThen(brief, plan, stopsAfter(proposal, plan)) !== null;

/** What would come to a day on which it is closed by its usual hours; null for nothing. */
function shutThen(brief: TripBrief, plan: PlanNow["plan"], after: readonly Stop[]): Stop | null {
  const dayBefore = new Map(plan.days.flatMap(({ stops }) => stops.map(({ id, at }) => [id, at.day] as const)));
  const isShut = ({ id, at, placeId }: Stop): boolean => {
    if (!at || at.day === dayBefore.get(id)) return false;
    const place = briefOn(brief, at.day).guide?.places.find((each) => each.id === placeId);
    return place !== undefined && isClosedOnDay(brief, place, at.day);
  };
  return after.find(isShut) ?? null;
}

function stopsAfter(proposal: Proposal, plan: PlanNow["plan"]): Stop[] {
  const stops: Stop[] = [...plan.days.flatMap((day) => day.stops), ...plan.shelf];
  const step = takeProposal(proposal, plan, { by: "", newId: "" });
  switch (step.kind) {
    case "change":
      return stops.map((stop) =>
        stop.id === step.id
          ? {
              ...stop,
              ...step.patch,
              start: step.patch.start ?? stop.start,
              minutes: step.patch.minutes ?? stop.minutes,
              startIsSet: step.patch.minutes === undefined || stop.startIsSet,
            }
          : stop,
      );
    case "move":
      return moved(stops, step.moves);
    case "swap":
      return moved(stops, swapDays(stops, step.one, step.other));
    case "add":
      return [...stops, step.stop];
    default:
      return step satisfies never;
  }
}
