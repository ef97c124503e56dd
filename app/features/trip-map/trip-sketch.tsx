import type { PlacedStop } from "~/domain/place/map-stops";
import { mapDistance } from "~/domain/place/way-between";
import { sketchOf } from "~/ui/map/sketch";
import { SketchMap, type SketchStop } from "~/ui/map/sketch-map";
import { mapDistanceText, tripMapTexts as texts } from "#messages/trip";

type TripSketchProps = {
  city: string;
  day: number | null;
  stops: readonly PlacedStop[];
  /** Where a list on the same page tells of a stop, its pin leads there. */
  hrefOf?: (stop: PlacedStop) => string;
  /** On paper: nothing of it can be pressed. */
  still?: boolean;
};

/** The stops of a day with names and distances, or those of all days, each day in its colour. */
export function TripSketch({ city, day, stops, hrefOf, still }: TripSketchProps) {
  const someAreFar = sketchOf(
    stops.map(({ point }) => point),
    0,
  ).spots.some(({ far }) => far);
  return (
    <figure className="grid gap-2">
      <SketchMap
        stops={stops.map((stop) => ({ ...toSketch(stop), href: hrefOf?.(stop) }))}
        label={texts.sketch(city, day)}
        detailed={day !== null}
        still={still}
      />
      <figcaption className="text-sm text-ink-soft">
        {texts.marks} {texts.sketchNote} {someAreFar && texts.farNote}
      </figcaption>
    </figure>
  );
}

const toSketch = ({ point, block, number, dayIndex, title, wayOn }: PlacedStop): SketchStop => ({
  ...point,
  mark: String(number),
  name: title,
  spoken: texts.pin(number, title, dayIndex, block),
  line: dayIndex,
  ...(wayOn && { distance: mapDistanceText(mapDistance(wayOn.km)), byRide: !wayOn.onFoot }),
});
