import type { Place, PlaceCategory } from "~/domain/place/place";
import type { PhraseDeck, Phrases } from "./phrase-deck";

/** The words for a kind of place in a day's theme. */
const THEMES: Record<PlaceCategory, Phrases<string>> = {
  food: ["good eating", "a proper table", "local cooking"],
  museum: ["museum rooms", "a museum"],
  landmark: ["a great sight", "a landmark"],
  religious: ["a sacred place", "quiet halls"],
  park: ["greenery", "a garden"],
  nature: ["the open air", "fresh air"],
  viewpoint: ["a wide view", "a view"],
  market: ["a market", "market stalls"],
  shopping: ["shops", "browsing"],
  nightlife: ["a drink", "bars"],
  performance: ["a show", "a stage"],
  wellness: ["a good soak", "rest"],
  neighborhood: ["street life", "old streets"],
  family: ["play", "fun for all ages"],
};

/** Themes for two kinds of places together. */
const PAIRS: readonly (readonly [PlaceCategory, PlaceCategory, Phrases<string>])[] = [
  ["museum", "landmark", ["the great sights", "history from close up"]],
  ["museum", "religious", ["art and sacred places", "treasures, holy and otherwise"]],
  ["museum", "park", ["museum and garden", "pictures and greenery"]],
  ["museum", "market", ["a museum and a market", "show cases and stalls"]],
  ["landmark", "religious", ["old stones", "the old monuments"]],
  ["landmark", "park", ["a great sight and a garden", "stone and greenery"]],
  ["landmark", "market", ["the old centre and its market", "monument and market"]],
  ["landmark", "viewpoint", ["the city from below and above", "landmarks and long views"]],
  ["religious", "park", ["a sacred place and a garden", "calm, indoors and out"]],
  ["religious", "market", ["incense and market stalls", "prayer and trade"]],
  ["park", "market", ["greenery and a market", "lawns and stalls"]],
  ["park", "nature", ["a green day", "leaves and open sky"]],
  ["park", "viewpoint", ["gardens and views", "greenery with a view"]],
  ["nature", "viewpoint", ["high ground and fresh air", "the open air, from low to high"]],
  ["nature", "wellness", ["fresh air and warm water", "wind and warm water"]],
  ["neighborhood", "market", ["streets and stalls", "daily life, stall by stall"]],
  ["neighborhood", "museum", ["a quarter and its museum", "streets and show cases"]],
  ["neighborhood", "landmark", ["old streets and a great sight", "a landmark and the lanes around"]],
  ["neighborhood", "religious", ["lanes and sacred places", "a quarter and its prayers"]],
  ["neighborhood", "shopping", ["streets and shops", "browsing from street to street"]],
  ["shopping", "market", ["a day of browsing", "shops and stalls"]],
  ["family", "park", ["play and greenery", "an easy day out of doors"]],
  ["family", "museum", ["things to touch and things to look at", "play and a museum"]],
];

/** What the day is about, in two to six words. */
export function themeOf(first: Place, second: Place, deck: PhraseDeck): string {
  const has = (kind: PlaceCategory): boolean => first.category === kind || second.category === kind;
  const pair = PAIRS.find(([a, b]) => has(a) && has(b));
  if (pair) return deck.deal(pair[2]);
  return first.category === second.category
    ? deck.deal(THEMES[first.category])
    : `${deck.deal(THEMES[first.category])} and ${deck.deal(THEMES[second.category])}`;
}

/** Areas that take an article in a sentence. */
const THE = new Set(
  `Arts District|Bund|CBD|Capitol District|Center|Central Business District|Centre|Citadel|City|City Bowl|City Centre|Civic Center|Civic District|Corniche|East Bank|East Coast|East End|East Village|Financial District|Fort|French Quarter|Garden District|Harbour|Historic District|Kasbah|Latin Quarter|Lower East Side|Marais|Marina|Meatpacking District|Medina|Mellah|Merchant City|Milk District|Mission|Muslim Quarter|North|North End|Northern Quarter|Old City|Old Market|Old Quarter|Old Town|Old centre|Old city|East quarter|Pearl District|Peninsula|Port|River|Royal Quarter|Science Park|Seafront|South|South Bank|South City|South End|Theater District|University District|Upper East Side|Upper West Side|Victorian District|Vieux-Port|Warehouse District|Waterfront|West Bank|West End|West Side`.split(
    "|",
  ),
);

/** The name of an area within a sentence: "Saint-Germain" for "7e, Saint-Germain", and "the Medina". */
export function areaName(neighborhood: string): string {
  const name = neighborhood.split(",").at(-1)?.trim() || neighborhood;
  return THE.has(name) ? `the ${name}` : name;
}
