import { tripHomeTexts as texts } from "#messages/trip-home";
import { placed, stopsOfTrip } from "~/domain/place/map-stops";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { Day } from "~/domain/plan/itinerary";
import { MapLink } from "~/features/plan/trip-links";
import { useTripWaters } from "~/features/trip-at-hand/use-trip-waters";
import { type MappedLeg, MapsOfLegs } from "./maps-of-legs";
import { TripSketch } from "./trip-sketch";

type MapPaneProps = {
  city: string;
  days: readonly Day[];
  /** The day that is looked at; null for the whole trip. */
  dayIndex: number | null;
  /** The cities of a trip through several: each has a map of its own while no day is looked at. */
  legs?: readonly MappedLeg[];
};

/** The map beside the days: of the day that is looked at, else of the whole trip. The lists beside it have no numbers: its own count from the first stop shown. */
export default function MapPane({ city, days, dayIndex, legs = [] }: MapPaneProps) {
  const waters = useTripWaters();
  const wanted = days.length === 1 ? (days[0]?.dayIndex ?? null) : dayIndex;
  const stopsOf = (shown: readonly Day[]) => placed(stopsOfTrip(shown, USUAL_GETTING_ABOUT, waters));
  const ofDay = stopsOf(days.filter((each) => each.dayIndex === wanted));
  const day = ofDay.length > 0 ? wanted : null;
  const stops = day === null ? stopsOf(days) : ofDay;
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="map-pane" className="grid gap-2.5">
      <h2 id="map-pane" className="font-display text-xl font-semibold">
        {day === null ? texts.map : texts.mapOfDay(day)}
      </h2>
      {day === null && legs.length > 1 ? (
        <MapsOfLegs legs={legs} stops={stops}>
          {(map) => (
            <TripSketch
              city={map.leg.city}
              day={null}
              stops={map.stops}
              marks={texts.numbersOfTrip}
              explained={map.isLast}
            />
          )}
        </MapsOfLegs>
      ) : (
        <TripSketch
          city={city}
          day={day}
          stops={stops}
          marks={day === null ? texts.numbersOfTrip : texts.numbersOfDay}
        />
      )}
      <p>
        <MapLink day={day ?? undefined} />
      </p>
    </section>
  );
}
