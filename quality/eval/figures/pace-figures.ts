import type { Rhythm } from "../judges/times-fit";
import type { Figures } from "./figures";

type PaceFigures = Pick<Figures, "slowDays" | "slowBegins" | "slowStops" | "fastDays" | "fastBegins" | "fastStops">;

/** The days of the same trip at both paces: when they begin, and what they hold. */
export const paceFigures = (slow: Rhythm, fast: Rhythm): PaceFigures => ({
  slowDays: slow.days,
  slowBegins: slow.begins,
  slowStops: slow.stops,
  fastDays: fast.days,
  fastBegins: fast.begins,
  fastStops: fast.stops,
});
