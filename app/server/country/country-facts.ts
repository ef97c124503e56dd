import { countryFactTexts as texts } from "#messages/server";
import { countryName } from "~/domain/cities/country";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { currencyName } from "~/messages/formats";
import type { CountryNotes } from "./country-notes";
import { AFRICA_AND_OCEANIA } from "./facts/africa-and-oceania";
import { AMERICAS } from "./facts/americas";
import { ASIA } from "./facts/asia";
import { NORTH_AND_WEST_EUROPE } from "./facts/europe-north-and-west";
import { SOUTH_AND_EAST_EUROPE } from "./facts/europe-south-and-east";

/** When all notes were last gone through; change it with them. */
const AS_OF = "2026-11";

const NOTES = new Map<string, CountryNotes>(
  Object.entries({ ...NORTH_AND_WEST_EUROPE, ...SOUTH_AND_EAST_EUROPE, ...ASIA, ...AMERICAS, ...AFRICA_AND_OCEANIA }),
);

/** The countries that something is known of, two letters each. */
export const KNOWN_COUNTRIES: readonly string[] = [...NOTES.keys()];

/** The facts of a country by its two letters; null where nothing was noted down. */
export function countryFacts(code: string): CountryFacts | null {
  const notes = NOTES.get(code);
  if (!notes) return null;
  const { side, tipping } = notes;
  return {
    code,
    side,
    tipping,
    name: countryName(code),
    emergency: emergencyNumbers(notes.emergency),
    plugs: [...notes.plugs],
    volts: [notes.volts].flat(),
    currency: { code: notes.currency, name: currencyName(notes.currency) },
    tapWater: notes.tap,
    advice: advicePages(code, notes.advice),
    source: texts.source,
    asOf: AS_OF,
  };
}

function emergencyNumbers(noted: CountryNotes["emergency"]): CountryFacts["emergency"] {
  if (typeof noted === "string") return [{ for: texts.emergencies.all, number: noted }];
  const [police, ambulance, fire] = noted;
  if (police === ambulance && police === fire) return [{ for: texts.emergencies.all, number: police }];
  if (ambulance === fire)
    return [
      { for: texts.emergencies.police, number: police },
      { for: texts.emergencies.ambulanceAndFire, number: ambulance },
    ];
  return [
    { for: texts.emergencies.police, number: police },
    { for: texts.emergencies.ambulance, number: ambulance },
    { for: texts.emergencies.fire, number: fire },
  ];
}

/** The governments whose advice is in English, open to all, and kept up to date; none of them advises on its own country. */
function advicePages(code: string, ukPage: string | null): CountryFacts["advice"] {
  const uk = { name: texts.ukAdvice(countryName(code)), url: `https://www.gov.uk/foreign-travel-advice/${ukPage}` };
  const ukEntry = { name: texts.ukVisa, url: "https://www.gov.uk/check-uk-visa" };
  const usState = { name: texts.usAdvice, url: "https://travel.state.gov/" };
  return [ukPage === null ? ukEntry : uk, usState];
}
