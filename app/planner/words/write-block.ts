import type { Block, BlockName } from "~/domain/plan/block";
import { newBlock } from "~/domain/plan/whole-block";
import { type CityGuide, locationIn, type Place } from "~/domain/place/place";
import type { Way } from "~/domain/place/way-between";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "../fit/preferences";
import { rideAfterDark, sayWayHome } from "./after-dark";
import { DINNER_OPEN } from "./evening-lines";
import { usualVisit, type Visit } from "./hour-words";
import { sayClosingDay, sayTable, spokenAhead } from "./say-facts";
import { sayWhatToCheck } from "./say-what-to-check";
import { isNextDoor, sayHop, sayRideAfterDark } from "./say-hop";
import { sayMeal } from "./say-meals";
import { sayAccess, sayLength, sayReach, sayWhyForYou } from "./say-visit";
import type { Stop } from "../plan/stops";
import { aboutInSeason, type TimeOfYear } from "./season-lines";
import { sentences } from "./sentences";

/** What the writer needs besides the stop itself. */
export type Writing = {
  guide: CityGuide;
  preferences: Preferences;
  deck: PhraseDeck;
  time: TimeOfYear;
  /** The last stop of the day's evening; undefined where one block is written by itself. */
  homeFrom?: Place | null;
  /** When one is where on the day; missing where one block is written by itself. */
  visits?: ReadonlyMap<Place, Visit>;
};

/** What a place says of itself at the hour of the visit. */
export const aboutOf = (place: Place, part: BlockName, { time, visits }: Pick<Writing, "time" | "visits">): string =>
  aboutInSeason(place, time, visits?.get(place) ?? usualVisit(part));

/** So long the plan has for a place; null where it has no times yet. */
function plannedMinutes(place: Place, { visits }: Pick<Writing, "visits">): number | null {
  const visit = visits?.get(place);
  return visit ? visit.until - visit.from : null;
}

/** How to get home from the last stop of an evening, where that is not by walking. */
const homeAfterDark = (place: Place, part: BlockName, { guide, homeFrom }: Writing): string | null =>
  part === "evening" && (homeFrom === undefined || homeFrom === place) ? sayWayHome(guide.id, place) : null;

/** What a place says of itself, with words. */
export function blockAt(
  place: Place,
  part: BlockName,
  guide: CityGuide,
  words: Pick<Block, "title" | "description">,
): Block {
  return newBlock({
    ...words,
    timeOfDay: part,
    location: locationIn(guide.name, place),
    neighborhoodTag: place.neighborhood,
    isTicketed: place.ticketed,
    isDayTrip: place.dayTrip,
    source: "embedded",
    verified: true,
    placeId: place.id,
    lat: place.lat,
    lng: place.lng,
  });
}

const OPENINGS: Phrases<"hop first" | "place first"> = ["hop first", "place first", "place first", "place first"];
const NEXT_DOOR_NOW: Phrases<boolean> = [true, false];
/** After a longer visit dinner is not mentioned. */
const DINNER_OPEN_BELOW_MINUTES = 100;
/** At most this many sentences beside the place's own description. */
const SENTENCES = 3;

type Part = { weight: number; say: () => string | null };

/** The sentences with the most weight that have something to say. */
function chosenWords(parts: readonly Part[], most: number): Map<Part, string> {
  const said = new Map<Part, string>();
  for (const part of [...parts].sort((a, b) => b.weight - a.weight)) {
    const words = said.size < most ? part.say() : null;
    if (words) said.set(part, words);
  }
  return said;
}

const WALKED_EVEN_AT_NIGHT_KM = 0.4;

/** One sentence on the way from the stop before into an area, as people go there at that time of the day. */
export const sayWay = (
  { name, way }: { name: string; way: Way },
  { part, area }: { part: BlockName; area: string },
  { guide, preferences, deck }: Pick<Writing, "guide" | "preferences" | "deck">,
): string =>
  part === "evening" &&
  way.by.length === 0 &&
  way.km >= WALKED_EVEN_AT_NIGHT_KM &&
  !preferences.wheelchair &&
  rideAfterDark(guide.id, area) !== null
    ? sayRideAfterDark(name, way.km, deck)
    : sayHop(name, way, preferences, deck);

