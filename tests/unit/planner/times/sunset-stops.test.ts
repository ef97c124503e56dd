import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { isForDark } from "~/planner/times/sunset-stops";
import { aPlace } from "../guide-builder";

const cities = loadCities();
const named = (city: string, name: string) => {
  const place = cities.find(({ id }) => id === city)?.places.find((each) => each.name === name);
  if (!place) throw new Error(`No ${name} in ${city}.`);
  return place;
};

test("what is there for the evening alone and shines is for the dark", () => {
  for (const [city, name] of [
    ["barcelona", "Font Màgica de Montjuïc"],
    ["london", "South Bank at night"],
    ["dubai", "Dubai Fountain and lake promenade"],
    ["agra", "Taj Mahal by full moon"],
  ] as const)
    expect(isForDark(named(city, name)), name).toBe(true);
});

test("a night market, a square that is lit, and a view for the sunset are not", () => {
  for (const [city, name] of [
    ["taipei", "Ningxia Night Market"],
    ["palermo", "Quattro Canti"],
    ["sapporo", "Mount Moiwa"],
  ] as const)
    expect(isForDark(named(city, name)), name).toBe(false);
  expect(isForDark(aPlace({ parts: ["evening"], category: "performance", tags: ["light show"] }))).toBe(false);
});
