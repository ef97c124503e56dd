import { readHolidays } from "#db/places/city-files.mjs";
import { addDays } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Assistant } from "~/server/assistant/port";
import type { City } from "#db/places/place-schema";
import type { EvalRequest } from "../eval-request";
import type { Icon } from "../icons/icons";
import type { TripKind } from "./trip-kinds";

/** A trip and the plan that was made for it. */
export type PlannedTrip = { request: EvalRequest; days: readonly Day[] };

/** One of the cities with all that is asked of it; a trip is planned when a judge first asks for it. */
export type CityTrips = { city: City; icons: readonly Icon[]; trip: (kind: TripKind) => Promise<PlannedTrip> };

const WEEK = 7;

const holidays = readHolidays();

/** As the product loads them with a trip. */
const holidaysOf = ({ countryCode }: City): string[] =>
  Object.keys(holidays[countryCode] ?? {}).map((date) => `${countryCode} ${date}`);

function requestOf(city: City, place: number, { name, days, startDate, over }: TripKind): EvalRequest {
  const brief: TripBrief = {
    tripId: `${city.id} ${name}`,
    tripName: "A trip",
    purpose: "Holiday",
    cityName: city.name,
    guide: city,
    startDate: addDays(startDate, place % WEEK),
    daysTotal: days,
    whoWith: ["spouse"],
    partyCount: 2,
    intent: null,
    anchors: [],
    holidays: holidaysOf(city),
    ...over,
  };
  return { name: `${city.id}, ${name}`, guide: city, brief, musts: [], asks: [] };
}

/** The days that an assistant plans for a trip. */
export async function plannedBy(assistant: Assistant, request: EvalRequest): Promise<PlannedTrip> {
  const days: Day[] = [];
  for await (const day of assistant.planTrip(request.brief, [])) days.push(day);
  return { request, days };
}

/** `place` is where the city comes in the list. */
export function tripsOf(assistant: Assistant, city: City, place: number, icons: readonly Icon[]): CityTrips {
  const planned = new Map<string, Promise<PlannedTrip>>();
  return {
    city,
    icons,
    trip: (kind) => {
      const known = planned.get(kind.name) ?? plannedBy(assistant, requestOf(city, place, kind));
      planned.set(kind.name, known);
      return known;
    },
  };
}
