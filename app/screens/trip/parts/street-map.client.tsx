import "leaflet/dist/leaflet.css";
import { control, divIcon, latLngBounds, type Map, map as makeMap, marker, polyline, tileLayer } from "leaflet";
import { useEffect, useRef } from "react";
import type { TileSource } from "~/contracts/calls/tiles";
import type { PlacedStop } from "~/domain/place/map-stops";
import { streetMapTexts as texts } from "#messages/trip";

type StreetMapProps = {
  stops: readonly PlacedStop[];
  tiles: TileSource;
  /** Stops bear the number of their day, not of their place in it. */ byDay: boolean;
  onFailed: () => void;
};

/** Streets by Leaflet, with the stops and the line of each day on them. */
export default function StreetMap({ stops, tiles, byDay, onFailed }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const given = useRef({ stops, tiles, byDay, onFailed });
  useEffect(() => {
    if (frame.current === null) return;
    const map = draw(frame.current, given.current);
    return () => void map.remove();
  }, []);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={texts.label}
      className="street-map isolate aspect-square w-full overflow-hidden rounded-xl border border-line"
    />
  );
}

function draw(frame: HTMLElement, { stops, tiles, byDay, onFailed }: StreetMapProps): Map {
  const map = makeMap(frame, { scrollWheelZoom: false, zoomControl: false });
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  const layer = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 });
  let hasTile = false;
  layer.on("tileload", () => (hasTile = true));
  // One tile that is missing at the rim of the world is no reason to take the streets away.
  layer.on("tileerror", () => void (hasTile || onFailed()));
  layer.addTo(map);
  for (const leg of legsOf(stops))
    polyline(leg.line, { className: "street-leg", weight: 4, dashArray: leg.byRide ? "2 10" : undefined }).addTo(map);
  for (const stop of stops) {
    const { point, title } = stop;
    marker([point.lat, point.lng], { icon: pinOf(stop, byDay), title, alt: title })
      .bindPopup(wordsOf(title))
      .addTo(map);
  }
  return map.fitBounds(latLngBounds(stops.map(({ point }) => [point.lat, point.lng])), {
    padding: [40, 40],
    maxZoom: 16,
  });
}

const legsOf = (stops: readonly PlacedStop[]) =>
  stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    if (next?.dayIndex !== stop.dayIndex) return [];
    return [
      {
        line: [stop, next].map(({ point }): [number, number] => [point.lat, point.lng]),
        byRide: stop.wayOn?.onFoot === false,
      },
    ];
  });

function pinOf({ block, dayIndex, number }: PlacedStop, byDay: boolean) {
  const pin = document.createElement("span");
  pin.dataset.sky = block;
  pin.className =
    "keeps-colour grid size-9 place-items-center rounded-full border-2 border-sky-edge bg-sky text-base font-bold text-sky-ink shadow-card";
  pin.textContent = String(byDay ? dayIndex : number);
  return divIcon({ html: pin, className: "", iconSize: [36, 36] });
}

/** As text, never as HTML: titles are what somebody wrote. */
function wordsOf(title: string): HTMLElement {
  const words = document.createElement("span");
  words.textContent = title;
  return words;
}
