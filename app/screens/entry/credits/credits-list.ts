import { creditTexts as texts } from "#messages/about";

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
    title: texts.groups.cities,
    credits: [{ name: "GeoNames", url: "https://www.geonames.org/", gives: texts.gives.cities, ...CC_BY }],
  },
  {
    title: texts.groups.weather,
    credits: [{ name: "Open-Meteo", url: "https://open-meteo.com/", gives: texts.gives.weather, ...CC_BY }],
  },
  {
    title: texts.groups.places,
    credits: [
      {
        name: "Wikivoyage",
        url: "https://www.wikivoyage.org/",
        gives: texts.gives.listings,
        licence: "CC BY-SA 3.0",
        licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/",
      },
      { name: "GeoNames", url: "https://www.geonames.org/", gives: texts.gives.points, ...CC_BY },
      {
        name: "Wikidata",
        url: "https://www.wikidata.org/",
        gives: texts.gives.heritage,
        licence: "CC0 1.0",
        licenceUrl: "https://creativecommons.org/publicdomain/zero/1.0/",
      },
    ],
  },
  {
    title: texts.groups.streets,
    credits: [
      {
        name: "OpenStreetMap",
        url: "https://www.openstreetmap.org/copyright",
        gives: texts.gives.mapData,
        licence: "ODbL 1.0",
        licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
      },
      { name: "OpenMapTiles", url: "https://openmaptiles.org/", gives: texts.gives.mapTiles, ...CC_BY },
      {
        name: "OpenFreeMap",
        url: "https://openfreemap.org/",
        gives: texts.gives.mapServer,
        licence: "MIT",
        licenceUrl: "https://github.com/hyperknot/openfreemap/blob/main/LICENSE.md",
      },
      {
        name: "MapLibre",
        url: "https://maplibre.org/",
        gives: texts.gives.mapDrawing,
        licence: "BSD 3-Clause",
        licenceUrl: "https://github.com/maplibre/maplibre-gl-js/blob/main/LICENSE.txt",
      },
    ],
  },
  {
    title: texts.groups.looks,
    credits: [
      { name: "Figtree", url: "https://github.com/erikdkennedy/figtree", gives: texts.gives.textFace, ...OFL },
      { name: "Besley", url: "https://github.com/indestructible-type/Besley", gives: texts.gives.displayFace, ...OFL },
      {
        name: "Lucide",
        url: "https://lucide.dev/",
        gives: texts.gives.signs,
        licence: "ISC",
        licenceUrl: "https://lucide.dev/license",
      },
    ],
  },
];
