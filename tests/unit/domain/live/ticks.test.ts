import { describe, expect, test } from "vitest";
import { nextToDo, tickedFirst, ticksWithQueue, withTick, type Tick } from "~/domain/live/ticks";

const ADA = "ada";
const castle: Tick = { stopId: "castle", userId: ADA };
const bens: Tick = { stopId: "castle", userId: "ben" };
const stops = [{ id: "castle" }, { id: "lunch" }];

describe("ticks", () => {
  test("are each one's own: setting twice is once, taking back leaves the others'", () => {
    const both = withTick(withTick([castle], bens, true), bens, true);
    expect(both).toEqual([castle, bens]);
    expect(withTick(both, castle, false)).toEqual([bens]);
  });
  test("that change nothing leave the very same list", () => {
    const known = [castle];
    expect(withTick(known, castle, true)).toBe(known);
    expect(withTick(known, bens, false)).toBe(known);
  });
  test("count here before they are sent, in the order of the taps", () => {
    const waiting = [
      { kind: "tick-stop", id: "1", stopId: "lunch", done: true },
      { kind: "complete-block", id: "2", dayIndex: 1, blockName: "morning" },
      { kind: "tick-stop", id: "3", stopId: "castle", done: false },
    ] as const;
    expect(ticksWithQueue([castle, bens], waiting, ADA)).toEqual([bens, { stopId: "lunch", userId: ADA }]);
  });
  test("say where somebody goes next: nobody's ticks but one's own", () => {
    expect(nextToDo(stops, [bens], ADA)?.id).toBe("castle");
    expect(nextToDo(stops, [castle], ADA)?.id).toBe("lunch");
    expect(nextToDo(stops, [castle, { stopId: "lunch", userId: ADA }], ADA)).toBeNull();
  });
});

test("of a day that is over, what somebody was at comes first, and both as in the plan", () => {
  const stops = [{ id: "tarts" }, { id: "tiles" }, { id: "tower" }, { id: "fado" }];
  const ticks = [
    { stopId: "fado", userId: "ada" },
    { stopId: "tiles", userId: "ben" },
  ];
  expect(tickedFirst(stops, ticks).map(({ id }) => id)).toEqual(["tiles", "fado", "tarts", "tower"]);
});
