import { startButtonLabel } from "#messages/live";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import {
  advance,
  comparePositions,
  completeBlock,
  completeDay,
  lookbackDay,
  screenAfterCompletion,
} from "~/domain/live/live-advance";
import { type LiveStatus, type Position, START_POSITION } from "~/domain/live/live-position";

const at = (dayIndex: number, block: BlockName, more: Partial<LiveStatus> = {}): LiveStatus => ({
  currentDayIndex: dayIndex,
  currentBlock: block,
  totalDays: 3,
  tripComplete: dayIndex > 3,
  startedTrip: true,
  dayBeginsOn: null,
  travelledFrom: null,
  travelledOn: [],
  version: 7,
  ...more,
});

const someBlock = fc.constantFrom(...BLOCK_NAMES);
const somePlan = fc.integer({ min: 1, max: 60 }).chain((totalDays) =>
  fc.record({
    totalDays: fc.constant(totalDays),
    dayIndex: fc.integer({ min: 1, max: totalDays }),
    block: someBlock,
  }),
);

describe("advancing", () => {
  test("the morning is followed by the afternoon", () =>
    expect(advance({ dayIndex: 1, block: "morning" }, 3)).toEqual({ dayIndex: 1, block: "afternoon" }));
  test("the afternoon by the evening", () =>
    expect(advance({ dayIndex: 1, block: "afternoon" }, 3)).toEqual({ dayIndex: 1, block: "evening" }));
  test("the evening by the next day's morning", () =>
    expect(advance({ dayIndex: 1, block: "evening" }, 3)).toEqual({ dayIndex: 2, block: "morning" }));
  test("the last evening by the morning after the trip", () =>
    expect(advance({ dayIndex: 3, block: "evening" }, 3)).toEqual({ dayIndex: 4, block: "morning" }));
  test("after the trip nothing follows", () =>
    expect(advance({ dayIndex: 4, block: "morning" }, 3)).toEqual({ dayIndex: 4, block: "morning" }));

  test("a trip of N days has three times N steps, each later than the one before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (totalDays) => {
        let position: Position = START_POSITION;
        for (let step = 0; step < totalDays * 3; step++) {
          const next = advance(position, totalDays);
          if (comparePositions(next, position) <= 0) return false;
          position = next;
        }
        return position.dayIndex === totalDays + 1 && position.block === "morning";
      }),
    );
  });
});

describe("completing a block", () => {
  test("the current one moves to the next and makes a new version", () => {
    expect(completeBlock(at(1, "morning"), { dayIndex: 1, blockName: "morning" })).toEqual({
      kind: "advanced",
      status: at(1, "afternoon", { version: 8 }),
    });
  });

  test("the last evening completes the trip", () => {
    expect(completeBlock(at(3, "evening"), { dayIndex: 3, blockName: "evening" })).toEqual({
      kind: "advanced",
      status: at(4, "morning", { tripComplete: true, version: 8 }),
    });
  });

  test("one already past changes nothing", () => {
    const status = at(2, "afternoon");
    expect(completeBlock(status, { dayIndex: 2, blockName: "morning" })).toEqual({ kind: "already-past", status });
    expect(completeBlock(status, { dayIndex: 1, blockName: "evening" })).toEqual({ kind: "already-past", status });
  });

  test("after the trip every block is past", () => {
    const status = at(4, "morning");
    expect(completeBlock(status, { dayIndex: 3, blockName: "evening" }).kind).toBe("already-past");
    expect(completeBlock(status, { dayIndex: 4, blockName: "morning" })).toEqual({ kind: "out-of-order", status });
  });

  test("one still ahead is out of order", () => {
    const status = at(2, "morning");
    expect(completeBlock(status, { dayIndex: 2, blockName: "afternoon" })).toEqual({ kind: "out-of-order", status });
    expect(completeBlock(status, { dayIndex: 3, blockName: "morning" })).toEqual({ kind: "out-of-order", status });
  });

  test("a trip that was not started has nothing to complete", () => {
    const status = at(1, "morning", { startedTrip: false });
    expect(completeBlock(status, { dayIndex: 1, blockName: "morning" })).toEqual({ kind: "not-started", status });
    expect(completeDay(status, 1)).toEqual({ kind: "not-started", status });
  });

  test("twice is once", () => {
    fc.assert(
      fc.property(somePlan, ({ totalDays, dayIndex, block }) => {
        const once = completeBlock(at(dayIndex, block, { totalDays }), { dayIndex, blockName: block });
        expect(once.kind).toBe("advanced");
        const twice = completeBlock(once.status, { dayIndex, blockName: block });
        expect(twice).toEqual({ kind: "already-past", status: once.status });
      }),
    );
  });

  test("never moves back, and moves one step at the most", () => {
    fc.assert(
      fc.property(
        somePlan,
        fc.integer({ min: 1, max: 61 }),
        someBlock,
        ({ totalDays, dayIndex, block }, wishedDay, wishedBlock) => {
          const before = { dayIndex, block };
          const { status } = completeBlock(at(dayIndex, block, { totalDays }), {
            dayIndex: wishedDay,
            blockName: wishedBlock,
          });
          const after = { dayIndex: status.currentDayIndex, block: status.currentBlock };
          expect([before, advance(before, totalDays)]).toContainEqual(after);
        },
      ),
    );
  });
});

