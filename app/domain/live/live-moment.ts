import { addDays, type CalendarDate, isCalendarDate } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { beginningOf, type DayReached, hasBegun, travellersDate, type TripClock } from "./day-begins";
import { comparePositions } from "./live-advance";
import type { Trip } from "../trip/trip";
import type { Position } from "./live-position";

/**
 * Where the trip is for those who are on it: in a part of a day; in the evening after a day that is done, until the next one begins; or over.
 * The stored position stands at the next morning from that evening on (SPEC section 4, live trip); what screens say follows the moment.
 * `date` is that of the day under way; in the evening after, `begins` is that of the next. Null where no dates are known. `travelledOn` are those of
 * the days that are done, as far as they were kept.
 */
export type LiveMoment =
  | ({ kind: "at-block"; at: Position; date: CalendarDate | null } & DaysDone)
  | ({
      kind: "evening-after";
      day: number;
      next: Position;
      begins: CalendarDate | null;
      isTomorrow: boolean;
    } & DaysDone)
  | { kind: "over" };

type DaysDone = Partial<Pick<DayReached, "travelledOn">>;

type TripDays = { startDate: string; daysTotal: number };

/** The moment of a trip by where it stands, its planned dates and its clock. */
export function liveMoment(reached: DayReached, { startDate, daysTotal }: TripDays, clock: TripClock): LiveMoment {
  const at = { dayIndex: reached.currentDayIndex, block: reached.currentBlock };
  if (at.dayIndex > daysTotal) return { kind: "over" };
  if (hasBegun(reached, startDate, clock))
    return { kind: "at-block", at, date: dateUnderWay(reached, startDate, clock), travelledOn: reached.travelledOn };
  const begins = beginningOf(reached, startDate);
  const isTomorrow = begins === addDays(travellersDate(clock), 1);
  return {
    kind: "evening-after",
    day: at.dayIndex - 1,
    next: at,
    begins,
    isTomorrow,
    travelledOn: reached.travelledOn,
  };
}

/** The planned date, unless the day began after it or it is still to come. A day that was begun in the evening of the one before is the morning after's. */
function dateUnderWay(
  { currentDayIndex, dayBeginsOn, travelledOn }: DayReached,
  startDate: string,
  clock: TripClock,
): CalendarDate | null {
  if (!isCalendarDate(startDate)) return null;
  const planned = dateOfDay(startDate, currentDayIndex);
  if (dayBeginsOn === null) return planned;
  const today = travellersDate(clock);
  const dayBefore = travelledOn[currentDayIndex - 2] ?? null;
  const begins = dayBefore !== null && dayBefore >= dayBeginsOn ? addDays(dayBefore, 1) : dayBeginsOn;
  const latest = today > begins ? today : begins;
  return planned < begins ? begins : planned > latest ? latest : planned;
}

/**
 * The date of a day: one that is done keeps its own; the others follow one another from the one under way, on whichever dates the trip was planned. Null
 * where it has no dates.
 */
export function dateOnTrip(day: number, moment: LiveMoment, startDate: string): CalendarDate | null {
  const done = moment.kind === "over" ? null : (moment.travelledOn?.[day - 1] ?? null);
  return done ?? dateCounted(day, moment, startDate);
}

/** The date of a day as it is counted from the one under way. */
function dateCounted(day: number, moment: LiveMoment, startDate: string): CalendarDate | null {
  if (moment.kind === "at-block" && moment.date !== null) return addDays(moment.date, day - moment.at.dayIndex);
  if (moment.kind === "evening-after" && moment.begins !== null)
    return addDays(moment.begins, day - moment.next.dayIndex);
  return isCalendarDate(startDate) ? dateOfDay(startDate, day) : null;
}

type TravelledTrip = TripDays & Pick<Trip, "endDate" | "travelledFrom">;

/** A trip with the dates on which it is or was travelled, counted from the day under way; with those planned as long as there is no moment. */
export function asTravelled<T extends TravelledTrip>(trip: T, moment: LiveMoment | null): T {
  const startDate = moment && moment.kind !== "over" ? dateCounted(1, moment, trip.startDate) : trip.travelledFrom;
  return startDate === null ? trip : { ...trip, startDate, endDate: dateOfDay(startDate, trip.daysTotal) };
}

type DatedTrip = Pick<TravelledTrip, "startDate" | "travelledFrom">;

/** The date of a day as the trip is or was travelled, else as it is planned; null where it has none. */
export function dateAsTravelled(day: number, trip: DatedTrip, moment: LiveMoment | null): CalendarDate | null {
  if (moment && moment.kind !== "over") return dateOnTrip(day, moment, trip.startDate);
  const first = trip.travelledFrom ?? trip.startDate;
  return isCalendarDate(first) ? dateOfDay(first, day) : null;
}

/** From when to when a trip is or was travelled: as `asTravelled`, but where two days were done on one date the first keeps its own. */
export function spanAsTravelled(
  trip: TravelledTrip,
  moment: LiveMoment | null,
): Pick<TravelledTrip, "startDate" | "endDate"> {
  const { startDate, endDate } = asTravelled(trip, moment);
  return { startDate: dateAsTravelled(1, trip, moment) ?? startDate, endDate };
}

/**
 * The date for which something on a day is booked: the calendar's, as the trip has its dates. A trip that is travelled earlier or later takes its days
 * along, but no table, train or ticket (docs/decisions/028). Without such dates it is the day's own; null where none is known.
 */
export const bookedDate = (day: number, moment: LiveMoment, startDate: string): CalendarDate | null =>
  isCalendarDate(startDate) ? dateOfDay(startDate, day) : dateOnTrip(day, moment, startDate);

/** That date where the day itself is travelled on another; null where the two agree. */
export function bookedForAnotherDate(day: number, moment: LiveMoment, startDate: string): CalendarDate | null {
  const booked = bookedDate(day, moment, startDate);
  return booked === dateOnTrip(day, moment, startDate) ? null : booked;
}

export type Passed = "done" | "current" | "ahead";

/** Whether a block is behind the trip, where it is now, or still to come. */
export function blockState(block: Position, moment: LiveMoment): Passed {
  if (moment.kind === "over") return "done";
  if (moment.kind === "evening-after") return block.dayIndex <= moment.day ? "done" : "ahead";
  const order = comparePositions(block, moment.at);
  return order < 0 ? "done" : order === 0 ? "current" : "ahead";
}

/** Whether a whole day is behind the trip, the one it is on, or still to come. */
export function dayState(day: number, moment: LiveMoment): Passed {
  if (moment.kind === "over") return "done";
  if (moment.kind === "evening-after") return day <= moment.day ? "done" : "ahead";
  return day < moment.at.dayIndex ? "done" : day === moment.at.dayIndex ? "current" : "ahead";
}
