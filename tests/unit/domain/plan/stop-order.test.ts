import fc from "fast-check";
import { expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { PlacedStop } from "~/domain/plan/stop";
import { copiesOn, holdOf } from "~/domain/plan/stop-copies";
import { moveByDrag, moved, moveWithDays, stepOf, swapDays, swapParts } from "~/domain/plan/stop-moves";
import { inOrder, isPlaced } from "~/domain/plan/stop-order";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";

const titles = (stops: readonly PlacedStop[]) => inOrder(stops).map(({ id }) => id);

test("a stop put before another stands right before it, wherever it came from, and all others keep their order", () => {
  const puts = fc.array(fc.record({ id: fc.nat(9), before: fc.nat(10), part: fc.constantFrom(...BLOCK_NAMES) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(puts, (sequence) => {
      let stops: PlacedStop[] = [];
      for (const { id, before, part } of sequence) {
        const at = placeBefore(stops, { day: 1, part }, String(before), String(id));
        const others = titles(stops).filter((name) => name !== String(id));
        const neighbour = stops.find((stop) => stop.id === String(before) && stop.at.part === part && before !== id);
        stops = [...stops.filter((stop) => stop.id !== String(id)), { ...stopFrom(null, String(id)), at }];
        const after = titles(stops);
        expect(after.filter((name) => name !== String(id))).toEqual(others);
        if (neighbour) expect(after[after.indexOf(String(id)) + 1]).toBe(neighbour.id);
      }
    }),
  );
});

test("between two stops that were put in one place at once there is room for a third", () => {
  const at = { day: 1, part: "morning", order: "a0" } as const;
  const stops = ["ana", "bo"].map((id) => ({ ...stopFrom(null, id), at }));
  const third = { ...stopFrom(null, "cem"), at: placeBefore(stops, at, "bo") };
  expect(titles([...stops, third])).toEqual(["ana", "bo", "cem"]);
});

test("a step goes over the edge of a part, and back is where it came from", () => {
  const { stops } = aDay(1);
  const down = stepOf(stops, "1-morning", "down");
  expect(down?.at).toMatchObject({ part: "afternoon" });
  const after = moved(stops, down ? [down] : []).filter(isPlaced);
  expect(titles(after)).toEqual(["1-morning", "1-afternoon", "1-evening"]);
  const up = stepOf(after, "1-morning", "up");
  expect(up?.at).toMatchObject({ part: "morning" });
  expect(stepOf(stops, "1-morning", "up")).toBeNull();
  expect(stepOf(stops, "1-evening", "down")).toBeNull();
});

test("swapped twice, parts and days are as they were", () => {
  const stops = [...aDay(1).stops, ...aDay(2).stops];
  const twice = (moves: (of: typeof stops) => ReturnType<typeof swapDays>) => {
    const once = moved(stops, moves(stops)).filter(isPlaced);
    expect(titles(once)).not.toEqual(titles(stops));
    return titles(moved(once, moves(once)).filter(isPlaced));
  };
  expect(twice((of) => swapDays(of, 1, 2))).toEqual(titles(stops));
  expect(twice((of) => swapParts(of, 2, "morning", "evening"))).toEqual(titles(stops));
});

test("parts that change places change the times proposed for them; a person's time and a booking's stay", () => {
  const stop = (id: string, part: BlockName, start: string | null, more: Partial<PlacedStop> = {}): PlacedStop => ({
    ...stopFrom(null, id),
    at: { day: 1, part, order: `a${id}` },
    start,
    ...more,
  });
  const stops = [
    stop("1", "morning", "09:30"),
    stop("2", "morning", "11:00"),
    stop("3", "afternoon", "14:00"),
    stop("4", "afternoon", "15:30", { startIsSet: true }),
    stop("5", "afternoon", null),
  ];
  const moves = swapParts(stops, 1, "morning", "afternoon").map(({ id, at, start }) => [id, at?.part, start]);
  expect(moves).toEqual([
    ["1", "afternoon", "14:00"],
    ["2", "afternoon", "15:30"],
    ["3", "morning", "09:30"],
    ["4", "morning", undefined],
    ["5", "morning", undefined],
  ]);
});

test("a copy has its own id and no booking, no lock; it goes behind what is there, in its part of the day", () => {
  const dinner: PlacedStop = {
    ...stopFrom(null, "dinner"),
    title: "Dinner",
    at: { day: 1, part: "evening", order: "a0" },
    booking: { reference: "QX7", name: "", time: "20:00", url: "", note: "" },
    locked: true,
  };
  const there = { ...dinner, id: "there", at: { ...dinner.at, day: 2 }, booking: null, locked: false };
  const [copy] = copiesOn([dinner, there], [dinner], { day: 2, by: "ada", newId: () => "copy" });
  expect(copy).toMatchObject({ id: "copy", title: "Dinner", booking: null, locked: false, by: "ada" });
  expect(titles([there, ...(copy ? [copy] : [])])).toEqual(["there", "copy"]);
  expect(holdOf([there])).toBeNull();
  expect(holdOf([there, dinner])).toEqual({ why: "booked", title: "Dinner" });
  expect(holdOf([{ ...dinner, booking: null }])).toEqual({ why: "locked", title: "Dinner" });
});

test("a trip that gets shorter shelves what was planned for the days cut, and deletes nothing", () => {
  const stops = [...aDay(1).stops, ...aDay(2).stops];
  const after = moved(stops, moveWithDays(stops, [1]));
  expect(after).toHaveLength(stops.length);
  expect(after.filter(({ at }) => at === null).map(({ id }) => id)).toEqual(aDay(2).stops.map(({ id }) => id));
});

test("what is booked keeps its date where the first day becomes another one; before that day the trip does not have it", () => {
  const booking = { reference: "QX7", name: "", time: "20:00", url: "", note: "" };
  const stops = [...aDay(1).stops, ...aDay(2).stops].map((stop) =>
    stop.at.part === "evening" ? { ...stop, booking } : stop,
  );
  const dayOf = (id: string, shift: number) =>
    moved(stops, moveWithDays(stops, [1, 2, null], shift)).find((stop) => stop.id === id)?.at?.day ?? null;
  expect([dayOf("1-evening", 1), dayOf("2-evening", 1), dayOf("2-morning", 1)]).toEqual([2, 3, 2]);
  expect([dayOf("1-evening", -1), dayOf("2-evening", -1), dayOf("1-morning", -1)]).toEqual([null, 1, 1]);
});

test("dragged down, a stop goes behind the one it is let go on; up, or from elsewhere, before it; on the shelf it has no day", () => {
  const morning = ["1", "2", "3"].map((id, at) => ({
    ...stopFrom(null, id),
    at: { day: 1, part: "morning" as const, order: `a${at}` },
  }));
  const stops = [
    ...morning,
    ...aDay(1)
      .stops.slice(1, 2)
      .map((stop) => ({ ...stop, id: "4" })),
  ];
  const after = (id: string, target: Parameters<typeof moveByDrag>[2]) => {
    const move = moveByDrag(stops, id, target);
    return titles(moved(stops, move ? [move] : []).filter(isPlaced));
  };
  expect(after("1", "2")).toEqual(["2", "1", "3", "4"]);
  expect(after("3", "1")).toEqual(["3", "1", "2", "4"]);
  expect(after("4", "2")).toEqual(["1", "4", "2", "3"]);
  expect(
    titles(
      moved(
        stops,
        [moveByDrag(stops, "4", "2", { behind: true })].filter((move) => move !== null),
      ).filter(isPlaced),
    ),
  ).toEqual(["1", "2", "4", "3"]);
  expect(after("1", { day: 1, part: "evening" })).toEqual(["2", "3", "4", "1"]);
  expect(after("2", "shelf")).toEqual(["1", "3", "4"]);
  expect(moveByDrag(stops, "1", "nowhere")).toBeNull();
});
