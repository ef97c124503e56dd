import type { Block, BlockName } from "~/domain/plan/block";
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
/** Of an outing for the evening. */
const SETTING_OUT: Phrases<(city: string, km: string) => string> = [
  (city, km) =>
    `It is about ${km} km from the centre of ${city} as the crow flies, and more by road: set out early in the afternoon, and settle beforehand how you come back late.`,
  (city, km) =>
    `An outing for the second half of the day, about ${km} km from ${city} in a straight line. Look up the day before what still runs back in the dark, or book a driver who waits.`,
  (city, km) =>
    `Some ${km} km out of ${city}, and more by road: go in the early afternoon, stay into the evening, and know beforehand how you get home from there.`,
];
const SETTING_OUT_IN_TOWN: Phrases<(city: string, km: string) => string> = [
  () => "Keep the afternoon and the evening for it: it is at its best towards the end of the day.",
  () => "Go early in the afternoon and stay into the evening; nothing else is planned beside it.",
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
const OUT_FOR_THE_EVENING: Phrases<(city: string) => string> = [
  () => "Stay for the end of the day, which is what people come here for.",
  () => "The last hours of the day are the best here: do not hurry back.",
  (city) => `Stay into the evening, and go back to ${city} when you have seen what you came for.`,
];
const DINNER_OUT_HERE: Phrases<string> = [
  "Dinner is out here as well; no table is planned.",
  "Have dinner out here, before or after it.",
  "Where you have dinner out here is up to you.",
];
/** What is known of a place may say already what one eats there in the evening. */
const TELLS_OF_DINNER = /\b(dinner|supper|lūʻau|grill\w*)\b/i;
const isFedThere = ({ meal, about }: Place): boolean =>
  meal?.for.includes("dinner") === true || TELLS_OF_DINNER.test(about);
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

/** What is said of the way there and of when to go. */
function sayGoing(place: Place, part: BlockName, { guide, deck }: Writing): string {
  const km = kilometresBetween(guide, place);
  const inTown = isInTown(place, guide);
  const late = inTown ? SETTING_OUT_IN_TOWN : SETTING_OUT;
  const early = inTown ? PARK_MORNINGS : km > FAR_KM ? FAR_MORNINGS : TRIP_MORNINGS;
  return deck.deal(part === "morning" ? early : late)(guide.name, spokenKilometres(km));
}

/** The part of the day in which one sets out for a day trip. */
export function writeOuting(place: Place, part: BlockName, writing: Writing, note: string | null = null): Block {
  const { guide, preferences, deck, time } = writing;
  const description = sentences(
    aboutInSeason(place, time), // all of the day: at whatever hour its best comes, one may stay for it
    sayGoing(place, part, writing),
    isInTown(place, guide) && place.reach,
    note,
    sayAccess(place, preferences, deck),
    sayWhatToCheck(place, part, preferences.partyCount, false, deck),
  );
  return {
    ...blockAt(place, part, guide, { title: place.name, description }),
    location: tripLocation(place, guide),
  };
}

/** The part of the day after it: the same visit going on, so it carries no place id of its own. */
export function writeRestOfOuting(place: Place, part: BlockName, { guide, deck }: Writing, hasTable = false): Block {
  const inTown = isInTown(place, guide);
  const description =
    part === "evening"
      ? sentences(
          deck.deal(OUT_FOR_THE_EVENING)(guide.name),
          !hasTable && !isFedThere(place) && deck.deal(DINNER_OUT_HERE),
        )
      : deck.deal(inTown ? PARK_AFTERNOONS : TRIP_AFTERNOONS)(place.name, guide.name);
  return {
    ...blockAt(place, part, guide, { title: `${place.name}, the ${part}`, description }),
    location: tripLocation(place, guide),
    isTicketed: false,
    placeId: null,
  };
}
