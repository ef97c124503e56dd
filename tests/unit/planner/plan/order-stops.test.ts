import fc from "fast-check";
import { expect, test } from "vitest";
import { wayAdvice, wayBetween } from "~/domain/place/way-between";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Orderable } from "~/planner/plan/order-stops";
import { orderStops } from "~/planner/plan/order-stops";
import { preferencesOf } from "~/planner/fit/preferences";
import type { PhraseDeck } from "~/planner/words/phrase-deck";
import { sayHop } from "~/planner/words/say-hop";
import { aBrief } from "../guide-builder";

const preferences = preferencesOf(aBrief());
const at = (km: number) => ({ lat: 38.72 + km / 111, lng: -9.14 });
const stop = (parts: Orderable["parts"], km: number): Orderable => ({ parts, point: at(km) });

test("puts each stop into a part of the day it is good in", () => {
  expect(orderStops([stop(["evening"], 0), stop(["morning"], 0), stop(["afternoon"], 0)], preferences)).toEqual([
    1, 2, 0,
  ]);
});

test("takes the shorter way where that is a clear gain, and else keeps the order", () => {
  const any = BLOCK_NAMES;
  expect(orderStops([stop([], 0), stop([], 9), stop([], 1)], preferences)).toEqual([0, 2, 1]);
  expect(orderStops([stop([], 0), stop([], 0.2), stop([], 0.1)], preferences)).toEqual([0, 1, 2]);
  expect(orderStops([stop(any, 0), stop([], 1), { parts: [], point: null }], preferences)).toEqual([0, 1, 2]);
});

test("always gives each stop once, and none misplaced when there is a way", () => {
  const stops = fc
    .tuple(
      fc.shuffledSubarray([...BLOCK_NAMES], { minLength: 3 }),
      fc.array(fc.subarray([...BLOCK_NAMES]), { minLength: 3, maxLength: 3 }),
      fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 }),
    )
    .map(([own, more, km]) =>
      [0, 1, 2].map((i) => stop([...new Set([own[i] ?? "morning", ...(more[i] ?? [])])], km[i] ?? 0)),
    );
  fc.assert(
    fc.property(stops, ([a, b, c]) => {
      if (!a || !b || !c) return;
      const order = orderStops([a, b, c], preferences);
      expect([...order].sort()).toEqual([0, 1, 2]);
      order.forEach((position, i) => expect([a, b, c][position]?.parts).toContain(BLOCK_NAMES[i]));
    }),
  );
});

test("what the assistant says is walked or ridden, the way from stop to stop says too", () => {
  const first: PhraseDeck = { deal: (phrases) => phrases[0] };
  for (let tenths = 1; tenths <= 40; tenths++) {
    const from = at(0);
    const to = at(tenths / 10);
    const { code } = wayAdvice(wayBetween(from, to));
    const sentence = sayHop("Rossio", wayBetween(from, to), preferences, first);
    expect([tenths, /transport|ride/.test(sentence)]).toEqual([tenths, code === "by-ride"]);
  }
});
