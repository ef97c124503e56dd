import { expect, test } from "vitest";
import { placesAtBearings } from "~/ui/emblem/bearings";
import { contourLines, surveyOf } from "~/ui/emblem/contour";
import { emblemOf, softPath } from "~/ui/emblem/emblem";

const CENTRE = { lat: 38.71, lng: -9.14 };
const NORTH = { lat: 38.76, lng: -9.14 };
const EAST = { lat: 38.71, lng: -9.09 };
const FAR_SOUTH = { lat: 38.21, lng: -9.14 };

test("the same city has the same emblem, whatever the case and the spaces around its name", () => {
  expect(emblemOf(" LISBON ", [CENTRE, NORTH])).toEqual(emblemOf("Lisbon", [CENTRE, NORTH]));
});

test("two cities have two faces", () => {
  expect(emblemOf("Lisbon").contours).not.toEqual(emblemOf("Porto").contours);
});

test("an emblem is a few kilobytes and never bare", () => {
  for (const city of ["Lisbon", "Tokyo", "New York", "Łódź", "O", "San Pedro de Atacama"]) {
    const { contours, river } = emblemOf(city);
    expect(contours.filter((path) => path !== "").length, city).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify([contours, river]).length, city).toBeLessThan(12_000);
    expect(contours.join("")).not.toMatch(/NaN|undefined/);
  }
});

test("places lie at their true bearings: north is up, east is right", () => {
  const [centre, north, east, south] = placesAtBearings([CENTRE, NORTH, EAST, FAR_SOUTH, CENTRE]);
  expect(centre).toEqual({ x: 50, y: 50 });
  expect(north?.x).toBeCloseTo(50);
  expect(north?.y).toBeLessThan(50);
  expect(east?.x).toBeGreaterThan(50);
  expect(east?.y).toBeCloseTo(50);
  expect(south?.y).toBeGreaterThan(50);
});

test("a day trip far away stays on the emblem and leaves the old town readable", () => {
  const [, north, , far] = placesAtBearings([CENTRE, NORTH, EAST, FAR_SOUTH, CENTRE]);
  expect(far?.y).toBeLessThan(90);
  expect(50 - (north?.y ?? 50)).toBeGreaterThan(8);
});

test("places on both sides of the date line are neighbours", () => {
  const [west, east] = placesAtBearings([
    { lat: 0, lng: 179.9 },
    { lat: 0, lng: -179.9 },
  ]);
  expect(west?.x).toBeLessThan(east?.x ?? 0);
});

test("one place lies in the middle, none gives no dots", () => {
  expect(placesAtBearings([NORTH])).toEqual([{ x: 50, y: 50 }]);
  expect(emblemOf("Lisbon").dots).toEqual([]);
});

test("the contour of a round hill is one closed line around it", () => {
  const lines = contourLines(
    surveyOf((x, y) => 1 - Math.hypot(x - 0.5, y - 0.5), 20),
    0.7,
  );
  expect(lines).toHaveLength(1);
  const [line = []] = lines;
  for (const { x, y } of line) expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(0.3, 1);
  expect(line[0]?.x).toBeCloseTo(line.at(-1)?.x ?? 0);
});

test("a path needs two points", () => {
  expect(softPath([])).toBe("");
  expect(softPath([{ x: 1, y: 1 }])).toBe("");
  expect(
    softPath([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
    ]),
  ).toBe("M0 0L2 1");
});
