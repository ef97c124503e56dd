import type { Point } from "~/domain/place/geo";
import type { KnownCrossings } from "~/domain/place/place";
import type { GettingAbout } from "~/domain/place/way-between";
import type { Pace } from "../fit/preferences";

/** What the times of a day depend on besides its stops. Minutes count from midnight. */
export type DayFrame = {
  pace: Pace;
  children: boolean;
  gettingAbout: GettingAbout;
  /** From arrival with the way into the city, until departure less the way out; the whole day on all others. */
  from: number;
  until: number;
  /** The stay that the day begins at; null where nobody said. */
  wakesAt: Point | null;
  /** The middle of the city, where nothing nearer is known. */
  centre: Point | null;
  /** When these people sit down to dinner there. */
  dinnerFrom: number;
  /** What parts the city for those who walk. */
  waters: KnownCrossings | null;
};

/** A day has no end but sleep. */
export const NIGHT = 25 * 60;

/** When the first stop of a day begins. */
export const DAY_BEGINS: Record<Pace, number> = { slow: 10 * 60 + 30, moderate: 9 * 60 + 15, fast: 8 * 60 + 30 };
/** What nobody hurries through, between one stop and the next. */
export const PAUSE: Record<Pace, number> = { slow: 15, moderate: 5, fast: 2 };
export const LUNCH_MINUTES: Record<Pace, number> = { slow: 75, moderate: 60, fast: 45 };
export const DINNER_MINUTES: Record<Pace, number> = { slow: 90, moderate: 75, fast: 60 };

/** Up to then a kitchen takes orders in the evening: later where people sit down to dinner at nine, which they do after a show, too. */
export const lastOrders = ({ dinnerFrom }: Pick<DayFrame, "dinnerFrom">): number =>
  Math.max(21 * 60 + 45, dinnerFrom + 90);

/** A way to an outing of more minutes is worth an earlier start, and an evening of which only dinner is left. */
export const LONG_WAY = 150;

/** Down to the five minutes that plans are told in. */
export const roundDown = (minutes: number): number => Math.floor(minutes / 5) * 5;
