import { hasReflected, keptReflections } from "~/browser/storage/kept-reflections";
import type { LiveTrip } from "./live-trip";

/** Whether the traveller wrote about a day, as far as this device knows. */
export const hasWritten = ({ trip: { tripId }, user, waiting }: LiveTrip, day: number): boolean =>
  hasReflected(tripId, day) ||
  waiting.some((command) => command.kind === "reflect" && command.dayIndex === day) ||
  Boolean(keptReflections(tripId)?.reflections.some(({ userId, dayIndex }) => userId === user._id && dayIndex === day));
