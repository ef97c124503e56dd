import { tripFrameTexts as texts } from "#messages/trip-at-hand";
import { sleepsAt } from "~/domain/trip/stays";
import type { Trip } from "~/domain/trip/trip";

/** What bounds a day of the trip: the arrival on the first, the departure on the last, and where one sleeps. */
export function DayFrame({ trip, dayIndex }: { trip: Trip; dayIndex: number }) {
  const said = frameOfDay(trip, dayIndex);
  return (
    said.length > 0 && (
      <p dir="auto" className="text-sm font-semibold">
        {said.join(" · ")}
      </p>
    )
  );
}

function frameOfDay({ arrival, departure, stays, daysTotal }: Trip, dayIndex: number): string[] {
  const sleeps = dayIndex < daysTotal ? sleepsAt(stays, dayIndex) : null;
  return [
    dayIndex === 1 && arrival ? texts.arrives(arrival.time, arrival.place) : null,
    dayIndex === daysTotal && departure ? texts.departs(departure.time, departure.place) : null,
    sleeps && texts.sleeps(sleeps.name),
  ].filter((sentence) => sentence !== null);
}
