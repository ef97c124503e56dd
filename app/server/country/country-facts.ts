import { countryName } from "~/domain/cities/country";
import type { CountryFacts } from "~/domain/country-facts";
import type { CountryNotes } from "./country-notes";
import { AFRICA_AND_OCEANIA } from "./facts/africa-and-oceania";
import { AMERICAS } from "./facts/americas";
import { ASIA } from "./facts/asia";
import { EUROPE } from "./facts/europe";

/** When all notes were last gone through; change it with them. */
const AS_OF = "2026-11";
const SOURCE = "Wayfellow's own notes";

const NOTES = new Map<string, CountryNotes>(Object.entries({ ...EUROPE, ...ASIA, ...AMERICAS, ...AFRICA_AND_OCEANIA }));

/** The countries that something is known of, two letters each. */
export const KNOWN_COUNTRIES: readonly string[] = [...NOTES.keys()];

const currencies = new Intl.DisplayNames("en", { type: "currency" });

/** The facts of a country by its two letters; null where nothing was noted down. */
export function countryFacts(code: string): CountryFacts | null {
  const notes = NOTES.get(code);
  if (!notes) return null;
  const { side, tipping } = notes;
  return {
    code, side, tipping,
    name: countryName(code),
    emergency: emergencyNumbers(notes.emergency),
    plugs: [...notes.plugs],
    volts: [notes.volts].flat(),
    currency: { code: notes.currency, name: currencies.of(notes.currency) ?? notes.currency },
    tapWater: notes.tap,
    advice: advicePages(code, notes.advice),
    source: SOURCE,
    asOf: AS_OF,
  };
}

function emergencyNumbers(noted: CountryNotes["emergency"]): CountryFacts["emergency"] {
  if (typeof noted === "string") return [{ for: "All emergencies", number: noted }];
  const [police, ambulance, fire] = noted;
  if (police === ambulance && police === fire) return [{ for: "All emergencies", number: police }];
  if (ambulance === fire) return [{ for: "Police", number: police }, { for: "Ambulance and fire", number: ambulance }];
  return [{ for: "Police", number: police }, { for: "Ambulance", number: ambulance }, { for: "Fire", number: fire }];
}

/** The governments whose advice is in English, open to all, and kept up to date; none of them advises on its own country. */
function advicePages(code: string, ukPage: string | null): CountryFacts["advice"] {
  const uk = { name: `UK travel advice for ${countryName(code)}`, url: `https://www.gov.uk/foreign-travel-advice/${ukPage}` };
  const ukEntry = { name: "Check if you need a UK visa", url: "https://www.gov.uk/check-uk-visa" };
  const usState = { name: "US State Department travel advisories", url: "https://travel.state.gov/" };
  return [ukPage === null ? ukEntry : uk, usState];
}
