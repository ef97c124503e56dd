import { Footprints, TrainFront } from "lucide-react";
import { shortWayText } from "#messages/times";
import { stopWayTexts as texts } from "#messages/days";
import { useLocal } from "~/browser/storage/local-copy";
import { wayOnFrom } from "~/domain/place/map-stops";
import { stayWays } from "~/domain/place/stay-ways";
import { type Way, wayAdvice } from "~/domain/place/way-between";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { useTripWaters } from "~/features/trip-at-hand/use-trip-waters";
import { classes } from "~/ui/layout/classes";

/** The way from a stop to the next of its day, as the line between the two; nothing where it is not known. */
export function WayOn({ stop, day }: { stop: Stop; day: Day }) {
  const way = wayOnFrom(stop, day.stops, useGettingAbout(), useTripWaters());
  return way && <WayLine way={way}>{shortWayText(wayAdvice(way))}</WayLine>;
}

/** How the day begins where one slept, or ends where one sleeps. */
export function StayWay({ day, end }: { day: Day; end: "out" | "back" }) {
  const about = useGettingAbout();
  const trip = useLocal("tripData");
  const there = trip && stayWays(day, trip, about)[end];
  if (!there) return null;
  const { name, way } = there;
  return <WayLine way={way}>{texts[end](name, shortWayText(wayAdvice(way)))}</WayLine>;
}

/** Dotted on foot, dashed by transport. */
function WayLine({ way: { onFoot }, children }: { way: Way; children: string }) {
  const Icon = onFoot ? Footprints : TrainFront;
  return (
    <p className="flex min-h-6 items-center gap-2 ps-4 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className={classes("self-stretch border-s-2 border-edge", onFoot ? "border-dotted" : "border-dashed")}
      />
      <Icon aria-hidden="true" className="size-4" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </p>
  );
}
