import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { dayOf, isOpenPart, leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { inOrder } from "~/domain/plan/stop-order";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { generateKeyBetween } from "fractional-indexing";
import type { Clock } from "../times/with-times";
import { SLOTS_A_DAY } from "./draft";

type Taken = Pick<TripBrief, "taken">;

export const isTaken = ({ taken = [] }: Taken, dayIndex: number, part: BlockName): boolean =>
  taken.some((each) => each.dayIndex === dayIndex && each.part === part);

/** The same for the whole trip, as slots of a draft. */
export const takenSlots = ({ taken = [] }: Taken): number[] =>
  taken.map(({ dayIndex, part }) => (dayIndex - 1) * SLOTS_A_DAY + BLOCK_NAMES.indexOf(part));

/** The day without what was written for taken parts all the same. */
export function withoutTaken(day: Day, brief: Taken): Day {
  const stops = day.stops.filter(({ at }) => !isTaken(brief, day.dayIndex, at.part));
  if (stops.length === day.stops.length) return day;
  return { ...day, summary: sayStops(day, stops), stops };
}

/**
 * A planned day together with what stood on it before: that stays as it is, the times of the rest are made around it, and the words about the day tell of
 * both. Somebody's own way to the next city goes before the usual one.
 */
export function withStanding(planned: Day, standing: readonly PlacedStop[], clock: Clock): Day {
  if (standing.length === 0) return planned;
  const parts = new Set(standing.map(({ at }) => at.part));
  const goes = standing.some(({ kind }) => kind === "travel");
  const first = inOrder(standing).find(({ at }) => at.part === "morning")?.at.order ?? null;
  const added = planned.stops.flatMap((stop): PlacedStop[] => {
    if (stop.kind === "travel") {
      const order = first === null ? stop.at.order : generateKeyBetween(null, first);
      return goes ? [] : [{ ...stop, at: { ...stop.at, order } }];
    }
    return parts.has(stop.at.part) ? [] : [stop];
  });
  const whole = inOrder([...added, ...standing]);
  const timed = clock({ ...planned, stops: whole }).stops;
  const stops = whole.map((stop, i) => (standing.includes(stop) ? stop : (timed[i] ?? stop)));
  const { blocks } = dayOf(planned, stops);
  return {
    ...planned,
    summary: planned.summary.trim() || sayStops(planned, stops),
    blocks: { ...planned.blocks, ...Object.fromEntries([...parts].map((part) => [part, blocks[part]])) },
    stops,
  };
}

/** One line about a day by what each of its parts is known for. */
export function sayStops(day: Pick<Day, "summary">, stops: readonly PlacedStop[]): string {
  const titles = BLOCK_NAMES.flatMap((part) => (isOpenPart({ stops }, part) ? [] : [leadAt({ stops }, part)?.title]));
  return titles.filter(Boolean).join(", then ") || day.summary;
}
