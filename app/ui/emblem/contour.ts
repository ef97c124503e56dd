import type { Relief } from "./relief";

export type Point = { x: number; y: number };

/** Heights at the corners of the squares a land is divided into, row by row. */
export type Survey = readonly (readonly number[])[];

/** The heights of a land at the corners of `cells` by `cells` squares. */
export const surveyOf = (relief: Relief, cells: number): Survey =>
  Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_, col) => relief(col / cells, row / cells)),
  );

type Side = "left" | "right" | "top" | "bottom";

/** The sides of a square that a contour joins, for each of the sixteen ways its corners can lie above the level. */
const CROSSINGS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [["left", "bottom"]],
  [["bottom", "right"]],
  [["left", "right"]],
  [["top", "right"]],
  [
    ["left", "top"],
    ["bottom", "right"],
  ],
  [["top", "bottom"]],
  [["left", "top"]],
  [["left", "top"]],
  [["top", "bottom"]],
  [
    ["left", "bottom"],
    ["top", "right"],
  ],
  [["top", "right"]],
  [["left", "right"]],
  [["bottom", "right"]],
  [["left", "bottom"]],
  [],
];

/** The lines of equal height of a surveyed land, as chains of points in the unit square (marching squares). */
export function contourLines(survey: Survey, level: number): Point[][] {
  const cells = survey.length - 1;
  const at = (col: number, row: number) => survey[row]?.[col] ?? 0;
  const above = (col: number, row: number, bit: number) => (at(col, row) > level ? bit : 0);
  const across = (col: number, row: number) => row * (cells + 1) + col;
  const down = (col: number, row: number) => -1 - across(col, row);
  const joints: [number, number][] = [];
  for (let row = 0; row < cells; row++) {
    for (let col = 0; col < cells; col++) {
      const which = above(col, row, 8) + above(col + 1, row, 4) + above(col + 1, row + 1, 2) + above(col, row + 1, 1);
      const edges = {
        top: across(col, row),
        bottom: across(col, row + 1),
        left: down(col, row),
        right: down(col + 1, row),
      };
      for (const [from, to] of CROSSINGS[which] ?? []) joints.push([edges[from], edges[to]]);
    }
  }
  const share = (from: number, to: number) => (from === to ? 0.5 : (level - from) / (to - from));
  const crossing = (edge: number): Point => {
    const corner = edge < 0 ? -1 - edge : edge;
    const [col, row] = [corner % (cells + 1), Math.floor(corner / (cells + 1))];
    return edge < 0
      ? { x: col / cells, y: (row + share(at(col, row), at(col, row + 1))) / cells }
      : { x: (col + share(at(col, row), at(col + 1, row))) / cells, y: row / cells };
  };
  return chained(joints).map((chain) => chain.map(crossing));
}

/** Joins pairs that share an end into chains. */
function chained(pairs: readonly (readonly [number, number])[]): number[][] {
  const neighbours = new Map<number, number[]>();
  const join = (from: number, to: number) => void (neighbours.get(from)?.push(to) ?? neighbours.set(from, [to]));
  for (const [from, to] of pairs) {
    join(from, to);
    join(to, from);
  }
  const take = (from: number): number | undefined => {
    const to = neighbours.get(from)?.pop();
    const back = to === undefined ? undefined : neighbours.get(to);
    back?.splice(back.indexOf(from), 1);
    return to;
  };
  const follow = (chain: number[]): number[] => {
    for (let next = take(chain.at(-1) ?? 0); next !== undefined; next = take(next)) chain.push(next);
    return chain;
  };
  return pairs.flatMap(([from]) => {
    const chain = follow(follow([from]).reverse());
    return chain.length > 1 ? [chain] : [];
  });
}
