import type { BlockName } from "~/domain/plan/block";
import type { CityGuide, Place, PlaceCategory } from "~/domain/place/place";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import { kilometresBetween } from "~/domain/place/geo";
import type { Interest } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";

const CENTRE = { lat: 38.72, lng: -9.14 };

const INTEREST_OF: Record<PlaceCategory, Interest> = {
  food: "food",
  museum: "culture",
  landmark: "culture",
  religious: "culture",
  park: "nature",
  nature: "nature",
  viewpoint: "relaxation",
  market: "local",
  shopping: "shopping",
  nightlife: "nightlife",
  performance: "nightlife",
  wellness: "relaxation",
  neighborhood: "local",
  family: "adventure",
};
const PARTS_OF: Partial<Record<PlaceCategory, BlockName[]>> = {
  food: ["evening", "afternoon"],
  nightlife: ["evening"],
  performance: ["evening"],
  viewpoint: ["evening", "afternoon", "morning"],
  neighborhood: ["afternoon", "evening"],
};

/** A place with sensible defaults for its category; say only what matters. */
export function aPlace(over: Partial<Place> = {}): Place {
  const category = over.category ?? "museum";
  const name = over.name ?? "Tile Museum";
  return {
    id: `test-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    name,
    ...CENTRE,
    neighborhood: "Centre",
    category,
    interests: [INTEREST_OF[category]],
    minutes: 75,
    parts: PARTS_OF[category] ?? ["morning", "afternoon"],
    ticketed: category === "museum",
    dayTrip: false,
    indoor: category === "museum",
    price: 1,
    stepFree: null,
    stroller: null,
    children: category !== "nightlife",
    vegetarian: category === "food" ? true : null,
    anchor: false,
    about: `${name} is what people come to see.`,
    corroborated: true,
    fame: over.anchor ? 2 : 1,
    aliases: [],
    tags: [],
    traits: [],
    hours: null,
    season: null,
    bookAheadDays: null,
    meal: category === "food" ? { kind: "restaurant", for: ["lunch", "dinner"], cuisine: "local", diet: [] } : null,
    reach: null,
    side: null,
    dayOut: null,
    ...over,
  };
}

/** A city of `count` places in a spiral around the centre, every category in turn, every eighth one a must, with three day trips. */
export function aGuide(count = 60): CityGuide {
  const places = Array.from({ length: count }, (_, i): Place => {
    const angle = i * 2.4;
    const reach = 0.04 * Math.sqrt((i + 1) / count);
    const category = PLACE_CATEGORIES[i % PLACE_CATEGORIES.length] ?? "museum";
    return aPlace({
      name: `Place ${String.fromCharCode(65 + (i % 26))}${i}`,
      category,
      anchor: i % 8 === 0,
      neighborhood: `Quarter ${i % 7}`,
      stepFree: [true, false, null][i % 3] ?? null,
      lat: CENTRE.lat + reach * Math.sin(angle),
      lng: CENTRE.lng + reach * Math.cos(angle),
      minutes: 40 + (i % 4) * 30,
      price: i % 4,
    });
  });
  const trips = [0, 1, 2].map((i) =>
    aPlace({
      name: `Far Village ${i}`,
      category: "nature",
      dayTrip: true,
      minutes: 360,
      lat: CENTRE.lat + 0.3,
      lng: CENTRE.lng + 0.1 * i,
      neighborhood: `Village ${i}`,
    }),
  );
  return {
    id: "testville",
    name: "Testville",
    country: "Portugal",
    countryCode: "PT",
    ...CENTRE,
    radiusKm: 12,
    places: [...places, ...trips],
    waters: null,
    events: [],
  };
}

export function aBrief(over: Partial<TripBrief> = {}): TripBrief {
  return {
    tripId: "trip-1",
    tripName: "Spring",
    purpose: "Holiday",
    cityName: "Testville",
    guide: aGuide(),
    startDate: "2026-04-10",
    daysTotal: 3,
    whoWith: [],
    partyCount: 2,
    intent: null,
    anchors: [],
    ...over,
  };
}

export const anIntent = (over: Partial<NonNullable<TripBrief["intent"]>> = {}): NonNullable<TripBrief["intent"]> => ({
  priorities: [],
  vibes: [],
  mobility: [],
  travelPace: [],
  budget: "",
  ...over,
});

export const kmFromCentre = (place: Place): number => kilometresBetween(CENTRE, place);
