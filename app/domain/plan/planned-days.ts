import { BLOCK_NAMES } from "./block";
import { isOpenPart } from "./day-of-stops";
import type { Day } from "./itinerary";
import type { Stop } from "./stop";

/** What is locked, or booked for its date, stays where it is whatever becomes of the days around it. */
export const isFixed = ({ locked, booking }: Pick<Stop, "locked" | "booking">): boolean => locked || booking !== null;

/**
 * Whether somebody, or the assistant, has planned a day. A day that changed its city has lost its words and all but what is fixed on it: it waits to
 * be planned, as one that is not there yet does. What somebody puts there by hand is planned around like what is fixed, until no part is open.
 */
export const isPlanned = ({ summary, stops }: Pick<Day, "summary" | "stops">): boolean =>
  summary.trim() !== "" || BLOCK_NAMES.every((part) => !isOpenPart({ stops }, part));

export const plannedDays = <Each extends Pick<Day, "summary" | "stops">>(days: readonly Each[]): Each[] =>
  days.filter(isPlanned);
