import { forecastShape } from "~/contracts/calls/destination";
import type { Forecast, ForecastDay } from "~/domain/destination/weather";
import type { Point } from "~/domain/place/geo";
import type { Log } from "../log";

const MINUTE_MS = 60_000;
/** A forecast younger than this is not asked for again. */
const FRESH_MS = 60 * MINUTE_MS;
/** How long a forecast is kept for when the service is away; the screen shows its age. */
const KEPT_SECONDS = 12 * 60 * 60;
/** How long after a failure the service is not asked again. */
const GIVEN_UP_SECONDS = 60;

type Parts = {
  source: string;
  ask: (at: Point) => Promise<ForecastDay[]>;
  cache: Pick<Cache, "match" | "put">;
  now: () => number;
  log: Log;
};

/** A forecast for a point, from the cache while it is fresh: everybody on the way to a city shares one. Points are rounded to about a kilometre. */
export const cachedForecast =
  (parts: Parts): ForecastFor =>
  async (point) => {
    const at = { lat: rounded(point.lat), lng: rounded(point.lng) };
    const kept = await readKept(parts.cache, keyOf(at));
    if (kept && parts.now() - kept.fetchedAt < FRESH_MS) return kept;
    if (await parts.cache.match(givenUpKey(at))) return kept;
    try {
      const forecast = { source: parts.source, fetchedAt: parts.now(), days: await parts.ask(at) };
      await keep(parts.cache, keyOf(at), forecast, KEPT_SECONDS);
      return forecast;
    } catch (problem) {
      parts.log.error("forecast-failed", problem);
      await keep(parts.cache, givenUpKey(at), {}, GIVEN_UP_SECONDS);
      return kept;
    }
  };

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

// The host does not exist: the address is only the key of the entry.
const keyOf = ({ lat, lng }: Point): string => `https://forecast.internal/${lat},${lng}`;
const givenUpKey = (at: Point): string => `${keyOf(at)}/given-up`;

async function readKept(cache: Parts["cache"], key: string): Promise<Forecast | null> {
  const found = await cache.match(key);
  return found ? (forecastShape.safeParse(await found.json()).data ?? null) : null;
}

const keep = (cache: Parts["cache"], key: string, content: object, seconds: number): Promise<void> =>
  cache.put(
    key,
    new Response(JSON.stringify(content), {
      headers: { "Content-Type": "application/json", "Cache-Control": `max-age=${seconds}` },
    }),
  );

/** A forecast for the days from today on, or null when there is none to be had just now. Never rejects, and never takes long. */
export type ForecastFor = (at: Point) => Promise<Forecast | null>;
