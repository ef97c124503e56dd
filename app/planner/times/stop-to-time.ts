import type { BlockName } from "~/domain/plan/block";
import type { StopKind } from "~/domain/plan/stop";
import type { PlaceCategory } from "~/domain/place/place";
import type { Spot } from "~/domain/place/way-between";

/** When a place is open on a day, as far as that is known; minutes from midnight, past 24 h where it closes after midnight. */
export type OpenHours = readonly (readonly [from: number, until: number])[];

/** A stop as the schedule needs to know it, in the order of its day. */
export type StopToTime = {
  id: string;
  part: BlockName;
  kind: StopKind;
  title: string;
  point: Spot | null;
  category: PlaceCategory | null;
  isDayTrip: boolean;
  /** Of a day trip, how many minutes lie between it and the middle of the city; null where only the map tells. */
  minutesOut: number | null;
  /** How long a visit usually takes; null where nobody knows. */
  usual: number | null;
  /** A start that a booking or a person gave it, minutes from midnight. */
  fixed: number | null;
  /** `fixed` is a booking's time, which no other time of the stop's own goes before. */
  isBooked: boolean;
  /** A length that a person gave it. */
  kept: number | null;
  /** By how many minutes clocks go forward on it: on the way between two time zones. What comes after it is on the clocks of the second. */
  clocksForward: number;
  /** Known hours of the day; null where they are not known. */
  hours: OpenHours | null;
  /** So many minutes before its doors close nobody is let in any more; 0 where one may come until then. */
  lastEntry: number;
  /** When the sun goes down, minutes from midnight, for what one goes to see then, or after; null for all else. */
  sunset: number | null;
  /** It is made for the dark, and nothing to see before the sun is down. */
  isLit: boolean;
  /** It takes as long as it takes, as a boat, a tour or a play does: nobody leaves in the middle of it. */
  isWhole: boolean;
};

/** When a stop begins, minutes from midnight, and how long it takes; null where the day has no room for it. */
export type Timed = { id: string; start: number | null; minutes: number };

/** Something on the day's clock: a stop, or an hour kept free for a meal (`stop` is null), eaten wherever one is. */
export type Item = {
  stop: StopToTime | null;
  earliest: number;
  /** It has to begin by then. */
  latestStart: number;
  /** It is usually over by then; not of what is fixed. */
  usualEnd: number;
  minutes: number;
  least: number;
  fixed: number | null;
};

/** An item where the day has put it; `start` is null where there is no room for it. */
export type Laid = { item: Item; start: number | null; minutes: number };
