/** A bed in a square of 24, as lines: what a stay wears on maps, where a stop has its number. */
export const STAY_SIGN = "M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3H3M7 11V8.5h4a2 2 0 0 1 2 2v.5";
