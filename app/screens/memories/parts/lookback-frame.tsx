import type { ReactNode } from "react";
import type { Role } from "~/domain/people/companion";
import { findDay } from "~/domain/plan/block-edit";
import { cityOn } from "~/domain/trip/legs";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { stopsDone } from "~/features/live/day-stops";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import type { LiveTrip } from "~/features/live/live-trip";
import { useKnownTicks } from "~/features/live/use-ticks";
import { lookbackTexts as texts } from "#messages/memories";

/** What stands above: the title and the way back; of a finished day unless told otherwise. */
export type LookbackHead = { title: string; back: { to: string; label: string } };

const finished = (day: number, role: Role): LookbackHead => ({
  title: texts.title(day),
  back: { to: liveScreenOf(role), label: texts.back },
});

export type LookbackFrameProps = {
  live: LiveTrip;
  day: number;
  head?: LookbackHead;
  actions?: ReactNode;
  children: ReactNode;
};

/** The finished day under the evening sky, with what it was made of beside or beneath. */
export function LookbackFrame({
  live: { user, trip, plan, moment },
  day,
  head = finished(day, user.role),
  actions,
  children,
}: LookbackFrameProps) {
  const found = findDay(plan, day);
  const ticks = useKnownTicks(trip.tripId, user._id);
  const recap = found.kind === "found" && (
    <Card className="grid gap-5">
      <h2 className="font-display text-lg font-semibold">{texts.theDay}</h2>
      <LineOfTheDay stops={stopsDone(found.day, moment, ticks)} variant="compact" />
    </Card>
  );
  return (
    <Screen
      sky="evening"
      lead={texts.place(trip.tripName, cityOn(trip, day))}
      {...head}
      actions={actions}
      aside={recap}
    >
      {children}
    </Screen>
  );
}
