import type { PlacedStop } from "~/domain/place/map-stops";
import { mapDistance } from "~/domain/place/way-between";
import { sketchOf } from "~/ui/map/sketch";
import { SketchMap, type SketchStop } from "~/ui/map/sketch-map";
import { mapDistanceText, tripMapTexts as texts } from "#messages/trip";

/** The stops of a day with names and distances, or those of all days with the number of their day. */
export function TripSketch({ city, day, stops }: { city: string; day: number | null; stops: readonly PlacedStop[] }) {
  const someAreFar = sketchOf(
    stops.map(({ point }) => point),
    0,
  ).spots.some(({ far }) => far);
  return (
    <figure className="grid gap-2">
      <SketchMap
        stops={stops.map((stop) => toSketch(stop, day === null))}
        label={texts.sketch(city, day)}
        detailed={day !== null}
      />
      <figcaption className="text-sm text-ink-soft">
        {texts.sketchNote} {someAreFar && texts.farNote}
      </figcaption>
    </figure>
  );
}

const toSketch = ({ point, block, number, dayIndex, title, wayOn }: PlacedStop, byDay: boolean): SketchStop => ({
  ...point,
  block,
  mark: String(byDay ? dayIndex : number),
  name: title,
  line: dayIndex,
  ...(wayOn && { distance: mapDistanceText(mapDistance(wayOn.km)), byRide: !wayOn.onFoot }),
});
