import type { StopKind } from "~/domain/plan/stop";
import type { Ring, Spot } from "./sketch";

/** Words on the sketch: where their text begins, ends or is centred. */
export type Label = { x: number; y: number; anchor: "start" | "middle" | "end"; text: string };

/** A line that is drawn from one spot to another. */
export type DrawnLine = { from: Spot; to: Spot };

type Named = Spot & { title: string; kind: StopKind };
type Way = DrawnLine & { distance: string };
type Scale = Ring & { text: string };

/** What stands where, and how far it reaches to either side where it is no circle. */
export type Standing = Spot & { half?: number };

/** What wants to be written: names of `spots`, distances of `ways`, and the scale; `pins` are all that is drawn. */
export type Wanted = {
  spots: readonly Named[];
  pins: readonly Standing[];
  ways: readonly Way[];
  scales: readonly Scale[];
  radius: number;
};

/** What is written, each at its place in what was wanted; null where there was no room left. */
export type Written = { names: (Label | null)[]; distances: (Label | null)[]; scales: (Label | null)[] };

/** In units of the sketch: the sizes of the three kinds of words. */
export const FONT = { name: 3.5, distance: 3.1, scale: 2.8 } as const;

/**
 * The words of a sketch, none over another or over a pin, and off the lines where there is a choice. Where there is not room for all, names come before
 * distances and those before the scale, and of the names what one goes there for before what one eats on the way.
 */
export function labelsOf({ spots, pins, ways, scales, radius }: Wanted): Written {
  const room: Room = { taken: [NORTH, ...pins.map((pin) => around(pin, reachOf(pin, radius)))], lines: ways };
  const byImportance = spots.map((spot, at) => ({ spot, at })).sort((a, b) => rank(a.spot) - rank(b.spot));
  const names: (Label | null)[] = spots.map(() => null);
  for (const { spot, at } of byImportance) names[at] = write(room, besideSpot(spot, reachOf(spot, radius)), FONT.name);
  return {
    names,
    distances: ways.map((way) => write(room, besideWay(way), FONT.distance)),
    scales: scales.map((scale) => write(room, onRing(scale), FONT.scale)),
  };
}

/** What lies farther out than drawn has a ring around it. */
const reachOf = ({ far }: Spot, radius: number): number => (far ? radius + 1.5 : radius);

const GOAL: ReadonlySet<StopKind> = new Set(["sight", "event"]);

const rank = ({ kind }: Named): number => (GOAL.has(kind) ? 0 : kind === "stay" ? 1 : 2);

type Box = { left: number; right: number; top: number; bottom: number };
type Room = { taken: Box[]; lines: readonly DrawnLine[] };

/** The arrow that says where north is. */
const NORTH: Box = { left: 89, right: 97, top: 3, bottom: 15 };

const around = ({ x, y, half }: Standing, by: number): Box => ({
  left: x - (half ?? by),
  right: x + (half ?? by),
  top: y - by,
  bottom: y + by,
});

/** Takes the first place that hides nothing, off every line if there is one. */
function write({ taken, lines }: Room, places: readonly Label[], size: number): Label | null {
  const free = places.filter((label) => isFree(boxOf(label, size), taken));
  const chosen = free.find((label) => lines.every((line) => !crosses(line, boxOf(label, size)))) ?? free[0] ?? null;
  if (chosen) taken.push(boxOf(chosen, size));
  return chosen;
}

const LONGEST = 22;

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);

/** Below first, then above, and to either side. */
function besideSpot({ x, y, title }: Named, radius: number): Label[] {
  const text = shortened(title);
  const [below, above] = [y + radius + 3.9, y - radius - 1.4];
  return [
    { x, y: below, anchor: "middle", text },
    { x, y: above, anchor: "middle", text },
    { x: x + radius + 1.2, y: y + 1.3, anchor: "start", text },
    { x: x - radius - 1.2, y: y + 1.3, anchor: "end", text },
    { x: x - radius, y: below, anchor: "start", text },
    { x: x + radius, y: below, anchor: "end", text },
    { x: x - radius, y: above, anchor: "start", text },
    { x: x + radius, y: above, anchor: "end", text },
  ];
}

/** A way that is shorter than this has no room for words. */
const SHORT_WAY = 16;
/** Between a line and the words beside it. */
const AIR = 0.8;

/** At the middle of a way or farther on, on either side of its line. */
function besideWay({ from, to, distance: text }: Way): Label[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORT_WAY) return [];
  const [nx, ny] = [dy / length, -dx / length];
  const off = AIR + (Math.abs(nx) * widthOf(text, FONT.distance)) / 2 + (Math.abs(ny) * FONT.distance) / 2;
  return [0.5, 0.35, 0.65].flatMap((share) =>
    (dx < 0 ? [-1, 1] : [1, -1]).map((side) => ({
      x: from.x + dx * share + nx * off * side,
      y: from.y + dy * share + ny * off * side + FONT.distance * 0.36,
      anchor: "middle" as const,
      text,
    })),
  );
}

/** Degrees from the east, clockwise: at the foot of a ring, then to both sides of it and at its head. */
const ON_RING = [90, 60, 120, 30, 150, 270, 240, 300];

const onRing = ({ radius, text }: Scale): Label[] =>
  ON_RING.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: 50 + Math.cos(angle) * radius, y: 50 + Math.sin(angle) * radius - 0.8, anchor: "middle", text };
  });

/** By the usual width of a letter; those of the scripts of East Asia are as wide as they are high. */
function widthOf(text: string, size: number): number {
  const letters = [...text];
  const wide = letters.filter((letter) => letter >= "\u1100").length;
  return (wide + (letters.length - wide) * 0.58) * size;
}

/** The room that words take. */
export function boxOf({ x, y, anchor, text }: Label, size: number): Box {
  const wide = widthOf(text, size);
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.9, bottom: y + size * 0.3 };
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.left > 1 &&
  box.right < 99 &&
  box.top > 1 &&
  box.bottom < 99 &&
  taken.every(
    (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );

/** Whether any part of a line lies in a box (Liang and Barsky). */
function crosses({ from, to }: DrawnLine, { left, right, top, bottom }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) enters = Math.max(enters, room / step);
    else leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
}
