import type { BlockName } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import type { PhraseDeck, Phrases } from "../words/phrase-deck";
import type { BestThingsBudget } from "~/domain/demo/demo";

const ANCHOR: Phrases<(city: string) => string> = [
  (city) => `One of the few in ${city} worth building a day around.`,
  (city) => `If you see one thing in ${city}, it may as well be this.`,
  (city) => `People come to ${city} for it, and it holds up.`,
  (city) => `It is what ${city} is remembered for.`,
];
const LESSER: Phrases<(area: string) => string> = [
  (area) => `A good reason to be in ${area}.`,
  (area) => `It shows ${area} from its better side.`,
  (area) => `Easy to add to a day in ${area}.`,
  (area) => `Worth the way to ${area}.`,
];
const AT: Record<BlockName, Phrases<string>> = {
  morning: ["Best in the morning.", "Go early.", "The first hours of the day suit it."],
  afternoon: ["Best in the afternoon.", "Keep an afternoon for it.", "It fills a slow afternoon."],
  evening: ["Best in the evening.", "It comes into its own late in the day.", "Save it for the evening."],
};
const FREE: Phrases<string> = [
  "It costs nothing, as far as I know.",
  "No ticket and no bill.",
  "Free, as far as I know.",
];
const MODEST: Phrases<string> = ["Easy on the purse.", "It asks for little money."];
const SPLURGE: Phrases<string> = ["A place to spend on.", "Not cheap, and meant to be so."];
const TICKET: Phrases<string> = ["It takes a ticket, so look at its own site first.", "Book ahead if you can."];

function sayMoney({ price, ticketed }: Place, budget: BestThingsBudget, deck: PhraseDeck): string | null {
  if (price === 0 && !ticketed) return budget === "high" ? null : deck.deal(FREE);
  if (price <= 1 && budget === "low") return deck.deal(MODEST);
  return price >= 3 && budget === "high" ? deck.deal(SPLURGE) : null;
}

/** Why a place is among the best: what it is to its city, when to go, and what it costs. */
export function sayWhyBest(place: Place, cityName: string, budget: BestThingsBudget, deck: PhraseDeck): string {
  const opening = place.anchor
    ? deck.deal(ANCHOR)(cityName)
    : deck.deal(LESSER)(place.name.includes(place.neighborhood) ? cityName : place.neighborhood);
  const [best] = place.parts;
  const more = [
    place.dayTrip ? "It takes a whole day." : best ? deck.deal(AT[best]) : null,
    sayMoney(place, budget, deck) ?? (place.ticketed ? deck.deal(TICKET) : null),
  ];
  return [opening, ...more].filter((sentence) => sentence !== null).join(" ");
}
