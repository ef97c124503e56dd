import { BLOCK_NAMES, type BlockName } from "./block";
import { addDays, type CalendarDate } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { type Point, pointOf } from "../place/geo";
import type { Day, Itinerary } from "./itinerary";
import { minutesOfDay } from "./time-of-day";
import { placeOf } from "../place/map-stops";
import type { Arrival } from "../trip/arrival";
import { staysWithin } from "../trip/stays";
import type { Trip } from "../trip/trip";

/** What a calendar gets to know: the trip over all its days, and each part of a day. The hours are the clock's where the traveller is. */
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
export type CalendarRemark = "needs-ticket" | "hours-suggested";
/** `until` is the day after the last one, as calendars count. */
type AllDay = { allDay: true; from: CalendarDate; until: CalendarDate };
type Hours = { allDay: false; date: CalendarDate; fromHour: number; untilHour: number };

/** A part of a day has no hours; these are where a calendar shows it. */
export const HOURS: Record<BlockName, readonly [from: number, until: number]> = {
  morning: [9, 12],
  afternoon: [13, 17],
  evening: [18, 21],
};

/** The events of a trip, the whole trip first, then what it stands on. */
export const tripCalendar = (trip: Trip, itinerary: Itinerary | null): CalendarEvent[] => [
  wholeTrip(trip),
  ...stayEvents(trip),
  ...endEvents(trip),
  ...(itinerary?.days ?? []).flatMap((day) => eventsOfDay(trip, day)),
];

const wholeTrip = ({ tripId, tripName, city, purpose, startDate, endDate }: Trip): CalendarEvent => ({
  uid: `${tripId}@wayfellow`,
  title: tripName,
  description: purpose,
  remarks: [],
  location: city,
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

function endEvents({ tripId, city, startDate, endDate, arrival, departure }: Trip): CalendarEvent[] {
  const event = (frame: "arrival" | "departure", end: Arrival | null, date: CalendarDate): CalendarEvent[] => {
    const minutes = end && minutesOfDay(end.time);
    if (!end || minutes === null) return [];
    return [
      {
        uid: `${tripId}-${frame}@wayfellow`,
        frame,
        title: end.place || city,
        description: "",
        remarks: [],
        location: end.place || city,
        point: null,
        when: { allDay: false, date, fromHour: minutes / 60, untilHour: (minutes + END_MINUTES) / 60 },
      },
    ];
  };
  return [...event("arrival", arrival, startDate), ...event("departure", departure, endDate)];
}

const eventsOfDay = ({ tripId, city, startDate }: Trip, day: Day): CalendarEvent[] =>
  BLOCK_NAMES.map((name) => {
    const block = day.blocks[name];
    const [fromHour, untilHour] = HOURS[name];
    return {
      uid: `${tripId}-day-${day.dayIndex}-${name}@wayfellow`,
      title: block.title,
      description: block.description,
      remarks: block.isTicketed ? ["needs-ticket", "hours-suggested"] : ["hours-suggested"],
      location: placeOf(block) || city,
      point: pointOf(block),
      when: { allDay: false, date: dateOfDay(startDate, day.dayIndex), fromHour, untilHour },
    };
  });
