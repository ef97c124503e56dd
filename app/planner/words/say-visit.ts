import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Preferences } from "../fit/preferences";
import type { PhraseDeck, Phrases } from "./phrase-deck";

const LENGTHS: Phrases<(length: string) => string> = [
  (length) => `Give it ${length}.`,
  (length) => `Count on ${length}.`,
  (length) => `Plan for ${length}.`,
  (length) => `Most people need ${length}.`,
  (length) => `Keep ${length} for it.`,
];
const SLOW: Phrases<string> = [
  "No hurry here: stay as long as you like.",
  "Take your time here; there is room for it.",
  "Nothing presses here, so look for as long as it pleases you.",
  "Sit down somewhere along the way; the plan leaves time for that.",
];

/** In minutes: the length of a visit this long is always mentioned. */
const LONG_MINUTES = 110;
/** Of a visit of which a plan keeps less, it says nothing of how long others stay. */
const NEARLY_WHOLE = 0.8;

/** Whether a plan keeps so little of a visit; `planned` in minutes, null where that is open. */
export const isCutShort = ({ minutes }: Pick<Place, "minutes">, planned: number | null): boolean =>
  planned !== null && planned < NEARLY_WHOLE * minutes;
const NOW_AND_THEN: Phrases<"now" | "not now"> = ["now", "not now", "not now"];

/** How long a visit usually takes, where the plan has about so long for it; at a slow pace, that there is time to stay. `planned` in minutes, null where that is open. */
export function sayLength(
  place: Place,
  planned: number | null,
  { pace }: Preferences,
  deck: PhraseDeck,
): string | null {
  if (isCutShort(place, planned)) return null;
  if (place.category === "food" || place.category === "nightlife" || place.category === "performance") return null;
  if (place.minutes < LONG_MINUTES && deck.deal(NOW_AND_THEN) === "not now") return null;
  if (pace === "slow" && place.minutes <= 90) return deck.deal(SLOW);
  return place.minutes < LONG_MINUTES ? null : deck.deal(LENGTHS)(aboutSoLong(place.minutes));
}

/** Where a sentence of these names a length, or a way, to find it in a text. */
const ANY = "#";

/** The sentence in a text that says how long a visit takes; null where none does. */
export function lengthIn(text: string): string | null {
  const said = LENGTHS.map((say) => say(ANY).replace(ANY, "(?:about [a-z ]+?|most of the day)").replace(".", "\\."));
  return new RegExp(said.join("|")).exec(text)?.[0] ?? null;
}

/** What plans said once of the stop after: days tell the way to it by themselves now. */
const SECOND_STOPS: Phrases<(name: string, walk: string) => string> = [
  (name, walk) => `Add ${name} while you are here: ${walk}.`,
  (name, walk) => `There is time for ${name} too, ${walk}.`,
  (name, walk) => `Then on to ${name}, ${walk}.`,
  (name, walk) => `${name} is ${walk} and goes well with it.`,
  (name, walk) => `See ${name} afterwards, ${walk}.`,
  (name, walk) => `Go on to ${name} afterwards, ${walk}.`,
];

/** The sentence in a text that leads on to a second stop of that name; null where none does. */
export function secondStopIn(text: string, name: string): string | null {
  const said = SECOND_STOPS.map((lead) =>
    lead(name, ANY)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(ANY, "(?:next door|about \\d+ minutes away)"),
  );
  return new RegExp(said.join("|")).exec(text)?.[0] ?? null;
}

/** What runs on rails, between stations of which many have stairs. */
const RAILS = /\b(?:metro|subway|underground|trains?|trams?|rail|railway|[US]\d|MRT|MTR|BTS|JR)\b/i;
/** Some lines run on the road or the water. */
const RAIL_LINE = /\b(?<!\b(?:bus|boat|ferry|vaporetto|city) )lines? (?:to|from|one|along|\d+)\b/i;
const isByRail = (reach: string): boolean => RAILS.test(reach) || RAIL_LINE.test(reach);

/** How one gets there; with a wheelchair, that not every station has a lift. */
export const sayReach = ({ reach }: Place, { wheelchair }: Preferences): string | null =>
  reach !== null && wheelchair && isByRail(reach) ? `${reach} Check first that the stations have lifts.` : reach;

