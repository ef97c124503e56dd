import type { Stop } from "~/ui/line-of-the-day";

/** A day to show what a plan looks like. */
export const SAMPLE_DAY: readonly Stop[] = [
  { block: "morning", title: "Up through Alfama to the castle walls", place: "Alfama", distanceToNext: "1.9 km", state: "done" },
  { block: "afternoon", title: "Carmo's roofless nave, then Chiado", place: "Chiado", distanceToNext: "1.1 km", state: "current" },
  { block: "evening", title: "The river at dusk, and dinner in Cais do Sodré", place: "Cais do Sodré", state: "ahead" },
];
