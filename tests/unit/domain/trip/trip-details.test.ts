import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "#tests/fixtures/property-seed";
import { addDays, tripLength } from "~/domain/dates/calendar-date";
import { dateOfDay } from "~/domain/dates/day-index";
import { MAX_TRIP_DAYS } from "~/domain/forms/limits";
import type { Stay } from "~/domain/trip/stays";
import {
  changedFields,
  detailsAfter,
  detailsProblems,
  overwritten,
  type Progress,
  type TripDetails,
} from "~/domain/trip/trip-details";

const aStay = (fromDay: number, toDay: number): Stay => ({
  id: `stay-${fromDay}`,
  name: "Hotel Mon",
  address: "",
  lat: null,
  lng: null,
  fromDay,
  toDay,
});

const TRIP: TripDetails = {
  tripName: "Autumn in Lisbon",
  purpose: "Birthday",
  startDate: "2027-10-01",
  endDate: "2027-10-05",
  legs: [{ city: "Lisbon", fromDay: 1, toDay: 5 }],
  whoWith: ["friends"],
  partyCount: 2,
  stays: [aStay(1, 5)],
  arrival: { time: "15:40", place: "Airport" },
  departure: null,
};

const PLANNED: Progress = { startedTrip: false, tripComplete: false, currentDayIndex: 1, totalDays: 5 };
const days = ({ startDate, endDate }: TripDetails): number => tripLength(startDate, endDate);

describe("a trip whose start is moved", () => {
  const start = fc
    .integer({ min: 0, max: 200_000 })
    .map((days) => addDays("2000-01-01", days))
    .filter((date) => date < "2500-01-01");
  const length = fc.integer({ min: 1, max: MAX_TRIP_DAYS });

  test("keeps its length, and each of its days keeps its number and its distance from the others", () =>
    fc.assert(
      fc.property(start, length, start, (before, daysTotal, after) => {
        const legs = [{ city: "Lisbon", fromDay: 1, toDay: daysTotal }];
        const trip = { ...TRIP, startDate: before, endDate: addDays(before, daysTotal - 1), legs };
        const moved = detailsAfter(trip, { startDate: after });
        expect(days(moved)).toBe(daysTotal);
        expect(dateOfDay(moved.startDate, daysTotal)).toBe(moved.endDate);
        expect({ ...moved, startDate: before, endDate: trip.endDate }).toEqual(trip);
      }),
    ));

  test("and moved back is as it was", () =>
    fc.assert(
      fc.property(start, length, start, (before, daysTotal, after) => {
        const legs = [{ city: "Lisbon", fromDay: 1, toDay: daysTotal }];
        const trip = { ...TRIP, startDate: before, endDate: addDays(before, daysTotal - 1), legs };
        expect(detailsAfter(detailsAfter(trip, { startDate: after }), { startDate: before })).toEqual(trip);
      }),
    ));

  test("with its end named becomes as long as that", () =>
    expect(days(detailsAfter(TRIP, { startDate: "2027-10-03", endDate: "2027-10-09" }))).toBe(7));
});

describe("two who change a trip at the same time", () => {
  const change = fc.record(
    {
      tripName: fc.constantFrom("A", "B"),
      purpose: fc.constantFrom("A", "B"),
      partyCount: fc.constantFrom(2, 3),
      endDate: fc.constantFrom("2027-10-05", "2027-10-06"),
    },
    { requiredKeys: [] },
  );

  test("lose nothing: the second gets their change in, or hears of the fields that the first has changed", () =>
    fc.assert(
      fc.property(change, change, (first, second) => {
        const between = detailsAfter(TRIP, first);
        const lost = overwritten(between, second, TRIP);
        expect(lost).toEqual(
          changedFields(TRIP, first).filter((field) => changedFields(between, second).includes(field)),
        );
        if (lost.length > 0) return;
        const after = detailsAfter(between, second);
        expect(after).toMatchObject(second);
        for (const field of changedFields(TRIP, first)) expect(after[field]).toEqual(between[field]);
      }),
    ));

  test("agree where they change it to the same", () => {
    const between = detailsAfter(TRIP, { tripName: "Lisbon at last" });
    expect(overwritten(between, { tripName: "Lisbon at last" }, TRIP)).toEqual([]);
    expect(overwritten(between, { tripName: "Lisbon again" }, TRIP)).toEqual(["tripName"]);
  });

  test("are not held up by one who does not say what they have seen", () =>
    expect(overwritten(detailsAfter(TRIP, { partyCount: 4 }), { partyCount: 3 }, {})).toEqual([]));
});

