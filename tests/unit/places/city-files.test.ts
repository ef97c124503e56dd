import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { metresBetween } from "#db/places/distance.mjs";
import { loadCities } from "#db/places/load-cities";
import { readIcons } from "../../../quality/eval/icons/icons";
import { placesReport } from "#db/places/places-report.mjs";
import type { Place } from "#db/places/place-schema";
import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { nameKey } from "~/domain/place/place-name";

const cities = loadCities();
const all = cities.flatMap((city) => city.places);
const count = (places: readonly Place[], wanted: (place: Place) => boolean) => places.filter(wanted).length;
const inPart = (part: BlockName) => (place: Place) => place.parts.includes(part);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** Cities that people see for themselves: what lies around is part of them, or across a border. */
const WITHOUT_DAY_TRIP = ["george-town", "macau"];

/** Those that most people travel to; the judges of plans look at the same. */
const MOST_VISITED = new Set(readIcons().map(({ city }) => city));

test("there are at least 180 cities, with 9,000 places and a day trip from each where people make one", () => {
  expect(cities.length).toBeGreaterThanOrEqual(180);
  expect(all.length).toBeGreaterThanOrEqual(9_000);
  expect(cities.filter(({ places }) => !places.some(({ dayTrip }) => dayTrip)).map(({ id }) => id)).toEqual(
    WITHOUT_DAY_TRIP,
  );
});

test("the report is of these very places", () => {
  expect(readFileSync(fileURLToPath(new URL("../../../docs/places-report.md", import.meta.url)), "utf8")).toBe(
    placesReport(cities),
  );
});

test("the corroboration speaks of places that there are", () => {
  const known = new Set(all.map(({ id }) => id));
  const corroboration = z
    .record(z.string(), z.object({ share: z.number(), places: z.array(z.string()) }))
    .parse(
      JSON.parse(
        readFileSync(fileURLToPath(new URL("../../../db/places/corroboration.json", import.meta.url)), "utf8"),
      ),
    );
  expect(Object.keys(corroboration).toSorted()).toEqual(cities.map(({ id }) => id).toSorted());
  expect(Object.values(corroboration).flatMap(({ places }) => places.filter((id) => !known.has(id)))).toEqual([]);
});

test("ids are unique, and no sentence about a place is used twice", () => {
  expect(repeated(all.map((place) => place.id))).toEqual([]);
  expect(repeated(all.map((place) => place.about.toLowerCase()))).toEqual([]);
});

/** Verbs with which a sentence tells a traveller what to do. */
const VERBS =
  "go|come|be|arrive|start|begin|board|walk|ride|climb|swim|take|get|book|see|catch|leave|claim|reach|join|queue|line up|stand|sit|visit|" +
  "drive|set out|paddle|watch|enter|cross|head|rent|hire|buy|order|eat|look|do|beat|try|have|hear|follow|reserve|find|turn up";

const EARLY =
  "early|(?:at|before) (?:first light|dawn|sunrise|daybreak|breakfast|opening(?: time)?)|(?:at|by|before) (?:four|five|six|seven|eight|nine|half past (?:four|five|six|seven|eight))(?! minutes)|" +
  "(?:when|before|as) (?:it|they|the (?:gate|gates|door|doors)) opens?";

/** An order to come at an hour: the planner puts a place wherever the day has room, from a quarter past nine. */
const ORDER_OF_AN_HOUR = new RegExp(
  String.raw`(?:^|[;:.,]\s+|\b(?:and|so|but|or|then)\s+)(?:${VERBS})\b[^;:.]*?\b(?:${EARLY})\b`,
  "i",
);

test.each([
  "Be at the gate when it opens, walk round the back, and say no with a smile, often.",
  "Go at first light, when the wooden stage still belongs to sweepers.",
  "Gahoe-dong's tiled roofs step down toward the towers; people live here, so whisper, and go early.",
  "A spine of elephant grass above two rivers; be on it before seven.",
])("an order of an hour is found in: %s", (about) => expect(about).toMatch(ORDER_OF_AN_HOUR));

test.each([
  "At first light the wooden stage over the maples belongs to sweepers and pilgrims; by ten it is everybody's.",
  "The early popes lie here, and it stays cool in any heat.",
])("the hour as a fact is none: %s", (about) => expect(about).not.toMatch(ORDER_OF_AN_HOUR));

test("no sentence orders an early hour, for the plan puts the place at whatever hour it has", () => {
  expect(all.filter(({ about }) => ORDER_OF_AN_HOUR.test(about)).map(({ id, about }) => `${id}: ${about}`)).toEqual([]);
});

const isFor = ({ meal, dayTrip }: Place, wanted: "lunch" | "dinner") =>
  !dayTrip && meal !== null && meal.for.includes(wanted);
const isNightOut = (place: Place) =>
  place.interests.includes("nightlife") && inPart("evening")(place) && !isFor(place, "dinner");
const isForSmallChildren = ({ children, category, dayTrip }: Place) =>
  children && !dayTrip && ["family", "park", "museum", "nature", "performance"].includes(category);
const isActive = ({ interests, indoor, dayTrip }: Place) => interests.includes("adventure") && !indoor && !dayTrip;

