import { expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { blockToShareText } from "#messages/days";
import { shortWayText } from "#messages/times";
import { mapDistanceText, wayText } from "#messages/trip";
import { blockToShare } from "~/domain/plan/block-to-share";
import { legsOf, type MapPoint, pointsOf, stayPoints } from "~/domain/place/map-points";
import { onDay, placed, stopsOfTrip } from "~/domain/place/map-stops";
import { placeBeside } from "~/domain/place/place-in-words";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Point } from "~/domain/place/geo";
import { mapsAddress, soughtOnMap } from "~/domain/place/maps-address";
import { wayWalked } from "~/domain/place/way-walked";
import { gettingAbout, mapDistance, wayAdvice, wayBetween } from "~/domain/place/way-between";

const ROSSIO = { lat: 38.7139, lng: -9.1394 };
const ALFAMA = { lat: 38.7119, lng: -9.1304 };
const BELEM = { lat: 38.6916, lng: -9.216 };

const afterTheMorning = {
  afternoon: { title: "Alfama", ...ALFAMA },
  evening: { title: "Something slow", lat: null, lng: null },
};
const day = aDay(2, "Hills and water", { morning: { title: "Rossio", ...ROSSIO }, ...afterTheMorning });

test("the way walked joins what is known of each day, and counts no way overnight", () => {
  const next = aDay(3, "Hills and water", { morning: { title: "Belém", ...BELEM }, ...afterTheMorning });
  const { points, stops, km } = wayWalked([day, next]);
  expect(points).toEqual([ROSSIO, ALFAMA, BELEM, ALFAMA]);
  expect(stops).toBe(6);
  expect(km).toBeCloseTo(wayBetween(ROSSIO, ALFAMA).km + wayBetween(BELEM, ALFAMA).km);
});

test("the way walked counts the way from city to city, where it is known where they are", () => {
  const porto = { lat: 41.1496, lng: -8.611 };
  const unknown = { lat: null, lng: null };
  const within = wayWalked([day], [ROSSIO]).km;
  expect(wayWalked([day], [ROSSIO, porto]).km - within).toBeCloseTo(274, -1);
  expect(wayWalked([day], [ROSSIO, unknown, porto]).km).toBe(within);
});

const told = (from: Point, to: Point): string => wayText(wayAdvice(wayBetween(from, to)));

test("a walk is told in minutes and said to be an estimate", () => {
  expect(wayAdvice(wayBetween(ROSSIO, ALFAMA))).toEqual({ code: "on-foot", minutes: 15 });
  expect(told(ROSSIO, ALFAMA)).toBe("about 15 min on foot, estimated");
});

test("what is too far to walk is told in minutes of transport, with the distance", () => {
  expect(wayAdvice(wayBetween(ROSSIO, BELEM))).toEqual({ code: "by-ride", minutes: 35, km: "7.1" });
  expect(told(ROSSIO, BELEM)).toBe("about 35 min by transport, estimated (7.1 km)");
});

test("what takes longer than an hour is told in hours", () => {
  expect(wayText({ code: "by-ride", minutes: 160, km: "119" })).toBe(
    "about 2 h 40 min by transport, estimated (119 km)",
  );
  expect(shortWayText({ code: "by-ride", minutes: 70, km: "36" })).toBe("1 h 10 min by transport");
  expect(shortWayText({ code: "across-water", minutes: 90, by: ["ferry"] })).toBe(
    "1 h 30 min across the water, by ferry",
  );
});

test("two names in one place are no walk", () => {
  expect(wayAdvice(wayBetween(ROSSIO, ROSSIO))).toEqual({ code: "right-there" });
  expect(told(ROSSIO, ROSSIO)).toBe("right there");
});

test("a leg of the way knows how the trip gets about", () => {
  const onFoot = (mobility: Parameters<typeof gettingAbout>[0]) =>
    stopsOfTrip([day], gettingAbout(mobility)).map(({ wayOn }) => wayOn?.onFoot);
  expect(onFoot([])[0]).toBe(true);
  expect(onFoot(["Limited Mobility - Prefer transport options"])[0]).toBe(false);
});

test("a map says metres below a kilometre", () => {
  expect([0.02, 0.81, 1.24, 12.4].map((km) => mapDistanceText(mapDistance(km)))).toEqual([
    "50 m",
    "800 m",
    "1.2 km",
    "12 km",
  ]);
});

test("a stop without a known place is in the list and not on the map, and no way is made up to it", () => {
  const stops = onDay(stopsOfTrip([aDay(1), day]), 2);
  expect(stops.map(({ number, title, wayOn }) => [number, title, wayOn !== null])).toEqual([
    [4, "Rossio", true],
    [5, "Alfama", false],
    [6, "Something slow", false],
  ]);
  expect(placed(stops).map(({ title }) => title)).toEqual(["Rossio", "Alfama"]);
});

