import { MAX_NAME_LENGTH } from "../forms/limits";

/** A city of a trip and its days, both ends included. `cityId` is null where its places are not known; the coordinates and the time zone are where nobody looked them up. */
export type Leg = LegDays & {
  city: string;
  cityId: string | null;
  lat: number | null;
  lng: number | null;
  timeZone: string | null;
};

/** Days count from 1. The day on which one changes city is the first of the next leg. */
export type LegDays = { fromDay: number; toDay: number };

/** Legs follow one another without a gap: there is at least one, and together they cover every day of the trip. */
export const coverDays = (legs: readonly LegDays[], daysTotal: number): boolean =>
  legs.length > 0 &&
  legs.every(({ fromDay, toDay }, i) => fromDay === (legs[i - 1]?.toDay ?? 0) + 1 && toDay >= fromDay) &&
  legs.at(-1)?.toDay === daysTotal;

/** The leg that a day is in; before the first day the first, after the last day the last. */
export function legOn<Each extends LegDays>(legs: readonly [Each, ...Each[]], dayIndex: number): Each {
  return legs.findLast(({ fromDay }) => fromDay <= dayIndex) ?? legs[0];
}

/** The two legs between which one travels on that day; null on a day that begins where it ends. */
export function changeOn<Each extends LegDays>(
  legs: readonly Each[],
  dayIndex: number,
): { from: Each; to: Each } | null {
  const at = legs.findIndex(({ fromDay }) => fromDay === dayIndex);
  const [from, to] = [legs[at - 1], legs[at]];
  return from && to ? { from, to } : null;
}

/** Legs when the trip has another number of days: the last city has those that are more, and days that are cut go from the end. */
export function withinDays<Each extends LegDays>(legs: readonly Each[], daysTotal: number): Each[] {
  const kept = legs.filter(({ fromDay }) => fromDay <= Math.max(1, daysTotal));
  return kept.map((leg, i) => ({
    ...leg,
    toDay: i === kept.length - 1 ? Math.max(leg.fromDay, daysTotal) : Math.min(leg.toDay, daysTotal),
  }));
}

/** The legs of a trip, however it was kept. One of an earlier version, or one in a single city, has one: its city on all its days. */
export function legsOf(trip: {
  city: string;
  cityId?: string | null;
  timeZone?: string | null;
  daysTotal: number;
  legs?: readonly Leg[] | null;
}): [Leg, ...Leg[]] {
  const { city, cityId = null, timeZone = null, daysTotal } = trip;
  const [first, ...rest] = withinDays(legsFrom(trip.legs), daysTotal);
  const whole: Leg = { city, cityId, lat: null, lng: null, timeZone, fromDay: 1, toDay: Math.max(1, daysTotal) };
  if (!first) return [whole];
  return rest.length > 0 || first.city === city ? [first, ...rest] : [whole];
}

/** Legs as some version stored them; none where they do not follow one another. */
export function legsFrom(stored: unknown): Leg[] {
  const legs = Array.isArray(stored) ? stored.flatMap((each) => legFrom(each) ?? []) : [];
  return coverDays(legs, legs.at(-1)?.toDay ?? 0) ? legs : [];
}

function legFrom(stored: unknown): Leg | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { city, cityId, lat, lng, timeZone, fromDay, toDay }: Partial<Record<keyof Leg, unknown>> = stored;
  if (typeof city !== "string" || city === "" || !isDay(fromDay) || !isDay(toDay)) return null;
  const isPlaced = typeof lat === "number" && typeof lng === "number";
  return {
    city: city.slice(0, MAX_NAME_LENGTH),
    cityId: typeof cityId === "string" ? cityId : null,
    lat: isPlaced ? lat : null,
    lng: isPlaced ? lng : null,
    timeZone: typeof timeZone === "string" ? timeZone : null,
    fromDay,
    toDay,
  };
}

const isDay = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

/** The city that a day of a trip is spent in, however the trip was kept. */
export const cityOn = (trip: Parameters<typeof legsOf>[0], dayIndex: number): string =>
  legOn(legsOf(trip), dayIndex).city;

/** Whether two days are spent in one city, of several; one on which the city changes is of none. */
export const areOfOneCity = (legs: readonly LegDays[], one: number, other: number): boolean =>
  legs.length < 2 ||
  legs.some(({ fromDay, toDay }, at) =>
    [one, other].every((day) => (at === 0 ? fromDay : fromDay + 1) <= day && day <= toDay),
  );

/** The days that a day may change places with: those in its city. A day on which one changes cities keeps its place. */
export function swappableDays(trip: Parameters<typeof legsOf>[0], dayIndex: number): number[] {
  const legs = legsOf(trip);
  const here = legOn(legs, dayIndex);
  const first = here === legs[0] ? here.fromDay : here.fromDay + 1;
  if (dayIndex < first) return [];
  return Array.from({ length: here.toDay - first + 1 }, (_, i) => first + i).filter((day) => day !== dayIndex);
}

/** The leg that begins on a day of a trip through several cities; null on all its other days, and in a trip in one city. */
export function legBeginning(trip: Parameters<typeof legsOf>[0], dayIndex: number): Leg | null {
  const legs = legsOf(trip);
  return legs.length > 1 ? (legs.find(({ fromDay }) => fromDay === dayIndex) ?? null) : null;
}

/** The destination in words: "Tokyo, Kyoto and Osaka"; a city one comes back to is named once. Of several, each by its name alone. */
export function destinationOf(legs: readonly Pick<Leg, "city">[]): string {
  const cities = [...new Set(legs.map(({ city }) => city))];
  if (cities.length < 2) return cities[0] ?? "";
  const names = cities.map((city) => city.split(",", 1)[0]?.trim() || city);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
