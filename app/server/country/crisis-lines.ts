/** Whom to call who thinks of hurting themselves: free lines at any hour, as of 2026-11. Only countries where the number is settled; elsewhere the emergency number. */
const CRISIS_LINES: Readonly<Record<string, string>> = {
  AT: "142",
  AU: "13 11 14",
  BE: "1813",
  BR: "188",
  CA: "988",
  CH: "143",
  DE: "0800 1110111",
  ES: "024",
  FR: "3114",
  GB: "116 123",
  HU: "116 123",
  IE: "116 123",
  IN: "14416",
  KR: "109",
  NL: "113",
  NO: "116 123",
  NZ: "1737",
  US: "988",
};

/** The line of a country by its two letters; null where none was noted. */
export const crisisLine = (country: string): string | null => CRISIS_LINES[country] ?? null;

/** The police who are there for travellers and speak English, as of 2026-11. */
const TOURIST_POLICE: Readonly<Record<string, string>> = { EG: "126", GR: "1571", NP: "1144", TH: "1155" };

/** Their number by the two letters of the country; null where there are none, or none was noted. */
export const touristPolice = (country: string): string | null => TOURIST_POLICE[country] ?? null;

/** What reaches help from a mobile phone beside the country's own numbers, officially so, as of 2026-11. */
const FROM_MOBILES: Readonly<Record<string, string>> = { AU: "112", ZA: "112" };

/** That number by the two letters of the country; null where there is none, or none was noted. */
export const fromMobiles = (country: string): string | null => FROM_MOBILES[country] ?? null;
