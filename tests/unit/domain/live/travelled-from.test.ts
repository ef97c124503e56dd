import { expect, test } from "vitest";
import { travelledFrom } from "~/domain/live/travelled-from";

const over = {
  tripComplete: true,
  startDate: "2027-05-03",
  daysTotal: 3,
  startedOn: "2027-04-20",
  dayBeginsOn: "2027-04-23",
};

test("a trip that was started early and is over began on the day it was started", () => {
  expect(travelledFrom(over)).toBe("2027-04-20");
});

test("a trip that was started on its eve and travelled as planned keeps the planned dates", () => {
  expect(travelledFrom({ ...over, startedOn: "2027-05-02", dayBeginsOn: "2027-05-06" })).toBeNull();
});

test("a trip that was started early and set out on some days later began that many days before its last one", () => {
  expect(travelledFrom({ ...over, dayBeginsOn: "2027-04-26" })).toBe("2027-04-23");
});

test("a trip that is walked through in one day did not begin before it was started", () => {
  expect(travelledFrom({ ...over, dayBeginsOn: "2027-04-21" })).toBe("2027-04-20");
});

test.each([
  ["was started late", { startedOn: "2027-05-10", dayBeginsOn: "2027-05-13" }],
  ["is still on", { tripComplete: false }],
  ["was started before the date was kept", { startedOn: null }],
  ["was over before days had a beginning", { dayBeginsOn: null }],
])("a trip that %s has the planned dates", (_, changes) => {
  expect(travelledFrom({ ...over, ...changes })).toBeNull();
});
