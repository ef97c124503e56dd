import type { Point } from "./contour";

const round = (value: number) => Math.round(value * 10) / 10;
const spot = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A soft SVG path through a chain of points: each point bends the line, the middles between them lie on it. */
export function softPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points[points.length - 1];
  if (!first || !last || rest.length === 0) return "";
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${spot(point)} ${spot(middle(point, rest[index + 1] ?? point))}`);
  return `M${spot(first)}${bends.join("")}L${spot(last)}`;
}
