import { placesAtBearings, type Place } from "./bearings";
import { contourLines, surveyOf, type Point, type Survey } from "./contour";
import { reliefOf, type Relief } from "./relief";
import { hashText, seededNumbers } from "./seed";

/** The land of an emblem, in a square of 100: its palette, contour lines from low to high, and a river. */
type Land = { tone: number; contours: string[]; river: string };
type Emblem = Land & { dots: Point[] };

/** The palettes an emblem can wear; the styles are in emblem.css. */
const EMBLEM_TONES = 6;

const LEVELS = 9;
const CELLS = 20;

/** The emblem of a city: its land is seeded by its name (case and spaces aside), its places lie at their true bearings. */
export function emblemOf(city: string, places: readonly Place[] = []): Emblem {
  return { ...landOf(city), dots: placesAtBearings(places).map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })) };
}

/** The part of an emblem that the name alone draws. */
export function landOf(city: string): Land {
  const seed = hashText(city.trim().toLowerCase());
  const relief = reliefOf(seed);
  const survey = surveyOf(relief, CELLS);
  const contours = levelsOf(survey).map((level) => {
    const lines = contourLines(survey, level).filter((line) => line.length > 3);
    return lines.map((line) => softPath(line.map(toSquare))).join("");
  });
  return { tone: seed % EMBLEM_TONES, contours, river: softPath(riverOf(relief, seed).map(toSquare)) };
}

/** Heights that share the land evenly, so that no emblem is bare. */
function levelsOf(survey: Survey): number[] {
  const heights = survey.flat().sort((a, b) => a - b);
  return Array.from(
    { length: LEVELS },
    (_, level) => heights[Math.round(((heights.length - 1) * (level + 0.7)) / (LEVELS + 0.4))] ?? 0,
  );
}

const toSquare = ({ x, y }: Point): Point => ({ x: x * 100, y: y * 100 });
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A river that crosses the land from one side to the other and gives way to the hills. */
function riverOf(relief: Relief, seed: number): Point[] {
  const next = seededNumbers(seed ^ 0x5eed);
  const turn = next() * Math.PI * 2;
  const [ahead, aside] = [
    { x: Math.cos(turn), y: Math.sin(turn) },
    { x: -Math.sin(turn), y: Math.cos(turn) },
  ];
  let sway = (next() - 0.5) * 0.4;
  return Array.from({ length: 17 }, (_, step) => {
    const along = (step / 16 - 0.5) * 1.7;
    const here = { x: 0.5 + ahead.x * along + aside.x * sway, y: 0.5 + ahead.y * along + aside.y * sway };
    const uphill =
      relief(here.x + aside.x * 0.05, here.y + aside.y * 0.05) -
      relief(here.x - aside.x * 0.05, here.y - aside.y * 0.05);
    sway = Math.max(-0.45, Math.min(0.45, sway - uphill * 0.16));
    return here;
  });
}

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
