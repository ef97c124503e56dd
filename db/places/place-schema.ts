import * as z from "zod/mini";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import { CROSSINGS, DIETS, INTERESTS, MEAL_KINDS, MEALS, PLACE_CATEGORIES, TRAITS } from "~/domain/place/place";

const text = z.string().check(z.minLength(1), z.trim());
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const lat = z.number().check(z.gte(-90), z.lte(90));
const lng = z.number().check(z.gte(-180), z.lte(180));
/** true, false, or null when we do not know: never guessed. */
const known = z.nullable(z.boolean());

const words = (most: number, longest: number) => z.array(text.check(z.maxLength(longest))).check(z.maxLength(most));
const minute = z.int().check(z.gte(0), z.lte(2880));
const month = z.int().check(z.gte(1), z.lte(12));
const usualDate = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const HoursSchema = z.strictObject({
  closedOnHolidays: z.boolean(),
  closedOn: z.optional(z.array(z.string().check(z.regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)))),
  periods: z.array(
    z.strictObject({
      months: z.array(month).check(z.minLength(1)),
      week: z.array(z.array(z.tuple([minute, minute]))).check(z.length(7)),
    }),
  ),
});

const MealSchema = z.strictObject({
  kind: z.enum(MEAL_KINDS),
  for: z.array(z.enum(MEALS)).check(z.minLength(1)),
  cuisine: text.check(z.maxLength(24)),
  diet: z.array(z.enum(DIETS)),
  /** Not in the city file: `readCities` tells it by what is said of the place. */
  atCounter: z.optional(z.literal(true)),
});

const DayOutSchema = z.strictObject({
  minutes: z.int().check(z.gte(5), z.lte(480)),
  meal: z.nullable(text.check(z.maxLength(100))),
  next: z.nullable(z.strictObject({ title: text.check(z.maxLength(50)), about: text.check(z.maxLength(160)) })),
});

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
  fame: z.literal([0, 1, 2, 3]),
  aliases: words(30, 50),
  tags: words(8, 24),
  /** Not in the city file: `readCities` brings them from traits.json. */
  traits: z.array(z.enum(TRAITS)),
  /** In the file in OpenStreetMap's `opening_hours` syntax; `readCities` gives what opening-hours.json makes of it. */
  hours: z.nullable(HoursSchema),
  /** In the file as a stretch of months, "Dec-Mar". */
  season: z.nullable(z.array(month).check(z.minLength(1))),
  bookAheadDays: z.nullable(z.int().check(z.gte(0), z.lte(365))),
  meal: z.nullable(MealSchema),
  /** Lines and stations, how long about, how dear in a word; nothing that changes by the year. */
  reach: z.nullable(text.check(z.minLength(15), z.maxLength(130))),
  side: z.nullable(text),
  /** Not in the city file: `readCities` brings it from days-out.json. */
  dayOut: z.nullable(DayOutSchema),
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
  waters: z.nullable(
    z.strictObject({
      sides: words(8, 40).check(z.minLength(2)),
      crossings: z.array(
        z.strictObject({ from: text, to: text, by: z.enum(CROSSINGS), minutes: z.int().check(z.gte(1), z.lte(120)) }),
      ),
    }),
  ),
  events: z.array(z.strictObject({ name: text, from: usualDate, to: usualDate, about: text.check(z.maxLength(160)) })),
});

export type { Place };
export type City = z.infer<typeof CitySchema>;
