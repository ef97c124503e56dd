import { describe, expect, test } from "vitest";
import type { LiveMoment } from "~/domain/live/live-moment";
import { blockOfAddress, blockPath, dayOfAddress } from "~/features/live/day-stops";
import { dayToReflectOn } from "~/screens/memories/day-lookback";

const here = { dayIndex: 2, block: "afternoon" } as const;
const now: LiveMoment = { kind: "at-block", at: here, date: "2027-10-02" };
const evening: LiveMoment = {
  kind: "evening-after",
  day: 1,
  next: { dayIndex: 2, block: "morning" },
  begins: "2027-10-02",
  isTomorrow: true,
};
const at = (query = "") => `https://wayfellow.test/screen${query}`;

describe("which day and block an address means", () => {
  test("a plain address means where the trip stands", () => {
    expect(dayOfAddress(at(), now)).toBe(2);
    expect(blockOfAddress(at(), now)).toEqual(here);
  });

  test("another day opens at its morning, the live day where it stands", () => {
    expect(blockOfAddress(at("?day=3"), now)).toEqual({ dayIndex: 3, block: "morning" });
    expect(blockOfAddress(at("?day=2"), now)).toEqual(here);
  });

  test("what is no day and no block is passed over", () => {
    expect(dayOfAddress(at("?day=soon"), now)).toBe(2);
    expect(dayOfAddress(at("?day=-1"), now)).toBe(2);
    expect(blockOfAddress(at("?day=1&block=midnight"), now)).toEqual({ dayIndex: 1, block: "morning" });
  });

  test("the path of a block leads back to that block", () => {
    for (const block of ["morning", "afternoon", "evening"] as const) {
      const position = { dayIndex: 1, block };
      expect(blockOfAddress(`https://wayfellow.test${blockPath(position, now)}`, now)).toEqual(position);
    }
    expect(blockPath(here, now)).toBe("/tripliveblock");
  });

  test("in the evening after a day a plain address means that day and none of its parts, and tomorrow has to be named", () => {
    expect(dayOfAddress(at(), evening)).toBe(1);
    expect(blockOfAddress(at(), evening)).toBeNull();
    expect(blockOfAddress(at("?day=2"), evening)).toEqual(evening.next);
    expect(blockPath(evening.next, evening)).toBe("/tripliveblock?day=2&block=morning");
  });

  test("a trip that is over is on no day", () => {
    expect(dayOfAddress(at(), { kind: "over" })).toBeNull();
    expect(dayOfAddress(at("?day=2"), { kind: "over" })).toBe(2);
  });
});

describe("the day that a reflection is about", () => {
  const trip = { daysTotal: 3 } as Parameters<typeof dayToReflectOn>[1]["trip"];
  const standing = (dayIndex: number) => ({ trip, position: { dayIndex, block: "morning" as const } });

  test("the day just finished, the last one after the trip, none before the first evening", () => {
    expect(dayToReflectOn(at(), standing(2))).toBe(1);
    expect(dayToReflectOn(at(), standing(4))).toBe(3);
    expect(dayToReflectOn(at(), standing(1))).toBe(0);
  });

  test("an earlier day may be named, a day to come may not", () => {
    expect(dayToReflectOn(at("?day=1"), standing(4))).toBe(1);
    expect(dayToReflectOn(at("?day=3"), standing(2))).toBe(1);
  });
});
