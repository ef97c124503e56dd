import type { Block } from "~/domain/plan/block";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import type { Phrases } from "./phrase-deck";
import { sayAccess } from "./say-visit";
import { sayWhatToCheck } from "./say-what-to-check";
import { aboutInSeason } from "./season-lines";
import { sentences } from "./sentences";
import { blockAt, type Writing } from "./write-block";

const TRIP_MORNINGS: Phrases<(city: string, km: string) => string> = [
  (city, km) =>
    `It is about ${km} km from the centre of ${city} as the crow flies, more by road: look up the way there and back before you go.`,
  (city, km) =>
    `A day out, about ${km} km from ${city} in a straight line. Check the connections there and back the evening before.`,
  (city, km) => `Some ${km} km out of ${city}, and more by road or rail: make it the whole day.`,
];
/** From this distance on, the way is described as a long one. */
const FAR_KM = 100;
const FAR_MORNINGS: Phrases<(city: string, km: string) => string> = [
  (city, km) =>
    `It is a long way, about ${km} km from ${city} in a straight line and more by road: book the seats, leave early, and know when the last good connection goes back.`,
  (city, km) =>
    `About ${km} km each way from ${city}, in a straight line, make it a full day; settle the transport before anything else.`,
];
/** A theme park in town: the way is no matter, the day is. */
const PARK_MORNINGS: Phrases<(city: string, km: string) => string> = [
  () => "It takes the whole day: be at the gates when they open, and go to what you want most before anything else.",
  () => "Keep the day free for it; the first two hours after opening have the shortest queues.",
];
const PARK_AFTERNOONS: Phrases<(name: string, city: string) => string> = [
  (name) =>
    `Have lunch there, early or late to miss the crowd, and stay for the rest of ${name}; leave when you are tired.`,
  (name) =>
    `Sit down over lunch, then do once more at ${name} what you liked best, or what had the long queue this morning.`,
];
const TRIP_AFTERNOONS: Phrases<(name: string, city: string) => string> = [
  (name, city) =>
    `Have lunch out here and keep the afternoon for what the morning left out. Know when the last good connection goes back to ${city}.`,
  (name, city) => `Stay on after lunch for the rest of ${name}, and set out for ${city} in good time.`,
  (name, city) =>
    `Have lunch out here, then see what there was no time for at ${name}, and keep an hour in hand for the way back to ${city}.`,
  (name, city) => `A late lunch, a last look round ${name}, and the way back to ${city}.`,
  (name, city) =>
    `Sit down for lunch first. Then choose what you still want to see of ${name} before you head back to ${city}.`,
];

/** Whether what takes the whole day lies in the city itself. */
export const isInTown = (place: Place, guide: Pick<CityGuide, "lat" | "lng" | "radiusKm">): boolean =>
  kilometresBetween(guide, place) <= guide.radiusKm;

const tripLocation = (place: Place, guide: CityGuide): string =>
  isInTown(place, guide)
    ? `${place.neighborhood}, ${guide.name}`
    : `${place.neighborhood}, day trip from ${guide.name}`;

/** The morning of a day trip. */
export function writeTripMorning(place: Place, writing: Writing, note: string | null = null): Block {
  const { guide, preferences, deck, time } = writing;
  const km = kilometresBetween(guide, place);
  const inTown = isInTown(place, guide);
  const mornings = inTown ? PARK_MORNINGS : km > FAR_KM ? FAR_MORNINGS : TRIP_MORNINGS;
  const way = deck.deal(mornings)(guide.name, spokenKilometres(km));
  const description = sentences(
    aboutInSeason(place, time), // all of the day: at whatever hour its best comes, one may stay for it
    way,
    inTown && place.reach,
    note,
    sayAccess(place, preferences, deck),
    sayWhatToCheck(place, "morning", preferences.partyCount, false, deck),
  );
  return {
    ...blockAt(place, "morning", guide, { title: place.name, description }),
    location: tripLocation(place, guide),
  };
}

/** Its afternoon: the same visit going on, so it carries no place id of its own. */
export function writeTripAfternoon(place: Place, { guide, deck }: Writing): Block {
  const description = deck.deal(isInTown(place, guide) ? PARK_AFTERNOONS : TRIP_AFTERNOONS)(place.name, guide.name);
  return {
    ...blockAt(place, "afternoon", guide, { title: `${place.name}, the afternoon`, description }),
    location: tripLocation(place, guide),
    isTicketed: false,
    placeId: null,
  };
}
