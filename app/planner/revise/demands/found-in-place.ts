import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import type { FearId } from "~/language/wish/fear-words";
import type { Sought } from "~/language/wish/kind-words";
import { oneOf } from "~/language/words/one-of";
import { isMeatless } from "./need-demands";
import { hasAny, traitWords } from "./trait-words";
import { isUphill } from "./uphill";

/** What is called by such a word and is not the thing: a water pipe lies by no water. */
const OTHER_THINGS = oneOf(`
  drinking/rose/holy water, water pipe/pipes, water buffalo/buffaloes, water clock/clocks, water tower/towers,
  water heater/heaters,
  sea bass/bream/salt, sea urchin/urchins, sea lion/lions, sea otter/otters, dead sea, bay leaf/leaves,
  port wine/wines, canal house/houses, national mall
`);
const NO_SUCH_THING = new RegExp(String.raw`\b${OTHER_THINGS}\b`, "g");

const wordsIn = (written: string): ReadonlySet<string> =>
  new Set(nameKey(written).replace(NO_SUCH_THING, " ").split(" "));

const hitsIn = (words: ReadonlySet<string>, keywords: readonly string[]): number =>
  keywords.filter(
    (word) => words.has(word) || words.has(`${word}s`) || (word.endsWith("s") && words.has(word.slice(0, -1))),
  ).length;

/** How many of the wish's own words occur in what is written of a place. */
export function keywordHits(place: Place, keywords: readonly string[]): number {
  const { name, about, neighborhood, tags, meal } = place;
  return hitsIn(wordsIn([name, about, neighborhood, ...tags, meal?.cuisine, traitWords(place)].join(" ")), keywords);
}

export function isSought(place: Place, { id, words, categories }: Sought<string>): boolean {
  if (categories.length > 0 && !categories.includes(place.category)) return false;
  if (id === "water") return isByWater(place, words);
  if (id === "sea") return isBySea(place, words);
  if (id === "dance") return isToDance(place, words);
  // Others work where a sentence tells of workshops.
  if (id === "workshop") return isMarked(place, words);
  // Of a bar or a table its sentence tells much; that music is played there its name and its marks tell.
  if (id === "music") return place.category === "performance" ? keywordHits(place, words) > 0 : isMarked(place, words);
  if (id === "autumnLeaves") return LEAVES.test(writtenOf(place));
  if (id === "garden") return GARDEN.test(writtenOf(place)) || (isSightOf(place) && GARDEN.test(place.name));
  return keywordHits(place, words) > 0 && !(id === "meat" && isMeatless(place));
}

/** Gold leaf, tea leaves and a boat that leaves are no colours of autumn. */
const LEAVES = /\bmaples\b|\bautumn (?:leaves|colou?rs|turns)\b|\bleaf season\b/i;

/** A quarter or a hall may be called a garden and have none. */
const GARDEN = /\bgardens?\b/i;
const isSightOf = ({ category }: Place): boolean =>
  category === "religious" || category === "landmark" || category === "museum" || category === "park";
const writtenOf = ({ about, tags }: Place): string => [about, ...tags].join(", ");

/** On a stage others dance; what is called a club for its jazz, its jokes or its members is none to dance in. */
const DANCE_FLOOR = "dancefloor milonga clubbing".split(" ");
const LISTENED_TO = "jazz comedy listening folk blues supper draughts".split(" ");
const ONLY_CALLED_SO: ReadonlySet<string> = new Set(["club", "clubs"]);

/** Whether one dances there oneself. */
function isToDance(place: Place, words: readonly string[]): boolean {
  const isStage = place.category === "performance";
  const isFloor = place.tags.some((tag) => /\bdance (?:floor|hall)\b/.test(tag));
  if (isStage) return isFloor || keywordHits(place, DANCE_FLOOR) > 0;
  const isListened = keywordHits(place, LISTENED_TO) > 0;
  return keywordHits(place, isListened ? words.filter((word) => !ONLY_CALLED_SO.has(word)) : words) > 0;
}

/** A church or a museum is called after the sea, wherever it lies. */
const CALLED_AFTER: ReadonlySet<PlaceCategory> = new Set(["religious", "museum", "family", "shopping", "performance"]);

const isMarked = ({ name, aliases, tags, category }: Place, words: readonly string[]): boolean =>
  hitsIn(wordsIn([...(CALLED_AFTER.has(category) ? [] : [name, ...aliases]), ...tags].join(" ")), words) > 0;

/** What a place is called or marked with lies by it; its sentence may tell of a boat, or of ducks on a pond. */
const isByWater = (place: Place, words: readonly string[]): boolean =>
  isMarked({ ...place, tags: place.tags.some((tag) => /\bponds?\b/.test(tag)) ? [] : place.tags }, words);

const SEA_VIEW = "sea view";
const INLAND = "lake lakeside lakefront river riverside canal canalside".split(" ");
const HARBOUR = "harbour harbor river creek port quay canal bay strait estuary lagoon".split(" ");

/** The sea, and no river: a beach at a lake is none, and a view of it is believed only where the sentence has the sea, and no harbour, too. */
function isBySea(place: Place, words: readonly string[]): boolean {
  if (isMarked(place, INLAND)) return false;
  const others = { ...place, tags: place.tags.filter((tag) => tag !== SEA_VIEW) };
  if (isMarked(others, words)) return true;
  return place.tags.includes(SEA_VIEW) && keywordHits(others, words) > 0 && keywordHits(others, HARBOUR) === 0;
}

const STALL_KINDS: ReadonlySet<string> = new Set(["street-food", "market-hall"]);
const STALLS = "stall stalls hawker street food court market truck kiosk satay".split(" ");

/** What one eats in the street or at a counter that many share. */
const isStall = (place: Place): boolean =>
  place.category === "market" ||
  (place.meal !== null && (STALL_KINDS.has(place.meal.kind) || place.meal.atCounter === true)) ||
  (place.category === "food" && hitsIn(wordsIn([place.name, ...place.tags].join(" ")), STALLS) > 0);

/** Whether a place has what somebody cannot bear. */
export function isFeared(place: Place, feared: Sought<FearId>): boolean {
  switch (feared.id) {
    case "hills":
    case "climbs":
      return isUphill(place);
    case "altitude":
      return isUphill(place) || (!hasAny(place, "flat") && isSought({ ...place, about: "" }, feared));
    case "stalls":
      return isStall(place);
    default:
      return isSought(place, feared);
  }
}
