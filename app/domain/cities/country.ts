import { cityKey } from "./city-key.mjs";

/** Where the common name is another than the one `Intl` gives. */
const COMMON_NAMES: Record<string, string> = {
  HK: "Hong Kong",
  MO: "Macau",
  TR: "Turkey",
  MM: "Myanmar",
  PS: "Palestine",
  CD: "DR Congo",
  CG: "Congo",
  CI: "Ivory Coast",
};

/** What else people call a country. */
const ALSO_CALLED: Record<string, readonly string[]> = {
  US: ["usa", "us", "america", "united states of america"],
  GB: ["uk", "great britain", "britain"],
  AE: ["uae", "emirates"],
  NL: ["holland", "the netherlands"],
  CZ: ["czech republic"],
  KR: ["korea"],
  TR: ["turkiye"],
  CI: ["cote d ivoire"],
  MM: ["burma"],
  MO: ["macao"],
};

let displayNames: Intl.DisplayNames | null = null;

function nameOf(code: string): string | undefined {
  displayNames ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return COMMON_NAMES[code] ?? displayNames.of(code);
}

/** A country's English name by its two letters. */
export const countryName = (code: string): string => nameOf(code) ?? code;

const WITH_ARTICLE = /^(United|Netherlands|Philippines|Maldives|Bahamas|Seychelles|Dominican Republic)|Islands$/;

/** A country within a sentence: "the United States", "Italy". */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const keysOnce = new Map<string, readonly string[]>();

/** Every key by which people write a country; the same few countries are asked for again and again. */
export function countryKeys(code: string): readonly string[] {
  const known = keysOnce.get(code);
  if (known) return known;
  const keys = [cityKey(countryName(code)), code.toLowerCase(), ...(ALSO_CALLED[code] ?? [])];
  keysOnce.set(code, keys);
  return keys;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
let allNames: ReadonlySet<string> | null = null;

/** Whether the text is the name of a country: "Cuba" is no slip in the name of a city. */
export function isCountry(text: string): boolean {
  allNames ??= new Set(LETTERS.flatMap((first) => LETTERS.map((second) => cityKey(nameOf(first + second) ?? ""))));
  const key = cityKey(text);
  return key !== "" && allNames.has(key);
}
