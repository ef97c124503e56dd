import fc from "fast-check";
import { expect, test } from "vitest";
import { reconnectDelay } from "~/browser/room/back-off";

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("the first tries follow soon", () => expect(reconnectDelay(0, "lost", 0.999)).toBeLessThanOrEqual(500));

test("the wait grows to half a minute at most, and never to nothing", () =>
  fc.assert(
    fc.property(fc.nat(1_000), random, (failures, chance) => {
      const delay = reconnectDelay(failures, "lost", chance);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(30_000);
    }),
  ));

test("more failures never mean a shorter wait for the same chance", () =>
  fc.assert(
    fc.property(
      fc.nat(30),
      random,
      (failures, chance) => reconnectDelay(failures + 1, "lost", chance) >= reconnectDelay(failures, "lost", chance),
    ),
  ));

test("where there is no room, nobody asks twice within half a minute", () =>
  expect(reconnectDelay(0, "unavailable", 0)).toBeGreaterThanOrEqual(30_000));
