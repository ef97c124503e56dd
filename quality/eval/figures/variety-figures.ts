import type { Stop } from "../line-up";
import type { Figures } from "./figures";

const WINDOW_DAYS = 3;
const KINDS = 4;

/** The places visited, each visit once: the afternoon of a day trip goes on with its morning. */
const visitsOf = (stops: readonly Stop[]): Stop[] => stops.filter(({ kind }) => kind === "place");

type VarietyFigures = Pick<
  Figures,
  "windows" | "variedWindows" | "sparseWindows" | "variedSparse" | "steps" | "sameSteps"
>;

/** Every three days in a row: the first day's number, whether a block in it is free, and whether it has four kinds, or as many as there are places. */
export function windowsOf(days: number, stops: readonly Stop[]): { first: number; sparse: boolean; varied: boolean }[] {
  const starts = Array.from({ length: Math.max(0, days - WINDOW_DAYS + 1) }, (_, i) => i + 1);
  return starts.map((first) => {
    const inside = stops.filter(({ dayIndex }) => dayIndex >= first && dayIndex < first + WINDOW_DAYS);
    const sparse = inside.some(({ kind }) => kind === "free");
    const visits = visitsOf(inside);
    const kinds = new Set(visits.map(({ place }) => place?.category)).size;
    return { first, sparse, varied: kinds >= (sparse ? Math.min(KINDS, visits.length) : KINDS) };
  });
}

/** Kinds of places in every three days, and how often a place is followed by one of its own kind, over night too; a block without a place ends the row. */
export function varietyFigures(days: number, stops: readonly Stop[]): VarietyFigures {
  const windows = windowsOf(days, stops);
  const count = (wanted: (window: { sparse: boolean; varied: boolean }) => boolean): number =>
    windows.filter(wanted).length;
  const row = stops.filter(({ kind }) => kind !== "continued");
  const steps = row
    .slice(1)
    .flatMap((stop, i) => (stop.place && row[i]?.place ? [{ from: row[i].place, to: stop.place }] : []));
  return {
    windows: count(({ sparse }) => !sparse),
    variedWindows: count(({ sparse, varied }) => !sparse && varied),
    sparseWindows: count(({ sparse }) => sparse),
    variedSparse: count(({ sparse, varied }) => sparse && varied),
    steps: steps.length,
    sameSteps: steps.filter(({ from, to }) => from.category === to.category).length,
  };
}
