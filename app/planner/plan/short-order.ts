import { kilometresBetween } from "~/domain/place/geo";
import type { Place, Waters } from "~/domain/place/place";
import { type GettingAbout, wayBetween } from "~/domain/place/way-between";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Candidate } from "../fit/candidate";
import type { Choice, DayChoices } from "./choice";
import { SLOTS_A_DAY } from "./draft";
import { ORDERS } from "./order-stops";

/** A way so much longer than the shortest is worth a better time of the day. */
const LONGER = 1.1;
const LONGER_KM = 0.2;

/** Half an hour on a ferry tires no more than so many kilometres of streets. */
const KM_A_MINUTE_ON_WATER = 0.05;

/** How many kilometres longer a way is for the water on it that cannot be walked over. */
export function kilometresOverWater(from: Place, to: Place, about: GettingAbout, waters: Waters | null): number {
  const isApart = waters !== null && from.side !== null && to.side !== null && from.side !== to.side;
  if (!isApart) return 0;
  const { by, minutes } = wayBetween(from, to, about, waters);
  return by.length > 0 ? KM_A_MINUTE_ON_WATER * minutes : 0;
}

/** Kilometres of a way through places in their order, with what the waters on it are worth. */
export type WayOfDay = (places: readonly Place[]) => number;

/** Reads the way of a day as these people go it. */
export const wayOfDay =
  (about: GettingAbout, waters: Waters | null): WayOfDay =>
  (places) =>
    places.slice(1).reduce((sum, place, i) => {
      const before = places[i] ?? place;
      return sum + kilometresBetween(before, place) + kilometresOverWater(before, place, about, waters);
    }, 0);

const placesOf = (choices: readonly Choice[]): Place[] =>
  choices.flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));

/**
 * Each day in the order that suits its places best, of those whose way is about the shortest: a place that is a little better at another time is
 * not worth a way across town and back. What is no place stays where it is.
 */
export function inShortOrder(
  days: readonly DayChoices[],
  candidates: readonly Candidate[],
  kilometresOf: WayOfDay,
): DayChoices[] {
  const byId = new Map(candidates.map((candidate) => [candidate.place.id, candidate]));
  return days.map((choices, day) => {
    const worthAt = (choice: Choice, offset: 0 | 1 | 2): number => {
      if (choice.kind !== "place") return choices[offset] === choice ? 0 : Number.NaN;
      const worth = byId.get(choice.place.id)?.worth[day * SLOTS_A_DAY + offset] ?? Number.NaN;
      return choices[offset] === choice || choice.place.parts.includes(BLOCK_NAMES[offset]) ? worth : Number.NaN;
    };
    const options = ORDERS.map(([a, b, c]): { order: DayChoices; worth: number; km: number } => {
      const order: DayChoices = [choices[a], choices[b], choices[c]];
      return {
        order,
        worth: worthAt(order[0], 0) + worthAt(order[1], 1) + worthAt(order[2], 2),
        km: kilometresOf(placesOf(order)),
      };
    }).filter(({ worth }) => !Number.isNaN(worth));
    const shortest = Math.min(...options.map(({ km }) => km));
    const near = options.filter(({ km }) => km <= Math.max(shortest * LONGER, shortest + LONGER_KM));
    return (
      near.reduce<(typeof near)[number] | undefined>(
        (best, option) => (best && best.worth >= option.worth ? best : option),
        undefined,
      )?.order ?? choices
    );
  });
}
