import type { Block, BlockName } from "~/domain/plan/block";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import type { CityGuide, DayOut, Place } from "~/domain/place/place";
import type { Preferences } from "../fit/preferences";
import { isForEvening } from "../outings/outing";
import type { Phrases } from "./phrase-deck";
import { sayAccess, sayReach } from "./say-visit";
import { sayWhatToCheck } from "./say-what-to-check";
import { aboutInSeason, inSeason } from "./season-lines";
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
/** Beside the way as it is known. */
const BEFORE_A_DAY_OUT: Phrases<string | null> = [
  null,
  "Settle the way there and back the day before.",
  null,
  "Look up the way back before you go.",
];
/** From so many minutes one way on, most of the day is spent on the road. */
const LONG_WAY_OUT = 120;
const BEFORE_A_LONG_WAY: Phrases<string> = [
  "It is a long way: leave early, and settle the way back beforehand.",
  "Set out early, with the way back arranged: most of the morning goes on the road.",
];
const BEFORE_AN_EVENING_OUT: Phrases<string> = [
  "Set out early in the afternoon, and settle beforehand how you come back late.",
  "It is for the second half of the day: look up the day before what still runs back in the dark, or book a driver who waits.",
  "Go in the early afternoon, stay into the evening, and know beforehand how you get home from there.",
];
/** Of an outing for the evening to which the way is not known. */
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
  "Stay out here for dinner as well, wherever it smells good.",
  "Have dinner out here, before or after it.",
  "Where you have dinner out here is up to you.",
];
/** What is known of a place may say already what one eats there in the evening. */
const TELLS_OF_DINNER = /\b(dinner|supper|lūʻau|grill\w*)\b/i;
const isFedThere = ({ meal, about }: Place): boolean =>
  meal?.for.includes("dinner") === true || TELLS_OF_DINNER.test(about);
const LUNCH_OUT_HERE: Phrases<string> = [
  "Have lunch out here before you go on.",
  "Lunch is out here.",
  "Then sit down for lunch out here.",
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

/** What is said of the way there and of when to go: the line or road where it is known, else how far it is. */
function sayGoing(place: Place, part: BlockName, { guide, preferences, deck, time }: Writing): string {
  const km = kilometresBetween(guide, place);
  const inTown = isInTown(place, guide);
  const way = inSeason(sayReach(place, preferences) ?? "", time);
  if (!inTown && way) {
    if (part !== "morning") return sentences(way, deck.deal(BEFORE_AN_EVENING_OUT));
    const isLong = (place.dayOut?.minutes ?? 0) >= LONG_WAY_OUT;
    return sentences(way, deck.deal(isLong ? BEFORE_A_LONG_WAY : BEFORE_A_DAY_OUT));
  }
  const late = inTown ? SETTING_OUT_IN_TOWN : SETTING_OUT;
  const early = inTown ? PARK_MORNINGS : km > FAR_KM ? FAR_MORNINGS : TRIP_MORNINGS;
  return deck.deal(part === "morning" ? early : late)(guide.name, spokenKilometres(km));
}

type Around = {
  /** What the date means for it. */
  note?: string | null;
  /** What one eats out there before the afternoon (`sayLunchOut`). */
  lunch?: string | null;
};

/** The part of the day in which one sets out for a day trip. */
export function writeOuting(place: Place, part: BlockName, writing: Writing, { note, lunch }: Around = {}): Block {
  const { guide, preferences, deck, time } = writing;
  const description = sentences(
    aboutInSeason(place, time), // all of the day: at whatever hour its best comes, one may stay for it
    sayGoing(place, part, writing),
    isInTown(place, guide) && sayReach(place, preferences),
    note,
    sayAccess(place, preferences, deck),
    sayWhatToCheck(place, part, preferences.partyCount, false, deck),
    lunch,
  );
  return {
    ...blockAt(place, part, guide, { title: place.name, description }),
    location: tripLocation(place, guide),
  };
}

/** What comes second out there; null where that is not known, is for another part of the day than this, or may have steps for somebody on wheels. */
function secondHalf(place: Place, part: BlockName, { wheelchair, limited }: Preferences): DayOut["next"] {
  const isLevel = place.stepFree === true || !(wheelchair || limited);
  return isLevel && isForEvening(place) === (part === "evening") ? (place.dayOut?.next ?? null) : null;
}

/** What one eats out there, for those who eat everything; null where a table is planned. */
function sayMealOut(place: Place, part: BlockName, { diets }: Preferences, hasTable: boolean): string | null {
  const meal = isForEvening(place) === (part === "evening") ? place.dayOut?.meal : null;
  if (hasTable || !meal || diets.length > 0) return null;
  return `${part === "evening" ? "Dinner" : "Lunch"}: ${meal}`;
}

function sayEveningOut(place: Place, { guide, deck, preferences }: Writing, hasTable: boolean): string {
  const dinner = sayMealOut(place, "evening", preferences, hasTable);
  return sentences(
    secondHalf(place, "evening", preferences)?.about ?? deck.deal(OUT_FOR_THE_EVENING)(guide.name),
    dinner ?? (!hasTable && !isFedThere(place) && deck.deal(DINNER_OUT_HERE)),
  );
}

/** Lunch between the two halves of a day out; null where a table is planned, or where the words of the afternoon tell of it. */
export function sayLunchOut(place: Place, { deck, preferences }: Writing, hasTable: boolean): string | null {
  if (hasTable || !secondHalf(place, "afternoon", preferences)) return null;
  return sayMealOut(place, "afternoon", preferences, hasTable) ?? deck.deal(LUNCH_OUT_HERE);
}

const sayAfternoonOut = (place: Place, { guide, deck, preferences }: Writing): string =>
  secondHalf(place, "afternoon", preferences)?.about ??
  deck.deal(isInTown(place, guide) ? PARK_AFTERNOONS : TRIP_AFTERNOONS)(place.name, guide.name);

/** The part of the day after it: the same visit going on, so it carries no place id of its own. */
export function writeRestOfOuting(place: Place, part: BlockName, writing: Writing, hasTable = false): Block {
  const { guide, preferences } = writing;
  const title = secondHalf(place, part, preferences)?.title ?? `${place.name}, the ${part}`;
  const description = (part === "evening" ? sayEveningOut : sayAfternoonOut)(place, writing, hasTable);
  return {
    ...blockAt(place, part, guide, { title, description }),
    location: tripLocation(place, guide),
    isTicketed: false,
    placeId: null,
  };
}
