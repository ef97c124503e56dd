import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { fullName } from "~/domain/cities/known-city";
import { landsNamed, meantCity, namesakes, othersOfName, stayIn } from "~/domain/cities/meant-city";
import { gatherCities } from "~/domain/cities/shard";
import { kilometresBetween } from "~/domain/place/geo";
import { guideKeyIn } from "~/server/cities/gazetteer";
import { builtGazetteer } from "./gazetteer";

const { files, details, read, readLand } = builtGazetteer();
const covered = new Map(loadCities().map((city) => [city.name, city]));

describe("the islands, regions, lakes and countries", () => {
  test("are a few hundred, each with an id of its own, and every country that has visitors", () => {
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
    expect(files.filter(({ kind }) => kind !== "country").length).toBeGreaterThanOrEqual(300);
    expect(files.filter(({ kind }) => kind === "country").length).toBeGreaterThanOrEqual(190);
  });

  test("have towns within their reach, or a covered city near", () => {
    const strayed = files.flatMap((land) =>
      land.towns
        .filter((town) => kilometresBetween(land, town) > land.km * 1.8 + 60)
        // Ships to the ice leave from far away.
        .filter(() => land.id !== "antarctica")
        .map((town) => `${land.id}: ${town.name} ${Math.round(kilometresBetween(land, town))} km`),
    );
    expect(strayed).toEqual([]);
    expect(files.filter(({ towns, cities }) => towns.length + cities.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test("offer covered cities in them or near them, each once", () => {
    const wrong = files.flatMap((land) =>
      land.cities.flatMap(({ city: name }) => {
        const city = covered.get(name);
        return city && kilometresBetween(city, land) < land.km + 450 ? [] : [`${land.id}: ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
    const twice = files.filter(({ cities }) => new Set(cities.map(({ city }) => city)).size < cities.length);
    expect(twice).toEqual([]);
  });

  test("say what is there in a sentence or two, ending in a full stop, and name no place twice", () => {
    expect(files.filter(({ about }) => !/^[\p{Lu}].*\.$/u.test(about)).map(({ id }) => id)).toEqual([]);
    const doubled = files.filter(({ towns }) => new Set(towns.map(({ name }) => name)).size < towns.length);
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });
});

const stayFor = async (text: string) => {
  const cities = await gatherCities(text, read);
  const [land] = landsNamed(text, cities);
  const found = land && details.get(land.land.id);
  return found ? (stayIn(land, found, cities)?.name ?? null) : undefined;
};

describe("a land that is left as it was typed", () => {
  test.each([
    ["Tuscany", "Florence"],
    ["Japan", "Tokyo"],
    ["Malta", "Valletta"],
    ["Bali", "Ubud"],
    // San Francisco, Las Vegas and Milan are near, not there.
    ["Yosemite", null],
    ["Grand Canyon", null],
    ["Lake Como", null],
    ["Maldives", null],
    ["Lisbon", undefined],
  ])("%s is planned in %s", async (text, city) => {
    expect(await stayFor(text)).toBe(city);
    if (city) expect(await guideKeyIn(text, read, readLand)).toBe(cityKey(city));
    if (city === null) expect(await guideKeyIn(text, read, readLand)).toBe("");
  });
});

/** Asked after the list of typed destinations was written and all of it worked. */
test.each([
  ["Sylt", "Sylt, Germany"],
  ["Kapadokya", "Cappadocia, Turkey"],
  ["Петербург", "Saint Petersburg, Russia"],
  ["香港", "Hong Kong, Hong Kong"],
  ["Ginebra", "Genève, Switzerland"],
  ["Nizza", "Nice, France"],
  ["The Hamptons", "The Hamptons, United States"],
  ["Petra", "Petra and Wadi Rum, Jordan"],
  ["Phi phi", "Phi Phi Islands, Thailand"],
  ["Isle of Man", "Isle of Man"],
  ["Gozo", "Gozo, Malta"],
  ["Ceylon", "Sri Lanka"],
  ["Rio", "Rio de Janeiro, Brazil"],
  ["Panama", "Panama"],
  ["Deutschland", "Germany"],
  ["اليونان", "Greece"],
  ["ญี่ปุ่น", "Japan"],
  ["दुबई", "Dubai, United Arab Emirates"],
  ["ハワイ", "Hawaii, United States"],
  ["Santorin", "Santorini, Greece"],
  ["Danzig", "Gdańsk, Poland"],
  ["Pompeii", "Pompeii, Italy"],
])("%s, which is on no list, is %s, and nobody is asked", async (typed, name) => {
  const cities = await gatherCities(typed, read);
  expect(namesakes(typed, cities)).toEqual([]);
  const meant = meantCity(typed, cities);
  expect(meant && fullName(meant.city)).toBe(name);
});

test("where one is meant by nearly everybody, the others can still be chosen", async () => {
  const others = othersOfName("Naples", await gatherCities("Naples", read)).map((city) => fullName(city));
  expect(others).toContain("Naples, Florida");
});
