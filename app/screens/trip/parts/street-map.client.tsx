import "leaflet/dist/leaflet.css";
import {
  control,
  divIcon,
  latLngBounds,
  type LayerGroup,
  layerGroup,
  type LeafletKeyboardEvent,
  type Map,
  map as makeMap,
  type Marker,
  marker,
  polyline,
  tileLayer,
} from "leaflet";
import { useEffect, useRef } from "react";
import type { TileSource } from "~/contracts/calls/tiles";
import type { PlacedStop } from "~/domain/place/map-stops";
import { clustersOf } from "~/ui/map/clusters";
import { dayTone } from "~/ui/map/day-tone";
import { streetMapTexts as texts } from "#messages/trip";

type StreetMapProps = {
  stops: readonly PlacedStop[];
  tiles: TileSource;
  onFailed: () => void;
};

/** Streets by Leaflet, with the stops and the line of each day on them. */
export default function StreetMap({ stops, tiles, onFailed }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const given = useRef({ stops, tiles, onFailed });
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

function draw(frame: HTMLElement, { stops, tiles, onFailed }: StreetMapProps): Map {
  const map = makeMap(frame, { scrollWheelZoom: false, zoomControl: false });
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  const layer = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 });
  let hasTile = false;
  layer.on("tileload", () => (hasTile = true));
  // One tile that is missing at the rim of the world is no reason to take the streets away.
  layer.on("tileerror", () => void (hasTile || onFailed()));
  layer.addTo(map);
  map.fitBounds(boundsOf(stops), { padding: [40, 40], maxZoom: 16 });
  for (const { line, day, byRide } of legsOf(stops)) {
    const leg = polyline(line, { className: "street-leg", weight: 4, dashArray: byRide ? "2 10" : undefined });
    leg
      .addTo(map)
      .getElement()
      ?.setAttribute("data-day", String(dayTone(day)));
  }
  const pins = layerGroup().addTo(map);
  const draw = () => drawPins(map, pins, stops);
  map.on("zoomend", draw);
  draw();
  return map;
}

/** In pixels, where two pins touch; and how much wider than high a cluster's name is. */
const REACH = 40;
const WIDER = 1.6;

/** A pin for each stop; those that would hide each other at this zoom are one, which leads closer, or names them where there is no closer. */
function drawPins(map: Map, pins: LayerGroup, stops: readonly PlacedStop[]): void {
  pins.clearLayers();
  const spots = stops.map(({ point }) => map.project([point.lat, point.lng]));
  for (const cluster of clustersOf(spots, REACH, WIDER)) {
    const members = cluster.members.flatMap((at) => stops[at] ?? []);
    const [first] = members;
    if (!first) continue;
    const pin = marker(map.unproject([cluster.x, cluster.y]), {
      icon: members.length === 1 ? pinOf(first) : clusterOf(members.length),
    });
    if (members.length === 1) pin.bindPopup(wordsOf([first.title]));
    else {
      const open = () => lookCloser(map, pin, members);
      pin.on("click", open);
      // Leaflet hears the Enter key for popups alone.
      pin.on("keypress", ({ originalEvent }: LeafletKeyboardEvent) => originalEvent.key === "Enter" && open());
    }
    pin.on("add", () => pin.getElement()?.setAttribute("aria-label", nameOf(members)));
    pins.addLayer(pin);
  }
}

function lookCloser(map: Map, pin: Marker, members: readonly PlacedStop[]): void {
  const bounds = boundsOf(members);
  if (map.getBoundsZoom(bounds) <= map.getZoom() || map.getZoom() >= map.getMaxZoom())
    pin.bindPopup(wordsOf(members.map(({ title }) => title))).openPopup();
  else {
    map.fitBounds(bounds, { padding: [60, 60] });
    // The pin that was pressed gives way to others.
    map.getContainer().focus();
  }
}

const nameOf = (members: readonly PlacedStop[]): string =>
  members.length === 1 && members[0]
    ? texts.pin(members[0].number, members[0].title)
    : texts.cluster(members.map(({ title }) => title));

const boundsOf = (stops: readonly PlacedStop[]) => latLngBounds(stops.map(({ point }) => [point.lat, point.lng]));

const legsOf = (stops: readonly PlacedStop[]) =>
  stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    if (next?.dayIndex !== stop.dayIndex) return [];
    return [
      {
        line: [stop, next].map(({ point }): [number, number] => [point.lat, point.lng]),
        day: stop.dayIndex,
        byRide: stop.wayOn?.onFoot === false,
      },
    ];
  });

function pinOf({ dayIndex, number }: PlacedStop) {
  const pin = document.createElement("span");
  pin.dataset.day = String(dayTone(dayIndex));
  pin.className =
    "keeps-colour grid size-9 place-items-center rounded-full border-2 border-raised bg-day text-base font-bold text-on-day shadow-card";
  pin.textContent = String(number);
  return divIcon({ html: pin, className: "", iconSize: [36, 36] });
}

function clusterOf(count: number) {
  const pin = document.createElement("span");
  pin.className =
    "grid h-9 place-items-center rounded-full border-2 border-edge bg-raised text-sm font-bold text-ink shadow-card";
  pin.textContent = texts.stops(count);
  return divIcon({ html: pin, className: "", iconSize: [80, 36] });
}

/** As text, never as HTML: titles are what somebody wrote. */
function wordsOf(titles: readonly string[]): HTMLElement {
  const words = document.createElement("span");
  words.className = "grid gap-1";
  for (const title of titles) {
    const line = document.createElement("span");
    line.textContent = title;
    words.appendChild(line);
  }
  return words;
}