/** A block at a real place: the place's description, then what matters on this day and for these travellers. */
export function writePlaceBlock(place: Place, stop: Omit<Stop, "choice" | "secondStop">, writing: Writing): Block {
  const { guide, preferences, deck, time } = writing;
  const { part, before, meal, note, hasTable = meal !== null } = stop;
  const near = before !== null && isNextDoor(before.way);
  const hop: Part = {
    weight: near ? 2 : 6,
    say: () =>
      before && !before.isTable && (!near || deck.deal(NEXT_DOOR_NOW))
        ? sayWay(before, { part, area: place.neighborhood }, { guide, preferences, deck })
        : null,
  };
  const isOpenEvening =
    part === "evening" && !hasTable && place.category !== "food" && place.minutes < DINNER_OPEN_BELOW_MINUTES;

  const rest: Part[] = [
    { weight: 10, say: () => note ?? null },
    { weight: 8.5, say: () => homeAfterDark(place, part, writing) },
    { weight: 7.5, say: () => (before?.way.onFoot ? null : sayReach(place, preferences)) },
    { weight: 3, say: () => sayLength(place, plannedMinutes(place, writing), preferences, deck) },
    {
      weight: preferences.wheelchair || preferences.stroller ? 9 : 4,
      say: () => sayAccess(place, preferences, deck) ?? sayWhyForYou(place, part, preferences, deck),
    },
    { weight: 4.5, say: () => sayClosingDay(place, time.months[0] ?? null) },
    { weight: 8, say: () => sayWhatToCheck(place, part, preferences.partyCount, stop.saidToday ?? false, deck) },
    {
      weight: 5,
      say: () => (meal ? sayMeal(meal, part, preferences, deck) : isOpenEvening ? deck.deal(DINNER_OPEN) : null),
    },
  ];
  const said = chosenWords([hop, ...rest], SENTENCES);
  const way = said.get(hop) ?? null;
  const more = rest.map((option) => said.get(option) ?? null);
  const about = aboutOf(place, part, writing);
  // In one order or the other, so that blocks do not all read alike.
  const hopFirst = way !== null && deck.deal(OPENINGS) === "hop first";
  const description = hopFirst ? sentences(way, about, ...more) : sentences(about, way, ...more);
  return blockAt(place, part, guide, { title: place.name, description });
}

/** A place beside what its part of the day is about: its own words, and what has to be known before one goes. */
export function writeSecondStop(place: Place, part: BlockName, writing: Writing, month: number | null): Block {
  const { guide, preferences, deck } = writing;
  const ahead = spokenAhead(place.bookAheadDays);
  return blockAt(place, part, guide, {
    title: place.name,
    description: sentences(
      aboutOf(place, part, writing),
      place.stepFree !== true && sayAccess(place, preferences, deck),
      ahead && `Book ${ahead}.`,
      sayClosingDay(place, month),
      homeAfterDark(place, part, writing),
    ),
  });
}

/** Somewhere to have lunch or dinner: its own words, what one eats there, how one gets there where that is no walk, and how long ahead to book. */
export function writeTable(place: Place, part: BlockName, before: Stop["before"], writing: Writing): Block {
  const { guide, preferences, deck } = writing;
  const { partyCount, diets } = preferences;
  const ahead = spokenAhead(place.bookAheadDays);
  const isFar = before !== null && !before.way.onFoot;
  return blockAt(place, part, guide, {
    title: place.name,
    description: sentences(
      aboutOf(place, part, writing),
      sayTable(place, diets),
      isFar && sayReach(place, preferences),
      ahead
        ? `Book a table ${ahead}.`
        : part === "evening" &&
            partyCount >= LARGE_PARTY &&
            isTable(place) &&
            `With ${partyCount} of you, reserve a table.`,
      place.stepFree !== true && sayAccess(place, preferences, deck),
      homeAfterDark(place, part, writing),
    ),
  });
}

const LARGE_PARTY = 5;

/** Whether one can reserve there at all: not at a counter, nor among stalls. */
const isTable = ({ category, meal }: Place): boolean => category !== "market" && !meal?.atCounter;

/** A block for a must that is no known place: its own title, and what is not known about it. */
export function writeOwnBlock(title: string, part: BlockName, cityName: string, deck: PhraseDeck): Block {
  return newBlock({
    title,
    description: deck.deal(OWN_MUSTS)(cityName),
    timeOfDay: part,
    location: cityName,
    neighborhoodTag: cityName,
    source: "embedded",
  });
}

const OWN_MUSTS: Phrases<(city: string) => string> = [
  (city) =>
    `One of the musts you chose for ${city}: this time is kept for it. Where and when it can be, you know better than I do.`,
  () =>
    "You chose this as a must, so I kept this part of the day free for it. I know no more of it: check where and when before you go.",
  (city) =>
    `Your own must for ${city}. I cannot vouch for where or when, so confirm both and tell me if it needs another time of day.`,
];