test("all stops of a day are on the map and in the list, lunch too, under one number; an open part takes none", () => {
  const [morning, afternoon] = day.stops;
  const lunch = { ...afternoon, id: "lunch", title: "Lunch", kind: "meal", ...BELEM } as PlacedStop;
  const full = { ...day, stops: [morning, lunch, afternoon].filter((stop) => stop !== undefined) };
  const stops = stopsOfTrip([full, aDay(3)]);
  expect(stops.map(({ number, title }) => [number, title]).slice(0, 4)).toEqual([
    [1, "Rossio"],
    [2, "Lunch"],
    [3, "Alfama"],
    [4, "A quiet morning"],
  ]);
  const points = pointsOf(placed(onDay(stops, 2)));
  expect(points.map(({ number, kind }) => [number, kind])).toEqual([
    [1, "sight"],
    [2, "meal"],
    [3, "sight"],
  ]);
  expect(legsOf(points).map(({ from, to }) => [from.number, to.number])).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("a day's line joins its stops in their order, none to the next day's, and leaves out where one sleeps", () => {
  const stops = placed(
    stopsOfTrip([
      aDay(1),
      day,
      aDay(3, "The same again", { morning: { title: "Rossio", ...ROSSIO }, ...afterTheMorning }),
    ]),
  ).slice(3);
  const hotel: MapPoint = { ...BELEM, id: "hotel", day: 2, number: null, title: "Hotel do Cais", kind: "stay" };
  const [first, ...others] = pointsOf(stops);
  const legs = legsOf(first ? [first, hotel, ...others] : []);
  expect(legs.map(({ from, to }) => [from.number, to.number])).toEqual([
    [4, 5],
    [7, 8],
  ]);
});

test("a stop with an address alone is found on a map by that, and one that says no more than its city is not", () => {
  const tea = { title: "Tea with my aunt", location: "Calle Feria 40", lat: null, lng: null };
  expect(soughtOnMap(tea, "Seville")).toEqual({ title: "Calle Feria 40", point: null });
  expect(soughtOnMap({ ...tea, ...ROSSIO }, "Lisbon")).toEqual({ title: "Tea with my aunt", point: ROSSIO });
  expect(["", "Seville"].map((location) => soughtOnMap({ ...tea, location }, "Seville"))).toEqual([null, null]);
});

test("where something is stands beside its name, unless that is the name", () => {
  const at = (title: string, neighborhoodTag: string, location = "") =>
    placeBeside({ title, neighborhoodTag, location });
  expect(at("Tea", "", "Calle Feria 40")).toBe("Calle Feria 40");
  expect(at("Livraria Bertrand", "Chiado", "Chiado, Lisbon")).toBe("Chiado");
  expect(at("Chiado", "Chiado")).toBe("");
});

test("where one sleeps is on the map of each day that begins or ends there, once somebody said where it is", () => {
  const hotel = { id: "1", name: "Hotel do Cais", address: "", ...BELEM, fromDay: 1, toDay: 3 };
  const later = { id: "2", name: "Somewhere", address: "", lat: null, lng: null, fromDay: 3, toDay: 5 };
  const shown = (dayIndex: number | null) => stayPoints([hotel, later], dayIndex).map(({ title }) => title);
  expect([1, 3, 4, null].map(shown)).toEqual([["Hotel do Cais"], ["Hotel do Cais"], [], ["Hotel do Cais"]]);
});

test("the map app opens at the coordinates; without any, at the name and the city", () => {
  const tower = { title: "Torre de Belém & park", city: "Lisbon", point: BELEM };
  expect(mapsAddress(tower)).toBe("https://www.google.com/maps/search/?api=1&query=38.6916,-9.216");
  expect(mapsAddress({ ...tower, point: null })).toBe(
    "https://www.google.com/maps/search/?api=1&query=Torre%20de%20Bel%C3%A9m%20%26%20park%2C%20Lisbon",
  );
  expect(mapsAddress(tower, "apple")).toBe(
    "https://maps.apple.com/?q=Torre%20de%20Bel%C3%A9m%20%26%20park%2C%20Lisbon&ll=38.6916,-9.216",
  );
});

test("what is shared says what, where, when and why, with the way to a map", () => {
  const shared = blockToShare({ block: day.blocks.morning, dayIndex: 2, city: "Lisbon", date: "2027-03-04" });
  expect(shared.date).toBe("2027-03-04");
  expect(blockToShareText(shared).split("\n")).toEqual([
    "Rossio",
    "Graça, Lisbon",
    "Morning of day 2, March 4, 2027",
    "",
    "Slowly, “à pé”.",
    "",
    "On a map: https://www.google.com/maps/search/?api=1&query=38.7139,-9.1394",
  ]);
});
