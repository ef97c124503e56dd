import { monthName, monthOf, seasonOf } from "~/domain/dates/season";
import type { Season } from "~/domain/dates/season";

const CLOTHES: Record<Exclude<Season, "tropical">, { mild: string; cool: string }> = {
  winter: { mild: "a warm layer and something against rain", cool: "a proper coat, a scarf and shoes that stand wet" },
  spring: { mild: "light layers and a jacket for the evening", cool: "layers and a jacket that stands a shower" },
  summer: {
    mild: "light clothes, a hat and something against the sun",
    cool: "light clothes, with a layer for the evening",
  },
  autumn: { mild: "light layers and a jacket for later", cool: "layers, a jacket and shoes that stand rain" },
};

/** What to wear by season and latitude: a rule of thumb, not a forecast. General advice without a date or a latitude. */
export function whatToWear(date: string, latitude: number | null): string {
  const month = monthOf(date);
  if (month === null || latitude === null)
    return "I do not have a forecast, so look at one the evening before; layers and shoes you can walk in are right nearly everywhere.";
  const season = seasonOf(month, latitude);
  if (season === "tropical")
    return "I do not have a forecast. So near the equator it is warm all year: light clothes, sun cover, and something against a sudden shower.";
  const clothes = CLOTHES[season][Math.abs(latitude) < 42 ? "mild" : "cool"];
  return `I do not have a forecast, but ${monthName(month)} is ${season} there: ${clothes}, and shoes you can walk in.`;
}

/** The season in a sentence, for those who ask about the weather. */
export function usualSeason(date: string, latitude: number | null, city: string): string {
  const month = monthOf(date);
  if (month === null || latitude === null) return "I do not have a weather forecast.";
  const season = seasonOf(month, latitude);
  return `I do not have a weather forecast. ${monthName(month)} in ${city} is ${season === "tropical" ? "in the tropics, warm all year" : season}.`;
}
