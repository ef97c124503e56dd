import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { CityGuide, Interest, Place } from "~/domain/place/place";
import { appeal, ICON, isExcluded, KNOWN } from "../fit/appeal";
import { isOutingTooFar } from "../fit/company";
import type { Candidate } from "../fit/candidate";
import type { DayConditions } from "../fit/day-conditions";
import { isDarkForMust } from "../fit/needs-light";
import { isClosedThroughout, isOverBy } from "../fit/opening";
import type { Preferences } from "../fit/preferences";
import type { Musts } from "../plan/musts";
import { partInTitle } from "../purpose/own-events";
import type { Random } from "../plan/random";
import { FIRST_LIGHT } from "../times/sets-out";
import { LEAST_OUTING } from "../times/usual-times";
import { dayTripCap } from "./outing";

/** A day trip takes the morning and the afternoon, or what is left of the day after noon. */
const BLOCKS_A_TRIP = 2;
const BLOCKS_A_DAY = 3;

/** A shorter trip leaves town only for what everybody goes to see. */
const DAYS_FOR_ANY_TRIP = 7;
/** Beyond it is no matter of a day. */
const FARTHEST_KM = 260;
/** From so many days on there is one for what every guidebook has; and for what one would not go home without, from so many. */
const DAYS_FOR_KNOWN_TRIP = 5;
const DAYS_FOR_ICONIC_TRIP = 3;
/** Of the town's own icons, as many fit into the mornings and afternoons that are left, and one into an evening. */
const ICONS_A_DAY = 3;

/** What a day trip leads through on foot. */
const WALKED_THROUGH: ReadonlySet<Place["category"]> = new Set(["landmark", "nature", "park", "viewpoint"]);

/** The soonest at which one has seen something of it, in minutes from midnight. */
const soonestSeen = ({ dayOut }: Place): number => FIRST_LIGHT + (dayOut?.minutes ?? 0) + LEAST_OUTING;

/** The chosen day trips that leave room for the other musts. */
export function mustTripsThatFit(musts: Musts, days: number): Place[] {
  const others = musts.town.length + musts.own.length;
  const room = Math.floor((days * BLOCKS_A_DAY - others) / BLOCKS_A_TRIP);
  return musts.trips.slice(0, Math.max(others > 0 ? 0 : 1, Math.min(days, room)));
}

/** How many of the iconic trips a stay has room for: one in three days, or more where the town's own icons leave the time. */
function iconicTripsThatFit(trips: number, iconsInTown: number, days: number): number {
  const leavesTheTown = (count: number): boolean => iconsInTown <= ICONS_A_DAY * (days - count) + 1;
  const fits = (count: number): boolean =>
    count <= Math.ceil(days / 2) && (leavesTheTown(count) || count <= Math.floor(days / DAYS_FOR_ICONIC_TRIP));
  let count = 0;
  while (days > 1 && count < trips && fits(count + 1)) count += 1;
  return count;
}

/**
 * How many day trips leave the musts the mornings and afternoons that they need: those that are not for the evening, or are seen by light.
 * @param away slots in which nothing can be planned
 */
export function tripsBesideMusts(
  { town, own }: Musts,
  days: readonly DayConditions[],
  away: ReadonlySet<number>,
): number {
  const byDay = town.filter(
    (place) => place.parts[0] !== "evening" || days.some((day) => isDarkForMust(place, "evening", day)),
  ).length;
  const needed = byDay + own.filter((title) => partInTitle(title) !== "evening").length;
  const free = days.length * BLOCKS_A_TRIP - [...away].filter((slot) => slot % BLOCKS_A_DAY < BLOCKS_A_TRIP).length;
  return Math.max(0, Math.floor((free - needed) / BLOCKS_A_TRIP));
}

/**
 * How many evenings are left for outings that are for the evening, beside the musts that need one.
 * @param away slots in which nothing can be planned
 */
export function eveningsForOutings(
  { town, own }: Musts,
  days: readonly DayConditions[],
  away: ReadonlySet<number>,
): number {
  const free = days.length - [...away].filter((slot) => slot % BLOCKS_A_DAY === BLOCKS_A_DAY - 1).length;
  const needed =
    town.filter(({ parts }) => parts[0] === "evening").length +
    own.filter((title) => partInTitle(title) === "evening").length;
  return Math.max(0, free - needed);
}

const OF_RIDES: ReadonlySet<Interest> = new Set(["adventure", "nightlife"]);

/**
 * A theme park takes a whole day from people who bring no children, and said that they came for something else; or said nothing, where the town has more
 * that one would not go home without than they have days.
 */
const isForOthers = (
  { category, interests }: Place,
  { children, interests: wanted }: Preferences,
  townIsEnough: boolean,
): boolean =>
  category === "family" &&
  !children &&
  (wanted.size > 0
    ? !interests.some((interest) => wanted.has(interest))
    : townIsEnough && interests.every((interest) => OF_RIDES.has(interest)));

