import { legTexts as texts } from "#messages/trip-at-hand";
import { legBeginning } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { classes } from "~/ui/layout/classes";

type LegHeadingProps = { trip: Pick<Trip, "city" | "daysTotal" | "legs">; dayIndex: number; className?: string };

/** Above the first day in each city of a trip through several: its face, its name, and its days. */
export function LegHeading({ trip, dayIndex, className }: LegHeadingProps) {
  const leg = legBeginning(trip, dayIndex);
  if (leg === null) return null;
  return (
    <header className={classes("flex items-center gap-3 pb-3", dayIndex > 1 && "pt-4", className)}>
      <span aria-hidden="true">
        <CityEmblem city={leg.city} size="sm" className="size-11!" />
      </span>
      <h3 className="grid min-w-0">
        <bdi className="font-display text-lg leading-tight font-semibold">{leg.city}</bdi>{" "}
        <span className="font-text text-sm font-normal text-ink-soft">{texts.days(leg.fromDay, leg.toDay)}</span>
      </h3>
    </header>
  );
}
