/** As many as a week has days, so that neighbours never share one; the tokens `day-1` to `day-7`. */
const TONES = 7;

/** The colour that a day of the trip wears on maps, for `data-day`. */
export const dayTone = (dayIndex: number): number => ((dayIndex - 1) % TONES) + 1;
