import { countries, rowOf } from "./by-country";

/** How people expect one to behave, as of 2026-11, in rows of countries. Broad and settled only. */

/** Whether a tattoo keeps somebody out of a bath. */
export const mindsTattoos = (code: string): boolean => code === "JP";

/** What one wears in a public bath or sauna. */
export type BathWear = "naked" | "saunaNaked" | "washFirst" | "swimwear";
const BATH_WEAR = {
  naked: countries("JP KR TW"),
  saunaNaked: countries("AT CH DE DK EE FI LT LV NL NO SE"),
  washFirst: countries("IS"),
};
export const bathWearIn = (code: string): BathWear => rowOf<BathWear>(BATH_WEAR, code, "swimwear");

/** How one dresses in the street, and how close a couple is seen. */
export type Modesty = "strict" | "modest" | "free";
const MODESTY = {
  strict: countries("AE EG JO MA MV MY OM QA SA TN UZ"),
  modest: countries("CN ET GH ID IN JP KE KH KR KZ LA LK NP PH RW SG SN TH TR TW TZ VN"),
};
export const modestyIn = (code: string): Modesty => rowOf<Modesty>(MODESTY, code, "free");

/** Where couples of one sex break a law, and where one is better discreet. */
export type SameSex = "forbidden" | "discreet" | "open";
const SAME_SEX = {
  forbidden: countries("AE EG ET GH JM KE LK MA MV MY OM QA SA SN TN TZ UZ"),
  discreet: countries("AL AM BO CN GE ID IN JO KH KR KZ LA MK RW TR VN"),
};
export const sameSexIn = (code: string): SameSex => rowOf<SameSex>(SAME_SEX, code, "open");

/** Where shoes come off at a home, and often at a temple or inn. */
const SHOES_OFF = countries(
  "AE EE EG ET FI ID IN JO JP KH KR KZ LA LK MA MV MY NO NP OM PH QA SA SE SG TH TR TW UZ VN",
);
export const areShoesTakenOff = (code: string): boolean => SHOES_OFF.has(code);

/** How one eats, where it differs from a fork in either hand. */
export type Table = "chopsticks" | "rightHand" | "spoon" | "usual";
const TABLES = {
  chopsticks: countries("CN HK JP KR MO TW VN"),
  rightHand: countries("AE EG ET GH IN JO LK MA MV MY NP OM QA SA SN TN TZ"),
  spoon: countries("ID KH LA PH TH"),
};
export const tableIn = (code: string): Table => rowOf<Table>(TABLES, code, "usual");

/** How people greet. */
export type Greeting = "bonjour" | "bow" | "wai" | "namaste" | "salaam" | "usual";
const GREETINGS = {
  bonjour: countries("BE FR LU MC"),
  bow: countries("JP KR"),
  wai: countries("KH LA TH"),
  namaste: countries("IN NP"),
  salaam: countries("AE EG JO MA OM QA SA TN"),
};
export const greetingIn = (code: string): Greeting => rowOf<Greeting>(GREETINGS, code, "usual");

/** How far one gets with English. */
export type English = "own" | "widely" | "mostly" | "little";
const ENGLISH = {
  own: countries("AU CA GB IE JM MT NZ SG US ZA"),
  widely: countries("AE AT BE CH CY DE DK EE FI HK IL IN IS KE LK LU MU MV MY NA NL NO PH PT QA SE SI GH"),
  little: countries("BO BR CL CN CO CU EC JP KZ LA MO PE SN TW UZ"),
};
export const englishIn = (code: string): English => rowOf<English>(ENGLISH, code, "mostly");

/** What is said of cannabis by the law. */
export type Weed = "coffeeshops" | "byState" | "legal" | "residents" | "medical" | "severe" | "forbidden";
const WEED = {
  coffeeshops: countries("NL"),
  byState: countries("US"),
  legal: countries("CA"),
  residents: countries("DE LU MT UY"),
  medical: countries("TH"),
  severe: countries("AE CN EG HK ID JP KR MY OM PH QA SA SG TW VN"),
};
export const weedIn = (code: string): Weed => rowOf<Weed>(WEED, code, "forbidden");

/** Who has to pay for what is put on the table unasked. */
export type Cover = "coperto" | "couvert" | "carafe" | "tapFree" | "usual";
const COVER = {
  coperto: countries("IT"),
  couvert: countries("PT"),
  carafe: countries("FR"),
  tapFree: countries("AU CA ES GB IE JP KR NZ SE US"),
};
export const coverIn = (code: string): Cover => rowOf<Cover>(COVER, code, "usual");

/** Whether one eats on the move: not at all in the metro, or better standing still. */
export type EatWalking = "standing" | "notInMetro" | "usual";
const EAT_WALKING = { standing: countries("JP KR"), notInMetro: countries("AE HK SG TW") };
export const eatWalkingIn = (code: string): EatWalking => rowOf<EatWalking>(EAT_WALKING, code, "usual");

/** Where a map other than the usual ones shows the way on foot, or where they are blocked. */
export const mapsIn = (code: string): "korea" | "china" | "usual" =>
  code === "KR" ? "korea" : code === "CN" ? "china" : "usual";

/** What a phone cannot reach there: `china`: most foreign services; `calls`: calls over the internet. */
export type BlockedApps = "china" | "calls" | "usual";
const BLOCKED_APPS = { china: countries("CN"), calls: countries("AE OM QA") };
export const blockedAppsIn = (code: string): BlockedApps => rowOf<BlockedApps>(BLOCKED_APPS, code, "usual");

/** Where one does not speak aloud or telephone on trains. */
const QUIET_RIDES = countries("JP KR TW");
export const isRideQuiet = (code: string): boolean => QUIET_RIDES.has(code);

/** Where the northern lights are seen on dark clear nights. */
const NORTHERN_LIGHTS = countries("FI IS NO SE");
export const hasNorthernLights = (code: string): boolean => NORTHERN_LIGHTS.has(code);
