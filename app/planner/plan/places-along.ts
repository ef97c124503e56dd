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
import type { Choice, DayChoices } from "./choice";
import { servesInterest } from "./score";
import { type WayOfDay, wayOfDay } from "./short-order";

/** How many famous places go along with what a block is about, and what all of them may take, in minutes. */
const MOST_ALONG: Record<Pace, number> = { slow: 1, moderate: 2, fast: 2 };
const BLOCK_MINUTES: Record<Pace, number> = { slow: 150, moderate: 260, fast: 260 };
/** What a day may hold with them. */
const DAY_MINUTES: Record<Pace, number> = { slow: 360, moderate: 560, fast: 640 };
/** So much longer the day's way may get for it, in kilometres. */
const DETOUR_KM = [0, 0, 2, 3] as const;
/** So many comfortable hops it may lie from what the block is about. */
const REACH = [0, 0, 1.2, 1.6] as const;
const PARTS = [0, 1, 2] as const;
type Part = (typeof PARTS)[number];

type Seat = { day: number; part: Part };

/**
 * The days with what is famous on their way and short enough for it, the most famous first: who stands before the one does not go home without a
 * look at the other.
 */
export function withPlacesAlong(
  days: readonly DayChoices[],
  guide: CityGuide,
  preferences: Preferences,
  conditions: readonly DayConditions[],
  musts: readonly Place[],
): DayChoices[] {
  const result = days.map((choices): DayChoices => [...choices]);
  const planned = new Set(days.flat().flatMap((choice) => ("place" in choice ? [choice.place.id] : [])));
  const least = preferences.pace === "slow" ? ICON : KNOWN;
  const famous = guide.places
    .filter(
      (place) =>
        place.fame >= least &&
        place.category !== "food" &&
        !place.dayTrip &&
        !planned.has(place.id) &&
        !isExcluded(place, preferences),
    )
    .sort((a, b) => b.fame - a.fame || reasonsToCome(b) - reasonsToCome(a));
  const kilometresOf = wayOfDay(preferences, guide.waters);
  const seats = days.flatMap((_, day) => PARTS.map((part): Seat => ({ day, part })));
  for (const place of famous) {
    const best = seats
      .flatMap((seat) => {
        const choices = result[seat.day];
        const today = conditions[seat.day];
        if (!choices || !today || !suits(place, choices, seat, preferences, today)) return [];
        return waysAlong(choices, seat.part, place, {
          mayComeFirst: mayLead(place, choices[seat.part], preferences, musts),
          kilometresOf,
        }).map((way) => ({
          ...way,
          seat,
        }));
      })
      .reduce<(Along & { seat: Seat }) | null>((one, other) => (one && one.detour <= other.detour ? one : other), null);
    const choices = result[best?.seat.day ?? -1];
    if (best && choices && best.detour <= DETOUR_KM[place.fame]) choices[best.seat.part] = best.choice;
  }
  return result;
}

const placesOf = (choice: Choice): Place[] => (choice.kind === "place" ? [choice.place, ...(choice.along ?? [])] : []);
const minutesOf = (places: readonly Place[]): number => places.reduce((sum, { minutes }) => sum + minutes, 0);

function suits(
  place: Place,
  choices: DayChoices,
  { part }: Seat,
  preferences: Preferences,
  today: DayConditions,
): boolean {
  const choice = choices[part];
  const here = placesOf(choice);
  const [lead] = here;
  const { pace } = preferences;
  const name = BLOCK_NAMES[part];
  return (
    lead !== undefined &&
    lead.category !== "food" &&
    here.length <= (name === "evening" ? 1 : MOST_ALONG[pace]) &&
    minutesOf(here) + place.minutes <= BLOCK_MINUTES[pace] &&
    minutesOf(choices.flatMap(placesOf)) + place.minutes <= DAY_MINUTES[pace] &&
    kilometresBetween(lead, place) <= preferences.comfortableHopKm * REACH[place.fame] &&
    place.parts.includes(name) &&
    suitsCompany(place, name, preferences) &&
    isOpenIn(place, name, today) &&
    !isDarkIn(place, name, today) &&
    (place.fame === ICON || !isSpoilt(place, name, today.weather))
  );
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
