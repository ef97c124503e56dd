import type { FeatureCollection } from "geojson";
import type { FilterSpecification, GeoJSONSource, Map } from "maplibre-gl";
import { legsOf, type MapPoint } from "~/domain/place/map-points";
import { dayTone } from "./day-tone";

/** Ours among the sources of the style. */
export const LINES = "days";

/** Where the lines are drawn already, draws them anew. */
export const redrawLines = (map: Map, points: readonly MapPoint[]): void =>
  void map.getSource<GeoJSONSource>(LINES)?.setData(linesOf(points, map.getContainer()));

/** The line of each day in its colour, dashed where it is too far to walk; under the names of the streets. For a style that has just come: it has none yet. */
export function drawLines(map: Map, points: readonly MapPoint[]): void {
  map.addSource(LINES, { type: "geojson", data: linesOf(points, map.getContainer()) });
  const names = map.getStyle().layers.find(({ type }) => type === "symbol")?.id;
  const add = (id: string, filter: FilterSpecification, dashes?: number[]) =>
    map.addLayer(
      {
        id,
        type: "line",
        source: LINES,
        filter,
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": ["get", "colour"], "line-width": 4, ...(dashes && { "line-dasharray": dashes }) },
      },
      names,
    );
  add("days-on-foot", ["get", "onFoot"]);
  add("days-by-ride", ["!", ["get", "onFoot"]], [0.5, 2]);
}

const linesOf = (points: readonly MapPoint[], frame: HTMLElement): FeatureCollection => ({
  type: "FeatureCollection",
  features: legsOf(points).map(({ from, to, way }) => ({
    type: "Feature",
    properties: { onFoot: way.onFoot, colour: colourOf(from.day, frame) },
    geometry: {
      type: "LineString",
      coordinates: [from, to].map(({ lng, lat }) => [lng, lat]),
    },
  })),
});

/** The token of a day's colour as it is now, by day or by night, in words that MapLibre reads. */
function colourOf(day: number, frame: HTMLElement): string {
  const probe = document.createElement("span");
  probe.dataset.day = String(dayTone(day));
  probe.style.color = "var(--day)";
  frame.appendChild(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
