import { expect, test } from "vitest";
import { aBlock, aDay } from "#tests/fixtures/days";
import { bookedByDay, bookingAfter, typedLink } from "~/domain/plan/booking";
import { blockToShare } from "~/domain/plan/block-to-share";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { blockToShareText } from "#messages/days";

const booked = (id: string, day: number | null, booking: object, order = "a0"): Stop =>
  stopFrom({ title: id, at: day === null ? null : { day, part: "morning", order }, booking }, id);

const placed = (stop: Stop): PlacedStop => {
  if (stop.at === null) throw new Error(`${stop.id} has no day`);
  return { ...stop, at: stop.at };
};

test("what is booked stands by day, the earliest first, what has no time behind it, and what has no day last", () => {
  const first = [
    booked("table", 1, { reference: "T", time: "19:30" }, "a0"),
    booked("tower", 1, { reference: "W" }, "a1"),
    booked("train", 1, { reference: "R", time: "09:40" }, "a2"),
  ].map(placed);
  const days = [dayOf({ dayIndex: 1, summary: "" }, first), aDay(2)];
  const found = bookedByDay({ days, shelf: [booked("idea", null, { name: "Ada" }), stopFrom(null, "open")] });
  expect(found.map(({ dayIndex, stops }) => [dayIndex, stops.map(({ id }) => id)])).toEqual([
    [1, ["train", "table", "tower"]],
    [null, ["idea"]],
  ]);
});

test("a booking keeps what is not changed, is cleaned as it is written, and goes once nothing is left of it", () => {
  const one = bookingAfter(null, { reference: "AB\u200b12" });
  expect(one).toEqual({ reference: "AB12", name: "", time: null, url: "", note: "" });
  expect(bookingAfter(one, { name: "Ada" })).toMatchObject({ reference: "AB12", name: "Ada" });
  expect(bookingAfter(one, { url: "javascript:alert(1)" })).toMatchObject({ url: "" });
  expect(bookingAfter(one, { reference: "" })).toBeNull();
});

test.each([
  ["https://table.example/r/1", "https://table.example/r/1"],
  [" http://table.example ", "http://table.example"],
  ["table.example/r?x=1", "https://table.example/r?x=1"],
  ["javascript:alert(1)", null],
  ["mailto:a@b.example", null],
  ["https://", null],
  ["see the mail", null],
])("%s as a link is %s", (typed, link) => expect(typedLink(typed)).toBe(link));

test("who is sent a part of a day learns nothing of what is booked in it, nor what it costs", () => {
  const stop = stopFrom(
    {
      ...aBlock("morning"),
      note: "Slowly.",
      at: { day: 1, part: "morning", order: "a0" },
      booking: { reference: "SECRET7", name: "Ada Fern", url: "https://table.example/SECRET7", note: "Paid SECRET7" },
      cost: { amount: 4321, currency: "EUR", each: false },
    },
    "1-morning",
  );
  const { blocks } = dayOf({ dayIndex: 1, summary: "" }, [placed(stop)]);
  const shared = blockToShare({ block: blocks.morning, dayIndex: 1, city: "Lisbon", date: "2027-05-03" });
  expect(shared.title).toBe(stop.title);
  for (const given of [JSON.stringify(blocks), JSON.stringify(shared), blockToShareText(shared)])
    expect(given).not.toMatch(/SECRET7|Ada Fern|4321/);
});
