/** Sums that add up over plans; the scores are ratios of them. */
export type Figures = {
  /** Days in town with three known stops: kilometres as planned and in the best permitted order, and the sum of the days' ratios. */
  routedDays: number;
  plannedKm: number;
  shortestKm: number;
  dayRatios: number;
  /** Days in town, and kilometres between what their parts are about. */
  townKm: number;
  townDays: number;
  /** The same as the search leaves them, before meals and small stops come in: in its usual time, and in a long run. */
  searchedKm: number;
  searchedDays: number;
  longKm: number;
  longDays: number;
  /** Trips with stated interests: blocks in all, those that match, and those that the city could match at most. */
  wishedBlocks: number;
  matchingBlocks: number;
  matchableBlocks: number;
  /** The same, of the trips for which the city has enough. */
  ampleBlocks: number;
  ampleMatching: number;
  ampleMatchable: number;
  /** Three days in a row without a free block, and those of them with four kinds of places. */
  windows: number;
  variedWindows: number;
  /** Three days in a row with a free block, and those of them with four kinds, or as many as there are places. */
  sparseWindows: number;
  variedSparse: number;
  /** From one place to the next, and those of one kind. */
  steps: number;
  sameSteps: number;
  /** Blocks in all, those left free, and those for which an unused place would have suited. */
  blocks: number;
  freeBlocks: number;
  fillableBlocks: number;
  /** The same trips of up to a week planned slow and fast: days, the sum of the minutes of the day at which they begin, and their stops. */
  slowDays: number;
  slowBegins: number;
  slowStops: number;
  fastDays: number;
  fastBegins: number;
  fastStops: number;
};

export const NO_FIGURES: Figures = {
  routedDays: 0,
  plannedKm: 0,
  shortestKm: 0,
  dayRatios: 0,
  townKm: 0,
  townDays: 0,
  searchedKm: 0,
  searchedDays: 0,
  longKm: 0,
  longDays: 0,
  wishedBlocks: 0,
  matchingBlocks: 0,
  matchableBlocks: 0,
  ampleBlocks: 0,
  ampleMatching: 0,
  ampleMatchable: 0,
  windows: 0,
  variedWindows: 0,
  sparseWindows: 0,
  variedSparse: 0,
  steps: 0,
  sameSteps: 0,
  blocks: 0,
  freeBlocks: 0,
  fillableBlocks: 0,
  slowDays: 0,
  slowBegins: 0,
  slowStops: 0,
  fastDays: 0,
  fastBegins: 0,
  fastStops: 0,
};

/** Both together. */
export function sumOf(a: Figures, b: Figures): Figures {
  return {
    routedDays: a.routedDays + b.routedDays,
    plannedKm: a.plannedKm + b.plannedKm,
    shortestKm: a.shortestKm + b.shortestKm,
    dayRatios: a.dayRatios + b.dayRatios,
    townKm: a.townKm + b.townKm,
    townDays: a.townDays + b.townDays,
    searchedKm: a.searchedKm + b.searchedKm,
    searchedDays: a.searchedDays + b.searchedDays,
    longKm: a.longKm + b.longKm,
    longDays: a.longDays + b.longDays,
    wishedBlocks: a.wishedBlocks + b.wishedBlocks,
    matchingBlocks: a.matchingBlocks + b.matchingBlocks,
    matchableBlocks: a.matchableBlocks + b.matchableBlocks,
    ampleBlocks: a.ampleBlocks + b.ampleBlocks,
    ampleMatching: a.ampleMatching + b.ampleMatching,
    ampleMatchable: a.ampleMatchable + b.ampleMatchable,
    windows: a.windows + b.windows,
    variedWindows: a.variedWindows + b.variedWindows,
    sparseWindows: a.sparseWindows + b.sparseWindows,
    variedSparse: a.variedSparse + b.variedSparse,
    steps: a.steps + b.steps,
    sameSteps: a.sameSteps + b.sameSteps,
    blocks: a.blocks + b.blocks,
    freeBlocks: a.freeBlocks + b.freeBlocks,
    fillableBlocks: a.fillableBlocks + b.fillableBlocks,
    slowDays: a.slowDays + b.slowDays,
    slowBegins: a.slowBegins + b.slowBegins,
    slowStops: a.slowStops + b.slowStops,
    fastDays: a.fastDays + b.fastDays,
    fastBegins: a.fastBegins + b.fastBegins,
    fastStops: a.fastStops + b.fastStops,
  };
}
