import { openPartTexts } from "#messages/ui";
import { withOpenWords } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { endTaking } from "~/domain/trip/arrival";
import type { Trip } from "~/domain/trip/trip";

type Ends = Pick<Trip, "arrival" | "departure" | "daysTotal">;

/** A day as it is answered: SPEC's blocks have words where nothing is planned (DESIGN section 10), and say so where that is for arrival or departure. */
export const dayInWords = (day: Day, trip: Ends): Day =>
  withOpenWords(day, ({ timeOfDay }) => openPartTexts({ timeOfDay, taken: endTaking(day.dayIndex, timeOfDay, trip) }));

/** A plan as it is answered. */
export const planInWords = ({ days, shelf }: { days: Day[]; shelf: Stop[] }, trip: Ends) => ({
  days: days.map((day) => dayInWords(day, trip)),
  shelf,
});
