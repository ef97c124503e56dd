import { expect, test } from "vitest";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { timesInOrder } from "~/domain/plan/times-in-order";

const aStop = (start: string | null, over: Partial<PlacedStop> = {}, at = 0): PlacedStop => ({
  ...stopFrom(null, `${start}-${at}`),
  start,
  ...over,
  at: { day: 1, part: "morning", order: "a0" },
});
const told = (...stops: PlacedStop[]) => timesInOrder(stops).map(({ start }) => start ?? "–");

test("a proposal that runs backwards is none, and the others stay", () => {
  expect(told(aStop("09:15"), aStop("14:50"), aStop("12:30"), aStop("16:00"))).toEqual([
    "09:15",
    "14:50",
    "–",
    "16:00",
  ]);
  expect(told(aStop("15:00"), aStop("09:15"), aStop("12:30"))).toEqual(["–", "09:15", "12:30"]);
});

test("what a person set, booked or locked stays, whatever stands beside it", () => {
  const booking = { reference: "", name: "", time: "14:50", url: "", note: "" };
  for (const fixed of [{ startIsSet: true }, { locked: true }, { booking }])
    expect(told(aStop("14:50", fixed), aStop("12:30"))).toEqual(["14:50", "12:30"]);
});

test("after midnight the evening goes on, and behind a way between two cities the clocks may have turned", () => {
  expect(told(aStop("23:00"), aStop("00:30"))).toEqual(["23:00", "00:30"]);
  expect(told(aStop("15:00"), aStop("18:00", { kind: "travel" }), aStop("09:00"))).toEqual(["15:00", "18:00", "09:00"]);
});
