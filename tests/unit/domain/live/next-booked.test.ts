import { describe, expect, test } from "vitest";
import { instantOf } from "~/domain/dates/instant";
import { nextBookedTexts } from "#messages/live-pauses";
import { mayBeSoon } from "~/features/live/lazy-next-booked";
import { nextBooked } from "~/domain/live/next-booked";
import type { LiveTrip } from "~/features/live/live-trip";
import { bookedForAnotherDate, type LiveMoment } from "~/domain/live/live-moment";
import type { BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Booking } from "~/domain/plan/stop";
import { aDay } from "#tests/fixtures/days";
import { aTrip } from "#tests/fixtures/kept-copy";

const TOKYO = "Asia/Tokyo";
const START = "2027-05-01";
const TRIP = aTrip({ timeZone: TOKYO, startDate: START });
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const onDay = (dayIndex: number): LiveMoment => ({
  kind: "at-block",
  at: { dayIndex, block: "morning" },
  date: `2027-05-0${dayIndex}`,
});

/** A day of which some parts are booked for a time, under a reference of the part's name. */
function booked(dayIndex: number, times: Partial<Record<BlockName, string | null>>): Day {
  const day = aDay(dayIndex);
  const bookingOf = (part: BlockName): Booking | null => {
    const time = times[part];
    return time === undefined ? null : { reference: `${dayIndex}-${part}`, name: "", time, url: "", note: "" };
  };
  return { ...day, stops: day.stops.map((stop) => ({ ...stop, booking: bookingOf(stop.at.part) })) };
}

const next = (days: Day[], now: Date, moment = onDay(1)) => {
  const found = nextBooked({ days }, moment, TRIP, now);
  return found && { of: found.stop.booking.reference, inMinutes: found.inMinutes, isTomorrow: found.isTomorrow };
};

