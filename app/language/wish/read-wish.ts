import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import { nameKey, placeByWord, placeMentioned } from "~/domain/place/place-name";
import { plainEnglish } from "./plain-english";
import type { Sought } from "./subject-words";
import { SOUGHT_WORDS } from "./subject-words";
import type { Wish } from "./wish";
import { unsupportedIn, flagsIn } from "./wish-patterns";
import { PLAIN_WORDS, SUBJECTS, mayNamePlace } from "./wish-words";

const NEGATION =
  "(?:no|not|not another|without|skip|avoid|less|fewer|hates?|dislikes?|enough|instead of|rather than|not into|tired of|sick of|bored of|had enough of|seen|been to|already (?:did|done|had|visited)|(?:anything|everything) but|(?:don't|do not|doesn't) (?:want|like|enjoy|need|care for|feel like|drink|eat)|too many|no more|any more)";
const FILLER =
  "(?:(?:a|an|any|the|de|du|des|more|of|to|go|two|three|several|see|visit|so many|another|this|that|these|all|for|into|in|at|about|drink|your|our)\\s+)*";
const UNWANTED_AFTER =
  /^\s*(again|too much|overload|(is|are|was|were) (boring|too much|enough|closed|full|sold out)|yesterday|already)\b/;
const NEAR_TO =
  "(?:close|closer|near|nearer|next|nearby|not far|not too far|around|by)(?: (?:to|from|by))?\\s+(?:the\\s+)?";

const unwanted = (said: string, pattern: string): boolean =>
  new RegExp(
    `\\b${NEGATION}\\s+${FILLER}(?:\\w+\\s+(?:and|or|nor)\\s+(?:no\\s+)?)?(?:${pattern})(?![\\p{L}])`,
    "u",
  ).test(said);

type Subjects = Pick<Wish, "sought" | "unsought"> & {
  wantedCategories: Set<PlaceCategory>;
  wantedInterests: Set<Interest>;
  unwantedCategories: Set<PlaceCategory>;
  hints: string[];
};

/** What is to be found by words, and the text without those words: "flea market" asks for no market of any kind. */
function soughtIn(said: string): { sought: Sought[]; unsought: Sought[]; rest: string } {
  const [sought, unsought]: [Sought[], Sought[]] = [[], []];
  let rest = said;
  for (const { pattern, ...asked } of SOUGHT_WORDS) {
    const word = new RegExp(`\\b(?:${pattern})(?![\\p{L}])`, "u");
    if (!word.test(rest)) continue;
    (unwanted(said, pattern) ? unsought : sought).push(asked);
    rest = rest.replace(word, " ");
  }
  return { sought, unsought, rest };
}

function subjectsIn(said: string): Subjects {
  const { rest, ...words } = soughtIn(said);
  const found: Subjects = {
    ...words,
    wantedCategories: new Set(),
    wantedInterests: new Set(),
    unwantedCategories: new Set(),
    hints: [],
  };
  for (const { pattern, categories, interests, hints = [] } of SUBJECTS) {
    if (!new RegExp(`\\b(?:${pattern})(?![\\p{L}])`, "u").test(rest)) continue;
    if (unwanted(rest, pattern)) categories.forEach((category) => found.unwantedCategories.add(category));
    else {
      categories.forEach((category) => found.wantedCategories.add(category));
      interests.forEach((interest) => found.wantedInterests.add(interest));
      found.hints.push(...hints);
    }
  }
  for (const category of found.unwantedCategories) found.wantedCategories.delete(category);
  return found;
}

const startsCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The longest neighbourhood of the city that stands in the text as a phrase. */
function neighborhoodIn(text: string, places: readonly Place[]): string | null {
  const key = ` ${nameKey(text)} `;
  const known = new Set(places.filter(({ dayTrip }) => !dayTrip).map(({ neighborhood }) => neighborhood));
  return (
    [...known]
      .filter((name) => nameKey(name).length > 2 && mayNamePlace(name) && key.includes(` ${nameKey(name)} `))
      .sort((a, b) => b.length - a.length)[0] ?? null
  );
}

/** The part of the text that names the place: its whole name, or the words of it that are there. */
function nameWordsIn(text: string, name: string): string {
  const whole = nameKey(name);
  return text.includes(whole)
    ? whole
    : (whole.split(" ").filter((word) => word.length > 3 && text.split(" ").includes(word))[0] ?? whole);
}

type Naming = Pick<Wish, "named" | "unwantedPlace" | "nearPlace" | "neighborhood" | "unwantedNeighborhood"> & {
  rest: string;
};

/** Which place or neighbourhood is named, what is said of it, and the text without it: "Time Out Market" asks for that market, not for any. */
function namingIn(feedback: string, places: readonly Place[]): Naming {
  const nobody: Naming = {
    named: null,
    unwantedPlace: null,
    nearPlace: null,
    neighborhood: null,
    unwantedNeighborhood: null,
    rest: plainEnglish(feedback, places),
  };
  const area = neighborhoodIn(feedback, places);
  const whole = placeMentioned(feedback, places);
  // A square may be called like what lies around it: its name alone means the square.
  const isNameAlone = whole !== null && nameKey(whole.name) === nameKey(feedback);
  const place =
    whole && (!area || isNameAlone || nameKey(whole.name).length > nameKey(area).length)
      ? whole
      : area
        ? null
        : placeByWord(feedback, places, (word) => startsCapital(word) && mayNamePlace(word));
  const name = place?.name ?? area;
  if (!name) return nobody;
  const text = nameKey(feedback.replace(/['’‘]/g, ""));
  const words = nameWordsIn(text, name);
  const at = Math.max(0, text.indexOf(words));
  const [before, after] = [
    plainEnglish(text.slice(0, at), places),
    plainEnglish(text.slice(at + words.length), places),
  ];
  const rest = `${before} ${after}`;
  // "Been to" is no wish for "something else" once it is known what they have been to.
  if (unwanted(`${before}${words}`, words) || UNWANTED_AFTER.test(after))
    return {
      ...nobody,
      unwantedPlace: place,
      unwantedNeighborhood: place ? null : area,
      rest: rest.replace(/\b(been to|already|seen|again)\b/g, " "),
    };
  if (place && new RegExp(`\\b${NEAR_TO}$`).test(before))
    return { ...nobody, nearPlace: place, rest: rest.replace(/\b(closer|nearer|near|close|nearby)\b/g, " ") };
  return { ...nobody, named: place, neighborhood: place ? null : area, rest };
}

/** Reads a wish from what the traveller typed; `places` are the city's, so that one of them can be named. */
export function readWish(feedback: string, places: readonly Place[]): Wish {
  const { rest, ...naming } = namingIn(feedback, places);
  // "Closer to lunch" is about the way, not about eating.
  const about = rest.replace(/\b(closer|near|nearer|close) to (the )?(lunch|dinner|breakfast|restaurant)\b/g, "closer");
  const { hints, ...subjects } = subjectsIn(
    about.replace(/\b(another|different|other|new) (neighbou?rhood|area)\b/g, " "),
  );
  const words = nameKey(about)
    .split(" ")
    .filter((word) => word.length > 2 && !PLAIN_WORDS.has(word));
  return {
    ...flagsIn(about),
    ...subjects,
    ...naming,
    unsupported: unsupportedIn(rest),
    keywords: [...new Set([...words, ...hints])],
  };
}
