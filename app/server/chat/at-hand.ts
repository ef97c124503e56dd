import type { BriefedTrip } from "#db/repositories/briefs";
import { firstOpenDay } from "~/domain/live/live-position";
import type { AtHand } from "../assistant/port";
import { knowHowFrom } from "../cities/know-how";
import { knownNamesFrom } from "../cities/known-names";
import type { OpenContext } from "../http/call-context";
import { weatherOfTrip } from "../weather/read-weather";

/** What whoever answers about a trip may look up besides its brief and its days; nothing is fetched until it is. */
export function atHand({ trip, brief, itinerary, live }: BriefedTrip, context: OpenContext): AtHand {
  const guides = [brief.guide, ...(brief.legs ?? []).map(({ guide }) => guide)].flatMap((guide) => guide ?? []);
  const cities = new Map(
    guides.map(({ id, lat, lng, countryCode }) => [id, { lat, lng, countryCode, guide: id }] as const),
  );
  return {
    mayPropose: true,
    shelf: itinerary?.shelf ?? [],
    firstOpenDay: firstOpenDay(live),
    weather: () => weatherOfTrip({ trip, live, cities }, context),
    knowHow: knowHowFrom(context),
    knownNames: knownNamesFrom(context),
  };
}