describe("the length of a trip", () => {
  const endingOn = (endDate: string, progress: Progress) =>
    detailsProblems(detailsAfter(TRIP, { endDate }), progress, TRIP).endDate;

  test("may change in either direction before the trip has started", () => {
    expect(endingOn("2027-10-01", PLANNED)).toBeUndefined();
    expect(endingOn("2027-11-29", PLANNED)).toBeUndefined();
    expect(endingOn("2027-11-30", PLANNED)).toEqual({ code: "trip-too-long", days: MAX_TRIP_DAYS });
    expect(endingOn("2027-09-30", PLANNED)).toEqual({ code: "ends-before-start" });
  });

  test("does not become shorter than the way that is behind it", () => {
    const onDay3 = { ...PLANNED, startedTrip: true, currentDayIndex: 3 };
    expect(endingOn("2027-10-03", onDay3)).toBeUndefined();
    expect(endingOn("2027-10-02", onDay3)).toEqual({ code: "ends-before-position", day: 3 });
    expect(endingOn("2027-10-09", onDay3)).toBeUndefined();
  });

  test("stays once the trip is over", () => {
    const over = { startedTrip: true, tripComplete: true, currentDayIndex: 6, totalDays: 5 };
    expect(endingOn("2027-10-05", over)).toBeUndefined();
    expect(endingOn("2027-10-06", over)).toEqual({ code: "over-keeps-days", days: 5 });
  });
});

describe("the cities of a trip", () => {
  const on = (fromDay: number, toDay: number, city: string) => ({ city, fromDay, toDay });
  const BOTH = { ...TRIP, legs: [on(1, 3, "Lisbon"), on(4, 5, "Porto")] };
  const goingBy = (legs: TripDetails["legs"], progress: Progress) =>
    detailsProblems(detailsAfter(BOTH, { legs }), progress, BOTH).legs;

  test("are the same however they are written, and one that follows itself is one", () => {
    expect(changedFields(BOTH, { legs: [on(1, 3, " lisbon "), on(4, 5, "Porto")] })).toEqual([]);
    expect(changedFields(BOTH, { legs: [on(1, 2, "Lisbon"), on(3, 3, "Lisbon"), on(4, 5, "Porto")] })).toEqual([]);
    expect(changedFields(BOTH, { legs: [on(1, 2, "Lisbon"), on(3, 5, "Porto")] })).toEqual(["legs"]);
    expect(detailsAfter(BOTH, { legs: [on(1, 3, "Porto"), on(4, 5, "Porto")] }).legs).toEqual([on(1, 5, "Porto")]);
  });

  test("fit its dates when these change alone, and cover them when they change with them", () => {
    expect(detailsAfter(BOTH, { endDate: "2027-10-03" }).legs).toEqual([on(1, 3, "Lisbon")]);
    expect(detailsAfter(BOTH, { endDate: "2027-10-07" }).legs).toEqual([on(1, 3, "Lisbon"), on(4, 7, "Porto")]);
    expect(goingBy([on(1, 3, "Lisbon")], PLANNED)).toEqual({ code: "cities-do-not-cover-days" });
    expect(goingBy([on(1, 5, " ")], PLANNED)).toEqual({ code: "no-city" });
  });

  test("stay as they are up to the day that the trip has come to, and once it is over", () => {
    const onDay3 = { ...PLANNED, startedTrip: true, currentDayIndex: 3 };
    const later = [on(1, 3, "Lisbon"), on(4, 4, "Braga"), on(5, 5, "Porto")];
    expect(goingBy(later, onDay3)).toBeUndefined();
    expect(goingBy([on(1, 2, "Lisbon"), on(3, 5, "Porto")], onDay3)).toEqual({
      code: "cities-before-position",
      day: 3,
    });
    const over = { startedTrip: true, tripComplete: true, currentDayIndex: 6, totalDays: 5 };
    expect(goingBy(later, over)).toEqual({ code: "over-keeps-cities" });
  });
});

test("arrival and departure are times of day, in that order on a trip of one day", () => {
  const problems = (changes: Partial<TripDetails>) => detailsProblems(detailsAfter(TRIP, changes), PLANNED, TRIP);
  expect(problems({ departure: { time: "24:00", place: "" } })).toEqual({ departure: { code: "no-time" } });
  expect(problems({ departure: { time: "09:00", place: "" } })).toEqual({});
  expect(problems({ endDate: "2027-10-01", departure: { time: "09:00", place: "" } })).toEqual({
    departure: { code: "departs-before-arrival" },
  });
});
