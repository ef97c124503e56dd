import type { Source } from "../plan/block";
import type { PlaceCategory } from "../place/place";
import type { BestThingsBudget, BestThingsCategory } from "./demo";

/** What a visitor asks for (SPEC section 2, /bestthings). */
export type BestThingsWish = { destination: string; category: BestThingsCategory; budget: BestThingsBudget };

/** One of the best things (SPEC section 3). `verified` as of a block. */
export type BestThing = {
  name: string;
  description: string;
  whyBest: string;
  emoji: string;
  category: string;
  source: Source;
  verified: boolean;
};

/** How many are shown, at the most and at the least. */
export const BEST_THINGS = 8;
export const FEWEST_THINGS = 5;

const EMOJI: Record<PlaceCategory, string> = {
  food: "🍽️",
  museum: "🖼️",
  landmark: "🏛️",
  religious: "🕯️",
  park: "🌳",
  nature: "🏞️",
  viewpoint: "🌇",
  market: "🧺",
  shopping: "🛍️",
  nightlife: "🍸",
  performance: "🎭",
  wellness: "♨️",
  neighborhood: "🏘️",
  family: "🎠",
};

const SHOWN_AS: Record<PlaceCategory, string> = {
  food: "food",
  market: "food",
  museum: "culture",
  landmark: "culture",
  religious: "culture",
  performance: "culture",
  park: "nature",
  nature: "nature",
  viewpoint: "nature",
  nightlife: "nightlife",
  shopping: "shopping",
  wellness: "wellness",
  neighborhood: "neighborhood",
  family: "family",
};

export const emojiOf = (kind: PlaceCategory): string => EMOJI[kind];

/** The category an item shows: the one that was asked for, or its own. */
export const categoryShown = (kind: PlaceCategory, asked: BestThingsCategory): string =>
  asked === "all" ? SHOWN_AS[kind] : asked;
