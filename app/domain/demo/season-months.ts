import type { Season } from "./demo";

const MID_MONTHS: Record<Season, { north: number; south: number }> = {
  Spring: { north: 4, south: 10 },
  Summer: { north: 7, south: 1 },
  Fall: { north: 10, south: 4 },
  Winter: { north: 1, south: 7 },
};

/** The month in the middle of a season at a latitude in degrees, 1 to 12. */
export const midMonth = (season: Season, latitude: number): number =>
  MID_MONTHS[season][latitude < 0 ? "south" : "north"];

/** A day in that month, `YYYY-MM-DD`; year and weekday say nothing. */
export const dayInSeason = (season: Season, latitude: number): string =>
  `2027-${String(midMonth(season, latitude)).padStart(2, "0")}-12`;

const SEASONS_BY_QUARTER = ["Winter", "Spring", "Summer", "Fall"] as const satisfies readonly Season[];

/** The season of a month, 1 to 12, where most travellers live: north of the equator. */
export const seasonOfMonth = (month: number): Season => SEASONS_BY_QUARTER[Math.floor((month % 12) / 3)] ?? "Spring";
