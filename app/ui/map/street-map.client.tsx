import { useEffect, useRef } from "react";
import type { MapStyle } from "~/contracts/calls/map-style";
import type { MapPoint } from "~/domain/place/map-points";
import { classes } from "../layout/classes";
import { openStreets, type Streets } from "./streets";

export type StreetMapProps = {
  points: readonly MapPoint[];
  style: MapStyle;
  /** What is looked at, such as a day: when it changes, the map goes there. */
  subject: string;
  /** Ids of the points that are told of. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Once there are streets to see; until then nothing of it shows. */
  onDrawn: () => void;
  /** No streets will come. */
  onFailed: () => void;
  isDrawn: boolean;
};

/** The points on streets, by MapLibre. */
export default function StreetMap({ points, subject, chosen, isDrawn, ...rest }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const streets = useRef<Streets | null>(null);
  const latest = useRef({ points, ...rest });
  latest.current = { points, ...rest };
  const shown = JSON.stringify(points);
  const named = chosen.join();

  useEffect(() => {
    if (frame.current === null) return;
    const { points: first, style } = latest.current;
    try {
      streets.current = openStreets(frame.current, first, style, {
        onChoose: (ids) => latest.current.onChoose(ids),
        onDrawn: () => latest.current.onDrawn(),
        onFailed: () => latest.current.onFailed(),
      });
    } catch {
      // Some devices say only now that they cannot.
      latest.current.onFailed();
    }
    return () => streets.current?.close();
  }, []);
  useEffect(() => streets.current?.show(latest.current.points), [shown]);
  useEffect(() => streets.current?.goTo(latest.current.points), [subject]);
  useEffect(() => streets.current?.choose(named === "" ? [] : named.split(",")), [named]);

  return (
    <div
      className={classes(
        "no-print isolate overflow-hidden rounded-xl border border-line transition-opacity duration-200 motion-reduce:transition-none",
        !isDrawn && "invisible opacity-0",
      )}
    >
      <div ref={frame} className="street-map size-full [direction:ltr]" />
    </div>
  );
}
