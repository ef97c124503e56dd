import { countries, rowOf } from "./by-country";

/** When shops and transport rest, as of 2026-11, in rows of countries and cities. */

/** `shut`: nearly all shops. `partly`: the small ones, and many in the afternoon. */
export type Sundays = "shut" | "partly" | "open";
const SUNDAYS = {
  shut: countries("AT CH DE NO PL"),
  partly: countries("AD AU BE BG CL CR CY CZ DK ES FR GB GR HR IE IS IT LU MC ME MK MT NL NZ PE RS SI SK UY"),
};
export const sundaysIn = (code: string): Sundays => rowOf<Sundays>(SUNDAYS, code, "open");

/** `sabbath`: from Friday afternoon to Saturday night. `prayer`: on Friday until after the noon prayer. */
export type RestDay = "sabbath" | "prayer" | null;
const PRAYER = countries("AE EG JO MA MV OM QA SA TN");
export const restDayIn = (code: string): RestDay => (code === "IL" ? "sabbath" : PRAYER.has(code) ? "prayer" : null);

const SIESTA = countries("AR CY ES GR IT MT");
export const hasSiesta = (code: string): boolean => SIESTA.has(code);

/** How toilets in town are found. */
export type Toilets = "free" | "coins" | "cafes";
const TOILETS = {
  free: countries("AU HK JP KR MO NZ SG TW"),
  coins: countries("AT BE BG CH CZ DE HR HU LU NL PL RO RS SE SI SK"),
};
export const toiletsIn = (code: string): Toilets => rowOf<Toilets>(TOILETS, code, "cafes");

/** `weekend`: all night on Friday and Saturday, at least on some lines. */
export type Nights = { last: string; runs: "all" | "weekend" | "no" };
const LAST_METRO: Readonly<Record<string, string>> = {
  amsterdam: "0:30",
  athens: "0:00",
  bangkok: "0:00",
  barcelona: "0:00 weekend",
  berlin: "1:00 weekend",
  brussels: "0:00",
  budapest: "23:30",
  "buenos-aires": "23:00",
  copenhagen: "all",
  delhi: "23:00",
  dubai: "0:00",
  "hong-kong": "0:30",
  istanbul: "0:00 weekend",
  "kuala-lumpur": "23:30",
  kyoto: "23:30",
  lisbon: "1:00",
  london: "0:00 weekend",
  madrid: "1:30",
  "mexico-city": "0:00",
  milan: "0:30",
  montreal: "0:30",
  munich: "1:00",
  "new-york-city": "all",
  osaka: "0:00",
  paris: "0:30",
  porto: "1:00",
  prague: "0:00",
  rome: "23:30",
  "san-francisco": "0:00",
  seoul: "0:00",
  singapore: "0:00",
  stockholm: "1:00 weekend",
  taipei: "0:00",
  tokyo: "0:00",
  vienna: "0:30 weekend",
  warsaw: "0:00",
};
/** About when the metro or the last trains stop, by the id of the city; null where that was not noted. */
export function lastMetro(cityId: string): Nights | null {
  const noted = LAST_METRO[cityId]?.split(" ");
  if (!noted) return null;
  const [last = ""] = noted;
  return { last, runs: last === "all" ? "all" : noted[1] === "weekend" ? "weekend" : "no" };
}

/** Where markets before Christmas are a custom: from the last week of November. */
const CHRISTMAS_MARKETS = countries("AT BE CH CZ DE DK EE FR GB HR HU IE IT LU LV NL PL RO SE SI SK US CA ES FI LT NO");
export const hasChristmasMarkets = (code: string): boolean => CHRISTMAS_MARKETS.has(code);

/** Where August 15 is a holiday, and many take the weeks around it off. */
const KEEPS_AUGUST = countries("AT BE ES FR GR IT PT");
export const keepsAugust = (code: string): boolean => KEEPS_AUGUST.has(code);

/** Where nobody is in a club before one or two. */
const LATE_NIGHTS = countries("AR BR CO ES GR IL IT MX PT UY");
export const hasLateNights = (code: string): boolean => LATE_NIGHTS.has(code);

/** Muslim countries where the fast is seen in the street; elsewhere it changes little. */
const KEEPS_RAMADAN = countries("AE EG ID JO MA MV MY OM QA SA TN");
export const keepsRamadan = (code: string): boolean => KEEPS_RAMADAN.has(code);
