import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shortestOrders } from "~/planner/day/shortest-orders";

const onALine = (points: readonly number[]) => ({
  count: points.length,
  km: (from: number, to: number) => Math.abs((points[from] ?? 0) - (points[to] ?? 0)),
  mayStand: () => true,
});

/** Every order of these, one after the other. */
const everyOrder = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((who) => everyOrder(left.filter((one) => one !== who)).map((rest) => [who, ...rest]));

describe("the shortest orders of a day", () => {
  test("come the shortest first, and none is longer than the limit", () => {
    const found = shortestOrders(onALine([0, 3, 1, 2]), 4);
    expect(found[0]).toEqual({ who: [0, 2, 3, 1], km: 3 });
    expect(found.every(({ km }) => km <= 4)).toBe(true);
    expect(found.map(({ km }) => km)).toEqual(found.map(({ km }) => km).sort());
    expect(shortestOrders(onALine([0, 3, 1, 2]), 2.9)).toEqual([]);
  });

  test("leave everybody where they may stand", () => {
    const stays = { ...onALine([0, 3, 1, 2]), mayStand: (who: number, at: number) => (who === 1) === (at === 1) };
    expect(shortestOrders(stays, 10)[0]).toEqual({ who: [3, 1, 2, 0], km: 4 });
  });

  test("hold the shortest of all orders there are", () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 50 }), y: fc.integer({ min: 0, max: 50 }) });
    const forbidden = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), forbidden, (points, none) => {
        const km = (from: number, to: number): number =>
          Math.hypot((points[from]?.x ?? 0) - (points[to]?.x ?? 0), (points[from]?.y ?? 0) - (points[to]?.y ?? 0));
        const mayStand = (who: number, at: number): boolean =>
          who === at || !none.some(([one, there]) => one === who && there === at);
        const lengths = everyOrder(points.map((_, i) => i))
          .filter((order) => order.every(mayStand))
          .map((order) => order.slice(1).reduce((sum, who, i) => sum + km(order[i] ?? who, who), 0));
        const [best] = shortestOrders({ count: points.length, km, mayStand }, 1000);
        expect(best?.km).toBeCloseTo(Math.min(...lengths), 6);
      }),
    );
  });
});
