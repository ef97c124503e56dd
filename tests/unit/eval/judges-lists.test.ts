import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { metresBetween } from "#db/places/distance.mjs";

// The lists by which plans and answers are judged, written before either and without a look at the data. They are read here as the judges will read them.

const ROOT = join(import.meta.dirname, "../../..");
const read = <Row>(path: string): Row[] => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const cityFile = (id: string): string => join(ROOT, `db/places/cities/${id}.json`);

type Point = { lat: number; lng: number };
type Icon = Point & { city: string; name: string; names: string[]; interests: string[] };

const icons = read<Icon>("quality/eval/icons/icons.json");
const cities = [...new Set(icons.map(({ city }) => city))];

/** People go that far from a city for one thing, and sleep in it: Québec's whales, Tokyo's mountain. */
const DAY_TRIP_KM = 260;

describe("the icons", () => {
  test("are ten of each of sixty cities, each once", () => {
    expect(cities).toHaveLength(60);
    for (const city of cities) {
      const names = icons.filter((icon) => icon.city === city).map(({ name }) => name);
      expect(new Set(names).size, city).toBe(10);
    }
  });

  test("lie where one can go for a day from a city that we cover", () => {
    const far = icons.filter(({ city, ...point }) => {
      const centre: Point = JSON.parse(readFileSync(cityFile(city), "utf8"));
      return metresBetween(centre, point) > DAY_TRIP_KM * 1_000;
    });
    expect(far.map(({ city, name }) => `${city}: ${name}`)).toEqual([]);
  });
});

test("the names that people type are three hundred, five of each city", () => {
  const typed = read<{ city: string; typed: string; means: string }>("quality/eval/icons/typed-names.json");
  expect(typed).toHaveLength(300);
  expect(typed.filter(({ city }) => !existsSync(cityFile(city)))).toEqual([]);
  expect(typed.filter(({ typed: words, means }) => words.trim() === "" || means.trim() === "")).toEqual([]);
});

test("the utterances are four hundred and eighty, half of them wishes, each with what makes an answer good, acceptable and bad", () => {
  type Utterance = { id: string; kind: string; text: string; good: string; acceptable: string; bad: string };
  const all = read<Utterance>("quality/utterances/utterances.json");
  expect(new Set(all.map(({ id }) => id)).size).toBe(480);
  expect(all.filter(({ kind }) => kind === "wish")).toHaveLength(240);
  expect(all.filter(({ text, good, acceptable, bad }) => !(text && good && acceptable && bad))).toEqual([]);
});
