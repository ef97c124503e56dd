import type { ReactNode } from "react";
import { findDay } from "~/domain/block-edit";
import { Card } from "~/ui/card";
import { LineOfTheDay } from "~/ui/line-of-the-day";
import { Screen } from "~/ui/screen";
import { dayStops } from "../../live/parts/day-stops";
import type { LiveTrip } from "../../live/parts/live-trip";
import { lookbackTexts as texts } from "./lookback-texts";

export type LookbackFrameProps = { live: LiveTrip; day: number; actions?: ReactNode; children: ReactNode };

/** The finished day under the evening sky, with what it was made of beside or beneath. */
export function LookbackFrame({ live: { trip, plan, position }, day, actions, children }: LookbackFrameProps) {
  const found = findDay(plan, day);
  const recap = found.kind === "found" && (
    <Card className="grid gap-5">
      <h2 className="font-display text-lg font-semibold">{texts.theDay}</h2>
      <LineOfTheDay stops={dayStops(found.day, position)} variant="compact" />
    </Card>
  );
  return (
    <Screen sky="evening" title={texts.title(day)} lead={texts.place(trip.tripName, trip.city)} back={{ to: "/tripliveday", label: texts.back }} actions={actions} aside={recap}>
      {children}
    </Screen>
  );
}
