import type { Point } from "~/domain/place/geo";
import type { Forecast } from "~/domain/destination/weather";

/** A forecast for the days from today on, or null when there is none to be had just now. Never rejects, and never takes long. */
export type ForecastFor = (at: Point) => Promise<Forecast | null>;
