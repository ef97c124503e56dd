import tzLookup from "@photostructure/tz-lookup";
import { parseLand, parseShard } from "~/contracts/calls/city-shard";
import { cityKey } from "~/domain/cities/city-key.mjs";
import type { KnownCity } from "~/domain/cities/known-city";
import type { LandDetails } from "~/domain/cities/land";
import { citiesCalled, landsNamed, meantCity, stayIn } from "~/domain/cities/meant-city";
import { gatherCities, landFile, type ReadLand, type ReadPart, toPart } from "~/domain/cities/shard";
import type { Point } from "~/domain/place/geo";
import type { Setting } from "~/domain/place/setting";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Env } from "../env";
import type { Log } from "../log";

type LookUpContext = { env: Env; log: Log };

/** Where a trip goes: a point on the map, its country, and the id under which its places are known, if they are. */
export type Destination = Point & { countryCode: string; guide: string | null };

/** The city that was typed, looked up in the gazetteer; null when it has none of that name or cannot be read. */
export async function destinationOf(text: string, context: LookUpContext): Promise<Destination | null> {
  return fromGazetteer(context, (read, readLand) => placeMeant(text, read, readLand));
}

/** All places of exactly the name that was typed, the likeliest first; none where the gazetteer cannot be read. */
export const placesCalled = async (text: string, context: LookUpContext): Promise<KnownCity[]> =>
  (await fromGazetteer(context, async (read) => citiesCalled(text, await gatherCities(text, read)))) ?? [];

/** The time zone of the city that was typed; null when the gazetteer has none of that name or cannot be read. */
export async function timeZoneOf(text: string, context: LookUpContext): Promise<string | null> {
  const place = await destinationOf(text, context);
  return place && tzLookup(place.lat, place.lng);
}

/** The key of the typed city's guide, looked up in the gazetteer. When it cannot be read, the name has to be typed as the database has it. */
export const guideKeyOf = async (text: string, context: LookUpContext): Promise<string> =>
  (await fromGazetteer(context, (read, readLand) => guideKeyIn(text, read, readLand))) ?? cityKey(text);

/**
 * What is known of a place without a guide: null where the gazetteer has none of that name, so that it is smaller than all it has; undefined
 * where it cannot be read.
 */
export async function settingOf(text: string, context: LookUpContext): Promise<Setting | null | undefined> {
  const found = await fromGazetteer(context, async (read, readLand) => ({
    place: await placeMeant(text, read, readLand),
  }));
  if (found === null) return undefined;
  // A land is no place of so many people; most who go there stay in a town.
  return found.place?.land ? { ...found.place, thousands: TOWN_THOUSANDS } : found.place;
}

const TOWN_THOUSANDS = 30;

/** The one island, region or country of that name with what is there; null for a city, and where several are meant often. */
export const landOf = (text: string, context: LookUpContext): Promise<LandDetails | null> =>
  fromGazetteer(context, async (read, readLand) => {
    const [land, ...more] = landsNamed(text, await gatherCities(text, read));
    return land && more.length === 0 ? readLand(land.land.id) : null;
  });

/** The place that was typed. A land with covered cities in it is given the one that is seen first. */
async function placeMeant(text: string, read: ReadPart, readLand: ReadLand): Promise<KnownCity | null> {
  const cities = await gatherCities(text, read);
  const place = meantCity(text, cities)?.city ?? null;
  return place?.land ? (stayIn(place, await readLand(place.land.id), cities) ?? place) : place;
}

/** What a planner may know of a trip, with what is known of its place where there is no guide. */
export async function withSetting(brief: TripBrief, context: LookUpContext): Promise<TripBrief> {
  const [trip, legs] = await Promise.all([
    withSettingOf(brief, context),
    brief.legs && Promise.all(brief.legs.map((leg) => withSettingOf(leg, context))),
  ]);
  return legs ? { ...trip, legs } : trip;
}

async function withSettingOf<Part extends Pick<TripBrief, "cityName" | "guide" | "setting">>(
  part: Part,
  context: LookUpContext,
): Promise<Part> {
  const setting = part.guide ? undefined : await settingOf(part.cityName, context);
  return setting === undefined ? part : { ...part, setting };
}

/** A key under which there is no guide: the city that was meant has none. */
const NO_GUIDE = "";

/**
 * The key under which the database has the places of the city that was typed: also through misspellings, and never the places of a namesake
 * ("Paris, Texas"). A city that the gazetteer does not know may still be found under exactly the name typed.
 */
export async function guideKeyIn(text: string, read: ReadPart, readLand: ReadLand): Promise<string> {
  const place = await placeMeant(text, read, readLand);
  if (place === null) return cityKey(text);
  return place.guide === null ? NO_GUIDE : cityKey(place.guide);
}

/** The folder of the gazetteer's files, named after their content. */
const FOLDER = String(import.meta.env.VITE_CITIES);

/** Looks something up in the gazetteer's files, which are deployed with the Worker; null when there are none or they cannot be read. */
async function fromGazetteer<Found>(
  { env: { ASSETS: assets }, log }: LookUpContext,
  lookUp: (read: ReadPart, readLand: ReadLand) => Promise<Found>,
): Promise<Found | null> {
  if (!assets) return null;
  const readFile = async (name: string): Promise<unknown> => {
    // The host does not matter. The error leaves the name out, since it is made of what somebody typed.
    const response = await assets.fetch(`https://assets.local${FOLDER}/${name}.json`);
    if (!response.ok) throw new Error(`A part of the gazetteer: ${response.status}`);
    return response.json();
  };
  try {
    return await lookUp(
      async (name) => toPart(parseShard(await readFile(name))),
      async (id) => parseLand(await readFile(landFile(id))),
    );
  } catch (unreadable) {
    log.error("gazetteer-unreadable", unreadable, {});
    return null;
  }
}
