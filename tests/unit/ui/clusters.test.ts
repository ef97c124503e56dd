import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapPoint } from "~/domain/place/map-points";
import { clusterMarks } from "~/ui/map/cluster-marks";
import { clustersOf } from "~/ui/map/clusters";

const place = fc.record({
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  y: fc.double({ min: 0, max: 100, noNaN: true }),
});
const places = fc.array(place, { maxLength: 60 });

test("stops that would hide each other are one cluster, in their middle; the others stand alone", () => {
  const clusters = clustersOf(
    [
      { x: 10, y: 10 },
      { x: 80, y: 80 },
      { x: 12, y: 10 },
      { x: 11, y: 13 },
    ],
    6,
  );
  expect(clusters).toEqual([
    { x: 11, y: 11, members: [0, 2, 3] },
    { x: 80, y: 80, members: [1] },
  ]);
});

test("where names are wider than high, what lies side by side joins sooner than what lies above", () => {
  const beside = [
    { x: 10, y: 10 },
    { x: 20, y: 10 },
  ];
  const above = beside.map(({ x, y }) => ({ x: y, y: x }));
  expect(clustersOf(beside, 6, 2)).toHaveLength(1);
  expect(clustersOf(above, 6, 2)).toHaveLength(2);
});

test("what lies across a corner is apart when their boxes are, and one when they are not", () => {
  const across = (dx: number, dy: number) =>
    clustersOf(
      [
        { x: 10, y: 10 },
        { x: 10 + dx, y: 10 + dy },
      ],
      6,
      2,
    ).length;
  expect([across(11, 5), across(12, 5), across(11, 6)]).toEqual([1, 2, 2]);
});

test("every stop is in one cluster, and the boxes of no two clusters overlap", () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 20 }), (given, reach) => {
      const clusters = clustersOf(given, reach);
      expect(clusters.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(given.map((_, at) => at));
      for (const [at, a] of clusters.entries())
        for (const b of clusters.slice(at + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(reach);
    }),
  );
});

test("a pin for several has their numbers where there is room for them, else it says how many", () => {
  const marks = (...numbers: (number | null)[]) =>
    clusterMarks(
      numbers.map((number, at): MapPoint => ({
        id: `${at}`,
        lat: 0,
        lng: 0,
        day: 1,
        number,
        title: "",
        kind: "sight",
      })),
    );
  expect([marks(1, 2, 3), marks(9, 10), marks(1, 2, 3, 4), marks(10, 11, 12), marks(1, null)]).toEqual([
    "1 · 2 · 3",
    "9 · 10",
    "4 stops",
    "3 stops",
    "2 stops",
  ]);
});
