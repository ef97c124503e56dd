import { cityKey } from "./city-key.mjs";
import { countryKeys } from "./country";
import { editDistance, slipsForgiven } from "./edit-distance";
import { AS_COUNTRY, weightOf, type KnownCity } from "./known-city";
import { countriesOf, type Land } from "./land";
import { searchKey, spelledKey, withoutThe } from "./search-key";

export type CityMatch = {
  city: KnownCity;
  /** How it was found: by its very name, by a beginning of it, by a later word of it, by a name nearly like it, by the beginning of such. */
  kind: "exact" | "beginning" | "word" | "slip" | "slip-so-far";
  /** The name that matched: an alias, or the city's own. */
  via: string;
  /** Letters between what was typed and that name: wrong ones, or those still to come. */
  slips: number;
};

type Typed = { key: string; words: string; head: string; place: string | null };
type Name = { via: string; spelled: string; key: string };
type Found = Pick<CityMatch, "kind" | "slips">;

/** A name of the city itself weighs more than another name for it, the more so while it is only begun. */
const OWN_NAME_WEIGHT = 0.7;
const OWN_BEGINNING_WEIGHT = 2;
/** A name that history or another language gave to a place weighs less than that of one that bears it: Agadir was a Santa Cruz. */
const BY_NAME_WEIGHT = -0.8;
/** A whole name weighs more than one begun, but "San" is rather the beginning of San Francisco than a town in Mali. */
const WHOLE_NAME_WEIGHT = 1.5;
/** With so many better matches, names nearly like it are only noise. */
const ENOUGH_WITHOUT_SLIPS = 3;

/** The cities somebody may mean, the likeliest first. Each city once, by the best of its names. */
export function searchCities(text: string, cities: readonly KnownCity[], most = 8): CityMatch[] {
  const typed = readTyped(text);
  if (typed.key === "") return [];
  const typedLand = readTyped(withoutThe(text));
  const matches = cities.flatMap((city) => bestMatch(city.land ? typedLand : typed, city) ?? []);
  return withoutNoise(oncePerCity(matches.sort(byLikelihood))).slice(0, most);
}

/** Whether nobody is called so, and it was found by taking a letter or two for another. */
export const isSlip = ({ kind }: Pick<CityMatch, "kind">): boolean => kind === "slip" || kind === "slip-so-far";

/** Whether a name says more than the one that is shown: "España" does beside Spain, "Romênia" beside Romania is the same once more in another language. */
export function isAnotherName(via: string, name: string): boolean {
  const [other, own] = [searchKey(via), searchKey(name)];
  return editDistance(other, own, slipsForgiven(own.length)).whole > slipsForgiven(own.length);
}

/** A slip is seen only where hardly anything fits as it was typed. */
function withoutNoise(matches: readonly CityMatch[]): CityMatch[] {
  const clean = matches.filter((match) => !isSlip(match));
  return clean.length >= ENOUGH_WITHOUT_SLIPS || clean.some(({ kind }) => kind === "exact") ? clean : [...matches];
}

/** "Paris, TX": before the first comma the name, after it where. */
function readTyped(text: string): Typed {
  const comma = text.indexOf(",");
  const head = comma < 0 ? text : text.slice(0, comma);
  return {
    key: searchKey(head),
    words: spelledKey(text),
    head: spelledKey(head),
    place: comma < 0 ? null : spelledKey(text.slice(comma + 1)),
  };
}

function bestMatch(typed: Typed, city: KnownCity): CityMatch | null {
  const matches = namesOf(city).flatMap((name): CityMatch[] => {
    const found = matchName(typed, name, city);
    return found ? [{ city, via: name.via, ...found }] : [];
  });
  return matches.find(({ kind }) => kind === "exact") ?? matches.sort(byLikelihood)[0] ?? null;
}

const namesOnce = new WeakMap<KnownCity, Name[]>();

/** The names of a city with their keys, made once: each letter typed looks at hundreds of cities again. */
function namesOf(city: KnownCity): Name[] {
  const known = namesOnce.get(city);
  if (known) return known;
  const names = [city.name, ...city.aliases].map((via) => {
    const spelled = spelledKey(via);
    return { via, spelled, key: spelled.replaceAll(" ", "") };
  });
  namesOnce.set(city, names);
  return names;
}

