import type { CalendarDate } from "../dates/calendar-date";
import type { BlockName } from "../plan/block";

/** The live day and block; day N+1 morning once the last evening of N days is done (DESIGN section 3). */
export type Position = { dayIndex: number; block: BlockName };

export const START_POSITION: Position = { dayIndex: 1, block: "morning" };

/** What `livestatus` answers; `version` grows with each change so that older news is dropped. */
export type LiveStatus = {
  currentDayIndex: number;
  currentBlock: BlockName;
  totalDays: number;
  tripComplete: boolean;
  startedTrip: boolean;
  /** From which date on the current day counts (`day-begins`); null where nobody kept it: then as planned. */
  dayBeginsOn: CalendarDate | null;
  /** The first date of a trip that is over and was travelled earlier than planned (`travelled-from`). */
  travelledFrom: CalendarDate | null;
  /** On which dates the days that are done were travelled, in their order; null of one that was done before this was kept. */
  travelledOn: (CalendarDate | null)[];
  version: number;
};

/** The first day that is not over: the one at hand, of a trip under way. */
export const firstOpenDay = ({
  startedTrip,
  tripComplete,
  currentDayIndex,
  totalDays,
}: Pick<LiveStatus, "startedTrip" | "tripComplete" | "currentDayIndex" | "totalDays">): number =>
  tripComplete ? totalDays + 1 : startedTrip ? currentDayIndex : 1;
