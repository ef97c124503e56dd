import type { BlockName } from "../plan/block";
import type { OpeningHours, OpenSpan } from "./opening-hours";

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

export const MEAL_KINDS = ["restaurant", "cafe", "bakery", "market-hall", "street-food", "ice-cream", "bar"] as const;
export const MEALS = ["breakfast", "lunch", "dinner", "snack", "drinks"] as const;
export const DIETS = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;

/** What one eats or drinks at a place, and for which meal of the day it is good. */
export type Meal = {
  kind: (typeof MEAL_KINDS)[number];
  for: (typeof MEALS)[number][];
  /** In one or two lower-case words: "ramen", "french bistro". */
  cuisine: string;
  /** Only those who are known to eat well there. */
  diet: (typeof DIETS)[number][];
  /** One eats at a counter, on a stool or standing. */
  atCounter?: true;
};

/**
 * What is there to do on a day trip beyond what the place itself says: `minutes` one way from the middle of the city, door to door; what one
 * eats out there; and what comes second, after lunch or, of an outing for the evening, at the end of the day.
 */
export type DayOut = { minutes: number; meal: string | null; next: { title: string; about: string } | null };

/** How much a place is a reason to travel: 3, one would not go home without it; 2, in every guidebook; 1, well liked; 0, a local's own. */
export type Fame = 0 | 1 | 2 | 3;

/** How it is to be there, as far as somebody who knows the place says so; what is not said is not known. */
export const TRAITS = [
  ...(["crowded", "queue", "touristy", "locals", "loud", "quiet"] as const),
  ...(["flat", "uphill", "steps", "seats", "shade", "unshaded", "cool"] as const),
  ...(["heights", "dark", "tight", "motion"] as const),
  /** A table or a ticket has to be reserved; no alcohol is served. */
  ...(["reserve", "dry"] as const),
] as const;

export type Trait = (typeof TRAITS)[number];

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
  /** It takes the morning and the afternoon: it lies out of town, or needs that long, as a theme park does. */
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
  fame: Fame;
  /** Other names people type when they mean it: local, short, colloquial ones, and what is inside. */
  aliases: string[];
  /** What it has and is like, in lower-case English words that people ask for. */
  tags: string[];
  traits: Trait[];
  /** Its usual opening hours; null where they are not known. */
  hours: OpeningHours | null;
  /** The months, from 1, in which it can be visited at all; null for all year. */
  season: number[] | null;
  /** How many days ahead one usually has to book: 0 just come; null where that is not known. */
  bookAheadDays: number | null;
  /** What one eats there; null where nobody does. */
  meal: Meal | null;
  /** How one gets there, where that is not plain. */
  reach: string | null;
  /** Which of the sides of its city's water it lies on. */
  side: string | null;
  /** Null for all but day trips, and for those of which no more is known. */
  dayOut: DayOut | null;
};

/** Where a place is, as a plan says it. */
export const locationIn = (city: string, { neighborhood }: Pick<Place, "neighborhood">): string =>
  neighborhood === city ? city : `${neighborhood}, ${city}`;

/** A covered city with all its places. */
export type CityGuide = {
  id: string;
  name: string;
  country: string;
  countryCode: string;
  lat: number;
  lng: number;
  radiusKm: number;
  places: Place[];
  waters: Waters | null;
  events: YearlyEvent[];
};

/** A river, harbour or strait that parts a city for walkers, and how one usually crosses from side to side. */
export type Waters = { sides: string[]; crossings: Crossing[] };

export const CROSSINGS = ["bridge", "ferry", "metro", "tunnel", "boat", "cable car", "train"] as const;

/** Minutes from shore to shore, waiting included. */
export type Crossing = { from: string; to: string; by: (typeof CROSSINGS)[number]; minutes: number };

/** Crossings as far as a way needs to know them: `by` is told as it is noted down. */
export type KnownCrossings = { crossings: (Omit<Crossing, "by"> & { by: string })[] };

/** What fills or closes a city every year; `from` and `to` are usual dates, "MM-DD". */
export type YearlyEvent = { name: string; from: string; to: string; about: string };

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
  | "side"
  | "bookAheadDays"
> & {
  /** When it is open on each day of the stay in its city, the first first: empty where it is closed, null where that is not known. */
  openOn?: readonly (readonly OpenSpan[] | null)[] | null;
};

/** What its hours on a date depend on. */
export type PlaceWithHours = Pick<Place, "id" | "category" | "indoor" | "ticketed" | "hours" | "season">;

/** What the check needs to know of a city. */
export type GuideFacts = Pick<CityGuide, "name" | "lat" | "lng" | "radiusKm"> & {
  waters: KnownCrossings | null;
} & {
  places: readonly PlaceFacts[];
};
