import { expect, test } from "vitest";
import { journalDay } from "~/screens/memories/parts/journal-day";

const trip = { tripId: "t1", daysTotal: 3 };

test("a journal's address names a day of this trip", () => {
  expect(journalDay({ tripId: "t1", dayIndex: "3" }, trip)).toEqual({ kind: "day", day: 3 });
});

test.each(["0", "4", "1.5", "two", undefined])("day %s is not in the plan", (dayIndex) => {
  expect(journalDay({ tripId: "t1", dayIndex }, trip)).toEqual({
    kind: "missing",
    problem: `Day ${dayIndex ?? ""} not found.`,
  });
});

test("the journal of another trip is not opened here", () => {
  expect(journalDay({ tripId: "t2", dayIndex: "1" }, trip)).toEqual({
    kind: "missing",
    problem: "No trip data found.",
  });
});
