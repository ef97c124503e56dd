import type { Place, PlaceCategory } from "~/domain/place/place";
import { ICON } from "../fit/appeal";
import type { Preferences } from "../fit/preferences";
import type { Choice } from "../plan/choice";
import { servesInterest } from "../plan/score";
import { areaName } from "./area-name";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import { capitalised } from "./sentences";
import type { Writing } from "./write-block";
import { isInTown } from "./write-day-trip";

type InArea = Phrases<(area: string) => string>;

const BY_NIGHT: Record<PlaceCategory, InArea> = {
  food: [(area) => `dinner in ${area}`, (area) => `a table in ${area}`, (area) => `dinner out in ${area}`],
  nightlife: [(area) => `a drink in ${area}`, (area) => `a night out in ${area}`, (area) => `drinks in ${area}`],
  performance: [(area) => `a show in ${area}`, (area) => `an evening's performance in ${area}`],
  viewpoint: [(area) => `the evening view in ${area}`, (area) => `a last look from ${area}`],
  wellness: [(area) => `a soak in ${area}`, (area) => `an evening's rest in ${area}`],
  market: [(area) => `an evening market in ${area}`, (area) => `stalls in ${area} at night`],
  museum: [(area) => `a museum in ${area} in the evening`, (area) => `a late museum in ${area}`],
  landmark: [(area) => `an evening in ${area}`, (area) => `the lights of ${area}`],
  religious: [(area) => `a quiet evening in ${area}`, (area) => `${area} in the evening`],
  park: [(area) => `an evening walk in ${area}`, (area) => `the evening in ${area}`],
  nature: [(area) => `an evening in the open in ${area}`, (area) => `the evening in ${area}`],
  neighborhood: [(area) => `a stroll through ${area}`, (area) => `an evening walk in ${area}`],
  shopping: [(area) => `an evening in ${area}`, (area) => `late shops in ${area}`],
  family: [(area) => `an evening of play in ${area}`, (area) => `the evening in ${area}`],
};
const CLOSE_BY: Partial<Record<PlaceCategory, string>> = {
  food: "dinner close by",
  nightlife: "a drink close by",
  performance: "a show close by",
  viewpoint: "the view at the end of the day",
  neighborhood: "an evening stroll close by",
};

type DayWords = { great: string; other: string; night: string };

/** The greatest of the day first, whichever comes first on it. */
const TWO_PLACES: Phrases<(words: DayWords) => string> = [
  ({ great, other, night }) => `${great} and ${other}, then ${night}`,
  ({ great, other, night }) => `${great}, ${other} and ${night}`,
  ({ great, other, night }) => `${great} and ${other}, with ${night} to end on`,
  ({ great, other }) => `${great} and ${other}`,
];
/** Of names that have an "and" of their own. */
const TWO_LONG_NAMES: Phrases<(words: DayWords) => string> = [
  ({ great, other, night }) => `${great}, with ${other} and ${night}`,
  ({ great, other, night }) => `${great}; also ${other}, and ${night}`,
];
const GREAT_EVENING: Phrases<(words: DayWords) => string> = [
  ({ great, other, night }) => `${great} and ${other}, and ${night} in the evening`,
  ({ great, other, night }) => `${great}, ${other} and, in the evening, ${night}`,
];
const GREAT_EVENING_LONG_NAMES: Phrases<(words: DayWords) => string> = [
  ({ great, other, night }) => `${great}; also ${other}, and ${night} in the evening`,
  ({ great, other, night }) => `${great}, with ${other} and, in the evening, ${night}`,
];
const OUT_OF_TOWN: Phrases<(name: string, night: string) => string> = [
  (name, night) => `A day out to ${name}, then ${night}`,
  (name, night) => `Out of town to ${name}, and back for ${night}`,
  (name, night) => `A whole day for ${name}, with ${night} to come home to`,
  (name, night) => `${name} and back, then ${night}`,
];
const DAY_IN_TOWN: Phrases<(name: string, night: string) => string> = [
  (name, night) => `The whole day at ${name}, then ${night}`,
  (name, night) => `A day for ${name} alone, and ${night}`,
];
/** Of an outing for the evening, and what comes before it. */
const INTO_THE_EVENING: Phrases<(name: string, before: string) => string> = [
  (name, before) => `${before}, then out to ${name} for the evening`,
  (name, before) => `${before} and, into the evening, ${name}`,
  (name, before) => `${before} first, and the end of the day at ${name}`,
];
const ALMOST_FREE: Phrases<(name: string, night: string) => string> = [
  (name, night) => `${name}, time of your own, then ${night}`,
  (name, night) => `One thing to see, ${name}, and ${night}`,
  (name, night) => `${name} and a free half day, with ${night} after it`,
];

