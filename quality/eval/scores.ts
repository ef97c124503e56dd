import type { Figures } from "./figures/figures";

/** A row of the table; `target` is null where a figure is only told. */
export type Score = {
  name: string;
  value: (figures: Figures) => number | null;
  say: (value: number) => string;
  target: { said: string; met: (value: number) => boolean } | null;
};

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const times = (value: number): string => value.toFixed(3);
const timeOfDay = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
const atMost = (most: number, said: string): Score["target"] => ({ said, met: (value) => value <= most });
const atLeast = (least: number, said: string): Score["target"] => ({ said, met: (value) => value >= least });

/** The one score that needs many trips to settle: a few far-flung days outweigh all the rest. */
export const LONG_RUN_SCORE = "in-day distance / long run of the search";

export const SCORES: readonly Score[] = [
  {
    name: "in-day route / best order, all kilometres",
    value: (f) => share(f.plannedKm, f.shortestKm),
    say: times,
    target: atMost(1.1, "≤ 1.10"),
  },
  {
    name: "in-day route / best order, mean of days",
    value: (f) => share(f.dayRatios, f.routedDays),
    say: times,
    target: atMost(1.1, "≤ 1.10"),
  },
  {
    name: LONG_RUN_SCORE,
    value: (f) => share(f.searchedKm * f.longDays, f.searchedDays * f.longKm),
    say: times,
    target: atMost(1.03, "≤ 1.03"),
  },
  {
    name: "blocks of a stated interest, city has enough",
    value: (f) => share(f.ampleMatching, f.ampleBlocks),
    say: percent,
    target: atLeast(0.7, "≥ 70 %"),
  },
  {
    name: "four kinds of places in any three days",
    value: (f) => share(f.variedWindows, f.windows),
    say: percent,
    target: atLeast(1, "100 %"),
  },
  {
    name: "same kind twice in a row",
    value: (f) => share(f.sameSteps, f.steps),
    say: percent,
    target: atMost(0.2, "≤ 20 %"),
  },
  {
    name: "stops a day, slow / fast, up to a week",
    value: (f) => share(f.slowStops * f.fastDays, f.slowDays * f.fastStops),
    say: times,
    target: atMost(0.95, "≤ 0.95"),
  },
  {
    name: "  a slow day begins at",
    value: (f) => share(f.slowBegins, f.slowDays),
    say: timeOfDay,
    target: null,
  },
  {
    name: "  a fast day begins at",
    value: (f) => share(f.fastBegins, f.fastDays),
    say: timeOfDay,
    target: null,
  },
  {
    name: "  kilometres a day in town",
    value: (f) => share(f.townKm, f.townDays),
    say: (value) => value.toFixed(2),
    target: null,
  },
  {
    name: "  blocks of a stated interest, all trips",
    value: (f) => share(f.matchingBlocks, f.wishedBlocks),
    say: percent,
    target: null,
  },
  {
    name: "  … of what the city could match",
    value: (f) => share(f.matchingBlocks, f.matchableBlocks),
    say: percent,
    target: null,
  },
  {
    name: "  … where the city has too little",
    value: (f) => share(f.matchingBlocks - f.ampleMatching, f.matchableBlocks - f.ampleMatchable),
    say: percent,
    target: null,
  },
  {
    name: "  four kinds, or all different, where blocks are free",
    value: (f) => share(f.variedSparse, f.sparseWindows),
    say: percent,
    target: null,
  },
  { name: "  blocks left free", value: (f) => share(f.freeBlocks, f.blocks), say: percent, target: null },
  {
    name: "  … though an unused place would suit",
    value: (f) => share(f.fillableBlocks, f.blocks),
    say: percent,
    target: null,
  },
];
