import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aTrip } from "#tests/fixtures/kept-copy";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import type { LiveStatus } from "~/domain/live/live-position";
import { keepLiveStatus, travelledOn } from "~/browser/api/live-status";
import { openFakeWindow } from "./fake-window";

const status = (version: number, currentDayIndex: number, currentBlock: LiveStatus["currentBlock"]): LiveStatus => ({
  currentDayIndex,
  currentBlock,
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: null,
  travelledFrom: null,
  travelledOn: [],
  version,
});
const position = () => [readLocal("currentDayIndex"), readLocal("currentBlockName")];

beforeEach(() => void openFakeWindow());

afterEach(() => {
  void clearStored("start-over");
  vi.unstubAllGlobals();
});

test("the server's position is kept, and said to be news once", () => {
  expect(keepLiveStatus("trip-1", status(3, 2, "evening"))).toBe(true);
  expect(position()).toEqual([2, "evening"]);
  expect(keepLiveStatus("trip-1", status(3, 2, "evening"))).toBe(false);
});

test("the dates of the days that are done are kept with it, and go with them", () => {
  const dates = ["2027-04-20", null];
  expect(keepLiveStatus("trip-6", { ...status(2, 3, "morning"), travelledOn: dates })).toBe(true);
  expect(travelledOn.read()).toEqual(dates);
  expect(keepLiveStatus("trip-6", { ...status(3, 3, "morning"), travelledOn: ["2027-04-20"] })).toBe(true);
  keepLiveStatus("trip-6", status(4, 1, "morning"));
  expect(travelledOn.read()).toBeNull();
});

test("an answer that was slow on its way does not move the trip back", () => {
  keepLiveStatus("trip-2", status(8, 2, "afternoon"));
  expect(keepLiveStatus("trip-2", status(7, 2, "morning"))).toBe(false);
  expect(position()).toEqual([2, "afternoon"]);
});

test("another trip counts its own news", () => {
  keepLiveStatus("trip-3", status(9, 3, "morning"));
  expect(keepLiveStatus("trip-4", status(1, 1, "afternoon"))).toBe(true);
  expect(position()).toEqual([1, "afternoon"]);
});

test("a trip that is over is told by the dates on which it was travelled, also where this phone called it over before", () => {
  const over: LiveStatus = { ...status(5, 4, "morning"), tripComplete: true, travelledFrom: "2027-04-20" };
  writeLocal("tripData", aTrip({ tripId: "trip-5", startedTrip: true, tripComplete: true }));
  expect(keepLiveStatus("trip-5", over)).toBe(true);
  expect(readLocal("tripData")?.travelledFrom).toBe("2027-04-20");
});
