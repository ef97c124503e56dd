import { metresBetween } from "#db/places/distance.mjs";
import type { CityGuide } from "~/domain/place/place";
import type { EvalRequest } from "../eval-request";
import type { Stop } from "../line-up";
import { lineUp } from "../line-up";
import type { Judge } from "./judge";

/** As far as people go in a day for one thing, such as Yosemite from San Francisco; farther is a journey. */
const DAY_TRIP_KM = 260;

const kmFromCentre = (guide: CityGuide, at: { lat: number; lng: number }): number => metresBetween(guide, at) / 1000;

/** What is wrong with the place that a block claims to be at. */
export function wrongWithPlace({ block, place, kind }: Stop, { guide }: EvalRequest): string[] {
  if (kind === "stranger") return [`${block.title} is not in the data of ${guide.name}`];
  if (kind !== "place" || !place) return [];
  const km = kmFromCentre(guide, place);
  return [
    ...(block.title === place.name ? [] : [`${block.title} is called ${place.name} in the data`]),
    ...(block.lat === place.lat && block.lng === place.lng ? [] : [`${block.title} is not where the data has it`]),
    ...(block.isDayTrip === place.dayTrip
      ? []
      : [`${block.title} is ${place.dayTrip ? "" : "not "}a day trip in the data`]),
    ...(km <= (place.dayTrip ? DAY_TRIP_KM : guide.radiusKm)
      ? []
      : [`${block.title} is ${km.toFixed(0)} km from the centre`]),
  ];
}

/** Every named place is in the data, as the data has it, and within the city's radius (or a day trip's reach). */
export const placesInData: Judge = (request, days) =>
  lineUp(request, days).flatMap((stop) => wrongWithPlace(stop, request));
