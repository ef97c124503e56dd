import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { countryName } from "../../app/domain/cities/country";
import type { KnownCity } from "../../app/domain/cities/known-city";
import { LAND_KINDS, type LandDetails } from "../../app/domain/cities/land";
import { searchKey } from "../../app/domain/cities/search-key";

const FOLDER = new URL("../regions/", import.meta.url);

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const point = { lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) };

/** An island, region, lake or country as its line in `db/regions` has it. */
const landFile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  name: z.string().check(z.minLength(2)),
  kind: z.enum(LAND_KINDS),
  /** The first is that of towns which name none. */
  countries: z.array(countryCode).check(z.minLength(1)),
  ...point,
  /** From its centre to its ends. */
  km: z.number().check(z.gt(0)),
  /** How often it is meant: 3 by travellers from everywhere, 1 by those who know it. */
  fame: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Other ways of typing it, in any script. A country has its names in other languages from `Intl`. */
  names: z.array(z.string().check(z.minLength(1))),
  about: z.string().check(z.minLength(20), z.maxLength(170)),
  towns: z.array(z.strictObject({ name: z.string(), country: z.optional(countryCode), ...point })),
  /** Covered cities in it or near it, in the order of a traveller. */
  cities: z.array(
    z.strictObject({ city: z.string(), nights: z.number().check(z.gte(1)), rank: z.optional(z.number()) }),
  ),
});

export type LandFile = z.infer<typeof landFile>;

/** Everything of `db/regions`, in the order of its files. */
export const readLandFiles = (): LandFile[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => z.array(landFile).parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))));

/** The languages in which people type a country's name. */
const LANGUAGES =
  "de fr es it pt nl pl sv da nb fi cs sk hu ro hr sl et lv lt tr vi id ms el ru uk bg sr he ar fa ur hi bn ta te ml mr th ka hy kk ja ko zh zh-Hant".split(
    " ",
  );

let displayNames: Intl.DisplayNames[] | null = null;

function namesOfCountry(code: string): string[] {
  displayNames ??= LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }));
  return displayNames.flatMap((names) => names.of(code) ?? []);
}

/** How many thousands of people a city would have that is meant as often, by its fame. */
const MEANT_LIKE_THOUSANDS = { 1: 200, 2: 900, 3: 3000 } as const;

/** A land as the gazetteer knows it. */
export function toKnownLand(file: LandFile): KnownCity {
  const { id, name, kind, countries, lat, lng, fame, names } = file;
  const [first = ""] = countries;
  return {
    name: kind === "country" ? countryName(first) : name,
    countryCode: first,
    region: "",
    regionCode: "",
    lat,
    lng,
    thousands: MEANT_LIKE_THOUSANDS[fame],
    metres: 0,
    aliases: once([...names, ...(kind === "country" ? namesOfCountry(first) : [])], name),
    guide: null,
    isVisited: false,
    land: { id, kind, countries },
  };
}

function once(names: readonly string[], own: string): string[] {
  const seen = new Set([searchKey(own)]);
  return names.filter((name) => {
    const key = searchKey(name);
    return key !== "" && !name.includes("|") && !seen.has(key) && seen.add(key);
  });
}

/** What one finds in a land, as it is fetched when somebody names it. */
export const toDetails = ({ about, km, countries, towns, cities }: LandFile): LandDetails => ({
  about,
  km,
  towns: towns.map(({ name, country }) => ({ name, country: country ?? countries[0] ?? "" })),
  cities: cities.map(({ city, nights, rank }, at) => ({ city, nights, rank: rank ?? at + 1 })),
});