/** Of a day whose other half is spent on the way, or at work. */
const HALF_A_DAY: Phrases<(name: string, night: string) => string> = [
  (name, night) => `${name}, then ${night}`,
  (name, night) => `${name} and ${night}`,
  (name, night) => `${name}, with ${night} after it`,
];

function nightOf(choice: Choice, day: readonly Place[], deck: PhraseDeck): string {
  if (choice.kind !== "place") return choice.kind === "own" ? choice.title : "an evening of your own";
  const { category, neighborhood } = choice.place;
  const stays = day.some((place) => place.neighborhood === neighborhood);
  return (stays ? CLOSE_BY[category] : undefined) ?? deck.deal(BY_NIGHT[category])(areaName(neighborhood));
}

/** From here on every guidebook has a place. */
const KNOWN = 2;

const DAYTIME_PARTS = 2;

const byFame = (places: readonly Place[]): Place[] => [...places].sort((a, b) => b.fame - a.fame);

/** A name as a line has room for it: "Altare della Patria" for "Altare della Patria, Piazza Venezia". */
export const shortName = ({ name }: Pick<Place, "name">): string => name.split(/, | \(/)[0] || name;

/** Of what is equally great, the one that is booked longest ahead is what most people come for. */
const isGreater = (place: Place, other: Place): boolean =>
  place.fame > other.fame ||
  (place.fame === ICON && other.fame === ICON && (place.bookAheadDays ?? 0) > (other.bookAheadDays ?? 0));

/**
 * What the line of a day names of one of its parts: the greatest that one sees there, in whatever order. A must keeps its name, and so does what the
 * travellers came for beside what they did not.
 * @param beside what else one sees in that part
 */
export function namedOf(
  choice: Choice,
  beside: readonly Place[],
  { preferences, musts }: { preferences: Preferences; musts: readonly Place[] },
): Choice {
  if (choice.kind !== "place" || musts.includes(choice.place)) return choice;
  const isHeard = servesInterest(choice.place, preferences);
  const greatest = beside
    .filter((place) => place.category !== "food" && (!isHeard || servesInterest(place, preferences)))
    .reduce((best, place) => (isGreater(place, best) ? place : best), choice.place);
  return greatest === choice.place ? choice : { kind: "place", place: greatest };
}

/**
 * One line about the day, which names what it is for: where it goes and what it is about. `slow` gives the line of a day without places.
 * @param taken how many parts before the evening are taken by something else
 */
export function sayDay(
  [morning, afternoon, evening]: readonly [Choice, Choice, Choice],
  slow: () => string,
  { guide, deck }: Pick<Writing, "guide" | "deck">,
  taken = 0,
): string {
  const named = [morning, afternoon].flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));
  const own = [morning, afternoon].flatMap((choice) => (choice.kind === "own" ? [choice.title] : []));
  const night = nightOf(evening, named, deck);
  if (morning.kind === "trip")
    return deck.deal(isInTown(morning.place, guide) ? DAY_IN_TOWN : OUT_OF_TOWN)(morning.place.name, night);
  if (afternoon.kind === "trip") {
    const before = morning.kind === "own" ? morning.title : named[0] ? shortName(named[0]) : "a morning of your own";
    return capitalised(deck.deal(INTO_THE_EVENING)(afternoon.place.name, before));
  }
  const [first, second] = byFame(named);
  if (first && second) {
    const isGreat = evening.kind === "place" && evening.place.fame >= KNOWN;
    const words: DayWords = {
      great: shortName(first),
      other: shortName(second),
      night: isGreat ? shortName(evening.place) : night,
    };
    const hasAnd = [words.great, words.other].some((name) => / and /.test(name));
    const [ofGreat, ofOther] = hasAnd ? [GREAT_EVENING_LONG_NAMES, TWO_LONG_NAMES] : [GREAT_EVENING, TWO_PLACES];
    return capitalised(deck.deal(isGreat ? ofGreat : ofOther)(words));
  }
  if (first)
    return capitalised(
      own.length > 0
        ? [first.name, ...own, night].join(", ")
        : deck.deal(taken > 0 ? HALF_A_DAY : ALMOST_FREE)(shortName(first), night),
    );
  if (own.length > 0) return capitalised([...own, night].join(", "));
  if (taken === DAYTIME_PARTS && evening.kind === "place") return capitalised(night);
  return evening.kind === "nothing" ? slow() : `${slow()}, then ${night}`;
}
