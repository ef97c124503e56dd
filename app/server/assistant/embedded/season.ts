const TROPIC = 23.5;
const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
type Season = (typeof SEASONS)[number];

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** The month of a `YYYY-MM-DD` date, 1 to 12, or null when it is none. */
const monthOf = (date: string): number | null => {
  const month = Number(/^\d{4}-(\d{2})-\d{2}/.exec(date)?.[1]);
  return month >= 1 && month <= 12 ? month : null;
};

function seasonOf(month: number, latitude: number): Season {
  const index = Math.floor((month % 12) / 3);
  return SEASONS[latitude >= 0 ? index : (index + 2) % 4] ?? "spring";
}

const CLOTHES: Record<Season, { mild: string; cool: string }> = {
  winter: { mild: "a warm layer and something against rain", cool: "a proper coat, a scarf and shoes that stand wet" },
  spring: { mild: "light layers and a jacket for the evening", cool: "layers and a jacket that stands a shower" },
  summer: { mild: "light clothes, a hat and something against the sun", cool: "light clothes, with a layer for the evening" },
  autumn: { mild: "light layers and a jacket for later", cool: "layers, a jacket and shoes that stand rain" },
};

/** What to wear by season and latitude: a rule of thumb, not a forecast. Without a latitude, only the month is known. */
export function whatToWear(date: string, latitude: number | null): string {
  const month = monthOf(date);
  if (month === null || latitude === null) return "I do not have a forecast, so look at one the evening before; layers and shoes you can walk in are right nearly everywhere.";
  if (Math.abs(latitude) < TROPIC) return "I do not have a forecast. So near the equator it is warm all year: light clothes, sun cover, and something against a sudden shower.";
  const season = seasonOf(month, latitude);
  const clothes = CLOTHES[season][Math.abs(latitude) < 42 ? "mild" : "cool"];
  return `I do not have a forecast, but ${MONTHS[month - 1] ?? "it"} is ${season} there: ${clothes}, and shoes you can walk in.`;
}

/** The season in a sentence, for those who ask about the weather. */
export function usualSeason(date: string, latitude: number | null, city: string): string {
  const month = monthOf(date);
  if (month === null || latitude === null) return "I do not have a weather forecast.";
  const season = Math.abs(latitude) < TROPIC ? "in the tropics, warm all year" : seasonOf(month, latitude);
  return `I do not have a weather forecast. ${MONTHS[month - 1] ?? ""} in ${city} is ${season}.`;
}
