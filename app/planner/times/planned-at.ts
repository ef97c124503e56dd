import type { Place, PlaceCategory } from "~/domain/place/place";
import type { StopToTime } from "./stop-to-time";
import { isForDark, needsSunset } from "./sunset-stops";
import { isShow, MINUTES, PARTS } from "./usual-times";

/** The curtain of an evening rises by then, as far as nobody knows better. */
const CURTAIN_BY = 20 * 60;

/** The hours to plan a stop by: those that are known, else those of shows, which nobody walks in on at eleven. Never told as a fact. */
export const hoursToPlanBy = (stop: Pick<StopToTime, "part" | "category" | "usual" | "hours">): StopToTime["hours"] =>
  stop.hours === null && isShow(stop)
    ? [[PARTS.evening.earliest, CURTAIN_BY + (stop.usual ?? MINUTES.event)]]
    : stop.hours;

/** Towers, museums and parks with a gate let the last visitors in about so long before they close; a church with a ticket desk half as long. */
const LAST_ENTRY: Partial<Record<PlaceCategory, number>> = { museum: 60, viewpoint: 60, family: 60, landmark: 45 };
const OTHER_LAST_ENTRY = 30;

/** By name or tag, what leaves at an hour and comes back at another, or is led. Short patterns, no rows: these go to the phone. */
const RIDES =
  /\b(?:(?:boat|ferry|cruise|tram|cable car) (?:ride|trip|tour)s?|(?:canal|river|harbour|dinner|dusk|sunset) cruises?)\b/i;
const TOURS =
  /\b(?:ferry|bridgeclimb|whale watching|cooking class|(?:guided|walking|food) tour|kayak(?:s|ing)?|rafting|safari)\b/i;

/** Whether a visit cannot be cut short. */
const isWhole = ({ category, name, tags }: Place): boolean =>
  category === "performance" || [name, ...tags].some((words) => RIDES.test(words) || TOURS.test(words));

/** How many minutes before closing a place usually lets nobody in any more. */
const lastEntryOf = (place: Pick<Place, "category" | "ticketed"> | null): number =>
  place?.ticketed && place.category !== "performance" ? (LAST_ENTRY[place.category] ?? OTHER_LAST_ENTRY) : 0;

/** A stop with what it is planned by at its place, null where none is known: hours, the last entry, and when the sun sets, where that counts. */
export const plannedAt = (stop: StopToTime, place: Place | null, sunset: () => number | null): StopToTime => ({
  ...stop,
  hours: hoursToPlanBy(stop),
  lastEntry: lastEntryOf(place),
  sunset: needsSunset(stop, place) ? sunset() : null,
  isLit: place !== null && isForDark(place),
  isWhole: place !== null && isWhole(place),
});