describe.each(cities.filter(({ id }) => MOST_VISITED.has(id)).map((city) => [city.name, city] as const))(
  "%s, one of the most visited cities,",
  (_name, { places }) => {
    test.each<[string, number, (place: Place) => boolean]>([
      ["places", 60, () => true],
      ["for dinner", 12, (place) => isFor(place, "dinner") && inPart("evening")(place)],
      ["for lunch", 8, (place) => isFor(place, "lunch") && inPart("afternoon")(place)],
      ["for a night out", 6, isNightOut],
      ["with small children", 4, isForSmallChildren],
      ["to be active out of doors", 4, isActive],
      ["under a roof that are no meal", 6, (place) => place.indoor && place.meal === null && !place.dayTrip],
      ["one would not go home without", 3, (place) => place.fame === 3],
      ["to go to for a day", 1, (place) => place.dayTrip],
    ])("has enough places %s (%i)", (_what, least, wanted) =>
      expect(count(places, wanted)).toBeGreaterThanOrEqual(least),
    );
  },
);

test("what lies on a side of the water lies on one that its city has", () => {
  const lost = cities.flatMap(({ waters, places }) =>
    places.filter(({ side }) => side !== null && !waters?.sides.includes(side)).map(({ id }) => id),
  );
  expect(lost).toEqual([]);
});

test("no other name means two places of a city", () => {
  const shared = cities.flatMap(({ places }) => {
    const names = places.flatMap((place) => [...new Set([place.name, ...place.aliases].map(nameKey))]);
    return repeated(names.filter((name) => name !== ""));
  });
  expect(shared).toEqual([]);
});

describe.each(cities.map((city) => [city.name, city] as const))("%s", (_name, city) => {
  const { places } = city;

  test("keeps one place on one line, so that a change reads as one", () => {
    const file = readFileSync(
      fileURLToPath(new URL(`../../../db/places/cities/${city.id}.json`, import.meta.url)),
      "utf8",
    );
    const lines = file.split("\n").filter((line) => line.startsWith('{"id":"'));
    expect(lines).toHaveLength(places.length);
  });

  test("names its places after itself and gives each field once", () => {
    expect(places.filter((place) => !place.id.startsWith(`${city.id}-`)).map((place) => place.id)).toEqual([]);
    for (const list of places.flatMap((place) => [place.parts, place.interests])) expect(repeated(list)).toEqual([]);
  });

  test("has every place within its radius, and as day trips what lies outside it or takes the whole day, five hours at least", () => {
    const takesTheDay = (place: Place): boolean =>
      metresBetween(city, place) > city.radiusKm * 1000 || place.minutes >= 400;
    const misplaced = places.filter((place) => takesTheDay(place) !== place.dayTrip);
    expect(misplaced.map((place) => place.name)).toEqual([]);
    expect(places.filter((place) => place.dayTrip && place.minutes < 300).map((place) => place.name)).toEqual([]);
  });

  test("has no place twice, by name or within 60 metres", () => {
    expect(repeated(places.map((place) => place.name.toLowerCase()))).toEqual([]);
    const close = places.flatMap((a, at) =>
      places
        .slice(at + 1)
        .filter((b) => metresBetween(a, b) < 60)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(close).toEqual([]);
  });

  test("says one sentence of 60 to 160 characters about each", () => {
    const wrong = places.filter(({ about }) => about.length < 60 || about.length > 160 || !about.endsWith("."));
    expect(wrong.map((place) => `${place.id}: ${place.about.length}`)).toEqual([]);
  });

  test.each<[string, number, (place: Place) => boolean]>([
    ["places", 30, () => true],
    ["for dinner", 5, (place) => isFor(place, "dinner") && inPart("evening")(place)],
    ["for lunch", 4, (place) => isFor(place, "lunch") && inPart("afternoon")(place)],
    ["for a night out", 2, isNightOut],
    ["with small children", 2, isForSmallChildren],
    ["to be active out of doors", 2, isActive],
    ["under a roof that are no meal", 3, (place) => place.indoor && place.meal === null && !place.dayTrip],
    ["one would not go home without", 1, (place) => place.fame === 3],
    ["to eat or drink", 5, (place) => place.interests.includes("food")],
    ["good in the evening", 5, inPart("evening")],
    ["best in the evening", 3, (place) => place.parts[0] === "evening"],
    ["in the open air", 3, (place) => ["park", "nature", "viewpoint"].includes(place.category)],
    ["of culture", 5, (place) => ["museum", "landmark", "religious", "performance"].includes(place.category)],
    ["good with children", 2, (place) => place.children],
    ["step-free", 8, (place) => place.stepFree === true],
    ["where a vegetarian eats", 4, (place) => place.vegetarian === true && place.interests.includes("food")],
    ["worth suggesting as a must", 8, (place) => place.anchor],
    ["under a roof", 5, (place) => place.indoor],
    ...BLOCK_NAMES.map((part): [string, number, (place: Place) => boolean] => [
      `free of charge in the ${part}`,
      3,
      (place) => place.price === 0 && inPart(part)(place),
    ]),
  ])("has enough places %s (%i)", (_what, least, wanted) =>
    expect(count(places, wanted)).toBeGreaterThanOrEqual(least),
  );

  test("suggests no more than twelve as musts", () =>
    expect(count(places, (place) => place.anchor)).toBeLessThanOrEqual(12));
});
