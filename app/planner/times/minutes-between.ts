import { type Spot, wayBetween } from "~/domain/place/way-between";
import type { DayFrame } from "./day-frame";

/** From a place nobody knows to one nobody knows. */
const UNKNOWN_WAY = 10;

/** Minutes from one stop to the next, as these people get about. */
export function minutesBetween(
  from: { point: Spot | null; isDayTrip: boolean } | null,
  to: { point: Spot | null; isDayTrip: boolean },
  { gettingAbout, centre, waters }: Pick<DayFrame, "gettingAbout" | "centre" | "waters">,
): number {
  if (!from) return 0;
  // Where nobody knows a place it is in town, which matters to those who are not.
  const [here, there] = [from.point ?? (to.isDayTrip ? centre : null), to.point ?? (from.isDayTrip ? centre : null)];
  return here && there ? wayBetween(here, there, gettingAbout, waters).minutes : UNKNOWN_WAY;
}
