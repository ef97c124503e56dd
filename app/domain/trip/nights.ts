import type { LegDays } from "./legs";

/** How many nights each leg has; nobody sleeps anywhere after the last day. */
export const nightsOf = (legs: readonly LegDays[]): number[] =>
  legs.map(({ fromDay, toDay }, i) => toDay - fromDay + (i === legs.length - 1 ? 0 : 1));

/** The days of legs with so many nights each, in that order. */
export function daysOfNights(nights: readonly number[]): LegDays[] {
  let fromDay = 1;
  return nights.map((count, i) => {
    const leg = { fromDay, toDay: fromDay + count - (i === nights.length - 1 ? 0 : 1) };
    fromDay += count;
    return leg;
  });
}

/**
 * Nights in so many cities that make a trip of that length: what is gained goes to the last city, what is lost is taken from the last that
 * has more than one night. A trip shorter than its cities needs one night more for each.
 */
export function nightsWithin(nights: readonly number[], daysTotal: number): number[] {
  const fitted = nights.map((count) => Math.max(1, count));
  let spare = Math.max(1, daysTotal - 1) - fitted.reduce((sum, count) => sum + count, 0);
  for (let i = fitted.length - 1; i >= 0 && spare !== 0; i -= 1) {
    const change = Math.max(spare, 1 - (fitted[i] ?? 1));
    fitted[i] = (fitted[i] ?? 1) + change;
    spare -= change;
  }
  return fitted;
}
