import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { boxOf, FONT, labelsOf } from "~/ui/map/labels";
import { sketchOf } from "~/ui/map/sketch";

const CENTRE = { lat: 38.71, lng: -9.14 };
const NORTH = { lat: 38.72, lng: -9.14 };
const EAST = { lat: 38.71, lng: -9.13 };
type Box = ReturnType<typeof boxOf>;
const overlap = (a: Box, b: Box): boolean =>
  a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

const SINTRA = { lat: 38.79, lng: -9.39 };

/** How far the middles of two boxes of one size are apart, along the axis where that is more. */
const boxGap = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

describe("a sketch map", () => {
  test("has north up and east right, to one scale", () => {
    const [centre, north, east] = sketchOf([CENTRE, NORTH, EAST], 0).spots;
    expect(north?.x).toBe(centre?.x);
    expect(east?.y).toBe(centre?.y);
    const up = (centre?.y ?? 0) - (north?.y ?? 0);
    const right = (east?.x ?? 0) - (centre?.x ?? 0);
    // A degree of longitude is shorter than one of latitude, by the cosine of 38.7 degrees.
    expect(right / up).toBeCloseTo(Math.cos((38.71 * Math.PI) / 180), 1);
  });

  test("sets a day trip at the rim, at its true bearing, and leaves the town its room", () => {
    const [centre, north, , , far] = sketchOf([CENTRE, NORTH, EAST, CENTRE, SINTRA], 0).spots;
    expect(far).toMatchObject({ far: true });
    expect(far && far.x < 15 && far.y < 45).toBe(true);
    expect((centre?.y ?? 0) - (north?.y ?? 0)).toBeGreaterThan(30);
  });

  test("says its scale by rings at round distances", () => {
    const { rings } = sketchOf([CENTRE, NORTH, EAST], 0);
    expect(rings.map(({ km }) => km)).toEqual([0.25, 0.5, 0.75]);
  });

  test("hides no stop behind another, even in the very same place, and always spreads them the same way", () => {
    const places = [CENTRE, CENTRE, CENTRE, NORTH, NORTH];
    const { spots } = sketchOf(places, 6);
    for (const [at, a] of spots.entries())
      for (const b of spots.slice(at + 1)) expect(boxGap(a, b)).toBeGreaterThanOrEqual(6);
    expect(sketchOf(places, 6)).toEqual(sketchOf(places, 6));
  });

  test("is no trip around the world where the date line runs through the town", () => {
    const { spots } = sketchOf(
      [
        { lat: -16.8, lng: 179.99 },
        { lat: -16.8, lng: -179.99 },
      ],
      0,
    );
    expect(spots.every(({ far }) => !far)).toBe(true);
    expect((spots[1]?.x ?? 0) > (spots[0]?.x ?? 0)).toBe(true);
  });

  test("of one place, and of none, is a map all the same", () => {
    expect(sketchOf([CENTRE], 6).spots).toEqual([{ x: 50, y: 50, far: false }]);
    expect(sketchOf([], 6)).toEqual({ spots: [], rings: [] });
  });

  test("names its stops where a name hides neither a stop nor another name, and stays within the frame", () => {
    const spots = [
      { x: 8, y: 50, far: false, kind: "sight", title: "Museu Calouste Gulbenkian and its gardens" },
      { x: 50, y: 50, far: false, kind: "sight", title: "Rossio" },
      { x: 58, y: 50, far: false, kind: "sight", title: "Alfama" },
    ] as const;
    const { names } = labelsOf({ spots, pins: spots, ways: [], scales: [], radius: 4 });
    expect(names[0]).toMatchObject({ anchor: "start", text: "Museu Calouste Gulben…" });
    expect(new Set(names.map((label) => `${label?.x} ${label?.y}`)).size).toBe(3);
  });

  test("keeps the names of what one goes there for where not all of them have room", () => {
    const crowd = Array.from({ length: 16 }, (_, at) => ({
      ...{ x: 44 + (at % 4) * 8.5, y: 44 + Math.floor(at / 4) * 8.5, far: false },
      ...{ title: `Somewhere to eat ${at}`, kind: at === 15 ? ("sight" as const) : ("meal" as const) },
    }));
    const { names } = labelsOf({ spots: crowd, pins: crowd, ways: [], scales: [], radius: 4 });
    expect(names[15]).not.toBeNull();
    expect(names.filter((label) => label === null).length).toBeGreaterThan(0);
  });

  test("writes the scale where it hides no pin, named or not, nor one that is wider than high", () => {
    const scales = [{ radius: 15, km: 1, text: "1 km" }];
    const written = (pins: Parameters<typeof labelsOf>[0]["pins"]) =>
      labelsOf({ spots: [], pins, ways: [], scales, radius: 3 }).scales[0];
    const free = written([]);
    if (!free) throw new Error("The scale has room.");
    expect(written([{ x: free.x, y: free.y, far: false }])).not.toEqual(free);
    expect(written([{ x: free.x + 8, y: free.y, far: false }])).toEqual(free);
    expect(written([{ x: free.x + 8, y: free.y, far: false, half: 8 }])).not.toEqual(free);
  });

  test("writes no word over another or over a pin, whatever lies where: names, distances and scale", () => {
    const spot = fc.record({
      x: fc.integer({ min: 5, max: 95 }),
      y: fc.integer({ min: 5, max: 95 }),
      far: fc.constant(false),
      kind: fc.constantFrom("sight" as const, "meal" as const, "stay" as const),
      title: fc.string({ minLength: 1, maxLength: 30 }),
    });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 8 }), (spots) => {
        const ways = spots.slice(1).flatMap((to, at) => {
          const from = spots[at];
          return from ? [{ from, to, distance: "1.2 km" }] : [];
        });
        const scales = [15, 30, 45].map((radius) => ({ radius, km: radius, text: `${radius} km` }));
        const { names, distances, scales: said } = labelsOf({ spots, pins: spots, ways, scales, radius: 4 });
        const words = [
          ...names.map((label) => ({ label, size: FONT.name })),
          ...distances.map((label) => ({ label, size: FONT.distance })),
          ...said.map((label) => ({ label, size: FONT.scale })),
        ].flatMap(({ label, size }) => (label ? [boxOf(label, size)] : []));
        const pins = spots.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
        for (const [at, box] of words.entries())
          for (const other of [...words.slice(at + 1), ...pins]) expect(overlap(box, other)).toBe(false);
      }),
    );
  });
});