const STEP_FREE: Phrases<string> = [
  "Step-free as far as I know.",
  "Level all the way in, as far as I know.",
  "No steps that I know of.",
];
const STEPS_UNKNOWN: Phrases<string> = [
  "I do not know whether it is step-free, so ask first.",
  "Ask about steps before you go; I have no word on that.",
  "Whether there is a level way in I cannot say, so call ahead.",
];

/** What travellers with a wheelchair or a stroller should know; null for everyone else. */
export function sayAccess(place: Place, { wheelchair, stroller }: Preferences, deck: PhraseDeck): string | null {
  if (wheelchair) {
    if (place.stepFree === true) return deck.deal(STEP_FREE);
    return place.stepFree === false
      ? "It is not step-free as far as I know; ask what help there is before you go."
      : deck.deal(STEPS_UNKNOWN);
  }
  return stroller && place.stroller === false ? "It is hard with a stroller; take a carrier." : null;
}

const FREE_OF_CHARGE: Phrases<string> = ["It costs nothing.", "Free, which suits your budget."];
const FOR_CHILDREN: Phrases<string> = [
  "There is enough here for children to look at and ask about.",
  "The children should like this one.",
  "A stop for the children as much as for you.",
  "Let the children lead here.",
  "Ask the children first what they want to see of it.",
];
const ROLLS_WELL: Phrases<string> = [
  "Fine with a stroller.",
  "The stroller is no trouble here.",
  "Smooth enough for small wheels.",
];
const FOR_TWO: Phrases<string> = [
  "Stay a little longer than you meant to, the two of you.",
  "Made for two who are in no hurry.",
  "Leave the phones in your pockets for this one.",
];
const TABLE_FOR_TWO: Phrases<string> = [
  "Ask for a corner for two.",
  "Share the plates; that is half of it.",
  "A good evening to order one thing more than you need.",
];
const FOR_FRIENDS: Phrases<string> = ["Order for the middle of the table.", "Better in a group than alone."];
const FOR_ONE: Phrases<string> = [
  "Easy alone: take a seat at the counter if there is one.",
  "Alone, you can stay with one thing for as long as you like.",
];
const FOR_ELDERS: Phrases<string> = [
  "Take it in two halves with a sit-down between.",
  "Nobody has to see all of it: find a seat and meet there again.",
  "Leave out what tires anyone.",
];

const OPEN_AIR = new Set(["viewpoint", "park", "nature"]);
/** Of these one may leave out a part; of a boat or a show one may not. */
const WALKED_THROUGH = new Set(["museum", "park", "market", "shopping", "neighborhood", "religious"]);
const LONG_FOR_ELDERS = 75;

function companyWords(
  place: Place,
  part: BlockName,
  { children, elders, couple, friends, solo, stroller }: Preferences,
): Phrases<string> | null {
  const table = place.category === "food";
  if (stroller && place.stroller === true) return ROLLS_WELL;
  if (children) return place.children && !table && part !== "evening" ? FOR_CHILDREN : null;
  if (elders) return place.minutes >= LONG_FOR_ELDERS && WALKED_THROUGH.has(place.category) ? FOR_ELDERS : null;
  if (couple) return table && part === "evening" ? TABLE_FOR_TWO : OPEN_AIR.has(place.category) ? FOR_TWO : null;
  if (friends) return table ? FOR_FRIENDS : null;
  return solo && (table || place.category === "museum") ? FOR_ONE : null;
}

/** Why a place suits these travellers; in about every third block. */
export function sayWhyForYou(place: Place, part: BlockName, preferences: Preferences, deck: PhraseDeck): string | null {
  const company = companyWords(place, part, preferences);
  const free = preferences.budget === "low" && place.price === 0 && !place.ticketed;
  if ((!company && !free) || deck.deal(NOW_AND_THEN) === "not now") return null;
  return company ? deck.deal(company) : deck.deal(FREE_OF_CHARGE);
}

const SPOKEN: readonly [number, string][] = [
  [20, "a quarter of an hour"],
  [38, "half an hour"],
  [52, "three quarters of an hour"],
  [75, "an hour"],
  [105, "an hour and a half"],
  [135, "two hours"],
  [165, "two and a half hours"],
  [210, "three hours"],
  [270, "half a day"],
];

/** The length of a visit in words: "an hour and a half". */
export const spokenMinutes = (minutes: number): string =>
  SPOKEN.find(([below]) => minutes < below)?.[1] ?? "most of the day";

const aboutSoLong = (minutes: number): string =>
  SPOKEN.some(([below]) => minutes < below) ? `about ${spokenMinutes(minutes)}` : spokenMinutes(minutes);
