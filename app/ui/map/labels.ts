import type { Spot } from "./sketch";

/** A name beside its spot: where its text begins, ends or is centred. */
export type Label = { x: number; y: number; anchor: "start" | "middle" | "end"; text: string };

type Box = { left: number; right: number; top: number; bottom: number };

const LONGEST = 22;
/** In units of the sketch: the height of a line and the usual width of a letter. */
const LINE = 4;
const LETTER = 1.85;

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);

/** A label for each spot at the first side where it hides nothing, below it first; null where there is no room. */
export function labelsOf(spots: readonly Spot[], names: readonly string[], radius: number): (Label | null)[] {
  const taken: Box[] = spots.map(({ x, y }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return spots.map(({ x, y }, at) => {
    const text = shortened(names[at] ?? "");
    const [below, above] = [y + radius + 4.2, y - radius - 1.2];
    const places: Label[] = [
      { x, y: below, anchor: "middle", text },
      { x, y: above, anchor: "middle", text },
      { x: x + radius + 1.2, y: y + 1.3, anchor: "start", text },
      { x: x - radius - 1.2, y: y + 1.3, anchor: "end", text },
      { x: x - radius, y: below, anchor: "start", text },
      { x: x + radius, y: below, anchor: "end", text },
      { x: x - radius, y: above, anchor: "start", text },
      { x: x + radius, y: above, anchor: "end", text },
    ];
    const found = places.find((label) => isFree(boxOf(label), taken));
    if (found) taken.push(boxOf(found));
    return found ?? null;
  });
}

function boxOf({ x, y, anchor, text }: Label): Box {
  const wide = text.length * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - LINE + 0.8, bottom: y + 0.8 };
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.left > 1 &&
  box.right < 99 &&
  box.top > 1 &&
  box.bottom < 99 &&
  taken.every(
    (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
