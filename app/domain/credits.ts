export type Credit = {
  name: string;
  url: string;
  /** What the product owes to it, as one sentence. */
  gives: string;
  licence: string;
  licenceUrl: string;
};

export type CreditGroup = { title: string; credits: readonly Credit[] };

const CC_BY = { licence: "CC BY 4.0", licenceUrl: "https://creativecommons.org/licenses/by/4.0/" };
const OFL = { licence: "SIL Open Font License 1.1", licenceUrl: "https://openfontlicense.org/" };

/** Whose work the product stands on, with the licence under which it may. A new source joins this list with the change that brings it. */
export const CREDITS: readonly CreditGroup[] = [
  {
    title: "Cities of the world",
    credits: [
      { name: "GeoNames", url: "https://www.geonames.org/", gives: "Names, regions, coordinates and sizes of the cities that are suggested as you type; shortened and rearranged.", ...CC_BY },
    ],
  },
  {
    title: "Weather",
    credits: [
      { name: "Open-Meteo", url: "https://open-meteo.com/", gives: "The forecast for your days, rounded and put into words. What is usual in a month is our own rough summary.", ...CC_BY },
    ],
  },
  {
    title: "Checking the places",
    credits: [
      { name: "Wikivoyage", url: "https://www.wikivoyage.org/", gives: "Its listings confirmed names and positions of places. Our sentences about them are our own.", licence: "CC BY-SA 3.0", licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/" },
      { name: "GeoNames", url: "https://www.geonames.org/", gives: "Its points confirmed positions of places, too.", ...CC_BY },
      { name: "Wikidata", url: "https://www.wikidata.org/", gives: "Its World Heritage sites confirmed positions of monuments.", licence: "CC0 1.0", licenceUrl: "https://creativecommons.org/publicdomain/zero/1.0/" },
    ],
  },
  {
    title: "Letters and signs",
    credits: [
      { name: "Figtree", url: "https://github.com/erikdkennedy/figtree", gives: "The face of the text, by Erik Kennedy.", ...OFL },
      { name: "Besley", url: "https://github.com/indestructible-type/Besley", gives: "The face of names and headings, by Owen Earl.", ...OFL },
      { name: "Lucide", url: "https://lucide.dev/", gives: "The small signs on buttons.", licence: "ISC", licenceUrl: "https://lucide.dev/license" },
    ],
  },
];
