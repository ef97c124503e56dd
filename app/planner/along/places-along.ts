import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { ICON, isExcluded, KNOWN, reasonsToCome } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import type { DayConditions } from "../fit/day-conditions";
import { isDarkIn } from "../fit/needs-light";
import { isOpenIn } from "../fit/opening";
import type { Pace, Preferences } from "../fit/preferences";
import { isSpoilt } from "../fit/usual-weather";
import type { Choice, DayChoices } from "../plan/choice";
import { servesInterest } from "../plan/score";
import { type WayOfDay, wayOfDay } from "../plan/short-order";

/** How many famous places go along with what a block is about, and what all of them may take, in minutes. */
const MOST_ALONG: Record<Pace, number> = { slow: 1, moderate: 2, fast: 2 };
const BLOCK_MINUTES: Record<Pace, number> = { slow: 150, moderate: 260, fast: 260 };
/** What a day may hold with them. */
const DAY_MINUTES: Record<Pace, number> = { slow: 360, moderate: 560, fast: 640 };
/** So much longer the day's way may get for it, in kilometres. */
const DETOUR_KM = 3;
/** So many comfortable hops it may lie from what the block is about. */
const REACH = 1.6;
const PARTS = [0, 1, 2] as const;
type Part = (typeof PARTS)[number];
const EVENING = 2;

type Seat = { day: number; part: Part };

/** Puts what is famous into the days. */
export type PlacesAlong = (days: readonly DayChoices[]) => DayChoices[];

/**
 * What puts into days what is famous on their way and short enough for it, the most famous first: who stands before the one does not go home without a
 * look at the other. What it has found out of a place and a part of a day it keeps, since it is asked for many a plan of the same days.
 */
export function placesAlong(
  guide: CityGuide,
  preferences: Preferences,
  conditions: readonly DayConditions[],
  musts: readonly Place[],
): PlacesAlong {
  const least = preferences.pace === "slow" ? ICON : KNOWN;
  const famous = guide.places
    .filter(
      (place) => place.fame >= least && place.category !== "food" && !place.dayTrip && !isExcluded(place, preferences),
    )
    .sort((a, b) => b.fame - a.fame || reasonsToCome(b) - reasonsToCome(a))
    .map((place) => ({ place, suits: partsThatSuit(place, preferences, conditions) }));
  const kilometresOf = wayOfDay(preferences, guide.waters);
  const seats = conditions.flatMap((_, day) => PARTS.map((part): Seat => ({ day, part })));
  return (days) => {
    const result = days.map((choices): DayChoices => [...choices]);
    const planned = new Set(days.flat().flatMap((choice) => ("place" in choice ? [choice.place] : [])));
    for (const { place, suits } of famous) {
      if (planned.has(place)) continue;
      let best: (Along & { seat: Seat }) | null = null;
      for (const seat of seats) {
        const choices = result[seat.day];
        if (!choices || !suits(seat) || !hasRoom(place, choices, seat, preferences)) continue;
        const mayComeFirst = mayLead(place, choices[seat.part], preferences, musts);
        for (const way of waysAlong(choices, seat.part, place, { mayComeFirst, kilometresOf }))
          if (!best || way.detour < best.detour) best = { ...way, seat };
      }
      const choices = result[best?.seat.day ?? -1];
      if (best && choices && best.detour <= DETOUR_KM) choices[best.seat.part] = best.choice;
    }
    return result;
  };
}

const placesOf = (choice: Choice): Place[] => (choice.kind === "place" ? [choice.place, ...(choice.along ?? [])] : []);
const minutesOf = (places: readonly Place[]): number => places.reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether a place lies near what a part of a day is about, and both have room for it. */
function hasRoom(place: Place, choices: DayChoices, { part }: Seat, preferences: Preferences): boolean {
  const choice = choices[part];
  if (choice.kind !== "place" || choice.place.category === "food") return false;
  // Most of them lie elsewhere: asked before anything is added up.
  if (kilometresBetween(choice.place, place) > kmAlong(preferences)) return false;
  const here = placesOf(choice);
  const { pace } = preferences;
  if (isOneDeckMore(place, choices.flatMap(placesOf))) return false;
  return (
    here.length <= (part === EVENING ? 1 : MOST_ALONG[pace]) &&
    minutesOf(here) + place.minutes <= BLOCK_MINUTES[pace] &&
    minutesOf(choices.flatMap(placesOf)) + place.minutes <= DAY_MINUTES[pace]
  );
}

/** Who has paid to look over the city from above does not do so again on the same day, but for what one would not go home without. */
export const isOneDeckMore = (place: Place, onDay: readonly Place[]): boolean =>
  isDeck(place) && place.fame < ICON && onDay.some(isDeck);
const isDeck = ({ category, ticketed }: Place): boolean => category === "viewpoint" && ticketed;

/** How far from what a block is about a place may lie to go along with it. */
export const kmAlong = ({ comfortableHopKm }: Preferences): number => comfortableHopKm * REACH;

/** Reads whether a place suits these travellers in a part of a day, whatever else stands there. */
function partsThatSuit(
  place: Place,
  preferences: Preferences,
  conditions: readonly DayConditions[],
): (seat: Seat) => boolean {
  const known = new Map<number, boolean>();
  return ({ day, part }) => {
    const slot = day * PARTS.length + part;
    const before = known.get(slot);
    if (before !== undefined) return before;
    const name = BLOCK_NAMES[part];
    const today = conditions[day];
    const suits =
      today !== undefined &&
      place.parts.includes(name) &&
      suitsCompany(place, name, preferences) &&
      isOpenIn(place, name, today) &&
      !isDarkIn(place, name, today) &&
      (place.fame === ICON || !isSpoilt(place, name, today.weather));
    known.set(slot, suits);
    return suits;
  };
}

/** Whether a block may be named after it: it is no less famous than what is planned, and as much what was asked for; a must keeps its name. */
const mayLead = (place: Place, choice: Choice, preferences: Preferences, musts: readonly Place[]): boolean =>
  choice.kind === "place" &&
  !musts.includes(choice.place) &&
  place.fame >= choice.place.fame &&
  (servesInterest(place, preferences) || !servesInterest(choice.place, preferences));

type Along = { choice: Choice; detour: number };

/** The orders in which a place can go along, and what each adds to the way of the day. What comes first gives the block its name. */
function waysAlong(
  choices: DayChoices,
  part: Part,
  place: Place,
  { mayComeFirst, kilometresOf }: { mayComeFirst: boolean; kilometresOf: WayOfDay },
): Along[] {
  const here = placesOf(choices[part]);
  const before = choices.slice(0, part).flatMap(placesOf);
  const after = choices.slice(part + 1).flatMap(placesOf);
  const now = kilometresOf([...before, ...here, ...after]);
  return [...here.map((_, i) => i), here.length].slice(mayComeFirst ? 0 : 1).flatMap((at) => {
    const [first, ...along] = here.toSpliced(at, 0, place);
    if (!first) return [];
    return [
      {
        choice: { kind: "place" as const, place: first, along },
        detour: kilometresOf([...before, first, ...along, ...after]) - now,
      },
    ];
  });
}
