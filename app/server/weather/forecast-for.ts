import type { Env } from "../env";
import type { Log } from "../log";
import { cachedForecast, type ForecastFor } from "./cached-forecast";
import { askOpenMeteo } from "./open-meteo";

declare global {
  interface CacheStorage {
    /** The Worker's own cache, which browsers do not have. */
    readonly default: Cache;
  }
}

const OPEN_METEO = "https://api.open-meteo.com";

/** The forecast service that is configured; null when it is switched off. */
export function forecastFor(env: Env, log: Log, now: () => number): ForecastFor | null {
  const baseUrl = env.WEATHER_URL ?? OPEN_METEO;
  if (baseUrl === "") return null;
  return cachedForecast({
    source: "Open-Meteo",
    ask: (at) => askOpenMeteo(baseUrl, at),
    cache: caches.default,
    now,
    log,
  });
}
