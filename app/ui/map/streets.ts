import "maplibre-gl/dist/maplibre-gl.css";
import {
  AttributionControl,
  LngLatBounds,
  Map,
  NavigationControl,
  type PaddingOptions,
  setWorkerUrl,
} from "maplibre-gl/dist/maplibre-gl-csp";
import workerUrl from "maplibre-gl/dist/maplibre-gl-csp-worker?url";
import { streetMapTexts as texts } from "#messages/maps";
import type { MapStyle } from "~/contracts/calls/map-style";
import type { MapPoint } from "~/domain/place/map-points";
import { fetchThroughPage, throughPage } from "./page-fetch";
import { drawLines, LINES, redrawLines } from "./street-lines";
import { streetPins } from "./street-pins";

export type Streets = {
  show: (points: readonly MapPoint[]) => void;
  goTo: (points: readonly MapPoint[]) => void;
  choose: (ids: readonly string[]) => void;
  close: () => void;
};

type Listeners = { onChoose: (ids: string[]) => void; onDrawn: () => void; onFailed: () => void };

/** Nobody walks by house numbers here. */
const CLOSEST = 16;
/** Room for pins, their shadows, and the buttons that zoom: in rem, as they grow with the text; and the most of the map's width or height. */
const AROUND = { top: 3.5, bottom: 3.5, left: 2.75, right: 4.75 };
const MOST_AROUND = 0.28;
/** Of the height of the map: what lies below it may be covered. */
const HIDDEN_FROM = 0.45;

/** Opens a map with streets in a frame. @throws where the device cannot draw one */
export function openStreets(
  frame: HTMLElement,
  first: readonly MapPoint[],
  style: MapStyle,
  { onChoose, onDrawn, onFailed }: Listeners,
): Streets {
  let points = first;
  setWorkerUrl(workerUrl);
  fetchThroughPage();
  const night = nightWatch(() => map.setStyle(styleNow(), { diff: false }));
  const styleNow = () => (night.isNight() ? style.dark : style.light);
  const map = mapWithZoom(frame, styleNow(), points);
  /** Nobody has moved it since it went somewhere by itself. */
  let isAsShown = true;
  const goTo = (wanted: readonly MapPoint[], maxZoom = CLOSEST) =>
    void map.fitBounds(boundsOf(wanted), { padding: roomAround(frame), maxZoom });
  const onCloser = (members: readonly MapPoint[]): boolean => {
    const view = map.cameraForBounds(boundsOf(members), { padding: roomAround(frame), maxZoom: map.getMaxZoom() });
    const isCloser = (view?.zoom ?? 0) > map.getZoom() + 0.1;
    if (!isCloser) return false;
    isAsShown = false;
    goTo(members, map.getMaxZoom());
    return true;
  };
  /** What is told of a point covers the foot of the map. */
  const uncover = (point: MapPoint) => {
    const height = frame.clientHeight;
    if (map.project(point).y > height * HIDDEN_FROM)
      map.easeTo({ center: point, offset: [0, -height * (HIDDEN_FROM - 0.25)] });
  };
  const pins = streetPins(map, { onChoose, onCloser });
  map.on("movestart", ({ originalEvent }) => (isAsShown &&= originalEvent === undefined));
  // A phone that is turned shows all of it again.
  map.on("resize", () => {
    if (isAsShown) map.fitBounds(boundsOf(points), { padding: roomAround(frame), maxZoom: CLOSEST, animate: false });
  });
  map.on("style.load", () => drawLines(map, points));
  map.on("click", () => onChoose([]));
  void map.once("load", onDrawn);
  failing(map, onFailed);
  pins.show(points);
  return {
    show(shown) {
      points = shown;
      pins.show(points);
      redrawLines(map, points);
    },
    goTo(wanted) {
      isAsShown = true;
      goTo(wanted);
    },
    choose(ids) {
      pins.choose(ids);
      const [first] = points.filter(({ id }) => ids.includes(id));
      if (!first) return;
      // A move that began would be broken off by the next, half way to its zoom.
      if (map.isEasing()) void map.once("moveend", () => uncover(first));
      else uncover(first);
    },
    close() {
      night.end();
      map.remove();
    },
  };
}

/** A map around some points that can be moved and zoomed, never turned: north stays up, as on the sketch. */
function mapWithZoom(frame: HTMLElement, style: string, points: readonly MapPoint[]): Map {
  const map = new Map({
    container: frame,
    style,
    bounds: boundsOf(points),
    fitBoundsOptions: { padding: roomAround(frame), maxZoom: CLOSEST },
    maxZoom: 18,
    transformRequest: throughPage,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      "Map.Title": texts.map,
      "NavigationControl.ZoomIn": texts.zoomIn,
      "NavigationControl.ZoomOut": texts.zoomOut,
      "CooperativeGesturesHandler.MobileHelpText": texts.twoFingers,
      "CooperativeGesturesHandler.WindowsHelpText": texts.withCtrl,
      "CooperativeGesturesHandler.MacHelpText": texts.withCommand,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  map.addControl(new AttributionControl({ compact: false }));
  return map;
}

function roomAround({ clientWidth, clientHeight }: HTMLElement): PaddingOptions {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = (rems: number, whole: number) => Math.min(rems * rem, MOST_AROUND * whole);
  return {
    top: room(AROUND.top, clientHeight),
    bottom: room(AROUND.bottom, clientHeight),
    left: room(AROUND.left, clientWidth),
    right: room(AROUND.right, clientWidth),
  };
}

const boundsOf = (points: readonly MapPoint[]): LngLatBounds =>
  points.reduce((bounds, { lng, lat }) => bounds.extend([lng, lat]), new LngLatBounds());

/** No streets will come: no style, or no tile of any source that can be had. A sign or a letter that is missing is no reason. */
function failing(map: Map, onFailed: () => void): void {
  let hasStyle = false;
  let isDrawn = false;
  const withTiles = new Set<string>();
  void map.once("style.load", () => (hasStyle = true));
  void map.once("load", () => (isDrawn = true));
  map.on("sourcedata", ({ sourceId, tile }) => {
    if (sourceId !== LINES && tile?.state === "loaded") withTiles.add(sourceId);
  });
  map.on("error", (event) => {
    const sourceId = "sourceId" in event && typeof event.sourceId === "string" ? event.sourceId : null;
    const isWholeSource = sourceId !== null && !("tile" in event);
    // Tiles made before the source was known to be missing are empty.
    if (isWholeSource) withTiles.delete(sourceId);
    const hasNone = sourceId !== null && withTiles.size === 0;
    if (!hasStyle || (hasNone && (isWholeSource || !isDrawn))) onFailed();
  });
}

/** Whether the page is dark, and word of each change. */
function nightWatch(onChange: () => void) {
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", onChange);
  return {
    isNight: () => (document.documentElement.dataset.theme ?? (query.matches ? "dark" : "light")) === "dark",
    end: () => query.removeEventListener("change", onChange),
  };
}
