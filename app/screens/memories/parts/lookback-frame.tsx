import type { ReactNode } from "react";
import { findDay } from "~/domain/plan/block-edit";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { dayStops } from "~/features/live/day-stops";
import type { LiveTrip } from "~/features/live/live-trip";
import { lookbackTexts as texts } from "#messages/memories";

/** What stands above: the title and the way back; of a finished day unless told otherwise. */
export type LookbackHead = { title: string; back: { to: string; label: string } };

const finished = (day: number): LookbackHead => ({
  title: texts.title(day),
  back: { to: "/tripliveday", label: texts.back },
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
  live: { trip, plan, position },
  day,
  head = finished(day),
  actions,
  children,
}: LookbackFrameProps) {
  const found = findDay(plan, day);
  const recap = found.kind === "found" && (
    <Card className="grid gap-5">
      <h2 className="font-display text-lg font-semibold">{texts.theDay}</h2>
      <LineOfTheDay stops={dayStops(found.day, position)} variant="compact" />
    </Card>
  );
  return (
    <Screen sky="evening" lead={texts.place(trip.tripName, trip.city)} {...head} actions={actions} aside={recap}>
      {children}
    </Screen>
  );
}
