import { countryInSentence, countryName } from "./country";

/** What somebody may travel to that is no city. */
export const LAND_KINDS = [
  "island",
  "archipelago",
  "region",
  "coast",
  "lake",
  "valley",
  "national park",
  "country",
] as const;
export type LandKind = (typeof LAND_KINDS)[number];

/** What the gazetteer says of an island, region, lake or country itself; `details` are in a file under its id. */
export type Land = { id: string; kind: LandKind; countries: readonly string[] };

/** A covered city by the name it has in our data, the nights it is worth, and its turn when days are few: 1 is seen first. */
export type RouteCity = { city: string; nights: number; rank: number };

/** A town one stays in. */
export type LandTown = { name: string; country: string };

/** What is there, where one stays, and the covered cities in the order of a traveller; `km` is how far it reaches from its centre. */
export type LandDetails = {
  about: string;
  km: number;
  towns: readonly LandTown[];
  cities: readonly RouteCity[];
};

const listed = new Intl.ListFormat("en-GB");

/** The countries a land lies in, within a sentence: "the United States and Canada". */
export const inCountries = ({ countries }: Pick<Land, "countries">): string =>
  listed.format(countries.map(countryInSentence));

/** The countries a land lies in, as one writes them behind its name: "Argentina and Chile". */
export const countriesOf = ({ countries }: Pick<Land, "countries">): string =>
  listed.format(countries.map(countryName));
