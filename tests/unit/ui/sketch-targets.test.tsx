import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MapPoint } from "~/domain/place/map-points";
import { SketchMap } from "~/ui/map/sketch-map";

/** What the sketch has of the narrowest phone, and what a target needs, in pixels. */
const NARROWEST = 267;
const LEAST = 24;

type Target = { left: number; top: number; width: number; height: number };

/** Where the buttons of a map lie, in pixels of the narrowest phone. */
function targetsOf(points: readonly MapPoint[], detailed: boolean): Target[] {
  const markup = renderToStaticMarkup(
    <SketchMap points={points} label="A map" detailed={detailed} onChoose={() => null} />,
  );
  return [...markup.matchAll(/style="left:([\d.]+)%;top:([\d.]+)%;height:([\d.]+)%;width:([\d.]+)%"/g)].map(
    ([, ...percents]) => {
      const [x = 0, y = 0, height = 0, width = 0] = percents.map((percent) => (Number(percent) * NARROWEST) / 100);
      return { left: x - width / 2, top: y - height / 2, width, height };
    },
  );
}

const overlap = (a: Target, b: Target) =>
  Math.min(a.left + a.width - b.left, b.left + b.width - a.left) > 0.01 &&
  Math.min(a.top + a.height - b.top, b.top + b.height - a.top) > 0.01;

/** Mostly within a town, some out of it, some in the very same place. */
const coordinate = (middle: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: middle - 0.03, max: middle + 0.03, noNaN: true }) },
    { weight: 1, arbitrary: fc.double({ min: middle - 0.6, max: middle + 0.6, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(middle) },
  );
const point = fc.record({ lat: coordinate(38.71), lng: coordinate(-9.14), day: fc.integer({ min: 1, max: 5 }) });
const points = (most: number) =>
  fc
    .array(point, { minLength: 1, maxLength: most })
    .map((places): MapPoint[] =>
      places.map((place, at) => ({ ...place, id: `${at}`, number: at + 1, title: `Stop ${at + 1}`, kind: "sight" })),
    );

test.each([
  ["a whole trip", false, 50],
  ["a day", true, 14],
] as const)("on the map of %s each pin can be pressed on the narrowest phone, and none through another", (...of) => {
  const [, detailed, most] = of;
  fc.assert(
    fc.property(points(most), (given) => {
      const targets = targetsOf(given, detailed);
      expect(targets.length).toBeGreaterThan(0);
      for (const [at, a] of targets.entries()) {
        expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(LEAST);
        for (const b of targets.slice(at + 1)) expect(overlap(a, b), JSON.stringify([a, b])).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
