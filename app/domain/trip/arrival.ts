import { type FormProblem, isBlank, longLine } from "../forms/form-problems";
import { BLOCK_NAMES, type BlockName, PART_HOURS } from "../plan/block";
import { DAY_MINUTES, minutesOfDay } from "../plan/time-of-day";

/** When and where the company arrives on the first day, or departs on the last: `time` is `HH:MM` of the clock there. */
export type Arrival = { time: string; place: string };
export type Departure = Arrival;

/** The two ends of a trip in time; null where nobody said. */
export type TripEnds = { arrival: Arrival | null; departure: Departure | null };

/** From the door of a train or plane to the city, with luggage. */
export const WAY_IN_MINUTES = 90;
/** From the city to a train or plane, to be there in time. */
export const WAY_OUT_MINUTES = 150;

type TripSpan = TripEnds & { daysTotal: number };

/** The minutes of a day, from midnight, in which the company is in the city and free. */
export function freeTime(
  dayIndex: number,
  { arrival, departure, daysTotal }: TripSpan,
): { from: number; until: number } {
  const arrived = dayIndex === 1 && arrival ? minutesOfDay(arrival.time) : null;
  const leaves = dayIndex === daysTotal && departure ? minutesOfDay(departure.time) : null;
  return {
    from: arrived === null ? 0 : arrived + WAY_IN_MINUTES,
    until: leaves === null ? DAY_MINUTES : leaves - WAY_OUT_MINUTES,
  };
}

/** With less than this left of a part of the day, nothing is planned in it. */
const WORTH_PLANNING_MINUTES = 90;

/** Why nothing is planned in a part of the day. */
export type TakenBy = "arrival" | "departure";

/** What takes up a part of the day; null where the company is free for most of it. */
export function takenBy(dayIndex: number, part: BlockName, trip: TripSpan): TakenBy | null {
  const free = freeTime(dayIndex, trip);
  const [fromHour, untilHour] = PART_HOURS[part];
  if (untilHour * 60 - Math.max(fromHour * 60, free.from) < WORTH_PLANNING_MINUTES) return "arrival";
  return Math.min(untilHour * 60, free.until) - fromHour * 60 < WORTH_PLANNING_MINUTES ? "departure" : null;
}

/** What takes up a part of a day, and when that is; null where the company is free for most of it. */
export function endTaking(dayIndex: number, part: BlockName, trip: TripSpan): (Arrival & { by: TakenBy }) | null {
  const by = takenBy(dayIndex, part, trip);
  const end = by && trip[by];
  return end && { ...end, by };
}

/** The parts of a day in which the company arrives or departs, in their order. */
export const takenParts = (dayIndex: number, trip: TripSpan): BlockName[] =>
  BLOCK_NAMES.filter((part) => takenBy(dayIndex, part, trip) !== null);

/** What is wrong with an arrival or a departure as typed. */
export const tripEndProblem = ({ time, place }: Arrival): FormProblem | null =>
  minutesOfDay(time) === null ? { code: "no-time" } : longLine(place);

/** What two ends of a trip have against each other: on a trip of one day, the one comes before the other. */
export const tripEndsProblem = ({ arrival, departure, daysTotal }: TripSpan): FormProblem | null =>
  daysTotal === 1 && arrival && departure && departure.time <= arrival.time ? { code: "departs-before-arrival" } : null;

/** An end as a form has it: none where nothing was typed. */
export const tripEndFrom = (time: string, place: string): Arrival | null =>
  isBlank(time) && isBlank(place) ? null : { time: time.trim(), place: place.trim() };
