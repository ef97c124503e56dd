import type { City } from "#db/places/place-schema";
import type { Chance } from "#tests/fixtures/seeded-random";
import { continentOf } from "./continents";

/** A shuffled copy. */
function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(chance.below(left.length), 1));
}

/** So many cities, chosen by chance, from every continent in turn for as long as it has any. */
export function spreadCities(cities: readonly City[], count: number, chance: Chance): City[] {
  const groups = new Map<string, City[]>();
  for (const city of shuffled(cities, chance)) {
    const continent = continentOf(city.countryCode);
    groups.set(continent, [...(groups.get(continent) ?? []), city]);
  }
  const hands = [...groups.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, hand]) => hand);
  const dealt: City[] = [];
  for (let round = 0; dealt.length < Math.min(count, cities.length); round += 1)
    dealt.push(...hands.flatMap((hand) => hand.slice(round, round + 1)));
  return dealt.slice(0, count);
}
