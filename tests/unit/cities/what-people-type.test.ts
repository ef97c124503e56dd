import { describe, expect, test } from "vitest";
import { isAnotherName, searchCities } from "~/domain/cities/city-search";
import { countryName } from "~/domain/cities/country";
import { chosenName, fullName } from "~/domain/cities/known-city";
import { meantCity, namesakes } from "~/domain/cities/meant-city";
import { gatherCities } from "~/domain/cities/shard";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { guideKeyIn } from "~/server/cities/gazetteer";
import { readGuides } from "#db/gazetteer/read-guides";
import { builtGazetteer } from "./gazetteer";

const { gazetteer, read, readLand } = builtGazetteer();

const meant = async (text: string) => {
  const match = meantCity(text, await gatherCities(text, read));
  return match && fullName(match.city);
};
const suggested = async (text: string) =>
  searchCities(text, await gatherCities(text, read), 6).map(({ city }) => fullName(city));
const asked = async (text: string) => namesakes(text, await gatherCities(text, read)).map((city) => fullName(city));

describe("what people type", () => {
  test.each([
    ["lisboa", "Lisbon, Portugal"],
    ["LISBON", "Lisbon, Portugal"],
    ["  lisbon  ", "Lisbon, Portugal"],
    ["Lissabon", "Lisbon, Portugal"],
    ["NYC", "New York City, New York"],
    ["new york city", "New York City, New York"],
    ["New York, NY", "New York City, New York"],
    ["newyork", "New York City, New York"],
    ["Sao Paulo", "São Paulo, Brazil"],
    ["são paulo", "São Paulo, Brazil"],
    ["Viena", "Vienna, Austria"],
    ["Wien", "Vienna, Austria"],
    ["Vienne", "Vienna, Austria"],
    ["Munchen", "Munich, Germany"],
    ["München", "Munich, Germany"],
    ["Muenchen", "Munich, Germany"],
    ["Köln", "Cologne, Germany"],
    ["Cologne", "Cologne, Germany"],
    ["Bejing", "Beijing, China"],
    ["Peking", "Beijing, China"],
    ["Istambul", "Istanbul, Turkey"],
    ["San Fransisco", "San Francisco, California"],
    ["sna francisco", "San Francisco, California"],
    ["Pari", "Paris, France"],
    ["Rome, Italy", "Rome, Italy"],
    ["rome italy", "Rome, Italy"],
    ["Rome, Lazio, Italy", "Rome, Italy"],
    ["Hongkong", "Hong Kong, Hong Kong"],
    ["Saigon", "Ho Chi Minh City, Vietnam"],
    ["Bombay", "Mumbai, India"],
    ["Firenze", "Florence, Italy"],
    ["Barcelna", "Barcelona, Spain"],
    ["Budepest", "Budapest, Hungary"],
    ["東京", "Tokyo, Japan"],
    ["Washington DC", "Washington, District of Columbia"],
    ["Paris, TX", "Paris, Texas"],
    ["paris texas", "Paris, Texas"],
    ["Paris, Texas", "Paris, Texas"],
    ["London, Ontario", "London, Ontario"],
    ["london on", "London, Ontario"],
    ["Springfield, IL", "Springfield, Illinois"],
    ["springfield illinois usa", "Springfield, Illinois"],
    ["St Petersburg", "Saint Petersburg, Russia"],
    ["St. Petersburg, FL", "St. Petersburg, Florida"],
    ["Geneva", "Genève, Switzerland"],
    ["Antwerp", "Antwerpen, Belgium"],
    ["Gothenburg", "Göteborg, Sweden"],
    ["Banff", "Banff, Alberta"],
    ["Nowhere at all", null],
    ["Atlantis City of Myth", null],
    ["", null],
    [", Italy", null],
    ["!!", null],
  ])("%s means %s", async (text, city) => expect(await meant(text)).toBe(city));

  test("is no slip in the name of a known city when it is the name of another place", async () => {
    for (const other of ["León", "Bern", "Málaga", "Bari", "Cork", "Nancy", "Genova", "Tampere", "Malmö", "Galle"])
      expect(await guideKeyIn(other, read, readLand), other).toBe("");
    const countries = [...new Set(gazetteer.others.map(({ countryCode }) => countryName(countryCode)))].filter(
      (name) => name !== "Malta" && name !== "Panama",
    );
    const guides = gazetteer.guides;
    expect(
      countries.filter((country) => {
        const match = meantCity(country, guides);
        return match && match.kind !== "exact";
      }),
    ).toEqual([]);
  });
});

