import { expect, test } from "vitest";
import { readDaysOut } from "#db/places/city-files.mjs";
import { loadCities } from "#db/places/load-cities";
import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";

const cities = loadCities();
const outings = cities.flatMap((city) =>
  city.places.filter(({ dayTrip }) => dayTrip).map((place) => ({ city, place, out: place.dayOut })),
);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test("what one does on a day out is told of every day trip, and of nothing else", () => {
  expect(outings.filter(({ out }) => out === null).map(({ place }) => place.id)).toEqual([]);
  const known = new Set(outings.map(({ place }) => place.id));
  expect(Object.keys(readDaysOut()).filter((id) => !known.has(id))).toEqual([]);
});

test("hardly any day out lacks a meal, or something to see after it", () => {
  expect(outings.filter(({ out }) => !out?.meal || !out.next).length).toBeLessThanOrEqual(outings.length * 0.02);
});

test("the way takes as long as such a way can", () => {
  const impossible = outings.flatMap(({ city, place, out }) => {
    const kilometres = kilometresBetween(city, place);
    // No train leads door to door at more than 150 km/h as the crow flies; nobody takes five minutes for each kilometre of a long way.
    const quickest = (kilometres / 150) * 60;
    const slowest = 60 + kilometres * 5;
    return out && (out.minutes < quickest || out.minutes > slowest)
      ? [`${place.id}: ${kilometres.toFixed(0)} km, ${out.minutes} min`]
      : [];
  });
  expect(impossible).toEqual([]);
});

test("what comes second has a name of its own, which no place of its city has", () => {
  for (const city of cities) {
    const names = new Set(city.places.map(({ name }) => nameKey(name)));
    const titles = city.places.flatMap(({ dayOut }) => (dayOut?.next ? [nameKey(dayOut.next.title)] : []));
    expect(
      titles.filter((title) => names.has(title)),
      city.name,
    ).toEqual([]);
    expect(repeated(titles), city.name).toEqual([]);
  }
});

test("no sentence is used twice, or tells what ages: prices, years, times of the clock", () => {
  const said = outings.flatMap(({ out }) => [out?.meal, out?.next?.about].filter((text) => typeof text === "string"));
  expect(repeated(said)).toEqual([]);
  expect(said.filter((text) => /[€$£¥]|\b(19|20)\d\d\b|\d:\d\d|\b\d+ ?(am|pm|euros?|dollars?)\b|!/.test(text))).toEqual(
    [],
  );
  expect(said.filter((text) => !/[.?…"'”’]$/.test(text))).toEqual([]);
});

test("nothing of it is there in one season only", () => {
  const said = outings.flatMap(({ out }) => [out?.meal, out?.next?.title, out?.next?.about]);
  expect(
    said.filter(
      (text) => text && /\b(?:in|every|late|early) (?:spring(?! water)|summer|autumn|winter)\b|blossom/.test(text),
    ),
  ).toEqual([]);
});
