import * as z from "zod/mini";
import type { Point } from "~/domain/place/geo";
import { FORECAST_DAYS, type ForecastDay, type Sky } from "~/domain/destination/weather";

const DEADLINE_MS = 3_000;

const numbers = z.array(z.nullable(z.number())).check(z.maxLength(FORECAST_DAYS));

const replyShape = z.object({
  daily: z.object({
    time: z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.minLength(1), z.maxLength(FORECAST_DAYS)),
    weather_code: numbers,
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
    precipitation_probability_max: z.optional(numbers),
  }),
});

/**
 * Open-Meteo's forecast for a point, in one attempt of at most three seconds. It is told two coordinates and nothing else: not who asks,
 * and not which days.
 * @throws for every failure: no connection, too slow, a status that is no 200, an answer that does not fit.
 */
export async function askOpenMeteo(baseUrl: string, { lat, lng }: Point): Promise<ForecastDay[]> {
  const url = new URL("/v1/forecast", baseUrl);
  url.search = new URLSearchParams({
    latitude: String(lat),
    longitude: String(lng),
    daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max",
    timezone: "auto",
    forecast_days: String(FORECAST_DAYS),
  }).toString();
  // The deadline holds for the whole answer, not only for its first byte.
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The forecast service answered ${response.status}.`);
  return toDays(replyShape.parse(await response.json()));
}

function toDays({ daily }: z.output<typeof replyShape>): ForecastDay[] {
  return daily.time.flatMap((date, at) => {
    const [code, high, low] = [daily.weather_code[at], daily.temperature_2m_max[at], daily.temperature_2m_min[at]];
    const isWhole = typeof code === "number" && typeof high === "number" && typeof low === "number";
    return isWhole
      ? [{ date, sky: skyOf(code), high, low, rainChance: daily.precipitation_probability_max?.[at] ?? null }]
      : [];
  });
}

/** The sky behind a code of the World Meteorological Organization, as Open-Meteo uses them. */
export function skyOf(code: number): Sky {
  if (code <= 1) return "clear";
  if (code === 2) return "partly-cloudy";
  if (code >= 95) return "thunder";
  if (code === 85 || code === 86 || (code >= 71 && code <= 77)) return "snow";
  if (code >= 80) return "showers";
  if (code >= 61) return "rain";
  if (code >= 51) return "drizzle";
  return code >= 45 ? "fog" : "cloudy";
}
