import { describe, expect, test } from "vitest";
import type { Block } from "~/domain/plan/block";
import type { Itinerary } from "~/domain/plan/itinerary";
import { fallbackDay } from "~/screens/planning/build/fallback-day";
import { wantedBlock, wantedDay } from "~/screens/planning/block/wanted-day";
import { aTrip } from "#tests/fixtures/kept-copy";

const trip = aTrip({ _id: "t", tripId: "t", tripName: "Spring", endDate: "2027-05-04", daysTotal: 2 });
const itinerary: Itinerary = {
  itineraryId: "i",
  tripId: "t",
  tripName: "Spring",
  city: "Lisbon",
  daysTotal: 2,
  days: [fallbackDay("Lisbon"), { ...fallbackDay("Lisbon"), dayIndex: 2 }],
  shelf: [],
};
const copy = { trip, itinerary };

const problemOf = (found: { kind: "found" } | { kind: "missing"; sentence: string }) =>
  found.kind === "missing" ? found.sentence : null;
const nameOf = (found: { kind: "found"; block: Block } | { kind: "missing" }) =>
  found.kind === "found" ? found.block.timeOfDay : null;

describe("the day an address names", () => {
  test("an address without ids means the first day", () => {
    expect(wantedDay({}, copy)).toMatchObject({ kind: "found", day: { dayIndex: 1 } });
  });

  test("a day that is not planned is named in the sentence", () => {
    expect(problemOf(wantedDay({ tripId: "t", dayIndex: "7" }, copy))).toBe("Day 7 not found.");
  });

  test("another trip's day is not this trip's", () => {
    expect(problemOf(wantedDay({ tripId: "other", dayIndex: "1" }, copy))).toBe("Could not load day data.");
  });

  test("no plan, no day", () => {
    expect(problemOf(wantedDay({}, { trip, itinerary: null }))).toBe("No itinerary data found.");
  });
});

describe("the block an address names", () => {
  test("both forms of the address lead to it", () => {
    expect(nameOf(wantedBlock({ tripId: "t", dayIndex: "2", timeOfDay: "evening" }, copy))).toBe("evening");
    expect(nameOf(wantedBlock({ tripId: "t", dayIndex: "2", blockName: "evening" }, copy))).toBe("evening");
  });

  test("an address without a part of the day means the morning", () => {
    expect(nameOf(wantedBlock({ tripId: "t", dayIndex: "2" }, copy))).toBe("morning");
  });

  test("a part of the day that does not exist is named in the sentence", () => {
    expect(problemOf(wantedBlock({ tripId: "t", dayIndex: "1", timeOfDay: "noon" }, copy))).toBe(
      "noon block not found.",
    );
  });

  test("another trip's block is not this trip's", () => {
    expect(problemOf(wantedBlock({ tripId: "other", dayIndex: "1", timeOfDay: "evening" }, copy))).toBe(
      "Could not load block data.",
    );
  });
});
