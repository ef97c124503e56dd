import type { Relief } from "./relief";

export type Point = { x: number; y: number };

/** Two corners' worth of edges that a contour crosses, for each of the sixteen ways a cell's corners can lie above the level. */
const CROSSINGS: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [], [["left", "bottom"]], [["bottom", "right"]], [["left", "right"]],
  [["top", "right"]], [["left", "top"], ["bottom", "right"]], [["top", "bottom"]], [["left", "top"]],
  [["left", "top"]], [["top", "bottom"]], [["left", "bottom"], ["top", "right"]], [["top", "right"]],
  [["left", "right"]], [["bottom", "right"]], [["left", "bottom"]], [],
];
type Edge = "left" | "right" | "top" | "bottom";

/** The lines of equal height of a land, as chains of points in the unit square (marching squares). */
export function contourLines(relief: Relief, level: number, cells: number): Point[][] {
  const heights = Array.from({ length: cells + 1 }, (_, row) => Array.from({ length: cells + 1 }, (_, col) => relief(col / cells, row / cells)));
  const at = (col: number, row: number) => heights[row]?.[col] ?? 0;
  const segments: [Point, Point][] = [];
  for (let row = 0; row < cells; row++) {
    for (let col = 0; col < cells; col++) {
      const corners = { tl: at(col, row), tr: at(col + 1, row), br: at(col + 1, row + 1), bl: at(col, row + 1) };
      const above = (height: number, bit: number) => (height > level ? bit : 0);
      const which = above(corners.tl, 8) + above(corners.tr, 4) + above(corners.br, 2) + above(corners.bl, 1);
      for (const [from, to] of CROSSINGS[which] ?? []) {
        segments.push([crossing(from, col, row, corners, level, cells), crossing(to, col, row, corners, level, cells)]);
      }
    }
  }
  return chained(segments);
}

type Corners = { tl: number; tr: number; br: number; bl: number };

function crossing(edge: Edge, col: number, row: number, { tl, tr, br, bl }: Corners, level: number, cells: number): Point {
  const share = (from: number, to: number) => (from === to ? 0.5 : (level - from) / (to - from));
  const point = { left: () => [col, row + share(tl, bl)], right: () => [col + 1, row + share(tr, br)], top: () => [col + share(tl, tr), row], bottom: () => [col + share(bl, br), row + 1] }[edge]();
  return { x: (point[0] ?? 0) / cells, y: (point[1] ?? 0) / cells };
}

/** Joins segments that share an end into chains. */
function chained(segments: [Point, Point][]): Point[][] {
  const key = ({ x, y }: Point) => `${x.toFixed(5)},${y.toFixed(5)}`;
  const ends = new Map<string, number[]>();
  segments.forEach(([from, to], index) => {
    for (const end of [from, to]) ends.set(key(end), [...(ends.get(key(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const follow = (chain: Point[]): Point[] => {
    for (;;) {
      const tip = chain[chain.length - 1];
      const next = tip && ends.get(key(tip))?.find((index) => !used.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (!tip || next === undefined || !segment) return chain;
      used.add(next);
      chain.push(key(segment[0]) === key(tip) ? segment[1] : segment[0]);
    }
  };
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    return [follow(follow([segment[0], segment[1]]).reverse())];
  });
}
