import * as z from "zod/mini";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import { INTERESTS, PLACE_CATEGORIES } from "~/domain/place/place";

const text = z.string().check(z.minLength(1), z.trim());
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const lat = z.number().check(z.gte(-90), z.lte(90));
const lng = z.number().check(z.gte(-180), z.lte(180));
/** true, false, or null when we do not know: never guessed. */
const known = z.nullable(z.boolean());

/** A line of a city file, with what the open data says of it. */
export const PlaceSchema = z.strictObject({
  /** The city's id, a hyphen, and the place's own: stays the same for good, plans refer to it. */
  id,
  name: text,
  lat,
  lng,
  neighborhood: text,
  category: z.enum(PLACE_CATEGORIES),
  interests: z.array(z.enum(INTERESTS)).check(z.minLength(1)),
  /** A usual visit. */
  minutes: z.int().check(z.gte(15), z.lte(720)),
  /** When it is good, best first. */
  parts: z.array(z.enum(BLOCK_NAMES)).check(z.minLength(1)),
  ticketed: z.boolean(),
  /** Outside the city and a whole day long; the coordinates are the place's own. */
  dayTrip: z.boolean(),
  indoor: z.boolean(),
  /** A level, never an amount: 0 free, 1 cheap, 2 middle, 3 dear. */
  price: z.int().check(z.gte(0), z.lte(3)),
  stepFree: known,
  stroller: known,
  /** Good with children. */
  children: z.boolean(),
  /** A vegetarian eats well there; null where nobody eats, or when not known. */
  vegetarian: known,
  /** One of the few worth suggesting as a must. */
  anchor: z.boolean(),
  /** One specific sentence, as a friend who knows the city would say it. */
  about: text,
  /** Whether open data has a place of a similar name there; comes from corroboration.json, not from the city file. */
  corroborated: z.boolean(),
}) satisfies z.ZodMiniType<Place>;

/** A city file. */
export const CitySchema = z.strictObject({
  id,
  name: text,
  country: text,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  lat,
  lng,
  /** Every place but a day trip lies within. */
  radiusKm: z.number().check(z.gt(0), z.lte(60)),
  /** Other names people type: local ones, short ones, common misspellings. */
  aliases: z.array(text),
  places: z.array(PlaceSchema),
});

export type { Place };
export type City = z.infer<typeof CitySchema>;
