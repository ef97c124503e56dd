import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal } from "~/browser/storage/local-copy";
import type { LiveStatus } from "~/domain/live/live-position";
import { keepLiveStatus } from "~/browser/api/live-status";
import { openFakeWindow } from "./fake-window";

const status = (version: number, currentDayIndex: number, currentBlock: LiveStatus["currentBlock"]): LiveStatus => ({
  currentDayIndex,
  currentBlock,
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: null,
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
