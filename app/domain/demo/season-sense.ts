import type { CityGuide, Place, PlaceCategory } from "../place";
import type { Season } from "./demo-options";

/** What a season means where the city lies: a rule of thumb, not a forecast. */
export type Climate = "cold" | "mild" | "hot" | "tropical";

const TROPIC = 23.5;
/** From here towards the pole, winter is for coats. */
const COLD_FROM = 36;
/** From here towards the equator, summer afternoons are for the shade. */
const HOT_UP_TO = 46;

/** @param latitude of the city, in degrees */
export function climateOf(season: Season, latitude: number): Climate {
  const away = Math.abs(latitude);
  if (away < TROPIC) return "tropical";
  if (season === "Winter" && away >= COLD_FROM) return "cold";
  return season === "Summer" && away <= HOT_UP_TO ? "hot" : "mild";
}

const MID_MONTHS: Record<Season, { north: string; south: string }> = {
  Spring: { north: "04", south: "10" },
  Summer: { north: "07", south: "01" },
  Fall: { north: "10", south: "04" },
  Winter: { north: "01", south: "07" },
};

/** A day in the middle of the season there, `YYYY-MM-DD`; the year says nothing. */
export const dayInSeason = (season: Season, latitude: number): string => `2027-${MID_MONTHS[season][latitude < 0 ? "south" : "north"]}-12`;

const SEASONS_BY_QUARTER = ["Winter", "Spring", "Summer", "Fall"] as const satisfies readonly Season[];

/** The season of a month, 1 to 12, where most travellers live: north of the equator. */
export const seasonOfMonth = (month: number): Season => SEASONS_BY_QUARTER[Math.floor((month % 12) / 3)] ?? "Spring";

const OUT_IN_THE_COLD: ReadonlySet<PlaceCategory> = new Set(["nature", "park", "family"]);
/** So many places a day are enough to choose from. */
const PLACES_A_DAY = 5;

const suffersFromCold = ({ indoor, anchor, category }: Place): boolean => !indoor && !anchor && OUT_IN_THE_COLD.has(category);

/** The guide as it is worth reading in that season: in the cold without lawns and trails, as long as enough is left for the days. */
export function guideInSeason(guide: CityGuide, season: Season, numDays: number): CityGuide {
  if (climateOf(season, guide.lat) !== "cold") return guide;
  const places = guide.places.filter((place) => !suffersFromCold(place));
  return places.length >= PLACES_A_DAY * numDays ? { ...guide, places } : guide;
}
