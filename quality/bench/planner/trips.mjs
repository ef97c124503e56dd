import { readCities } from "../../../db/places/city-files.mjs";

const CATEGORIES = [
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
];
const EVENING = new Set(["food", "viewpoint", "nightlife", "performance", "neighborhood"]);
const INTERESTS = ["adventure", "culture", "food", "relaxation", "shopping", "nightlife", "nature", "local"];
const TOKYO = { lat: 35.6762, lng: 139.6503 };

/** A made-up place; they lie in a spiral around the centre, every kind in turn. @param {number} i @param {number} count */
function place(i, count) {
  const category = CATEGORIES[i % CATEGORIES.length] ?? "museum";
  const reach = 0.08 * Math.sqrt((i + 1) / count);
  return {
    id: `bench-${i}`,
    name: `Place ${i}`,
    lat: TOKYO.lat + reach * Math.sin(i * 2.4),
    lng: TOKYO.lng + reach * Math.cos(i * 2.4),
    neighborhood: `Quarter ${i % 9}`,
    category,
    interests: [INTERESTS[i % INTERESTS.length], INTERESTS[(i * 3 + 1) % INTERESTS.length]],
    minutes: 40 + (i % 5) * 25,
    parts: EVENING.has(category) ? ["evening", "afternoon"] : ["morning", "afternoon"],
    ticketed: i % 4 === 0,
    dayTrip: false,
    indoor: i % 2 === 0,
    price: i % 4,
    stepFree: null,
    stroller: null,
    children: true,
    vegetarian: null,
    anchor: i % 12 === 0,
    about: `What people go to quarter ${i % 9} for, best seen slowly and twice.`,
    corroborated: true,
    fame: i % 12 === 0 ? 3 : i % 4 === 0 ? 2 : 1,
    aliases: [],
    tags: [],
    hours: null,
    season: null,
    bookAheadDays: null,
    meal:
      category === "food" ? { kind: "restaurant", for: ["lunch", "dinner"], cuisine: `Kitchen ${i}`, diet: [] } : null,
    reach: null,
    side: null,
    dayOut: null,
    traits: [],
  };
}

const INTENT = {
  priorities: ["Cultural Experiences & History", "Food & Culinary Adventures"],
  vibes: ["Authentic & Local"],
  mobility: ["Moderately Mobile - Mix of walking and transport"],
  travelPace: ["Moderate - Balanced activities and rest"],
  budget: "mid-range",
};

/** @param {any} guide @param {number} daysTotal */
const trip = (guide, daysTotal) => ({
  tripId: `bench ${daysTotal}`,
  tripName: "A trip",
  purpose: "Holiday",
  cityName: guide.name,
  guide,
  startDate: "2026-05-04",
  daysTotal,
  whoWith: ["spouse"],
  partyCount: 2,
  intent: INTENT,
  anchors: guide.places.slice(0, 3).map((/** @type {{ name: string }} */ { name }) => name),
});

/** A trip in a made-up city of so many places. @param {number} days @param {number} candidates */
export const madeUpTrip = (days, candidates) =>
  trip(
    {
      id: "bench",
      name: "Benchville",
      country: "Nowhere",
      countryCode: "JP",
      aliases: [],
      waters: null,
      events: [],
      ...TOKYO,
      radiusKm: 20,
      places: Array.from({ length: candidates }, (_, i) => place(i, candidates)),
    },
    days,
  );

/** A trip in a city of the data. @param {number} days @param {string} cityId */
export function realTrip(days, cityId) {
  const city = readCities().find(({ id }) => id === cityId);
  if (!city) throw new Error(`There is no city ${cityId}.`);
  return trip(city, days);
}