describe("the places of a trip's city", () => {
  test("are found by every name the database knows", async () => {
    // One of each city's names a run would do, were it not so cheap for those in the list of cities with places.
    for (const { id, name, aliases } of readGuides())
      for (const typed of [name, aliases[0] ?? name])
        expect(await guideKeyIn(typed, read, readLand), typed).toBe(cityKey(id));
  });

  test.each([
    ["Paris, Texas", ""],
    ["Valencia, Venezuela", ""],
    ["Bejing", "beijing"],
    ["Sevillla", "seville"],
    ["Quarteira by the sea", "quarteira by the sea"],
  ])("typed as %s have the key %j", async (text, key) => {
    expect(await guideKeyIn(text, read, readLand)).toBe(key);
  });
});

describe("suggestions", () => {
  test.each([
    ["lis", "Lisbon, Portugal"],
    ["san", "San Francisco, California"],
    ["par", "Paris, France"],
    ["paris t", "Paris, Texas"],
    ["pra", "Prague, Czechia"],
    ["barcal", "Barcelona, Spain"],
    ["aires", "Buenos Aires, Argentina"],
    ["springf", "Springfield, Illinois"],
    ["Paris", "Paris, Texas"],
  ])("for %s offer %s", async (text, city) => expect(await suggested(text)).toContain(city));

  test("put the city with known places first", async () => {
    for (const [text, first] of [
      ["paris", "Paris, France"],
      ["portland", "Portland, Oregon"],
      ["naples", "Naples, Italy"],
      ["b", "Beijing, China"],
    ] as const)
      expect((await suggested(text))[0]).toBe(first);
  });
});

describe("which one is meant", () => {
  test("is asked of several cities of one name", async () => {
    expect(await asked("springfield")).toEqual([
      "Springfield, Missouri",
      "Springfield, Massachusetts",
      "Springfield, Illinois",
      "Springfield, Oregon",
      "Springfield, Ohio",
    ]);
    expect(await asked("Cambridge")).toEqual(["Cambridge, United Kingdom", "Cambridge, Massachusetts"]);
    expect(await asked("San José")).toEqual(["San José, Costa Rica", "San Jose, California"]);
    expect(await asked("Valencia")).toEqual(["Valencia, Spain", "Valencia, Venezuela"]);
    expect(await asked("Victoria")).toContain("Victoria, British Columbia");
  });

  test("is plain when one of them is meant by nearly everybody, or when it was said", async () => {
    for (const text of [
      "Paris",
      "London",
      "Rome",
      "Vancouver",
      "Springfield, Illinois",
      "paris texas",
      "Lisbon",
      "Nowhere",
    ])
      expect(await asked(text), text).toEqual([]);
  });

  test("is settled by what a choice writes into the field", async () => {
    for (const text of ["springfield", "cambridge", "san jose", "valencia", "victoria", "birmingham"]) {
      const cities = namesakes(text, await gatherCities(text, read));
      expect(cities.length, text).toBeGreaterThan(1);
      for (const city of cities) {
        const written = fullName(city, cities);
        expect(await meant(written), written).toBe(fullName(city));
        expect(await asked(written), written).toEqual([]);
        // A land leads to the city that is seen first in it.
        if (city.land) continue;
        expect(await guideKeyIn(chosenName(city, cities), read, readLand)).toBe(
          city.guide === null ? "" : cityKey(city.guide),
        );
      }
    }
  });
});

test.each([
  ["Romênia", "Romania", false],
  ["Romania", "Romania", false],
  ["España", "Spain", true],
  ["Lisboa", "Lisbon", false],
  ["Pest", "Budapest", true],
])("%s beside %s is another name for it: %s", (via, name, isOne) => {
  expect(isAnotherName(via, name)).toBe(isOne);
});
