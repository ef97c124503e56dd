import { addDays, daysBetween, isCalendarDate, tripLength } from "../dates/calendar-date";
import { type FormProblem, type FormProblems, problemsOf, requiredLine } from "../forms/form-problems";
import type { LiveStatus } from "../live/live-position";
import { tripEndProblem, tripEndsProblem } from "./arrival";
import { withinDays } from "./legs";
import { inOrder } from "./stays";
import type { Trip } from "./trip";
import { areSameCities, citiesOf, type CityDays, firstDayElsewhere, joinedCities } from "./trip-cities";
import { datesProblems, legsProblems, partyCountProblem } from "./trip-setup-rules";

/** What the organizer may change of a trip at any time (DESIGN section 10, trip details change). */
export const DETAIL_FIELDS = [
  "tripName",
  "purpose",
  "startDate",
  "endDate",
  "legs",
  "whoWith",
  "partyCount",
  "stays",
  "arrival",
  "departure",
] as const satisfies readonly (keyof Trip)[];

export type DetailField = (typeof DETAIL_FIELDS)[number];
export type TripDetails = Pick<Trip, Exclude<DetailField, "legs">> & { legs: CityDays[] };

/** The details of a trip and nothing else of it. */
export const detailsOf = (trip: Trip): TripDetails => {
  const { tripName, purpose, startDate, endDate, whoWith, partyCount, stays, arrival, departure } = trip;
  const legs = citiesOf(trip);
  return { tripName, purpose, startDate, endDate, legs, whoWith, partyCount, stays, arrival, departure };
};
/** Some of a trip's details; what is left out stays. */
export type DetailChanges = { [Field in DetailField]?: TripDetails[Field] | undefined };

/** The named ones of the details. */
export function someOf(details: TripDetails, fields: readonly DetailField[]): DetailChanges {
  const some: DetailChanges = {};
  for (const field of fields) Object.assign(some, { [field]: details[field] });
  return some;
}

/** The details after a change. A start that is moved alone takes the whole trip with it: the plan counts in days, not in dates. */
export function detailsAfter(now: TripDetails, changes: DetailChanges): TripDetails {
  const {
    tripName = now.tripName,
    purpose = now.purpose,
    startDate = now.startDate,
    endDate = movedEnd(now, startDate),
    legs = now.legs,
    whoWith = now.whoWith,
    partyCount = now.partyCount,
    stays = now.stays,
    arrival = now.arrival,
    departure = now.departure,
  } = changes;
  return {
    tripName,
    purpose,
    startDate,
    endDate,
    legs: changes.legs ? joinedCities(legs) : fitted(legs, startDate, endDate),
    whoWith,
    partyCount,
    stays: inOrder(stays),
    arrival,
    departure,
  };
}

/** Where only the dates change, the last city has the days that are more, and those that are fewer go from the end. */
const fitted = (legs: CityDays[], startDate: string, endDate: string): CityDays[] =>
  isCalendarDate(startDate) && isCalendarDate(endDate) ? withinDays(legs, tripLength(startDate, endDate)) : legs;

const movedEnd = (now: TripDetails, startDate: string): string =>
  isCalendarDate(startDate) ? addDays(now.endDate, daysBetween(now.startDate, startDate)) : now.endDate;

/** The fields of a change in which it differs from what is there; cities that only follow from the dates are no change of their own. */
export function changedFields(now: TripDetails, changes: DetailChanges): DetailField[] {
  const there = { ...now, legs: detailsAfter(now, { ...changes, legs: undefined }).legs };
  return DETAIL_FIELDS.filter((field) => changes[field] !== undefined && !isSame(field, there, changes));
}

/**
 * The changed fields that somebody else has changed since they were last seen as in `before`. What `before` does not name, nobody asks
 * about.
 */
export const overwritten = (now: TripDetails, changes: DetailChanges, before: DetailChanges): DetailField[] =>
  changedFields(now, changes).filter((field) => before[field] !== undefined && !isSame(field, now, before));

/** Where the trip is, as far as its length depends on it. */
export type Progress = Pick<LiveStatus, "startedTrip" | "tripComplete" | "currentDayIndex" | "totalDays">;

/**
 * What keeps a trip from having these details. One that is under way does not end before the day it has come to, and up to that day its cities stay; one
 * that is over keeps its days.
 * @param now its cities as they are
 */
export function detailsProblems(
  details: TripDetails,
  progress: Progress,
  now: Pick<TripDetails, "legs">,
): FormProblems<DetailField> {
  const { startDate, endDate, arrival, departure } = details;
  const dates = datesProblems(details);
  const daysTotal = dates.startDate || dates.endDate ? null : tripLength(startDate, endDate);
  const ends = daysTotal === null ? null : tripEndsProblem({ arrival, departure, daysTotal });
  return problemsOf<DetailField>({
    tripName: requiredLine(details.tripName, "no-trip-name"),
    purpose: requiredLine(details.purpose, "no-purpose"),
    startDate: dates.startDate,
    endDate: daysTotal === null ? dates.endDate : lengthProblem(daysTotal, progress),
    legs: daysTotal === null ? null : legsProblem(details, now.legs, progress),
    whoWith: null,
    partyCount: partyCountProblem(details.partyCount),
    // Each stay has a problem of its own: `stayProblems`.
    stays: null,
    arrival: arrival && tripEndProblem(arrival),
    departure: (departure && tripEndProblem(departure)) ?? ends,
  });
}

function lengthProblem(
  days: number,
  { startedTrip, tripComplete, currentDayIndex, totalDays }: Progress,
): FormProblem | null {
  if (tripComplete) return days === totalDays ? null : { code: "over-keeps-days", days: totalDays };
  return startedTrip && days < currentDayIndex ? { code: "ends-before-position", day: currentDayIndex } : null;
}

function legsProblem(details: TripDetails, now: CityDays[], progress: Progress): FormProblem | null {
  const { tripComplete, startedTrip, currentDayIndex, totalDays } = progress;
  for (const { city } of details.legs) {
    const problem = requiredLine(city, "no-city");
    if (problem) return problem;
  }
  const uncovered = legsProblems(details).legs ?? null;
  if (uncovered || !startedTrip) return uncovered;
  const day = firstDayElsewhere(now, details.legs, tripComplete ? totalDays : Math.min(currentDayIndex, totalDays));
  if (day === null) return null;
  return tripComplete ? { code: "over-keeps-cities" } : { code: "cities-before-position", day: currentDayIndex };
}

/** Fields in this order, so that two that say the same read the same. */
const INNER_FIELDS = ["id", "name", "address", "lat", "lng", "fromDay", "toDay", "time", "place"];

const isSame = (field: DetailField, now: TripDetails, { legs, ...other }: DetailChanges): boolean =>
  field === "legs"
    ? legs !== undefined && areSameCities(now.legs, joinedCities(legs))
    : JSON.stringify(now[field], INNER_FIELDS) === JSON.stringify(other[field], INNER_FIELDS);
