import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { dayAfterBegins, hasBegun, travellersDate } from "~/domain/live/day-begins";

const at = (local: string, timeZone = "Asia/Tokyo", offset = "+09:00") => ({
  now: new Date(`${local}${offset}`),
  timeZone,
});

test("the small hours belong to the evening before", () => {
  expect(travellersDate(at("2026-11-23T00:30:00"))).toBe("2026-11-22");
  expect(travellersDate(at("2026-11-23T03:59:00"))).toBe("2026-11-22");
  expect(travellersDate(at("2026-11-23T04:00:00"))).toBe("2026-11-23");
});

describe("the day after begins", () => {
  const began = "2026-11-22";
  test.each([
    ["on the evening itself", "2026-11-22T21:00:00", "2026-11-23"],
    ["after midnight", "2026-11-23T01:15:00", "2026-11-23"],
    ["on the morning after, when nobody thought of it the evening before", "2026-11-23T08:00:00", "2026-11-23"],
    ["in the morning of the day itself, by who walks through it to see", "2026-11-22T10:00:00", "2026-11-23"],
    ["in the evening after, when one day took two", "2026-11-23T21:00:00", "2026-11-24"],
  ])("the morning after, for one that is completed %s", (_, now, begins) => {
    expect(dayAfterBegins(began, at(now))).toBe(begins);
  });

  test("tomorrow, for a day that was to begin later and is done already", () => {
    expect(dayAfterBegins("2026-11-29", at("2026-11-22T18:00:00"))).toBe("2026-11-23");
  });
});

describe("a day has begun", () => {
  const reached = (currentDayIndex: number, currentBlock: BlockName, dayBeginsOn: string | null = "2026-11-23") => ({
    currentDayIndex,
    currentBlock,
    dayBeginsOn,
  });
  const START = "2026-11-22";
  const night = at("2026-11-22T23:00:00");
  const morning = at("2026-11-23T07:00:00");

  test("when its date has come in the trip's place, wherever the clock is read", () => {
    expect(hasBegun(reached(2, "morning"), START, night)).toBe(false);
    expect(hasBegun(reached(2, "morning"), START, morning)).toBe(true);
    const inNewYork = { now: morning.now, timeZone: "America/New_York" };
    expect(hasBegun(reached(2, "morning"), START, inNewYork)).toBe(false);
  });

  test("once a part of it is done", () => expect(hasBegun(reached(2, "afternoon"), START, night)).toBe(true));

  test("when it is the first: whoever starts the trip begins it", () =>
    expect(hasBegun(reached(1, "morning", "2026-11-29"), "2026-11-29", night)).toBe(true));

  test("on its planned date, where an earlier version kept no other", () => {
    expect(hasBegun(reached(2, "morning", null), START, night)).toBe(false);
    expect(hasBegun(reached(2, "morning", null), START, morning)).toBe(true);
    expect(hasBegun(reached(2, "morning", null), "", night)).toBe(true);
  });
});
