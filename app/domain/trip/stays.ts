import { type FormProblem, longLine, requiredLine } from "../forms/form-problems";
import { MAX_NAME_LENGTH } from "../forms/limits";

/** Where the company sleeps: it comes on `fromDay` and leaves on `toDay`, both days of the trip; the nights lie between. */
export type Stay = {
  id: string;
  name: string;
  /** As it was typed; empty where only the name is known. */
  address: string;
  /** Both null where nobody said where it is. */
  lat: number | null;
  lng: number | null;
  fromDay: number;
  toDay: number;
};

type Days = Pick<Stay, "fromDay" | "toDay">;

export const nightsOf = ({ fromDay, toDay }: Days): number => toDay - fromDay;

/** What is wrong with each stay of a trip of so many days, in their order; null where nothing is. Nobody sleeps in two places at once. */
export const stayProblems = (stays: readonly Stay[], daysTotal: number): (FormProblem | null)[] =>
  stays.map(
    (stay, at) =>
      requiredLine(stay.name, "no-stay-name") ??
      longLine(stay.address) ??
      nightsProblem(stay, daysTotal) ??
      overlapProblem(stay, stays.slice(0, at)),
  );

function nightsProblem({ fromDay, toDay }: Days, daysTotal: number): FormProblem | null {
  if (fromDay < 1 || toDay > daysTotal) return { code: "stay-outside-trip", days: daysTotal };
  return toDay > fromDay ? null : { code: "stay-without-night" };
}

function overlapProblem(stay: Stay, before: readonly Stay[]): FormProblem | null {
  const other = before.find(({ fromDay, toDay }) => fromDay < stay.toDay && stay.fromDay < toDay);
  return other ? { code: "stays-overlap", name: other.name.trim().slice(0, MAX_NAME_LENGTH) } : null;
}

/** The stays in the order of their nights. */
export const inOrder = <S extends Days>(stays: readonly S[]): S[] => [...stays].sort((a, b) => a.fromDay - b.fromDay);

/** A trip may have become shorter than its stays, which nobody deletes: their nights as far as the trip has them. */
export const staysWithin = <S extends Days>(stays: readonly S[], daysTotal: number): S[] =>
  inOrder(stays)
    .filter(({ fromDay }) => fromDay < daysTotal)
    .map((stay) => (stay.toDay > daysTotal ? { ...stay, toDay: daysTotal } : stay));

/** How many nights of a stay lie after the end of the trip. */
export const nightsBeyond = ({ fromDay, toDay }: Days, daysTotal: number): number =>
  Math.max(0, toDay - Math.max(fromDay, daysTotal));

/** Where the company wakes up on a day; null where nobody said. */
export const wakesAt = <S extends Days>(stays: readonly S[], dayIndex: number): S | null =>
  stays.find(({ fromDay, toDay }) => fromDay < dayIndex && dayIndex <= toDay) ?? null;

/** Where the company sleeps after a day; null where nobody said. */
export const sleepsAt = <S extends Days>(stays: readonly S[], dayIndex: number): S | null =>
  stays.find(({ fromDay, toDay }) => fromDay <= dayIndex && dayIndex < toDay) ?? null;

/** The nights that have no stay yet, by the day before each. */
export const nightsWithoutStay = (stays: readonly Days[], daysTotal: number): number[] =>
  Array.from({ length: Math.max(0, daysTotal - 1) }, (_, at) => at + 1).filter(
    (dayIndex) => sleepsAt(stays, dayIndex) === null,
  );

/** In which city the night after a day is spent; null on a trip through one. */
type CityOfNight = (dayIndex: number) => string | null;

const nightsFrom = (fromDay: number, toDay: number): number[] =>
  Array.from({ length: Math.max(0, toDay - fromDay) }, (_, at) => fromDay + at);

/** The nights that somebody most likely means who adds a stay: from the first without one, for as long as one stays in that city. */
export function nextNights(stays: readonly Days[], daysTotal: number, cityOf: CityOfNight): Days {
  const lastNight = Math.max(1, daysTotal - 1);
  const [fromDay = lastNight] = nightsWithoutStay(stays, daysTotal);
  const ends = nightsFrom(fromDay, daysTotal).find(
    (night) => cityOf(night) !== cityOf(fromDay) || sleepsAt(stays, night) !== null,
  );
  return { fromDay, toDay: Math.max(fromDay + 1, ends ?? daysTotal) };
}

/** The other cities in which nights of a stay would be, in their order. */
export const citiesBeside = ({ fromDay, toDay }: Days, cityOf: CityOfNight): string[] => [
  ...new Set(
    nightsFrom(fromDay, toDay)
      .map(cityOf)
      .filter((city): city is string => city !== null && city !== cityOf(fromDay)),
  ),
];
