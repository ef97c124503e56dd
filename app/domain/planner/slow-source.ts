import { BLOCK_NAMES } from "../block";
import type { Day } from "../itinerary";
import type { CityGuide } from "../place";
import type { Choice } from "./choose-places";
import type { PhraseDeck } from "./phrase-deck";

/** What the slow blocks of a trip draw on: areas to be in, and earlier stops to go back to. */
export type SlowSource = {
  guide: CityGuide;
  deck: PhraseDeck;
  area: () => string;
  favourite: () => string | null;
  /** Tells the source where a finished day went, so that one can only go back to where one has been. */
  lived: (choices: readonly Choice[]) => void;
  titles: Set<string>;
};

/** The neighbourhoods worth an idle hour, the liveliest first. */
function livelyAreas(guide: CityGuide): string[] {
  const count = new Map<string, number>();
  for (const place of guide.places) if (!place.dayTrip) count.set(place.neighborhood, (count.get(place.neighborhood) ?? 0) + 1);
  const all = [...count.entries()].sort((a, b) => b[1] - a[1]);
  const lively = all.filter(([, places]) => places > 1);
  return (lively.length > 0 ? lively : all).map(([name]) => name);
}

export function slowSource(guide: CityGuide, deck: PhraseDeck, earlier: readonly Day[] = []): SlowSource {
  const areas = livelyAreas(guide);
  const before = earlier.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part]));
  const visited = before.filter(({ placeId }) => placeId !== null).map(({ title }) => title);
  let nextArea = 0;
  let nextFavourite = 0;
  return {
    guide,
    deck,
    titles: new Set(before.map(({ title }) => title)),
    area: () => areas[nextArea++ % Math.max(1, areas.length)] ?? guide.name,
    favourite: () => visited[nextFavourite++ % Math.max(1, visited.length)] ?? null,
    lived: (choices) => {
      const stops = choices.flatMap((choice) => (choice.kind === "place" || choice.kind === "trip" ? [choice.place] : []));
      visited.push(...stops.filter((place) => place.anchor || stops.length < 2).map((place) => place.name));
    },
  };
}