describe("what is booked next", () => {
  const days = [booked(1, { morning: "09:40", evening: "19:30" }), booked(2, { afternoon: "14:00" })];

  test("is counted on the trip's clock, whatever the device's zone", () =>
    expect(next(days, at("2027-05-01", "17:20"))).toEqual({ of: "1-evening", inMinutes: 130, isTomorrow: false }));

  test("stays a while after it has begun, for who is late, and then gives way to tomorrow's first", () => {
    expect(next(days, at("2027-05-01", "19:59"))).toEqual({ of: "1-evening", inMinutes: -29, isTomorrow: false });
    expect(next(days, at("2027-05-01", "20:00"))).toEqual({ of: "2-afternoon", inMinutes: 1080, isTomorrow: true });
  });

  test("that begins soon goes before what has begun, of which the last is shown until then", () => {
    const full = [booked(1, { morning: "10:00", afternoon: "10:10", evening: "10:45" })];
    expect(next(full, at("2027-05-01", "10:14"))).toMatchObject({ of: "1-afternoon", inMinutes: -4 });
    expect(next(full, at("2027-05-01", "10:15"))).toMatchObject({ of: "1-evening", inMinutes: 30 });
    expect(next(full, at("2027-05-01", "10:45"))).toMatchObject({ of: "1-evening", inMinutes: 0 });
  });

  test("is said to be now in its minute alone", () =>
    expect([90, 1, 0, -1, -29].map(nextBookedTexts.left)).toEqual([
      "in 1 h 30 min",
      "in 1 min",
      "now",
      "began 1 min ago",
      "began 29 min ago",
    ]));

  test("has a place kept for it where something is booked for a time of today or tomorrow", () => {
    const trip = { ...aTrip(), startDate: START };
    const soon = (day: Day, date = START) =>
      mayBeSoon({
        plan: { days: [day] } as LiveTrip["plan"],
        trip,
        position: { dayIndex: 1, block: "morning" },
        moment: { kind: "at-block", at: { dayIndex: 1, block: "morning" }, date },
      });
    expect(soon(booked(2, { morning: "09:00" }))).toBe(true);
    expect(soon(booked(2, { morning: null }))).toBe(false);
    expect(soon(booked(3, { morning: "09:00" }))).toBe(false);
    expect(soon(booked(1, { morning: "09:00" }), "2027-05-08")).toBe(false);
  });

  test("is nothing that is farther off than tomorrow, has no time, or has been", () => {
    expect(next([booked(3, { morning: "09:00" })], at("2027-05-01", "12:00"))).toBeNull();
    expect(next([booked(1, { evening: null })], at("2027-05-01", "12:00"))).toBeNull();
    expect(next(days, at("2027-05-02", "15:00"), onDay(2))).toBeNull();
  });

  test("after midnight is the end of the evening before, unless it is a morning's", () => {
    expect(next([booked(1, { evening: "00:30" })], at("2027-05-01", "23:00"))).toMatchObject({ inMinutes: 90 });
    expect(next([booked(1, { morning: "03:30" })], at("2027-05-01", "01:00"))).toMatchObject({ inMinutes: 150 });
  });

  test("is tomorrow's from four in the morning on, as the days are: before that it is still the evening before", () => {
    expect(next(days, at("2027-05-02", "00:30"))).toEqual({ of: "2-afternoon", inMinutes: 810, isTomorrow: true });
    expect(next(days, at("2027-05-02", "04:00"))).toEqual({ of: "2-afternoon", inMinutes: 600, isTomorrow: false });
    expect(next([booked(3, { morning: "09:00" })], at("2027-05-02", "00:30"))).toBeNull();
    expect(next([booked(1, { evening: "01:30" })], at("2027-05-02", "00:30"))).toMatchObject({ isTomorrow: false });
  });

  describe("keeps its date in the calendar, on whichever dates the days are travelled", () => {
    const travelledOn = (date: string): LiveMoment => ({
      kind: "at-block",
      at: { dayIndex: 1, block: "evening" },
      date,
    });
    const found = (today: string, time = "12:00") => nextBooked({ days }, travelledOn(today), TRIP, at(today, time));

    test.each([
      ["a day late", "2027-05-02", { inMinutes: 120, isTomorrow: false, apart: { day: 2, date: "2027-05-03" } }],
      ["a day early", "2027-04-30", { inMinutes: 1300, isTomorrow: true, apart: { day: 1, date: "2027-04-30" } }],
      ["on its dates", "2027-05-01", { inMinutes: 450, isTomorrow: false, apart: null }],
    ])("on a trip that began %s", (_, today, expected) => expect(found(today)).toMatchObject(expected));

    test("so that nothing is told of what lies weeks off, or has been", () => {
      expect(found("2027-04-01")).toBeNull();
      expect(found("2027-05-09")).toBeNull();
      expect(bookedForAnotherDate(2, travelledOn("2027-04-01"), START)).toBe("2027-05-02");
      expect(bookedForAnotherDate(2, travelledOn(START), START)).toBeNull();
    });
  });

  test("begun minutes are past, so that a clock beside it agrees", () =>
    expect(next(days, new Date("2027-05-01T19:28:59+09:00"))).toMatchObject({
      inMinutes: 2,
    }));
});

describe("an instant", () => {
  test("is where the clock of the zone shows the time, on both sides of a change of clocks", () => {
    expect(instantOf("2027-03-28", "01:30", "Europe/Lisbon")).toBe(Date.UTC(2027, 2, 28, 1, 30));
    expect(instantOf("2027-03-28", "09:00", "Europe/Paris")).toBe(Date.UTC(2027, 2, 28, 7));
    expect(instantOf("2027-03-27", "09:00", "Europe/Paris")).toBe(Date.UTC(2027, 2, 27, 8));
    expect(instantOf("2027-05-01", "00:15", "Asia/Kathmandu")).toBe(Date.UTC(2027, 3, 30, 18, 30));
  });
});
