import type { Place, PlaceCategory } from "~/domain/place/place";
import type { Choice } from "../plan/choose-places";
import { areaName, themeOf } from "./day-theme";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import { capitalised } from "./sentences";

type InArea = Phrases<(area: string) => string>;

const BY_NIGHT: Record<PlaceCategory, InArea> = {
  food: [(area) => `dinner in ${area}`, (area) => `a table in ${area}`, (area) => `supper in ${area}`],
  nightlife: [(area) => `a drink in ${area}`, (area) => `a night out in ${area}`, (area) => `drinks in ${area}`],
  performance: [(area) => `a show in ${area}`, (area) => `an evening's performance in ${area}`],
  viewpoint: [(area) => `the evening view in ${area}`, (area) => `a last look from ${area}`],
  wellness: [(area) => `a soak in ${area}`, (area) => `an evening's rest in ${area}`],
  market: [(area) => `an evening market in ${area}`, (area) => `stalls in ${area} at night`],
  museum: [(area) => `a museum in ${area} in the evening`, (area) => `a late museum in ${area}`],
  landmark: [(area) => `an evening in ${area}`, (area) => `the lights of ${area}`],
  religious: [(area) => `a quiet evening in ${area}`, (area) => `${area} in the evening`],
  park: [(area) => `an evening walk in ${area}`, (area) => `the evening in ${area}`],
  nature: [(area) => `an evening in the open in ${area}`, (area) => `the evening in ${area}`],
  neighborhood: [(area) => `a stroll through ${area}`, (area) => `an evening walk in ${area}`],
  shopping: [(area) => `an evening in ${area}`, (area) => `late shops in ${area}`],
  family: [(area) => `an evening of play in ${area}`, (area) => `the evening in ${area}`],
};
const CLOSE_BY: Partial<Record<PlaceCategory, string>> = {
  food: "dinner close by",
  nightlife: "a drink close by",
  performance: "a show close by",
  viewpoint: "the view at the end of the day",
  neighborhood: "an evening stroll close by",
};

/** Leaves out an area that is in the name: not "Ueno Park in Ueno". */
const placed = (name: string, area: string): string =>
  name.includes(area.replace(/^the /, "")) ? name : `${name} in ${area}`;

type DayWords = { theme: string; area: string; other: string; night: string; first: string; second: string };

const ONE_AREA: Phrases<(words: DayWords) => string> = [
  ({ area, theme, night }) => `${area}: ${theme}, then ${night}`,
  ({ area, first, second, night }) => `${placed(first, area)} and ${second}, with ${night} to end on`,
  ({ first, theme, area, night }) => `${theme}, beginning at ${placed(first, area)}; then ${night}`,
  ({ area, second, first, night }) => `a day in ${area}, from ${first} to ${second}, and ${night}`,
  ({ area, theme, night }) => `${theme}, all of it in ${area}, and ${night}`,
];
const TWO_AREAS: Phrases<(words: DayWords) => string> = [
  ({ area, other, theme, night }) => `from ${area} to ${other}: ${theme}, and ${night}`,
  ({ area, other, theme, night }) => `${theme} in ${area} and ${other}, then ${night}`,
  ({ first, second, night }) => `${first}, ${second}, and ${night}`,
  ({ area, other, first, night }) => `${placed(first, area)}, an afternoon in ${other}, ${night}`,
  ({ theme, first, second, night }) => `${theme}: ${first}, then ${second}, and ${night}`,
  ({ area, other, second, night }) => `a morning in ${area}, then ${placed(second, other)}, and ${night}`,
];
const OUT_OF_TOWN: Phrases<(name: string, night: string) => string> = [
  (name, night) => `A day out: ${name}, then ${night}`,
  (name, night) => `Out of town to ${name}, and back for ${night}`,
  (name, night) => `A whole day for ${name}, with ${night} to come home to`,
  (name, night) => `${name} and back, then ${night}`,
];
const ALMOST_FREE: Phrases<(name: string, night: string) => string> = [
  (name, night) => `${name}, time of your own, then ${night}`,
  (name, night) => `One thing to see, ${name}, and ${night}`,
  (name, night) => `${name} and a free half day, with ${night} after it`,
];

function nightOf(choice: Choice, day: readonly Place[], deck: PhraseDeck): string {
  if (choice.kind !== "place") return choice.kind === "own" ? choice.title : "an evening of your own";
  const { category, neighborhood } = choice.place;
  const stays = day.some((place) => place.neighborhood === neighborhood);
  return (stays ? CLOSE_BY[category] : undefined) ?? deck.deal(BY_NIGHT[category])(areaName(neighborhood));
}

/** One line about the day: where it goes and what it is about. `slow` gives the line of a day without places. */
export function sayDay(
  [morning, afternoon, evening]: readonly [Choice, Choice, Choice],
  slow: () => string,
  deck: PhraseDeck,
): string {
  const named = [morning, afternoon].flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));
  const own = [morning, afternoon].flatMap((choice) => (choice.kind === "own" ? [choice.title] : []));
  const night = nightOf(evening, named, deck);
  if (morning.kind === "trip") return deck.deal(OUT_OF_TOWN)(morning.place.name, night);
  const [first, second] = named;
  if (first && second) {
    const words: DayWords = {
      theme: themeOf(first, second, deck),
      area: areaName(first.neighborhood),
      other: areaName(second.neighborhood),
      night,
      first: first.name,
      second: second.name,
    };
    return capitalised(deck.deal(first.neighborhood === second.neighborhood ? ONE_AREA : TWO_AREAS)(words));
  }
  if (first)
    return capitalised(
      own.length > 0 ? [first.name, ...own, night].join(", ") : deck.deal(ALMOST_FREE)(first.name, night),
    );
  if (own.length > 0) return capitalised([...own, night].join(", "));
  return evening.kind === "nothing" ? slow() : `${slow()}, then ${night}`;
}
