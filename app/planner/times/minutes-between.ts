import { kilometresBetween } from "~/domain/place/geo";
import { type Spot, wayBetween } from "~/domain/place/way-between";
import type { DayFrame } from "./day-frame";

/** From a place nobody knows to one nobody knows. */
const UNKNOWN_WAY = 10;

type End = { point: Spot | null; isDayTrip: boolean; minutesOut?: number | null };

/** Minutes from one stop to the next, as these people get about. A way out of town takes no less than is known of it. */
export function minutesBetween(
  from: End | null,
  to: End,
  { gettingAbout, centre, waters }: Pick<DayFrame, "gettingAbout" | "centre" | "waters">,
): number {
  if (!from) return 0;
  // Where nobody knows a place it is in town, which matters to those who are not.
  const [here, there] = [from.point ?? (to.isDayTrip ? centre : null), to.point ?? (from.isDayTrip ? centre : null)];
  const byMap = here && there ? wayBetween(here, there, gettingAbout, waters).minutes : UNKNOWN_WAY;
  const [out, other] = from.isDayTrip ? [from, there] : [to, here];
  // A table out there is no way into town.
  const isFromTown =
    from.isDayTrip !== to.isDayTrip &&
    (!other || !out.point || !centre || kilometresBetween(other, centre) < kilometresBetween(other, out.point));
  return isFromTown ? Math.max(byMap, out.minutesOut ?? 0) : byMap;
}
