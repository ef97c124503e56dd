import { dayLineText } from "#messages/days";
import { renewedLine } from "~/domain/plan/day-line";
import type { RenewLine } from "~/browser/room/document/plan-editing";

export { followOrder } from "~/planner/revise/follow-order";
export { noteOnShelf } from "~/planner/words/words-on-the-shelf";

/** What is said of a day once a stop that it named has left it. */
export const renewedDayLine: RenewLine = (day, before) => renewedLine(day, before, dayLineText);
