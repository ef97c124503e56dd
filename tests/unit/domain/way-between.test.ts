import fc from "fast-check";
import { expect, test } from "vitest";
import { kilometresBetween } from "~/domain/place/geo";
import type { KnownCrossings } from "~/domain/place/place";
import { gettingAbout, USUAL_GETTING_ABOUT, wayBetween } from "~/domain/place/way-between";
import { MOBILITIES } from "~/domain/trip/trip-intent";

const CENTRE = { lat: 38.72, lng: -9.14 };
/** So many kilometres northwards, as the crow flies. */
const north = (km: number) => ({ ...CENTRE, lat: CENTRE.lat + km / 111.195 });
const [FULLY, MODERATELY, LIMITED, WHEELCHAIR, STROLLER] = MOBILITIES;

test("a kilometre as the crow flies is walked at 4.2 km/h along streets that are longer", () => {
  expect(wayBetween(CENTRE, north(1))).toMatchObject({ minutes: 19, onFoot: true });
});

test("the same way is a walk for some and a ride for others", () => {
  const way = (km: number, ...mobility: Parameters<typeof gettingAbout>[0]) =>
    wayBetween(CENTRE, north(km), gettingAbout(mobility));
  expect(way(1.8, FULLY).onFoot).toBe(true);
  expect(way(1.8, MODERATELY).onFoot).toBe(false);
  expect(way(0.8, MODERATELY)).toMatchObject({ onFoot: true, minutes: 15 });
  expect(way(0.8, STROLLER)).toMatchObject({ onFoot: true, minutes: 17 });
  expect(way(0.8, LIMITED).onFoot).toBe(false);
  expect(way(0.8, WHEELCHAIR, LIMITED).onFoot).toBe(false);
  expect(gettingAbout([])).toEqual(USUAL_GETTING_ABOUT);
});

test("a ride takes its minutes from door to door, and none is quicker than a taxi or a train", () => {
  expect(wayBetween(CENTRE, north(5)).minutes).toBe(28);
  expect(wayBetween(CENTRE, north(40)).minutes).toBe(75);
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 150, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (km, more) => {
        const [near, far] = [wayBetween(CENTRE, north(km)), wayBetween(CENTRE, north(km + more))];
        expect(near.onFoot).toBe(false);
        expect(far.minutes).toBeGreaterThanOrEqual(near.minutes);
        expect(near.km / (near.minutes / 60)).toBeLessThan(75);
      },
    ),
  );
});

test("under a water one rides no quicker than the same way on land is walked", () => {
  const waters = { crossings: [{ from: "Left", to: "Right", by: "metro", minutes: 5 }] };
  const [left, right] = [
    { ...CENTRE, side: "Left" },
    { ...north(1.4), side: "Right" },
  ];
  const onLand = wayBetween(CENTRE, north(1.4));
  expect(onLand.onFoot).toBe(true);
  expect(wayBetween(left, right, USUAL_GETTING_ABOUT, waters as KnownCrossings)).toMatchObject({
    onFoot: false,
    by: ["metro"],
  });
  expect(wayBetween(left, right, USUAL_GETTING_ABOUT, waters as KnownCrossings).minutes).toBeGreaterThanOrEqual(
    onLand.minutes,
  );
});

test("there and back is the same way", () => {
  const point = fc.record({
    lat: fc.double({ min: -60, max: 60, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(wayBetween(a, b).km).toBeCloseTo(kilometresBetween(b, a), 6);
      expect(wayBetween(a, b).minutes).toBe(wayBetween(b, a).minutes);
    }),
  );
});
