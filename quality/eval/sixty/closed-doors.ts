import * as z from "zod/mini";
import { readCityFiles } from "#db/places/city-files.mjs";
import { closedFor, type UsualHours } from "../judges/closures";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { datedStops } from "./stops-of";

type HoursOf = (placeId: string) => UsualHours | undefined;
/** What is read of a city file here; anything else in it is for others. */
const Known = z.nullish(z.string());
const CityFile = z.object({ places: z.array(z.object({ id: z.string(), hours: Known, season: Known })) });

let known: Map<string, UsualHours> | null = null;

/** The hours as the city files have them, before the product reads them its own way. */
export function hoursInFiles(placeId: string): UsualHours | undefined {
  known ??= new Map(
    readCityFiles()
      .flatMap((file) => CityFile.parse(file).places)
      .map(({ id, hours, season }) => [id, { hours: hours ?? null, season: season ?? null }]),
  );
  return known.get(placeId);
}

/** Stops before closed doors, of all stops at places whose hours or season are known. */
export function closedDoors(planned: PlannedTrip, countryCode: string, hoursOf: HoursOf = hoursInFiles): Count {
  const looks = datedStops(planned).flatMap(({ stop, date, from, until }) => {
    const hours = stop.placeId === null ? undefined : hoursOf(stop.placeId);
    if (!hours || (hours.hours === null && hours.season === null)) return [];
    const why = closedFor(hours, { date, from, until }, countryCode);
    return [why && `${planned.request.name}: ${stop.title} on ${date} at ${stop.start ?? "no time"} ${why}`];
  });
  const lacks = looks.filter((lack) => lack !== null);
  return { part: lacks.length, whole: looks.length, lacks };
}
