import type { BlockName } from "../block";
import type { Place } from "../place";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "./preferences";
import type { Nearby } from "./stops";
import { briefWalk } from "./say-hop";
import { spokenMinutes } from "./spoken-time";

const TICKETS: Phrases<string> = [
  "It takes a ticket: check opening times and whether to book before you go.",
  "You need a ticket, so check opening times and availability beforehand.",
  "Ticketed: check opening times, and book ahead if you can.",
  "Check opening times and tickets the day before.",
];
const SHOWS: Phrases<string> = [
  "Check the programme and book ahead.",
  "Look up what is on and get tickets beforehand.",
  "See what is playing before you settle on the evening; you need tickets.",
];
const DOORS: Phrases<string> = [
  "Check opening times before you go.",
  "Have a look at the opening times first.",
  "Opening times vary, so check them that day.",
];
const TABLES: Phrases<string> = [
  "Check opening times, and reserve if you want to be sure of a table.",
  "It is worth asking for a table ahead.",
  "Check that it is open that day, and reserve if you can.",
];
const LENGTHS: Phrases<(length: string) => string> = [
  (length) => `Give it about ${length}.`,
  (length) => `Count on about ${length}.`,
  (length) => `About ${length} does it justice.`,
  (length) => `Plan for roughly ${length}.`,
];
const SLOW: Phrases<string> = [
  "Nothing else is planned until the next stop, so stay as long as you like.",
  "Take your time here; there is room for it.",
  "No hurry: this is the only stop of this part of the day.",
  "Sit down somewhere along the way; the plan leaves time for that.",
];

/** A usual visit needs no length every time; a long one does. */
const LONG_MINUTES = 110;
/** A table worth reserving; whoever stays shorter stands at a counter. */
const SITTING_MINUTES = 60;
const NOW_AND_THEN: Phrases<"now" | "not now"> = ["now", "not now", "not now"];

const CHECKED_CATEGORIES = new Set(["museum", "wellness", "market"]);

/** What to check before going, or null where one simply goes. */
export function sayBefore(place: Place, part: BlockName, deck: PhraseDeck): string | null {
  if (place.category === "performance") return deck.deal(SHOWS);
  if (place.ticketed) return deck.deal(TICKETS);
  if (place.category === "food" && part === "evening" && place.minutes >= SITTING_MINUTES) return deck.deal(TABLES);
  return CHECKED_CATEGORIES.has(place.category) ? deck.deal(DOORS) : null;
}

/** How long it usually takes; for the unhurried, leave to stay. */
export function sayLength(place: Place, { pace }: Preferences, deck: PhraseDeck): string | null {
  if (place.category === "food" || place.category === "nightlife" || place.category === "performance") return null;
  if (place.minutes < LONG_MINUTES && deck.deal(NOW_AND_THEN) === "not now") return null;
  if (pace === "slow" && place.minutes <= 90) return deck.deal(SLOW);
  return deck.deal(LENGTHS)(spokenMinutes(place.minutes));
}

/** Whoever stays shorter than this eats standing, or something sweet. */
const SNACK_MINUTES = 45;

const COFFEE: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `For breakfast or coffee there is ${name}, ${walk}.`,
  (name, walk) => `${name}, ${walk}, is there for a coffee first.`,
  (name, walk) => `Start at ${name} if you have not had breakfast; it is ${walk}.`,
];
const SNACK: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `For something small, ${name} is ${walk}.`,
  (name, walk) => `${name}, ${walk}, will do for a bite in between.`,
  (name, walk) => `A little hungry? ${name} is ${walk}.`,
];
const LUNCH: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `For lunch, ${name} is ${walk}.`,
  (name, walk) => `${name}, ${walk}, is a good place to eat before or after.`,
  (name, walk) => `When you are hungry, ${name} is ${walk}.`,
  (name, walk) => `Eat at ${name}, ${walk}.`,
];
const DINNER: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `For dinner, ${name} is ${walk}.`,
  (name, walk) => `Dinner could be at ${name}, ${walk}.`,
  (name, walk) => `${name} is ${walk} when you want to eat.`,
  (name, walk) => `Have a table at ${name} before or after; it is ${walk}.`,
];
const BITES: Record<BlockName, Phrases<(name: string, walk: string) => string>> = { morning: COFFEE, afternoon: LUNCH, evening: DINNER };

export const sayBite = ({ place, km }: Nearby, part: BlockName, preferences: Preferences, deck: PhraseDeck): string =>
  deck.deal(place.minutes < SNACK_MINUTES && part !== "morning" ? SNACK : BITES[part])(place.name, briefWalk(km, preferences));

const SECOND_STOPS: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `Add ${name} while you are here: ${walk}.`,
  (name, walk) => `There is time for ${name} too, ${walk}.`,
  (name, walk) => `Then on to ${name}, ${walk}.`,
  (name, walk) => `${name} is ${walk} and goes well with it.`,
];

export const saySecondStop = ({ place, km }: Nearby, preferences: Preferences, deck: PhraseDeck): string =>
  deck.deal(SECOND_STOPS)(place.name, briefWalk(km, preferences));

/** What travellers who need level ways should know; null for everyone else. */
export function sayAccess(place: Place, { wheelchair, stroller }: Preferences): string | null {
  if (wheelchair) {
    if (place.stepFree === true) return "Step-free as far as I know.";
    return place.stepFree === false ? "It is not step-free as far as I know; ask what help there is before you go." : "I do not know whether it is step-free, so ask first.";
  }
  return stroller && place.stroller === false ? "It is hard with a stroller; take a carrier." : null;
}

const FREE_OF_CHARGE: Phrases<string> = ["It costs nothing.", "No ticket, no bill.", "Free, which suits your budget."];
const FOR_CHILDREN: Phrases<string> = ["Good with children, as far as I know.", "The children should like this one.", "A stop for the children as much as for you."];
const ROLLS_WELL: Phrases<string> = ["Fine with a stroller.", "The stroller is no trouble here."];

/** Why it suits just these travellers; said now and then, not in every block. */
export function sayWhyForYou(place: Place, { budget, children, stroller }: Preferences, deck: PhraseDeck): string | null {
  if (deck.deal(NOW_AND_THEN) === "not now") return null;
  if (stroller && place.stroller === true) return deck.deal(ROLLS_WELL);
  if (children && place.children && place.category !== "food") return deck.deal(FOR_CHILDREN);
  return budget === "low" && place.price === 0 && !place.ticketed ? deck.deal(FREE_OF_CHARGE) : null;
}
