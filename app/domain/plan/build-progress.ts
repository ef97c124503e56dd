/** What is told of a build, as far as it says which of two is further. */
type Told = { state: "started" | "finished" | "failed"; daysReady: number };

/** Two builds at once are one, but both tell: the one that knows of fewer days has been overtaken, and what it says of itself is the past. */
export const furtherTold = <T extends Told>(before: T | null | undefined, told: T): T =>
  before?.state === "started" && told.state === "started" && told.daysReady < before.daysReady ? before : told;
