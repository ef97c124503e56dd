import { daylightHours, monthOf } from "~/domain/dates/season";
import type { Setting } from "~/domain/place/setting";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { noonWarmth } from "../fit/day-conditions";

const TRAITS = [
  "village",
  "town",
  "city",
  "high",
  "warm",
  "hot",
  "cold",
  "wet",
  "daylight",
  "sunset",
  "dark",
  "polar-night",
  "midnight-sun",
] as const;

/** What a place is like in the time of a trip, as far as ideas depend on it. */
export type Trait = (typeof TRAITS)[number];

const TOWN_FROM_THOUSANDS = 10;
const CITY_FROM_THOUSANDS = 100;
/** From where a newcomer feels the thin air, and the evenings are cold all year. */
const HIGH_FROM_METRES = 2500;
/** From where summer evenings are cool and nobody bathes out of doors. */
const COOL_FROM_METRES = 1800;
/** The sun sets and rises between these hours of daylight; below and above, there is no day or no night to speak of. */
const LEAST_DAYLIGHT = 2;
const NO_DARK_FROM = 20;
const NO_SUNSET_FROM = 23;

/**
 * The traits of a place at a date. A place that the gazetteer does not have, null, is smaller than all that it has; what else it is like
 * nobody knows, and then it is taken to be as most places of the north are.
 */
export function traitsOf(setting: Setting | null, date: string): ReadonlySet<Trait> {
  const { thousands, metres } = setting ?? { thousands: 0, metres: 0 };
  const warmth = warmthOf(setting, date);
  const isCold = warmth === "freezing" || warmth === "cold";
  const hours = (setting && daylightHours(date, setting.lat)) ?? 12;
  const held: Record<Trait, boolean> = {
    village: thousands < TOWN_FROM_THOUSANDS,
    town: thousands >= TOWN_FROM_THOUSANDS,
    city: thousands >= CITY_FROM_THOUSANDS,
    high: metres >= HIGH_FROM_METRES,
    warm: !isCold && metres < COOL_FROM_METRES,
    hot: warmth === "hot" && metres < COOL_FROM_METRES,
    cold: isCold,
    wet: setting !== null && isRainySeason(setting.lat, monthOf(date)),
    daylight: hours >= LEAST_DAYLIGHT,
    sunset: hours >= LEAST_DAYLIGHT && hours < NO_SUNSET_FROM,
    dark: hours < NO_DARK_FROM,
    "polar-night": hours < LEAST_DAYLIGHT,
    "midnight-sun": hours >= NO_SUNSET_FROM,
  };
  return new Set(TRAITS.filter((trait) => held[trait]));
}

/** What holds of a place in every season, for what is asked without a date. */
export function yearRoundTraits(setting: Setting | null): ReadonlySet<Trait> {
  const seasons = MID_SEASONS.map((date) => traitsOf(setting, date));
  return new Set(TRAITS.filter((trait) => seasons.every((traits) => traits.has(trait))));
}

const MID_SEASONS = ["2027-01-12", "2027-04-12", "2027-07-12", "2027-10-12"];

/** The traits of where a trip goes; null where nothing was looked up. */
export const traitsOfTrip = ({ setting, startDate }: TripBrief): ReadonlySet<Trait> | null =>
  setting === undefined ? null : traitsOf(setting, startDate);

/** Where most travellers go, the north's middle. */
const SOMEWHERE_NORTH = 45;

/** Between these latitudes it pours in the months after the sun stood highest, nearer to the equator in all of them or none. */
const RAINS_FROM = 5;
const RAINS_TO = 20;
const RAINY = { north: [6, 7, 8, 9, 10], south: [11, 12, 1, 2, 3] } as const;

/** The rainy season of the tropics: a rule of thumb where nobody noted down how often it rains. */
const isRainySeason = (lat: number, month: number | null): boolean =>
  Math.abs(lat) >= RAINS_FROM &&
  Math.abs(lat) <= RAINS_TO &&
  RAINY[lat >= 0 ? "north" : "south"].some((rainy) => rainy === month);

const warmthOf = (setting: Setting | null, date: string) =>
  noonWarmth({ id: "", lat: setting?.lat ?? SOMEWHERE_NORTH }, monthOf(date));
