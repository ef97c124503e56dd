import { countries, rowOf } from "./by-country";

/** How far stations of the metro can be used without stairs, by the id of the city; as of 2026-11. */
export type StationStairs = "stairs" | "mixed" | "lifts";
const STATIONS = {
  stairs: countries("paris new-york-city buenos-aires mexico-city rome london cairo budapest"),
  lifts: countries(
    "vienna singapore delhi dubai copenhagen taipei sydney amsterdam athens bangkok seoul hong-kong kuala-lumpur san-francisco turin",
  ),
};
/** Cities of our data that have a metro or its like; nothing is said of stations elsewhere. */
const HAS_METRO = countries(
  "barcelona berlin brussels boston chicago hamburg istanbul kyoto lisbon los-angeles lyon madrid marseille medellin milan montreal munich naples osaka porto prague rio-de-janeiro santiago sao-paulo stockholm tokyo toronto warsaw washington beijing shanghai oslo helsinki seville valencia bilbao",
);
export const stationsIn = (cityId: string): StationStairs | null => {
  const row = rowOf<StationStairs>(STATIONS, cityId, "mixed");
  return row === "mixed" && !HAS_METRO.has(cityId) ? null : row;
};

/** How a ride is paid: the card that people tap, or the plain bank card. */
const CARDS: Readonly<Record<string, string>> = {
  amsterdam: "OVpay (bank card)",
  athens: "Ath.ena Ticket",
  bangkok: "Rabbit, bank card",
  barcelona: "T-casual, Hola Barcelona",
  berlin: "BVG",
  "buenos-aires": "SUBE",
  "cape-town": "myconnect (MyCiTi)",
  delhi: "DMRC",
  edinburgh: "bank card (Lothian)",
  "hong-kong": "Octopus",
  istanbul: "Istanbulkart",
  kyoto: "ICOCA, Suica",
  lisbon: "Navegante",
  london: "Oyster, bank card",
  madrid: "Multi",
  melbourne: "myki",
  "mexico-city": "Movilidad Integrada",
  milan: "bank card (ATM)",
  "new-york-city": "OMNY (bank card)",
  osaka: "ICOCA, Suica",
  paris: "Navigo Easy",
  porto: "Andante",
  prague: "PID Lítačka",
  "rio-de-janeiro": "Jaé, bank card",
  rome: "Tap & Go (bank card)",
  "san-francisco": "Clipper",
  seoul: "T-money",
  singapore: "SimplyGo (bank card), EZ-Link",
  sydney: "Opal, bank card",
  taipei: "EasyCard",
  tokyo: "Suica, Pasmo",
  vienna: "WienMobil",
};
export const transitCardOf = (cityId: string): string | null => CARDS[cityId] ?? null;

/** Where spouts in the street give drinking water: the word that says it, and the one that warns. */
const FOUNTAINS: Readonly<Record<string, string>> = {
  rome: "nasoni",
  paris: "Wallace",
  vienna: "Trinkbrunnen",
  zurich: "Brunnen",
  bern: "Brunnen",
  geneva: "fontaines",
  milan: "vedovelle",
  turin: "torèt",
  florence: "fontanelli",
  venice: "fontanelle",
};
export const fountainsOf = (cityId: string): string | null => FOUNTAINS[cityId] ?? null;

/** The train or bus into town from the airport that most land at, by its own name; as of 2026-11. */
const AIRPORT_LINES: Readonly<Record<string, string>> = {
  amsterdam: "NS (Schiphol – Centraal)",
  athens: "Metro M3",
  bangkok: "Airport Rail Link (BKK), SRT Red Line (DMK)",
  barcelona: "Metro L9 Sud, R2 Nord, Aerobús",
  berlin: "FEX, RE8, S9 (BER)",
  copenhagen: "Metro M2",
  delhi: "Airport Express (DEL)",
  edinburgh: "Tram, Airlink 100",
  "hong-kong": "Airport Express, bus A",
  istanbul: "Metro M11 (IST)",
  kyoto: "Haruka (KIX)",
  lisbon: "Metro (linha vermelha)",
  london: "Elizabeth line, Piccadilly line (Heathrow); Gatwick, Stansted: train",
  madrid: "Metro L8, Cercanías C1/C10, Exprés Aeropuerto",
  milan: "Malpensa Express; Metro M4 (Linate)",
  munich: "S1, S8",
  naples: "Alibus",
  "new-york-city": "AirTrain + subway / LIRR (JFK)",
  osaka: "Nankai, JR (KIX)",
  paris: "RER B (CDG), Métro 14 (Orly)",
  porto: "Metro E",
  prague: "Trolleybus 59 + Metro A",
  rome: "Leonardo Express, FL1 (Fiumicino)",
  "san-francisco": "BART (SFO)",
  seoul: "AREX",
  singapore: "MRT (Changi Airport), bus 36",
  sydney: "Train T8",
  taipei: "Taoyuan Airport MRT",
  tokyo: "Keisei Skyliner, N'EX (Narita); Monorail, Keikyū (Haneda)",
  vienna: "S7, Railjet, CAT",
};
export const airportLineOf = (cityId: string): string | null => AIRPORT_LINES[cityId] ?? null;
