import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { openOn } from "~/domain/place/opening-hours";
import { minutesOfDay, nextFiveMinutes, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import { dateOfDay } from "../day-asked";
import { AFTERWARDS } from "~/language/wish/clause-words";
import { readWords } from "~/language/words/read-words";
import type { Place } from "~/domain/place/place";
import { plannedStop } from "~/planner/plan/planned-blocks";
import { whyIn } from "~/messages/spoken/alternatives";
import { alternativesTo } from "~/planner/revise/alternatives";
import { type RevisionRequest } from "~/planner/revise/revision-request";
import { proposedPlace } from "./proposed-place";
import { type Change } from "./other-places";
import { isFarFrom } from "./times/time-changes";

/** What is to come beside the stop: one of the places that a wish is met by, on the same part of the day. Where some have all of it, only those. */
export function addedBeside(request: RevisionRequest): Change[] {
  const { guide } = request.brief;
  const to = { day: request.dayIndex, part: request.blockName };
  const all = alternativesTo(request).filter(({ isIt }) => isIt);
  const whole = all.filter(({ missed }) => missed.length === 0);
  return (whole.length > 0 ? whole : all).flatMap((alternative): Change[] => {
    const place = guide?.places.find((each) => each.name === alternative.name);
    return place ? [{ kind: "add", place: proposedPlace(request.brief, place), to, why: whyIn(alternative) }] : [];
  });
}

/** What is named, on the same part of the day. */
export const addedNamed = ({ brief, dayIndex, blockName }: RevisionRequest, named: Place): ProposedChange[] => [
  { kind: "add", place: proposedPlace(brief, named), to: { day: dayIndex, part: blockName } },
];

/** What is named comes here from elsewhere in the plan, and what stands here leaves it. */
export function inItsStead(request: RevisionRequest, named: Place): ProposedChange[] {
  const { days, dayIndex, blockName } = request;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const [lead, planned] = [day ? leadAt(day, blockName) : null, plannedStop(days, named)];
  return lead && planned && !named.dayTrip
    ? [{ kind: "shelve", stop: seenStop(lead) }, ...besideIt(request, named)]
    : [];
}

/** "At nine, the cistern right after": what is named comes to where the stop stands, and the stop stays. */
export function besideIt(request: RevisionRequest, named: Place): ProposedChange[] {
  const planned = plannedStop(request.days, named);
  const to = { day: request.dayIndex, part: request.blockName };
  return planned
    ? [{ kind: "move", stop: seenStop(planned), to, ...afterLead(request, named) }]
    : addedNamed(request, named);
}

/** "Add the tower after": once what stands there is over, where that is still in its part of the day and the place is not known to be shut then. */
function afterLead(request: RevisionRequest, { minutes, ...place }: Place): { start?: TimeOfDay } {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const placeOf = ({ placeId }: PlacedStop) => request.brief.guide?.places.find(({ id }) => id === placeId);
  const begins = minutesOfDay(lead?.start ?? null);
  if (!lead || begins === null || AFTERWARDS.find(readWords(request.feedback)).length === 0) return {};
  const from = nextFiveMinutes(begins + (lead.minutes ?? placeOf(lead)?.minutes ?? USUAL_MINUTES) + WAY_THERE);
  const start = timeAt(from);
  const date = dateOfDay(request.brief, request.dayIndex);
  const spans = date ? openOn(place, date) : null;
  const isOpen = spans === null || spans.some(([opens, closes]) => opens <= from && from + minutes <= closes);
  return isOpen && !isFarFrom(start, request.blockName) ? { start } : {};
}
const USUAL_MINUTES = 60;
const WAY_THERE = 20;
