import type { BlockName } from "../plan/block";

export const PLACE_CATEGORIES = [
  "food",
  "museum",
  "landmark",
  "religious",
  "park",
  "nature",
  "viewpoint",
  "market",
  "shopping",
  "nightlife",
  "performance",
  "wellness",
  "neighborhood",
  "family",
] as const;

export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

/** What a place is good for: the eight intent priorities of SPEC section 3, in their order. */
export const INTERESTS = [
  "adventure",
  "culture",
  "food",
  "relaxation",
  "shopping",
  "nightlife",
  "nature",
  "local",
] as const;

export type Interest = (typeof INTERESTS)[number];

/** A real place (DESIGN section 6). `minutes` is a usual visit; `price` a level from 0 (free) to 3; null means not known. */
export type Place = {
  id: string;
  name: string;
  lat: number;
  lng: number;
  neighborhood: string;
  category: PlaceCategory;
  interests: Interest[];
  minutes: number;
  /** Parts of the day it is good in, best first. */
  parts: BlockName[];
  ticketed: boolean;
  dayTrip: boolean;
  indoor: boolean;
  price: number;
  stepFree: boolean | null;
  stroller: boolean | null;
  children: boolean;
  vegetarian: boolean | null;
  /** One of the few worth suggesting as a must. */
  anchor: boolean;
  about: string;
  corroborated: boolean;
};

/** Where a place is, as a plan says it. */
export const locationIn = (city: string, { neighborhood }: Pick<Place, "neighborhood">): string =>
  neighborhood === city ? city : `${neighborhood}, ${city}`;

/** A covered city with all its places. */
export type CityGuide = {
  id: string;
  name: string;
  country: string;
  lat: number;
  lng: number;
  radiusKm: number;
  places: Place[];
};

/** What the check of a plan needs to know of a place. */
export type PlaceFacts = Pick<
  Place,
  | "id"
  | "name"
  | "lat"
  | "lng"
  | "category"
  | "minutes"
  | "parts"
  | "dayTrip"
  | "indoor"
  | "stepFree"
  | "stroller"
  | "children"
>;

/** What it needs to know of a city. */
export type GuideFacts = Pick<CityGuide, "name" | "lat" | "lng" | "radiusKm"> & { places: readonly PlaceFacts[] };