function matchName(typed: Typed, name: Name, city: KnownCity): Found | null {
  if (typed.place === null) return matchBare(typed, name, city);
  const { fully, begun } = qualifies(city, typed.place);
  const found = begun ? matchKeys(typed, name) : null;
  return found?.kind === "exact" && !fully && typed.place !== "" ? { ...found, kind: "beginning" } : found;
}

/** Without a comma the words after the name may still say where: "rome italy". */
function matchBare(typed: Typed, name: Name, city: KnownCity): Found | null {
  const found = matchKeys(typed, name);
  if (found?.kind === "exact" || !typed.words.startsWith(`${name.spelled} `)) return found;
  const { fully, begun } = qualifies(city, typed.words.slice(name.spelled.length + 1));
  return begun ? { kind: fully ? "exact" : "beginning", slips: 0 } : found;
}

function matchKeys(typed: Typed, name: Name): Found | null {
  if (name.key === typed.key) return { kind: "exact", slips: 0 };
  if (name.key.startsWith(typed.key)) return { kind: "beginning", slips: name.key.length - typed.key.length };
  if (name.spelled.includes(` ${typed.head}`)) return { kind: "word", slips: 0 };
  return matchWithSlips(typed.key, name.key);
}

/** In a short word the first letter must be right: too many places differ by it alone. */
function matchWithSlips(typed: string, name: string): Found | null {
  const forgiven = slipsForgiven(typed.length);
  if (forgiven === 0 || (typed.length < 8 && typed[0] !== name[0])) return null;
  const { whole, beginning } = editDistance(typed, name, forgiven);
  if (whole <= forgiven) return { kind: "slip", slips: whole };
  return beginning <= forgiven ? { kind: "slip-so-far", slips: beginning } : null;
}

const RANK: Record<CityMatch["kind"], number> = { exact: 0, beginning: 0, word: 1, slip: 2, "slip-so-far": 3 };

const likelihood = ({ city, via, kind }: CityMatch): number => {
  const ownName = kind === "exact" ? OWN_NAME_WEIGHT : OWN_BEGINNING_WEIGHT;
  const byName = city.name.startsWith(via) || city.guide !== null || city.land !== null ? 0 : BY_NAME_WEIGHT;
  return weightOf(city) + (via === city.name ? ownName : byName) + (kind === "exact" ? WHOLE_NAME_WEIGHT : 0);
};

/** Letters still to come do not make a city less likely. */
const slipsOf = ({ kind, slips }: CityMatch): number => (kind === "beginning" ? 0 : slips);

const byLikelihood = (a: CityMatch, b: CityMatch): number =>
  RANK[a.kind] - RANK[b.kind] || slipsOf(a) - slipsOf(b) || likelihood(b) - likelihood(a);

/** The nearest name first, of equally near ones the likeliest city. */
export const byNearness = (a: CityMatch, b: CityMatch): number => a.slips - b.slips || likelihood(b) - likelihood(a);

/** Parts of the gazetteer overlap, and not every part has all names of a place. */
function oncePerCity(matches: readonly CityMatch[]): CityMatch[] {
  const seen = new Set<string>();
  const exactly = new Set(matches.flatMap(({ city, kind }) => (kind === "exact" ? idOf(city) : [])));
  return matches.filter(({ city, kind }) => {
    const id = idOf(city);
    return (kind === "exact" || !exactly.has(id)) && !seen.has(id) && seen.add(id);
  });
}

const idOf = (city: KnownCity): string => city.guide ?? city.land?.id ?? `${city.name}/${city.lat}/${city.lng}`;

/** Whether the words after a city's name say where it lies: "tx", "texas", "texas usa", or the beginning of such. */
function qualifies(city: KnownCity, words: string): { fully: boolean; begun: boolean } {
  const regions = [cityKey(city.region), cityKey(city.regionCode)].filter((key) => key !== "");
  const countries = city.land ? placesOfLand(city.land) : countryKeys(city.countryCode);
  const spoken = [
    ...regions,
    ...countries,
    ...regions.flatMap((region) => countries.map((country) => `${region} ${country}`)),
  ];
  return { fully: spoken.includes(words), begun: spoken.some((key) => key.startsWith(words)) };
}

const placesOfLand = (land: Land): readonly string[] => [
  ...land.countries.flatMap(countryKeys),
  cityKey(countriesOf(land)),
  ...(land.kind === "country" ? [cityKey(AS_COUNTRY)] : []),
];
