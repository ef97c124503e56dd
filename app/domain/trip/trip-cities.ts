import { coverDays, type LegDays, legOn, legsOf } from "./legs";

/** A city of a trip as somebody names it, with its days; what is known of the city is the record's to find out. */
export type CityDays = LegDays & { city: string };

const keyOf = ({ city }: Pick<CityDays, "city">): string => city.trim().toLocaleLowerCase("en");
const isSameCity = (a: Pick<CityDays, "city">, b: Pick<CityDays, "city">): boolean => keyOf(a) === keyOf(b);

/** The cities of a trip with their days, however the trip was kept. */
export const citiesOf = (trip: Parameters<typeof legsOf>[0]): CityDays[] =>
  legsOf(trip).map(({ city, fromDay, toDay }) => ({ city, fromDay, toDay }));

/** Two that follow one another and are the same city are one. */
export const joinedCities = (cities: readonly CityDays[]): CityDays[] =>
  cities.reduce<CityDays[]>((joined, next) => {
    const last = joined.at(-1);
    return last && isSameCity(last, next)
      ? [...joined.slice(0, -1), { ...last, toDay: next.toDay }]
      : [...joined, { ...next, city: next.city.trim() }];
  }, []);

/** Whether two ways through a trip are the same cities on the same days. */
export const areSameCities = (one: readonly CityDays[], other: readonly CityDays[]): boolean =>
  one.length === other.length &&
  one.every((city, i) => {
    const there = other[i];
    return there && isSameCity(city, there) && city.fromDay === there.fromDay && city.toDay === there.toDay;
  });

/** The first of the days up to `lastDay` that would be spent in another city than before; null where none would. */
export function firstDayElsewhere(
  before: readonly CityDays[],
  after: readonly CityDays[],
  lastDay: number,
): number | null {
  const [[first, ...rest], [then, ...others]] = [before, after];
  if (!first || !then || !coverDays(after, after.at(-1)?.toDay ?? 0)) return null;
  for (let day = 1; day <= lastDay; day += 1)
    if (!isSameCity(legOn([first, ...rest], day), legOn([then, ...others], day))) return day;
  return null;
}

/**
 * For each day of a trip whose cities change, the earlier day whose plan it takes over; null where there is none. Days go along with their city:
 * the first stay in a city keeps what was planned for the first, and takes what another one has left over.
 */
export function daysTakenOver(before: readonly CityDays[], after: readonly CityDays[]): (number | null)[] {
  const stays = before.map((city) => ({ city, days: daysOf(city), isTaken: false }));
  const own = after.map((city) => {
    const stay = stays.find((each) => !each.isTaken && isSameCity(each.city, city));
    if (stay) stay.isTaken = true;
    return stay?.days.splice(0, lengthOf(city)) ?? [];
  });
  return after.flatMap((city, i) => {
    const days: (number | null)[] = own[i] ?? [];
    const left = stays.filter((stay) => isSameCity(stay.city, city));
    while (days.length < lengthOf(city)) days.push(left.find((stay) => stay.days.length > 0)?.days.shift() ?? null);
    return days;
  });
}

const lengthOf = ({ fromDay, toDay }: LegDays): number => toDay - fromDay + 1;
const daysOf = (city: LegDays): number[] => Array.from({ length: lengthOf(city) }, (_, i) => city.fromDay + i);
