/** The parts of the world that the evaluated cities are dealt from, by country code. */
const COUNTRIES = {
  Africa:
    "DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RE RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW",
  Asia: "AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KP KR KW KG LA LB MO MY MV MN MM NP OM PK PS PH QA SA SG LK SY TW TJ TH TL TR TM AE UZ VN YE",
  Europe:
    "AL AD AT BY BE BA BG HR CZ DK EE FI FR DE GI GR HU IS IE IT XK LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES SE CH UA GB VA",
  "North America": "AG AW BS BB BZ BM CA KY CR CU CW DM DO SV GD GL GP GT HT HN JM MQ MX NI PA PR KN LC VC TT US VI",
  Oceania: "AU FJ GU NC NZ PF PG SB TO VU WS",
  "South America": "AR BO BR CL CO EC GF GY PE PY SR UY VE",
} as const;

export type Continent = keyof typeof COUNTRIES;

const CONTINENT_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([continent, codes]) => codes.split(" ").map((code) => [code, continent] as const)),
);

/** @throws for a code that the lists above lack. */
export function continentOf(countryCode: string): string {
  const continent = CONTINENT_OF.get(countryCode);
  if (!continent) throw new Error(`quality/eval/continents.ts does not say where ${countryCode} is.`);
  return continent;
}
