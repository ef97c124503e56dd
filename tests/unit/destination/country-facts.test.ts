import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { countryName } from "~/domain/cities/country";
import { countryFacts, KNOWN_COUNTRIES } from "~/server/country/country-facts";
import { CITIES_WITH_NORMALS, typicalMonths } from "~/domain/destination/normals";

const cities = loadCities();
const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test("every country with a city whose places we know has its facts", () => {
  const missing = [...new Set(cities.map(({ countryCode }) => countryCode))].filter(
    (code) => countryFacts(code) === null,
  );
  expect(missing).toEqual([]);
});

test.each(KNOWN_COUNTRIES)("what is noted down of %s is whole and plausible", (code) => {
  const facts = countryFacts(code);
  expect(facts?.name).toBe(countryName(code));
  expect(facts?.name).not.toBe(code);
  expect(facts?.emergency.length).toBeGreaterThan(0);
  for (const { number } of facts?.emergency ?? []) expect(number).toMatch(/^\d{2,5}$/);
  for (const plug of facts?.plugs ?? [""]) expect(plug).toMatch(/^[A-O]$/);
  for (const volts of facts?.volts ?? [0]) expect(volts >= 100 && volts <= 240).toBe(true);
  expect(facts?.currency.code).toMatch(/^[A-Z]{3}$/);
  expect(facts?.currency.name, "a currency that exists").not.toBe(facts?.currency.code);
  expect(facts?.tipping).toMatch(/^[A-Z1-9].{8,90}\.$/);
  for (const { url } of facts?.advice ?? [])
    expect(url).toMatch(
      /^https:\/\/(www\.gov\.uk\/(foreign-travel-advice\/[a-z-]+|check-uk-visa)|travel\.state\.gov\/)$/,
    );
  expect(facts).toMatchObject({ source: expect.any(String), asOf: expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])$/) });
});

test("of a country that nothing was noted down of, nothing is said", () => {
  expect([countryFacts("AQ"), countryFacts(""), countryFacts("constructor")]).toEqual([null, null, null]);
});

test("every city whose places we know has its usual weather, and no other has", () => {
  expect(CITIES_WITH_NORMALS.toSorted()).toEqual(cities.map(({ id }) => id).toSorted());
});

test.each(cities.map(({ id, lat }) => [id, lat] as const))(
  "the usual weather of %s is whole and plausible",
  (id, lat) => {
    const months = typicalMonths(id, EVERY_MONTH);
    expect(months).toHaveLength(12);
    for (const { high, low, rainDays } of months) {
      expect(high > low && high - low <= 22 && high <= 45 && low >= -20, `${high}/${low}`).toBe(true);
      expect(rainDays >= 0 && rainDays <= 25).toBe(true);
    }
    const [january, july] = [months[0]?.high ?? 0, months[6]?.high ?? 0];
    if (Math.abs(lat) > 30) expect(lat > 0 ? july - january : january - july, "summer is warmer").toBeGreaterThan(4);
  },
);
