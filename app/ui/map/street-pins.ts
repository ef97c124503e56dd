import { type Map, Marker, type Point } from "maplibre-gl/dist/maplibre-gl-csp";
import { mapPointTexts as texts } from "#messages/maps";
import type { MapPoint } from "~/domain/place/map-points";
import { clusterMarks, daysOfCluster } from "./cluster-marks";
import { clustersOf } from "./clusters";
import { dayTone } from "./day-tone";
import { STAY_SIGN } from "./stay-sign";

export type StreetPins = { show: (points: readonly MapPoint[]) => void; choose: (ids: readonly string[]) => void };

type Listeners = {
  onChoose: (ids: string[]) => void;
  /** Looks closer at some; false where there is no closer. */
  onCloser: (members: readonly MapPoint[]) => boolean;
};

type Pin = { members: readonly MapPoint[]; marker: Marker };

/** In pixels, where two pins touch; and how much wider than high a cluster's name is. */
const REACH = 40;
const WIDER = 1.6;

/** A pin for each point; those that would hide each other at this zoom are one, which leads closer, or tells of all where there is no closer. */
export function streetPins(map: Map, { onChoose, onCloser }: Listeners): StreetPins {
  let points: readonly MapPoint[] = [];
  let chosen: readonly string[] = [];
  let pins: Readonly<Record<string, Pin>> = {};

  const press = (members: readonly MapPoint[]) => {
    // The pin of a cluster that opens gives way to others.
    if (members.length > 1 && onCloser(members)) map.getCanvas().focus({ preventScroll: true });
    else onChoose(members.map(({ id }) => id));
  };
  const makePin = (members: readonly MapPoint[], middle: { x: number; y: number }): Pin => {
    const element = buttonOf(members, () => press(members));
    const marker = new Marker({ element }).setLngLat(map.unproject([middle.x, middle.y])).addTo(map);
    return { members, marker };
  };
  /** Pins that stay are not made anew, so that one with the focus keeps it. */
  const draw = () => {
    const spots: Point[] = points.map((point) => map.project(point));
    const next = clustersOf(spots, REACH, WIDER).map(({ members: at, ...middle }): [string, Pin] => {
      const members = at.flatMap((one) => points[one] ?? []);
      const key = JSON.stringify(members);
      return [key, pins[key] ?? makePin(members, middle)];
    });
    const before = pins;
    pins = Object.fromEntries(next);
    for (const [key, { marker }] of Object.entries(before)) if (!(key in pins)) marker.remove();
    mark();
  };
  const mark = () => {
    for (const { members, marker } of Object.values(pins))
      marker.getElement().toggleAttribute(
        "data-chosen",
        members.every(({ id }) => chosen.includes(id)),
      );
  };

  map.on("zoomend", draw);
  return {
    show(shown) {
      points = shown;
      draw();
    },
    choose(ids) {
      chosen = ids;
      mark();
    },
  };
}

function nameOfSeveral(members: readonly MapPoint[]): string {
  const [seen, name] = [clusterMarks(members), texts.open(members.map(({ title }) => title))];
  return name.startsWith(seen) ? name : `${seen}: ${name}`;
}

/** Its name is text, never HTML: titles are what somebody wrote. */
function buttonOf(members: readonly MapPoint[], onPress: () => void): HTMLElement {
  const [first] = members;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "group grid min-h-12 min-w-12 place-items-center data-chosen:z-10";
  const isOne = members.length === 1 && first;
  // What stands in the pin is a part of its name: whoever speaks to the device says what they see.
  button.setAttribute("aria-label", isOne ? texts.name(first) : nameOfSeveral(members));
  button.appendChild(isOne ? pinOf(first) : clusterOf(members));
  button.addEventListener("click", (event) => {
    // To the map it would be a press beside all pins.
    event.stopPropagation();
    onPress();
  });
  return button;
}

const FACE =
  "keeps-colour grid min-h-9 place-items-center rounded-full border-2 font-bold shadow-card transition-transform group-data-chosen:scale-125 motion-reduce:transition-none";

function pinOf({ day, number, kind }: MapPoint): HTMLElement {
  const face = document.createElement("span");
  const isStay = kind === "stay" && number === null;
  face.dataset.day = String(dayTone(day));
  face.className = `${FACE} min-w-9 border-raised px-1 text-base ${isStay ? "bg-ink text-paper" : "bg-day text-on-day"}`;
  if (isStay) face.appendChild(staySign());
  else face.textContent = String(number ?? "");
  return face;
}

function clusterOf(members: readonly MapPoint[]): HTMLElement {
  const face = document.createElement("span");
  face.className = `${FACE} content-center border-edge bg-raised px-3 text-sm leading-tight whitespace-nowrap text-ink`;
  face.textContent = clusterMarks(members);
  const days = document.createElement("span");
  days.className = "flex gap-1";
  for (const day of daysOfCluster(members)) {
    const dot = document.createElement("span");
    dot.dataset.day = String(dayTone(day));
    dot.className = "size-1.5 rounded-full bg-day";
    days.appendChild(dot);
  }
  face.appendChild(days);
  return face;
}

const SVG = "http://www.w3.org/2000/svg";

function staySign(): SVGElement {
  const sign = document.createElementNS(SVG, "svg");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("class", "size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]");
  const lines = document.createElementNS(SVG, "path");
  lines.setAttribute("d", STAY_SIGN);
  sign.appendChild(lines);
  return sign;
}
