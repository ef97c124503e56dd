import { tripHomeTexts as texts } from "#messages/trip-home";
import { placed, stopsOfDay } from "~/domain/place/map-stops";
import type { Day } from "~/domain/plan/itinerary";
import { MapLink } from "~/features/plan/trip-links";
import { TripSketch } from "./trip-sketch";

export type MapPaneProps = {
  city: string;
  days: readonly Day[];
  /** The day that is looked at; null for the whole trip. */ dayIndex: number | null;
};

/** The map beside the days: of the day that is looked at, else of the whole trip. */
export function MapPane({ city, days, dayIndex }: MapPaneProps) {
  const shown = days.length === 1 ? days : days.filter((day) => day.dayIndex === dayIndex);
  const wanted = placed(shown.flatMap(stopsOfDay));
  const isOfDay = wanted.length > 0;
  const stops = isOfDay ? wanted : placed(days.flatMap(stopsOfDay));
  const day = isOfDay ? (shown[0]?.dayIndex ?? null) : null;
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="map-pane" className="grid gap-2.5">
      <h2 id="map-pane" className="font-display text-xl font-semibold">
        {day === null ? texts.map : texts.mapOfDay(day)}
      </h2>
      <TripSketch city={city} day={day} stops={stops} />
      <p>
        <MapLink day={day ?? undefined} />
      </p>
    </section>
  );
}
