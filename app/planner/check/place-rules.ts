import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { GuideFacts } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { isFixed } from "~/domain/plan/planned-days";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding, Judgement, Severity } from "./finding";

/** Coordinates are a building's or a park's middle; a place at the city's edge is still in it. */
const EDGE = 1.15;
const DAY_TRIP_REACH_KM = 220;

const at = (stop: Stop, severity: Severity, judgement: Judgement): Finding => ({
  ...judgement,
  severity,
  dayIndex: stop.dayIndex,
  block: stop.part,
});

/** An id that the guide does not know was made up. */
export const unknownPlaces = ({ stops }: CheckedPlan): Finding[] =>
  stops
    .filter(({ placeId, place }) => placeId !== null && place === null)
    .map((stop) => at(stop, "blocking", { code: "unknown-place", title: stop.block.title }));

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
      at(stop, "blocking", {
        code: "repeated-place",
        title: stop.block.title,
        before: { dayIndex: before.dayIndex, part: before.part },
      }),
    ];
  });
}

/** How far from its middle something is still in a city, or an outing from it. */
export const reachOf = ({ radiusKm }: GuideFacts, { isDayTrip }: { isDayTrip: boolean }): number =>
  isDayTrip ? DAY_TRIP_REACH_KM : radiusKm * EDGE;

/** Each place lies in the city, or is marked as a day trip. */
export function outsideCity({ brief, stops }: CheckedPlan): Finding[] {
  const { guide } = brief;
  if (!guide) return [];
  return stops.flatMap((stop): Finding[] => {
    if (!stop.point) return [];
    const km = Math.round(kilometresBetween(guide, stop.point));
    if (km <= reachOf(guide, stop.block)) return [];
    return [
      at(stop, stop.block.isDayTrip ? "gentle" : "blocking", {
        code: "outside-city",
        title: stop.block.title,
        km,
        city: guide.name,
      }),
    ];
  });
}

/** What is locked or booked stays on its day when the cities of a trip change; it may then lie in another one. */
export function fixedElsewhere({ brief, days }: CheckedPlan): Finding[] {
  const { guide } = brief;
  if (!guide) return [];
  return days.flatMap(({ dayIndex, stops }) =>
    stops.filter(isFixed).flatMap((stop): Finding[] => {
      const point = pointOf(stop);
      const km = point === null ? 0 : Math.round(kilometresBetween(guide, point));
      if (stop.kind === "travel" || km <= reachOf(guide, stop)) return [];
      const found = { code: "fixed-elsewhere" as const, title: stop.title, km, city: guide.name };
      return [{ ...found, severity: "gentle", dayIndex, block: stop.at.part }];
    }),
  );
}

/** A place is planned for a part of the day in which it is good; a chosen must may have to make do. */
export const wrongPartOfDay = ({ stops }: CheckedPlan): Finding[] =>
  stops.flatMap((stop): Finding[] => {
    const { place, part, chosen, block } = stop;
    if (!place || place.dayTrip || place.parts.includes(part)) return [];
    return [
      at(stop, chosen ? "gentle" : "blocking", {
        code: "wrong-part-of-day",
        title: block.title,
        part,
        better: place.parts[0],
      }),
    ];
  });

/** Nobody is sent where they cannot go; what they chose themselves is only pointed out. */
export function unfitPlaces({ stops, preferences }: CheckedPlan): Finding[] {
  return stops.flatMap((stop): Finding[] => {
    const { place } = stop;
    if (!place) return [];
    const steps =
      (preferences.wheelchair && place.stepFree === false) || (preferences.stroller && place.stroller === false);
    if (steps) return [at(stop, stop.chosen ? "gentle" : "blocking", { code: "not-step-free", name: place.name })];
    return preferences.children && !place.children
      ? [at(stop, "gentle", { code: "not-for-children", name: place.name })]
      : [];
  });
}

/** A model's own ideas are not vouched for. Where we know no places at all, that is said once. */
export function unverifiedPlaces({ brief, stops }: CheckedPlan): Finding[] {
  const unsure = stops.filter(({ block }) => !block.verified && block.source !== "traveller");
  if (!brief.guide)
    return unsure.length > 0 ? [{ code: "unverified", severity: "gentle", dayIndex: 0, city: brief.cityName }] : [];
  return unsure
    .filter(({ block }) => block.source === "openai" && block.title.trim() !== "")
    .map((stop) => at(stop, "gentle", { code: "unverified", title: stop.block.title }));
}
