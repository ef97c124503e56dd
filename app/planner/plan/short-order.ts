import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Candidate } from "../fit/candidate";
import type { Choice, DayChoices } from "./choice";
import { SLOTS_A_DAY } from "./draft";
import { ORDERS } from "./order-stops";

/** A way so much longer than the shortest is worth a better time of the day. */
const LONGER = 1.1;
const LONGER_KM = 0.2;

/** The way through places in their order, in kilometres. */
export const kilometresOf = (places: readonly Point[]): number =>
  places.slice(1).reduce((sum, place, i) => sum + kilometresBetween(places[i] ?? place, place), 0);

const placesOf = (choices: readonly Choice[]): Place[] =>
  choices.flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));

/**
 * Each day in the order that suits its places best, of those whose way is about the shortest: a place that is a little better at another time is
 * not worth a way across town and back. What is no place stays where it is.
 */
export function inShortOrder(days: readonly DayChoices[], candidates: readonly Candidate[]): DayChoices[] {
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