describe("completing a day", () => {
  test.each(BLOCK_NAMES)("from its %s leads to the next morning", (block) => {
    expect(completeDay(at(1, block), 1)).toEqual({ kind: "advanced", status: at(2, "morning", { version: 8 }) });
  });
  test("the last one completes the trip", () =>
    expect(completeDay(at(3, "afternoon"), 3).status.tripComplete).toBe(true));
  test("one already past changes nothing", () =>
    expect(completeDay(at(2, "evening"), 1)).toEqual({ kind: "already-past", status: at(2, "evening") }));
  test("one still ahead is out of order", () => expect(completeDay(at(1, "evening"), 2).kind).toBe("out-of-order"));
  test("a day after the trip does not exist", () => expect(completeDay(at(4, "morning"), 4).kind).toBe("out-of-order"));

  test("is the same as completing its remaining blocks", () => {
    fc.assert(
      fc.property(somePlan, ({ totalDays, dayIndex, block }) => {
        let status = at(dayIndex, block, { totalDays });
        const atOnce = completeDay(status, dayIndex).status;
        while (status.currentDayIndex === dayIndex)
          status = completeBlock(status, { dayIndex, blockName: status.currentBlock }).status;
        expect({ ...atOnce, version: 0 }).toEqual({ ...status, version: 0 });
      }),
    );
  });
});

describe("the screen after a block", () => {
  test("is the next block within the day", () =>
    expect(screenAfterCompletion(at(1, "morning"), at(1, "afternoon"))).toBe("/tripliveblock"));
  test("is the look back when a day ends", () =>
    expect(screenAfterCompletion(at(1, "evening"), at(2, "morning"))).toBe("/daylookback"));
  test("is the end of the trip after the last evening", () =>
    expect(screenAfterCompletion(at(3, "evening"), at(4, "morning"))).toBe("/tripcomplete"));
});

test.each([
  ["morning", "Let's Start the Day!"],
  ["afternoon", "Continue to Afternoon!"],
  ["evening", "Continue to Evening!"],
  [null, "Continue Your Day!"],
] as const)("at %s the start button reads %s", (block, label) => expect(startButtonLabel(block)).toBe(label));

describe("the day to look back at", () => {
  test("is the one before the current", () => expect(lookbackDay(2, 3)).toEqual({ completedDay: 1, isLastDay: false }));
  test("is the last when the current day is beyond the trip", () =>
    expect(lookbackDay(4, 3)).toEqual({ completedDay: 3, isLastDay: true }));
  test("is none on the first day", () => expect(lookbackDay(1, 3).completedDay).toBe(0));
});
