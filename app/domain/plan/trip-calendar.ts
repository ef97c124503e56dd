import { zoneOfStop, zoneOn } from "../trip/leg-zones";
import { cityOn } from "../trip/legs";
import { BLOCK_NAMES, type BlockName, PART_HOURS } from "./block";
import { addDays, type CalendarDate } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { type Point, pointOf } from "../place/geo";
import { idOfBlock, leadAt, stopsOfPart } from "./day-of-stops";
import type { Day, Itinerary } from "./itinerary";
import type { PlacedStop } from "./stop";
import { minutesOfDay, toldTime } from "./time-of-day";
import { placeOf } from "../place/place-in-words";
import type { Arrival } from "../trip/arrival";
import { staysWithin } from "../trip/stays";
import type { Trip } from "../trip/trip";

/** What a calendar gets to know: the trip over all its days, each stop with a time, and each part of a day that has none. */
export type CalendarEvent = {
  /** The same whenever the trip is written again, so that a calendar replaces instead of doubling. */
  uid: string;
  /** What it is besides a part of the plan: where one sleeps, how one comes or goes. */
  frame?: CalendarFrame;
  title: string;
  description: string;
  /** What the entry says besides the plan. */
  remarks: CalendarRemark[];
  location: string;
  point: Point | null;
  when: AllDay | Hours;
};
export type CalendarFrame = "stay" | "arrival" | "departure";
export type CalendarRemark = "needs-ticket" | "time-suggested" | "hours-suggested";
/** `until` is the day after the last one, as calendars count. */
type AllDay = { allDay: true; from: CalendarDate; until: CalendarDate };
/** Minutes from midnight on the clocks of `zone`, null where none is known; `until` goes on into the next day. */
type Hours = { allDay: false; date: CalendarDate; from: number; until: number; zone: string | null };

/** The dates on which a trip is travelled. */
export type TravelDates = Pick<Trip, "startDate" | "endDate">;

/** The events of a trip, the whole trip first, then what it stands on. What is booked keeps the dates that were planned (docs/decisions/028). */
export const tripCalendar = (
  trip: Trip,
  itinerary: Itinerary | null,
  { startDate, endDate }: TravelDates = trip,
): CalendarEvent[] => [
  wholeTrip({ ...trip, startDate, endDate }),
  ...stayEvents(trip),
  ...endEvents(trip),
  ...(itinerary?.days ?? []).flatMap((day) => eventsOfDay(trip, day, dateOfDay(startDate, day.dayIndex))),
];

const wholeTrip = ({ tripId, tripName, destination, purpose, startDate, endDate }: Trip): CalendarEvent => ({
  uid: `${tripId}@wayfellow`,
  title: tripName,
  description: purpose,
  remarks: [],
  location: destination,
  point: null,
  when: { allDay: true, from: startDate, until: addDays(endDate, 1) },
});

const stayEvents = ({ tripId, startDate, stays, daysTotal }: Trip): CalendarEvent[] =>
  staysWithin(stays, daysTotal).map((stay) => ({
    uid: `${tripId}-stay-${stay.id}@wayfellow`,
    frame: "stay",
    title: stay.name,
    description: "",
    remarks: [],
    location: stay.address || stay.name,
    point: pointOf(stay),
    when: { allDay: true, from: dateOfDay(startDate, stay.fromDay), until: dateOfDay(startDate, stay.toDay) },
  }));

/** An arrival and a departure take this long in a calendar. */
const END_MINUTES = 30;

function endEvents(trip: Trip): CalendarEvent[] {
  const { tripId, startDate, daysTotal, arrival, departure } = trip;
  const event = (frame: "arrival" | "departure", end: Arrival | null, day: number): CalendarEvent[] => {
    const minutes = end && minutesOfDay(end.time);
    if (!end || minutes === null) return [];
    return [
      {
        uid: `${tripId}-${frame}@wayfellow`,
        frame,
        title: end.place || cityOn(trip, day),
        description: "",
        remarks: [],
        location: end.place || cityOn(trip, day),
        point: null,
        when: {
          allDay: false,
          date: dateOfDay(startDate, day),
          from: minutes,
          until: minutes + END_MINUTES,
          zone: zoneOn(trip, day),
        },
      },
    ];
  };
  return [...event("arrival", arrival, 1), ...event("departure", departure, daysTotal)];
}

const eventsOfDay = (trip: Trip, day: Day, date: CalendarDate): CalendarEvent[] =>
  BLOCK_NAMES.flatMap((part) => {
    const stops = stopsOfPart(day.stops, part);
    const timed = stops.flatMap((stop) => eventOfStop(trip, day, stop, date));
    return timed.length > 0 || stops.length === 0 ? timed : [eventOfPart(trip, day, part, date)];
  });

/** What a stop without a length takes up. */
const USUAL_MINUTES = 60;

function eventOfStop(
  { tripId, startDate, ...trip }: Trip,
  day: Day,
  stop: PlacedStop,
  date: CalendarDate,
): CalendarEvent[] {
  const { dayIndex } = day;
  const told = toldTime(stop);
  const from = minutesOfDay(told?.time ?? null);
  if (told === null || from === null) return [];
  return [
    {
      uid: uidOf(tripId, stop.id),
      title: stop.title,
      description: stop.note,
      remarks: [
        ...(stop.isTicketed ? (["needs-ticket"] as const) : []),
        ...(told.about ? (["time-suggested"] as const) : []),
      ],
      location: placeOf(stop) || cityOn(trip, dayIndex),
      point: pointOf(stop),
      when: {
        allDay: false,
        date: stop.booking ? dateOfDay(startDate, dayIndex) : date,
        from,
        until: from + (stop.minutes ?? USUAL_MINUTES),
        zone: zoneOfStop(trip, day, stop.id),
      },
    },
  ];
}

function eventOfPart(
  { tripId, startDate, ...trip }: Trip,
  day: Day,
  part: BlockName,
  date: CalendarDate,
): CalendarEvent {
  const { dayIndex, blocks } = day;
  const block = blocks[part];
  const [fromHour, untilHour] = PART_HOURS[part];
  const lead = leadAt(day, part);
  return {
    uid: uidOf(tripId, idOfBlock(dayIndex, part)),
    title: block.title,
    description: block.description,
    remarks: block.isTicketed ? ["needs-ticket", "hours-suggested"] : ["hours-suggested"],
    location: placeOf(block) || cityOn(trip, dayIndex),
    point: pointOf(block),
    when: {
      allDay: false,
      date: lead?.booking ? dateOfDay(startDate, dayIndex) : date,
      from: fromHour * 60,
      until: untilHour * 60,
      zone: zoneOfStop(trip, day, lead?.id ?? ""),
    },
  };
}

/** A part of a day of an earlier version has the id of the stop that it became, so that the stop's event replaces the part's. */
const uidOf = (tripId: string, stopId: string): string => `${tripId}-day-${stopId}@wayfellow`;
