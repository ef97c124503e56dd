import { describe, expect, test } from "vitest";
import { labelsOf } from "~/ui/map/labels";
import { sketchOf } from "~/ui/map/sketch";

const CENTRE = { lat: 38.71, lng: -9.14 };
const NORTH = { lat: 38.72, lng: -9.14 };
const EAST = { lat: 38.71, lng: -9.13 };
const SINTRA = { lat: 38.79, lng: -9.39 };

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
      for (const b of spots.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(5);
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
      { x: 8, y: 50, far: false },
      { x: 50, y: 50, far: false },
      { x: 58, y: 50, far: false },
    ];
    const labels = labelsOf(spots, ["Museu Calouste Gulbenkian and its gardens", "Rossio", "Alfama"], 4);
    expect(labels[0]).toMatchObject({ anchor: "start", text: "Museu Calouste Gulben…" });
    expect(new Set(labels.map((label) => `${label?.x} ${label?.y}`)).size).toBe(3);
  });
});
