import type { Place } from "~/domain/place/place";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import type { Tried, TriedDay } from "~/planner/day/tried-day";
import { wayOfDay } from "~/planner/plan/short-order";
import { aPlace } from "../guide-builder";

export const kilometresOf = wayOfDay(USUAL_GETTING_ABOUT, null);

const north = (km: number) => 38.72 + km / 111.195;

/** A sight by day, so many kilometres north of the first. */
export const sight = (name: string, km: number, over: Partial<Place> = {}): Place =>
  aPlace({ name, lat: north(km), category: "landmark", parts: ["morning", "afternoon"], ...over });

export const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});

/** A day with time for everything, but for what `loses` says. */
export const aDayWithTime = (loses: (line: readonly LineStop[]) => number = () => 0): TriedDay => {
  const tried = (line: readonly LineStop[]): Tried[] => line.map(() => ({ start: 600, minutes: 60 }) as Tried);
  return { tried, loss: loses, frame: {} as TriedDay["frame"], hoursOf: () => null, sunset: () => null };
};