/** A day on old stones is too much for whoever asked for little walking, unless it is known to be level. */
const isTooMuchWalking = ({ indoor, stepFree, category }: Place, { limited, wheelchair }: Preferences): boolean =>
  (limited || wheelchair) && stepFree !== true && !indoor && WALKED_THROUGH.has(category);

const partsOfName = ({ name }: Place): string[] => name.split(/, | and | & /).map(nameKey);

/** Whether one outing goes by the other, as its name says: "Cape Point and Boulders" by "Boulders Beach". */
const leadTogether = (a: Place, b: Place): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([one, other]) =>
      one &&
      other &&
      partsOfName(one)
        .slice(1)
        .some((part) => `${nameKey(other.name)} `.startsWith(`${part} `)),
  );

/** The day trips of the plan: chosen ones first, then what one would not go home without; more than the cap only where the town alone cannot fill the days. */
export function chooseDayTrips(
  wanted: Place[],
  { places, ...centre }: Pick<CityGuide, "places" | "lat" | "lng">,
  conditions: readonly DayConditions[],
  daysTownFills: number,
  preferences: Preferences,
  random: Random,
): Place[] {
  const days = conditions.length;
  const short = Math.min(Math.floor(days / 2), days - daysTownFills);
  const taken = new Set(wanted.map((place) => place.id));
  const iconsInTown = places.filter(({ fame, dayTrip }) => fame === ICON && !dayTrip).length;
  const townIsEnough = days < DAYS_FOR_KNOWN_TRIP && iconsInTown > days;
  const open = places
    .filter(
      (place) =>
        place.dayTrip &&
        !taken.has(place.id) &&
        !isForOthers(place, preferences, townIsEnough) &&
        !isExcluded(place, preferences) &&
        kilometresBetween(centre, place) <= FARTHEST_KM &&
        !isOutingTooFar(place, centre, preferences) &&
        !isClosedThroughout(place, conditions) &&
        !conditions.every((today) => isOverBy(place, soonestSeen(place), today)),
    )
    .map((place) => ({ place, worth: appeal(place, preferences) + random() * 0.5 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ place }) => place);
  const icons = open.filter(({ fame }) => fame === ICON);
  const iconic = icons.slice(0, Math.max(0, iconicTripsThatFit(icons.length, iconsInTown, days) - wanted.length));
  const more = open.filter(
    (place) =>
      !iconic.includes(place) &&
      (short > 0 || !isTooMuchWalking(place, preferences)) &&
      (days >= DAYS_FOR_ANY_TRIP ||
        short > 0 ||
        (place.anchor && place.fame !== ICON) ||
        (days >= DAYS_FOR_KNOWN_TRIP && place.fame >= KNOWN)),
  );
  const known = days >= DAYS_FOR_KNOWN_TRIP ? 1 : 0;
  const count = Math.max(wanted.length + iconic.length, dayTripCap(days, preferences), known, short);
  const chosen = [...wanted, ...iconic, ...more];
  return chosen
    .filter((trip, i) => wanted.includes(trip) || !chosen.slice(0, i).some((before) => leadTogether(before, trip)))
    .slice(0, count);
}

/** The days on which something in town is open that one would not go home without, and that day trips on all of its days would take away: a market of the weekend. */
export function daysOfIcons(candidates: readonly Candidate[], trips: number): Set<number> {
  const days = new Set<number>();
  if (trips === 0) return days;
  for (const { place, worth } of candidates) {
    if (place.fame !== ICON || (place.hours === null && place.season === null)) continue;
    const open = new Set<number>();
    let isForEvenings = false;
    worth.forEach((points, slot) => {
      if (Number.isNaN(points)) return;
      if (slot % BLOCKS_A_DAY < BLOCKS_A_TRIP) open.add(Math.floor(slot / BLOCKS_A_DAY));
      else isForEvenings = true;
    });
    if (!isForEvenings && open.size <= trips) for (const day of open) days.add(day);
  }
  return days;
}

/** Whether a day is not for a trip, by the day and by which of the trips. */
type DayTest = (day: number, trip: number) => boolean;

/**
 * Positions (from 0) of `count` trips over the days: evenly, and not on the first day where that can be helped.
 * @param isWanted whether something else needs that very day, or the trip cannot be made then
 * @param isBetterFree whether something else would be missed on that day, if another will do
 */
export function tripDays(
  count: number,
  days: number,
  isWanted: DayTest = () => false,
  isBetterFree: DayTest = () => false,
): number[] {
  const positions: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const ideal = Math.min(days - 1, Math.max(0, Math.round(((i + 1) * (days + 1)) / (count + 1)) - 1));
    const left = Array.from({ length: days }, (_, tries) => (ideal + tries) % days).filter(
      (day) => !positions.includes(day),
    );
    const possible = left.filter((day) => !isWanted(day, i));
    const at = possible.find((day) => !isBetterFree(day, i)) ?? possible[0] ?? left[0];
    if (at !== undefined) positions.push(at);
  }
  return positions;
}
