import { openPartTexts } from "#messages/ui";
import { withOpenWords } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";

/** A day as it is answered: SPEC's blocks have words where nothing is planned (DESIGN section 10). */
export const dayInWords = (day: Day): Day => withOpenWords(day, openPartTexts);

/** A plan as it is answered. */
export const planInWords = ({ days, shelf }: { days: Day[]; shelf: Stop[] }) => ({ days: days.map(dayInWords), shelf });
