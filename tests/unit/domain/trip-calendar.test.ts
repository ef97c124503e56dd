import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { aBlock, someDays } from "#tests/fixtures/days";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { tripCalendar } from "~/domain/plan/trip-calendar";
import { calendarFile } from "~/features/plan/calendar-file";
import { aTrip } from "#tests/fixtures/kept-copy";

const NOTHING_BOOKED = { reference: "", name: "", url: "", note: "" };
const pad = (hour: number): string => String(hour).padStart(2, "0");
const NOW = new Date("2027-02-01T10:00:00Z");

const trip = aTrip({
  tripName: "Lisbon together",
  purpose: "A birthday",
  startDate: "2027-03-27",
  endDate: "2027-03-29",
});
const itinerary: Itinerary = {
  itineraryId: "i1",
  tripId: "t1",
  tripName: trip.tripName,
  city: "Lisbon",
  daysTotal: 3,
  days: someDays(3),
  shelf: [],
};

const fileOf = (changes: Partial<Trip> = {}, plan: Itinerary | null = itinerary) =>
  calendarFile(changes.tripName ?? trip.tripName, tripCalendar({ ...trip, ...changes }, plan), NOW);

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));

/** A plan of one day whose morning says that. */
const saying = (title: string, description: string, location: string): Itinerary => {
  const [day] = someDays(1);
  return {
    ...itinerary,
    days: day
      ? [
          {
            ...day,
            blocks: {
              ...day.blocks,
              morning: aBlock("morning", { title, description, location, neighborhoodTag: "" }),
            },
          },
        ]
      : [],
  };
};

