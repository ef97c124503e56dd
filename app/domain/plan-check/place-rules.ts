import { kilometresBetween, pointOf } from "../geo";
import { nameKey } from "../planner/place-name";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding, FindingCode, Severity } from "./finding";

/** Coordinates are a building's or a park's middle; a place at the city's edge is still in it. */
const EDGE = 1.15;
const DAY_TRIP_REACH_KM = 220;

const at = (stop: Stop, code: FindingCode, severity: Severity, message: string): Finding => ({ code, severity, dayIndex: stop.dayIndex, block: stop.part, message });

/** An id that the guide does not know was made up. */
export const unknownPlaces = ({ stops }: CheckedPlan): Finding[] =>
  stops
    .filter(({ block, place }) => block.placeId !== null && place === null)
    .map((stop) => at(stop, "unknown-place", "blocking", `${stop.block.title} is not among the city's known places.`));

/** No place twice in a trip; the afternoon of a day trip goes on with its morning. */
export function repeatedPlaces({ stops }: CheckedPlan): Finding[] {
  const seen = new Map<string, Stop>();
  return stops.flatMap((stop): Finding[] => {
    const keys = [nameKey(stop.block.title), ...(stop.block.placeId === null ? [] : [`id ${stop.block.placeId}`])];
    const before = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
    keys.forEach((key) => seen.set(key, stop));
    if (!before || (before.dayIndex === stop.dayIndex && before.block.isDayTrip && stop.block.isDayTrip)) return [];
    return [at(stop, "repeated-place", "blocking", `${stop.block.title} is already on day ${before.dayIndex}, in the ${before.part}.`)];
  });
}

/** Each place lies in the city, or is marked as a day trip. */
export function outsideCity({ brief, stops }: CheckedPlan): Finding[] {
  const { guide } = brief;
  if (!guide) return [];
  return stops.flatMap((stop): Finding[] => {
    const point = pointOf(stop.block);
    if (!point) return [];
    const km = Math.round(kilometresBetween(guide, point));
    const reach = stop.block.isDayTrip ? DAY_TRIP_REACH_KM : guide.radiusKm * EDGE;
    if (km <= reach) return [];
    return [at(stop, "outside-city", stop.block.isDayTrip ? "gentle" : "blocking", `${stop.block.title} is ${km} km from the centre of ${guide.name}.`)];
  });
}

/** A place is planned for a part of the day in which it is good; a chosen must may have to make do. */
export const wrongPartOfDay = ({ stops }: CheckedPlan): Finding[] =>
  stops
    .filter(({ place, part }) => place !== null && !place.dayTrip && !place.parts.includes(part))
    .map((stop) => at(stop, "wrong-part-of-day", stop.chosen ? "gentle" : "blocking", `${stop.block.title} is not a place for the ${stop.part}.`));

/** Nobody is sent where they cannot go; what they chose themselves is only pointed out. */
export function unfitPlaces({ stops, preferences }: CheckedPlan): Finding[] {
  return stops.flatMap((stop): Finding[] => {
    const { place } = stop;
    if (!place) return [];
    const steps = (preferences.wheelchair && place.stepFree === false) || (preferences.stroller && place.stroller === false);
    if (steps) return [at(stop, "not-step-free", stop.chosen ? "gentle" : "blocking", `${place.name} has steps.`)];
    return preferences.children && !place.children ? [at(stop, "not-for-children", "gentle", `${place.name} is not easy with children.`)] : [];
  });
}
