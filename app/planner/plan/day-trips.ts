import type { CityGuide, Place } from "~/domain/place/place";
import type { Musts } from "./musts";
import type { Preferences } from "../fit/preferences";
import { appeal, isExcluded } from "../fit/appeal";
import { isOutingTooFar } from "../fit/company";
import type { Random } from "./random";

/** A day trip takes the morning and the afternoon; the evening is spent back in town. */
const BLOCKS_A_TRIP = 2;
const BLOCKS_A_DAY = 3;

/** A shorter trip leaves town only for what everybody goes to see. */
const DAYS_FOR_ANY_TRIP = 7;

/** The chosen day trips that leave room for the other musts. */
export function mustTripsThatFit(musts: Musts, days: number): Place[] {
  const others = musts.town.length + musts.own.length;
  const room = Math.floor((days * BLOCKS_A_DAY - others) / BLOCKS_A_TRIP);
  return musts.trips.slice(0, Math.max(others > 0 ? 0 : 1, Math.min(days, room)));
}

/** How many day trips suit a trip of so many days: about one in four. */
export function dayTripCap(days: number, preferences: Preferences): number {
  if (days < 4) return 0;
  const outdoors = preferences.interests.has("nature") || preferences.interests.has("adventure");
  const lessMobile =
    preferences.pace === "slow" || preferences.limited || preferences.wheelchair || preferences.stroller;
  return Math.floor(days / (lessMobile ? 6 : outdoors ? 3 : 4));
}

/** The day trips of the plan: chosen ones first; more than the cap only where the town alone cannot fill the days. */
export function chooseDayTrips(
  wanted: Place[],
  { places, ...centre }: Pick<CityGuide, "places" | "lat" | "lng">,
  days: number,
  daysTownFills: number,
  preferences: Preferences,
  random: Random,
): Place[] {
  const short = Math.min(Math.floor(days / 2), days - daysTownFills);
  const count = Math.max(wanted.length, dayTripCap(days, preferences), short);
  const taken = new Set(wanted.map((place) => place.id));
  const more = places
    .filter(
      (place) =>
        place.dayTrip &&
        !taken.has(place.id) &&
        !isExcluded(place, preferences) &&
        !isOutingTooFar(place, centre, preferences) &&
        (place.anchor || days >= DAYS_FOR_ANY_TRIP || short > 0),
    )
    .map((place) => ({ place, worth: appeal(place, preferences) + random() * 0.5 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(0, count - wanted.length));
  return [...wanted, ...more.map(({ place }) => place)];
}

/**
 * Positions (from 0) of `count` trips over the days: evenly, and not on the first day where that can be helped.
 * @param isWanted whether something else needs that very day
 */
export function tripDays(count: number, days: number, isWanted: (day: number) => boolean = () => false): number[] {
  const positions: number[] = [];
  for (let i = 0; i < count; i += 1) {
    let at = Math.min(days - 1, Math.max(0, Math.round(((i + 1) * (days + 1)) / (count + 1)) - 1));
    for (let tries = 0; tries < days && (positions.includes(at) || isWanted(at)); tries += 1) at = (at + 1) % days;
    while (positions.includes(at)) at = (at + 1) % days;
    positions.push(at);
  }
  return positions;
}