describe("a trip in a calendar", () => {
  test("lies over all its days, the last one too, and keeps nobody busy", () => {
    const [whole] = eventsIn(fileOf());
    expect(whole?.summary).toBe("Lisbon together");
    expect([whole?.startDate.toString(), whole?.endDate.toString()]).toEqual(["2027-03-27", "2027-03-30"]);
    expect(whole?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("has each part of each day at hours of the place, whatever zone the calendar is in, across the night the clocks change", () => {
    const [, ...parts] = eventsIn(fileOf());
    expect(parts).toHaveLength(9);
    expect(parts.slice(3, 6).map(({ startDate, endDate }) => `${startDate.toString()} ${endDate.toString()}`)).toEqual([
      "2027-03-28T09:00:00 2027-03-28T12:00:00",
      "2027-03-28T13:00:00 2027-03-28T17:00:00",
      "2027-03-28T18:00:00 2027-03-28T21:00:00",
    ]);
    expect(parts.every(({ startDate }) => startDate.zone === ICAL.Timezone.localTimezone)).toBe(true);
  });

  test("has the time zone of each city, with its changes of clocks, so that a calendar at home shows the right moment", () => {
    const leg = (city: string, timeZone: string, fromDay: number, toDay: number) => ({
      ...{ city, timeZone, fromDay, toDay },
      ...{ cityId: null, lat: null, lng: null },
    });
    const [first, way, last] = someDays(3);
    const [morning, afternoon] = way?.stops ?? [];
    if (!first || !way || !last || !morning || !afternoon) throw new Error("The days have stops.");
    const train = { ...morning, kind: "travel" as const, minutes: 140, booking: { ...NOTHING_BOOKED, time: "09:31" } };
    const days = [first, { ...way, stops: [train, { ...afternoon, start: "15:00", minutes: 60 }] }, last];
    const changes = { legs: [leg("London", "Europe/London", 1, 1), leg("Paris", "Europe/Paris", 2, 3)] };
    const file = fileOf({ ...changes, startDate: "2027-03-27" }, { ...itinerary, days });
    const component = new ICAL.Component(ICAL.parse(file));
    const zones = component.getAllSubcomponents("vtimezone").map((zone) => new ICAL.Timezone(zone));
    expect(zones.map(({ tzid }) => tzid)).toEqual(["Europe/London", "Europe/Paris"]);
    zones.forEach((zone) => ICAL.TimezoneService.register(zone));
    const inUtc = (time: ICAL.Time) => time.convertToZone(ICAL.Timezone.utcTimezone).toString();
    const timed = eventsIn(file).filter(({ startDate }) => !startDate.isDate);
    ICAL.TimezoneService.reset();
    expect(timed.map(({ startDate, endDate }) => [inUtc(startDate), inUtc(endDate)])).toEqual([
      ...[9, 13, 18].map((hour, i) => [`2027-03-27T${pad(hour)}:00:00Z`, `2027-03-27T${[12, 17, 21][i]}:00:00Z`]),
      // The clocks went forward in both cities in the night before.
      ["2027-03-28T08:31:00Z", "2027-03-28T10:51:00Z"],
      ["2027-03-28T13:00:00Z", "2027-03-28T14:00:00Z"],
      ...[7, 11, 16].map((hour, i) => [`2027-03-29T${pad(hour)}:00:00Z`, `2027-03-29T${[10, 15, 19][i]}:00:00Z`]),
    ]);
    expect(file).toContain("DTSTART;TZID=Europe/London:20270328T093100");
    expect(file).toMatch(/DTSTAMP:20270201T100000Z/);
  });

  test("has one event for each stop with a time, exactly there where it is booked or set, and else as a suggestion", () => {
    const [day] = someDays(1);
    const [castle, lunch, show] = day?.stops ?? [];
    if (!day || !castle || !lunch || !show) throw new Error("The day has no stops.");
    const stops = [
      { ...castle, start: "09:15", minutes: 90 },
      { ...castle, id: "1-morning-2", title: "Market", start: "11:10", startIsSet: true, minutes: null },
      lunch,
      {
        ...show,
        start: "22:30",
        minutes: 120,
        booking: { reference: "K7", name: "", time: "22:45", url: "", note: "" },
      },
    ];
    const [, ...events] = eventsIn(fileOf({}, { ...itinerary, days: [{ ...day, stops }] }));
    expect(
      events.map(({ summary, startDate, endDate }) => `${summary} ${startDate.toString()} ${endDate.toString()}`),
    ).toEqual([
      "A quiet morning 2027-03-27T09:15:00 2027-03-27T10:45:00",
      "Market 2027-03-27T11:10:00 2027-03-27T12:10:00",
      "A quiet afternoon 2027-03-27T13:00:00 2027-03-27T17:00:00",
      "A quiet evening 2027-03-27T22:45:00 2027-03-28T00:45:00",
    ]);
    const suggested = events.map(({ description }) => /suggestion/.test(description));
    expect(suggested).toEqual([true, false, true, false]);
    const untimed = eventsIn(fileOf({}, { ...itinerary, days: [day] }));
    expect(untimed.map(({ uid }) => uid)).toContain(events[0]?.uid);
  });

  test("has the dates on which it is travelled, where that is others than planned, and what is booked on its own", () => {
    const [first, second] = someDays(2);
    const [table] = second?.stops ?? [];
    if (!first || !second || !table) throw new Error("The days have stops.");
    const booked = { ...table, booking: { ...NOTHING_BOOKED, time: "09:15" } };
    const plan = { ...itinerary, days: [first, { ...second, stops: [booked] }] };
    const stays = [{ id: "s1", name: "Hotel Mon", address: "", lat: null, lng: null, fromDay: 1, toDay: 3 }];
    const travelled = { startDate: "2027-03-20", endDate: "2027-03-22" };
    const events = eventsIn(calendarFile(trip.tripName, tripCalendar({ ...trip, stays }, plan, travelled), NOW));
    expect(events.map(({ summary, startDate }) => `${summary} ${startDate.toString()}`)).toEqual([
      "Lisbon together 2027-03-20",
      "Stay: Hotel Mon 2027-03-27",
      "A quiet morning 2027-03-20T09:00:00",
      "A quiet afternoon 2027-03-20T13:00:00",
      "A quiet evening 2027-03-20T18:00:00",
      "A quiet morning 2027-03-28T09:15:00",
    ]);
  });

  test("has nothing of a part of a day that is open", () => {
    const [day] = someDays(1);
    const open = day && { ...day, stops: day.stops.filter(({ at }) => at.part !== "afternoon") };
    expect(eventsIn(fileOf({}, { ...itinerary, days: open ? [open] : [] }))).toHaveLength(3);
  });

  test("says that the hours are a suggestion, where it is, and where on the map", () => {
    const morning = eventsIn(fileOf())[1];
    expect(morning?.description).toMatch(/^Slowly, “à pé”\.\n\nThe hours are a suggestion/);
    expect(morning?.location).toBe("Graça, Lisbon");
    expect(morning?.component.getFirstPropertyValue("geo")).toEqual([38.716, -9.13]);
  });

  test("names each event the same whenever it is written, and no two alike", () => {
    const uids = (file: string) => eventsIn(file).map(({ uid }) => uid);
    expect(uids(fileOf({ tripName: "Another name" }))).toEqual(uids(fileOf()));
    expect(new Set(uids(fileOf())).size).toBe(10);
  });

  test("has the nights of each stay, and when one arrives and leaves", () => {
    const stay = { id: "s1", name: "Hotel Mon", address: "", lat: 38.7, lng: -9.1, fromDay: 1, toDay: 3 };
    const file = fileOf({ stays: [stay], arrival: { time: "15:40", place: "Airport" } }, null);
    const framed = eventsIn(file).slice(1);
    expect(framed.map(({ summary, startDate }) => `${summary} ${startDate.toString()}`)).toEqual([
      "Stay: Hotel Mon 2027-03-27",
      "Arrival: Airport 2027-03-27T15:40:00",
    ]);
    expect(framed[0]?.endDate.toString()).toBe("2027-03-29");
  });

  test("is a calendar of one event before any day is planned", () => {
    expect(eventsIn(fileOf({}, null))).toHaveLength(1);
  });

  test("keeps every word as it was written, in lines that calendars can read", () => {
    const words = fc.string({
      unit: fc.oneof(
        fc.constantFrom(",", ";", "\\", "\n", "n", '"', ":", "é", "茶", "🍋", " "),
        fc.string({ minLength: 1, maxLength: 1 }).filter((letter) => letter >= " " && letter !== "\u007f"),
      ),
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(words, words, words, (title, description, location) => {
        const file = fileOf({}, saying(title, description, location));
        for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const morning = eventsIn(file)[1];
        expect([morning?.summary, morning?.location]).toEqual([title, location]);
        expect(morning?.description.startsWith(description)).toBe(true);
      }),
    );
  });
});
