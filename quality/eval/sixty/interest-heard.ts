import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { dateOfDay } from "~/domain/dates/day-index";
import { NO_HOLIDAY, openOn } from "~/domain/place/opening-hours";
import type { Interest, Place } from "~/domain/place/place";
import { mostBlocks } from "../figures/most-blocks";
import { isHoliday } from "../judges/closures";
import { lineUp } from "../line-up";
import type { PlannedTrip } from "./city-trips";
import { type Count, held } from "./count";

const HALF = 0.5;

/** When one lives for it: a night out is for the evening, everything else for any part of the day. */
const partsFor = (interest: Interest): readonly BlockName[] => (interest === "nightlife" ? ["evening"] : BLOCK_NAMES);

/** How many parts of the days are for a stated interest, how many could be, and how many there are. A part is what its leading stop is. */
export function heardIn(
  planned: PlannedTrip,
  interest: Interest,
): { matching: number; matchable: number; parts: number } {
  const { request } = planned;
  const days = request.brief.daysTotal;
  const wanted = partsFor(interest);
  const serves = ({ interests }: Place): boolean => interests.includes(interest);
  const blocks = lineUp(request, planned.days).filter(({ part }) => wanted.includes(part));
  const matching = blocks.filter(({ place }) => place !== null && serves(place)).length;
  const room = { morning: 0, afternoon: 0, evening: 0 };
  for (const part of wanted) room[part] = days;
  const dates = Array.from({ length: days }, (_, i) => dateOfDay(request.brief.startDate, i + 1));
  const opens = (place: Place): boolean =>
    dates.some((date) => {
      const holiday = { ...NO_HOLIDAY, isHoliday: isHoliday(date, request.guide.countryCode) };
      return openOn(place, date, holiday)?.length !== 0;
    });
  // A Christmas market is nothing for May.
  const inTown = request.guide.places.filter((place) => !place.dayTrip && serves(place) && opens(place));
  const parts = wanted.length * days;
  return { matching, matchable: Math.min(parts, Math.max(matching, mostBlocks(room, inTown))), parts };
}

/** At least half the parts of the days are for what was asked for, or as many as the city has something for. */
export function interestHeard(planned: PlannedTrip, interest: Interest): Count {
  const { matching, matchable, parts } = heardIn(planned, interest);
  const asked = Math.min(Math.ceil(parts * HALF), matchable);
  return held(
    matching >= asked
      ? []
      : [`${planned.request.name}: ${matching} of ${parts} parts are for ${interest}, ${matchable} could be`],
  );
}

/** The same as a share of the parts, where the city has enough for half of them. */
export function interestShare(planned: PlannedTrip, interest: Interest): Count {
  const { matching, matchable, parts } = heardIn(planned, interest);
  return matchable < parts * HALF ? { part: 0, whole: 0, lacks: [] } : { part: matching, whole: parts, lacks: [] };
}
