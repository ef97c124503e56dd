/**
 * What an assistant is doing while it plans days, told as it does it; `day` counts from 1. `reading`: it has been given the city's places and has not
 * said a word yet; `asking-again`: nothing of use came, and it is asked once more; `mending`: what it wrote for a day did not pass, and that day is
 * asked for once more; `standing-in`: the built-in planner writes from that day on.
 */
export type BuildStep = { kind: "reading"; places: number } | { kind: (typeof DAY_STEPS)[number]; day: number };

export const DAY_STEPS = ["writing", "asking-again", "mending", "standing-in"] as const;

/** Called with each step as it begins. */
export type TellStep = (step: BuildStep) => void;

/** What a build begins with: the places that there are to choose from. */
export const firstStep = ({ guide }: { guide: { places: readonly unknown[] } | null }): BuildStep => ({
  kind: "reading",
  places: guide?.places.length ?? 0,
});

/** What is told of a build, as far as it says which of two is further. */
type Told = { state: "started" | "finished" | "failed"; daysReady: number };

/** Two builds at once are one, but both tell: the one that knows of fewer days has been overtaken, and what it says of itself is the past. */
export const laterProgress = <T extends Told>(before: T | null | undefined, told: T): T =>
  before?.state === "started" && told.state === "started" && told.daysReady < before.daysReady ? before : told;
