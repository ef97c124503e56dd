import { countries, rowOf } from "./by-country";

/** What is usual in everyday life, as of 2026-11, in rows of countries. */

/** `everywhere`: the card does for nearly all. `cash`: many small places take nothing else. */
export type Cards = "everywhere" | "mixed" | "cash";
const CARDS = {
  everywhere: countries(
    "AE AU BE BR CA CH CL CN CZ DK EE ES FI FR GB HK HU IE IL IS KR LT LU LV MC NL NO NZ PL PR PT QA SA SE SG SK US UY ZA",
  ),
  cash: countries("BO CU EG ET GH GT ID IN JO KH LA LK MA MG MV NP PE PH RW SN TN TZ UZ VN"),
};
export const cardsIn = (code: string): Cards => rowOf<Cards>(CARDS, code, "mixed");

/** How one eats from stalls: `graded`: the state inspects them; `careful`: choose what is cooked before your eyes. */
export type StreetFood = "graded" | "fine" | "careful";
const STREET_FOOD = {
  graded: countries("HK JP KR MO SG TW"),
  careful: countries("BO BR CN CO CU DO EC EG ET GH GT ID IN JO KE KH LA LK MA MX MY NP PE PH RW SN TH TN TZ UZ VN"),
};
export const streetFoodIn = (code: string): StreetFood => rowOf<StreetFood>(STREET_FOOD, code, "fine");

/** How much care the streets ask for after dark, beyond what is sensible in any city. */
export type Nights = "calm" | "usual" | "careful";
const NIGHTS = {
  calm: countries("AE AT CH DK EE FI HK IS JP KR LU MC MO NO OM QA SG SI TW"),
  careful: countries("AR BO BR CL CO CR DO EC ET GH GT HN IN JM KE MX NA PA PE PH PR SN TZ ZA"),
};
export const nightsIn = (code: string): Nights => rowOf<Nights>(NIGHTS, code, "usual");

/** By which apps or licensed cabs people ride, as far as it is settled. */
const RIDES: Readonly<Record<string, string>> = {
  AE: "Careem, Uber",
  AR: "Cabify, Uber",
  AT: "Bolt, Uber",
  AU: "Uber, DiDi",
  BE: "Uber, Bolt",
  BR: "Uber, 99",
  CA: "Uber, Lyft",
  CL: "Uber, Cabify",
  CN: "DiDi",
  CO: "Cabify, DiDi",
  CZ: "Bolt, Uber",
  DE: "Uber, Bolt, Freenow",
  EG: "Uber, Careem",
  ES: "Cabify, Uber, Freenow",
  FR: "G7, Uber, Bolt",
  GB: "black cabs, Uber, Bolt",
  GR: "Freenow, Uber",
  HK: "HKTaxi, Uber",
  HU: "Bolt, Főtaxi",
  ID: "Grab, Gojek",
  IE: "Freenow",
  IN: "Uber, Ola",
  IT: "itTaxi, Freenow",
  JP: "GO, Uber",
  KE: "Uber, Bolt",
  KH: "Grab, PassApp",
  KR: "Kakao T",
  MA: "petits taxis, inDrive",
  MX: "Uber, DiDi",
  MY: "Grab",
  NL: "Uber, Bolt",
  NZ: "Uber, DiDi",
  PE: "Cabify, Uber",
  PL: "Bolt, Uber, Freenow",
  PT: "Bolt, Uber",
  SG: "Grab, Gojek",
  TH: "Grab, Bolt",
  TR: "BiTaksi, Uber",
  TW: "Uber, 55688",
  US: "Uber, Lyft",
  VN: "Grab",
  ZA: "Uber, Bolt",
};
export const ridesIn = (code: string): string | null => RIDES[code] ?? null;

/** Where prices at markets are meant to be talked about. */
const HAGGLING = countries("AE CN EG ET GH ID IN JO KE KH LA LK MA MY NP PE PH QA RW SN TH TN TR TZ UZ VN");
export const isHagglingUsual = (code: string): boolean => HAGGLING.has(code);

/** About how much one eats for on a day, a head, in euros: breakfast, a plain lunch and a sit-down dinner. Rough, rounded, as of 2026-11. */
const FOOD_A_DAY: readonly (readonly [ReadonlySet<string>, low: number, high: number])[] = [
  [countries("EG ET GH ID IN KH LA LK MA NP PH SN TH TN TZ UZ VN BO"), 10, 25],
  [
    countries(
      "AL AM AR BA BG BR CL CN CO CR CU CZ DO EC GE GT GR HR HU JM JO KE KZ ME MK MX MY NA PA PE PL PT RO RS RW SK TR TW UY ZA",
    ),
    25,
    45,
  ],
  // A dish at a food hall is a few euros there, a restaurant as dear as elsewhere.
  [countries("SG"), 15, 50],
  [countries("CH IS MC NO"), 60, 100],
  [countries("AE AU CA DK FI GB HK IE IL MV NZ PR QA SE US"), 45, 80],
];
export function foodADay(code: string): { low: number; high: number } {
  const [, low, high] = FOOD_A_DAY.find(([codes]) => codes.has(code)) ?? [null, 35, 60];
  return { low, high };
}
