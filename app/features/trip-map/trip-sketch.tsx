import { type MapPoint, pointsOf } from "~/domain/place/map-points";
import type { PlacedStop } from "~/domain/place/map-stops";
import { sketchOf } from "~/ui/map/sketch";
import { SketchMap } from "~/ui/map/sketch-map";
import { tripMapTexts as texts } from "#messages/trip";

type TripSketchProps = {
  city: string;
  day: number | null;
  stops: readonly PlacedStop[];
  /** Where one sleeps, beside the stops. */
  stays?: readonly MapPoint[];
  /** On paper: nothing of it can be pressed. */
  still?: boolean;
  /** What its numbers and colours say; unless told otherwise, that the list beside it has the same numbers. */
  marks?: string;
  /** Whether it is said beneath what the sketch shows; among several, once. */
  explained?: boolean;
};

/** The stops of a day with names and distances, or those of all days, each day in its colour. */
export function TripSketch({
  city,
  day,
  stops,
  stays = [],
  still,
  marks = texts.marks,
  explained = true,
}: TripSketchProps) {
  const points = [...pointsOf(stops), ...stays];
  return (
    <figure className="grid gap-2">
      <SketchMap points={points} label={texts.sketch(city, day)} detailed={day !== null} still={still} />
      {explained && (
        <figcaption className="text-sm text-ink-soft">
          {marks} <SketchNote points={points} />
        </figcaption>
      )}
    </figure>
  );
}

/** What the sketch leaves out, and what it draws nearer than it lies. */
export function SketchNote({ points }: { points: Parameters<typeof sketchOf>[0] }) {
  const someAreFar = sketchOf(points, 0).spots.some(({ far }) => far);
  return (
    <>
      {texts.sketchNote} {someAreFar && texts.farNote}
    </>
  );
}
