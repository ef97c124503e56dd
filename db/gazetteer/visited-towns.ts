import type { KnownCity } from "../../app/domain/cities/known-city";
import { searchKey } from "../../app/domain/cities/search-key";
import { kilometresBetween } from "../../app/domain/place/geo";
import type { LandFile } from "./read-lands";

/** A town of `db/regions`, where travellers stay. */
export type VisitedTown = Pick<KnownCity, "name" | "countryCode" | "lat" | "lng">;

/** One of that name so near is the town that was meant. */
const SAME_TOWN_KM = 12;

export const visitedTowns = (lands: readonly LandFile[]): VisitedTown[] =>
  lands.flatMap(({ towns, countries }) =>
    towns.map(({ name, country, lat, lng }) => ({ name, countryCode: country ?? countries[0] ?? "", lat, lng })),
  );

/** Tells which place is one of the towns, by where it lies and its names, which are asked for where a town lies near. */
export function townMatcher(towns: readonly VisitedTown[]) {
  const townsAround = new Map<string, VisitedTown[]>();
  for (const town of towns)
    for (const cell of cellsAround(town)) townsAround.set(cell, [...(townsAround.get(cell) ?? []), town]);
  return (place: At, names: () => readonly string[]): VisitedTown[] => {
    const near = (townsAround.get(cellOf(place)) ?? []).filter((town) => kilometresBetween(town, place) < SAME_TOWN_KM);
    if (near.length === 0) return [];
    const keys = new Set(names().map(searchKey));
    return near.filter(({ name }) => keys.has(searchKey(name)));
  };
}

type At = Pick<KnownCity, "lat" | "lng">;

/** Cells of a quarter of a degree: the town that was meant lies in the place's own or one beside it, north of 65° in one further east or west. */
const PER_DEGREE = 4;
const key = (north: number, east: number): string => `${north} ${east}`;
const row = (degrees: number): number => Math.floor(degrees * PER_DEGREE);
const cellOf = ({ lat, lng }: At): string => key(row(lat), row(lng));
const cellsAround = ({ lat, lng }: At): string[] =>
  [-1, 0, 1].flatMap((north) => [-2, -1, 0, 1, 2].map((east) => key(row(lat) + north, row(lng) + east)));

/** A town that GeoNames does not have: as small as a village. */
export const toKnownTown = (town: VisitedTown): KnownCity => ({
  ...town,
  region: "",
  regionCode: "",
  thousands: 1,
  metres: 0,
  aliases: [],
  guide: null,
  isVisited: true,
  land: null,
});
