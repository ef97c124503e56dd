import { findingTexts as words } from "#messages/findings";
import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding, FindingCode, Severity, Words } from "./finding";

/** Coordinates are a building's or a park's middle; a place at the city's edge is still in it. */
const EDGE = 1.15;
const DAY_TRIP_REACH_KM = 220;

const at = (stop: Stop, code: FindingCode, severity: Severity, said: Words): Finding => ({
  code,
  severity,
  dayIndex: stop.dayIndex,
  block: stop.part,
  ...said,
});

/** An id that the guide does not know was made up. */
export const unknownPlaces = ({ stops }: CheckedPlan): Finding[] =>
  stops
    .filter(({ placeId, place }) => placeId !== null && place === null)
    .map((stop) => at(stop, "unknown-place", "blocking", words.unknownPlace(stop.block.title)));

/** No place twice in a trip; the afternoon of a day trip goes on with its morning. */
export function repeatedPlaces({ stops }: CheckedPlan): Finding[] {
  const seen = new Map<string, Stop>();
  return stops.flatMap((stop): Finding[] => {
    const title = nameKey(stop.block.title);
    const keys = [...(title ? [title] : []), ...(stop.placeId === null ? [] : [`id ${stop.placeId}`])];
    const before = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
    keys.forEach((key) => seen.set(key, stop));
    if (!before || (before.dayIndex === stop.dayIndex && before.block.isDayTrip && stop.block.isDayTrip)) return [];
    return [
      at(stop, "repeated-place", "blocking", words.repeatedPlace(stop.block.title, before.dayIndex, before.part)),
    ];
  });
}

/** Each place lies in the city, or is marked as a day trip. */
export function outsideCity({ brief, stops }: CheckedPlan): Finding[] {
  const { guide } = brief;
  if (!guide) return [];
  return stops.flatMap((stop): Finding[] => {
    if (!stop.point) return [];
    const km = Math.round(kilometresBetween(guide, stop.point));
    const reach = stop.block.isDayTrip ? DAY_TRIP_REACH_KM : guide.radiusKm * EDGE;
    if (km <= reach) return [];
    return [
      at(
        stop,
        "outside-city",
        stop.block.isDayTrip ? "gentle" : "blocking",
        words.outsideCity(stop.block.title, km, guide.name),
      ),
    ];
  });
}

/** A place is planned for a part of the day in which it is good; a chosen must may have to make do. */
export const wrongPartOfDay = ({ stops }: CheckedPlan): Finding[] =>
  stops.flatMap((stop): Finding[] => {
    const { place, part, chosen, block } = stop;
    if (!place || place.dayTrip || place.parts.includes(part)) return [];
    return [
      at(stop, "wrong-part-of-day", chosen ? "gentle" : "blocking", words.wrongPart(block.title, part, place.parts[0])),
    ];
  });

/** Nobody is sent where they cannot go; what they chose themselves is only pointed out. */
export function unfitPlaces({ stops, preferences }: CheckedPlan): Finding[] {
  return stops.flatMap((stop): Finding[] => {
    const { place } = stop;
    if (!place) return [];
    const steps =
      (preferences.wheelchair && place.stepFree === false) || (preferences.stroller && place.stroller === false);
    if (steps) return [at(stop, "not-step-free", stop.chosen ? "gentle" : "blocking", words.steps(place.name))];
    return preferences.children && !place.children
      ? [at(stop, "not-for-children", "gentle", words.notForChildren(place.name))]
      : [];
  });
}

/** A model's own ideas are not vouched for. Where we know no places at all, that is said once. */
export function unverifiedPlaces({ brief, stops }: CheckedPlan): Finding[] {
  const unsure = stops.filter(({ block }) => !block.verified && block.source !== "traveller");
  if (!brief.guide)
    return unsure.length > 0
      ? [{ code: "unverified", severity: "gentle", dayIndex: 0, ...words.newGround(brief.cityName) }]
      : [];
  return unsure
    .filter(({ block }) => block.source === "openai" && block.title.trim() !== "")
    .map((stop) => at(stop, "unverified", "gentle", words.unverified(stop.block.title)));
}
