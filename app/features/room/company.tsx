import { useLoadedWhenIdle } from "~/browser/page/use-idle";
import type { PlaceInPlan } from "./company-marks";

/** Nobody is seen before the room is reached, so what shows them comes when the page is idle, as the room does. */
const loadMarks = () => import("./company-marks");

/** Who else is at a day, or at one block of it, who writes there, and who just changed it. Lies in something `relative`, which glows. */
export function Company(place: PlaceInPlan) {
  const marks = useLoadedWhenIdle(loadMarks);
  return marks && <marks.CompanyMarks {...place} />;
}

/** Glows once around the thing it lies in (which is `relative`) when somebody else changed it, and says who for a while. */
export function ChangeMark(place: PlaceInPlan) {
  const marks = useLoadedWhenIdle(loadMarks);
  return marks && <marks.ChangeMark {...place} />;
}
