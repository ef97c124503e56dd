import type { Interest, Place, PlaceCategory } from "../../place";
import { nameKey, placeByWord, placeMentioned } from "../place-name";
import type { Wish } from "./wish";
import { PLAIN_WORDS, SUBJECTS, mayNamePlace } from "./wish-words";

const CLOSER = /\b(less walking|walk less|walk(ing)? (is |was )?too (much|far)|too (far|much walking)|closer|nearer|nearby|close by|not (so |too |that )?far|shorter (walk|way|distance)|tired (legs|feet)|no (more |long )?walk\w*|without (much |so much )?walking|sore feet|(don'?t|do not|can'?t|cannot) (want to )?walk)\b/;
const INDOOR = /\b(rain\w*|wet|storm\w*|indoors?|inside|snow\w*|(too|so) (hot|cold|windy)|heat ?wave|bad weather|air[- ]?con\w*)\b/;
const OUTDOOR = /\b(outdoors?|outside|fresh air|open air|sunny|sunshine|in the sun|not (indoors?|inside))\b/;
const NOT_INDOOR = /\b(not|no|nothing|less) (indoors?|inside)\b/;
const VEGAN = /\bvegan\w*|plant[- ]based\b/;
const VEGETARIAN = /\b(vegetarian\w*|veggie\w*|meat[- ]?free|no meat|without meat|(don'?t|do not|doesn'?t) eat meat)\b/;
const CHEAPER = /\b(cheap\w*|less expensive|too (expensive|dear|pricey|costly)|save money|low(er)? (cost|budget|price)|affordable|budget)\b/;
const FREE = /\b(for free|free (of charge|entry|admission|things?|stuff|places?|options?|activit\w+)|something free|costs? nothing|no (entry|entrance|admission) fee|no tickets?|without (a )?tickets?|^free$|be free|is free|it free)\b/;
const FINER = /\b(fancy|fancier|upscale|luxur\w*|splurge|special occasion|fine dining|posh|elegant|nicer restaurant)\b/;
const STEP_FREE = /\b(wheelchairs?|step[- ]?free|accessib\w+|no (stairs|steps)|(fewer|less) (stairs|steps)|can'?t (do|climb|manage) (the )?(stairs|steps)|crutches|walker|mobility)\b/;
const CHILDREN = /\b(kids?|child(ren)?('s)?|family|toddlers?|bab(y|ies)|son|daughter|little ones?)\b/;
const STROLLER = /\b(strollers?|prams?|buggy|buggies|pushchairs?)\b/;
const QUIETER = /\b(quiet\w*|calm\w*|peaceful|relax\w*|restful|slow(er)?|less (crowded|busy)|fewer (people|crowds?)|no crowds?|tranquil|chill\w*|(a|need|some|to) rest|mindful|not so (busy|crowded|loud))\b/;
const SHORTER = /\b(shorter( visit)?|less time|quick(er)?|too long|not so long|only (have )?an hour)\b/;
const BACK_IN_TOWN = /\b(stay in (town|the city)|no day ?trips?|without (the |a )?day ?trip|not (a |the )?day ?trip|skip the day ?trip)\b/;
const DIFFERENT = /\b(something (else|different|other|new)|not this( one)?|another \w+|different|replace|swap|change (it|this)|instead|anything else|been (there|here)|seen (it|that|this)|already (been|seen|did|done)|(don'?t|do not) (like|want) (this|it|that)|skip (this|it)|boring|no thanks)\b/;
const NEGATION = "(?:no|not|not another|without|skip|avoid|less|fewer|hates?|dislikes?|enough|instead of|rather than|not into|tired of|sick of|(?:don'?t|do not|doesn'?t) (?:want|like|enjoy|need|care for|feel like)|too many|no more|any more)";
const FILLER = "(?:(?:a|an|any|the|more|of|to|go|see|visit|so many|another|this|that|these|all|for)\\s+)*";
const UNWANTED_AFTER = /\b(again|too much|overload|(is|are|was|were) (boring|too much|enough))\b/;

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");
const unwanted = (said: string, pattern: string): boolean =>
  new RegExp(`\\b${NEGATION}\\s+${FILLER}(?:\\w+\\s+(?:and|or)\\s+)?(?:${pattern})\\b`).test(said);

type Subjects = { wantedCategories: Set<PlaceCategory>; wantedInterests: Set<Interest>; unwantedCategories: Set<PlaceCategory>; hints: string[] };

function subjectsIn(said: string): Subjects {
  const found: Subjects = { wantedCategories: new Set(), wantedInterests: new Set(), unwantedCategories: new Set(), hints: [] };
  for (const { pattern, categories, interests, hints = [] } of SUBJECTS) {
    if (!new RegExp(`\\b(?:${pattern})(?![\\p{L}])`, "u").test(said)) continue;
    if (unwanted(said, pattern)) categories.forEach((category) => found.unwantedCategories.add(category));
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

/** The part of the text that names the place: its whole name, or the words of it that are there. */
function nameWordsIn(said: string, place: Place): string {
  const name = nameKey(place.name);
  const text = nameKey(said);
  return text.includes(name) ? name : (name.split(" ").filter((word) => word.length > 3 && text.split(" ").includes(word))[0] ?? name);
}

/** Reads a wish from what the traveller typed; `places` are the city's, so that one of them can be named. */
export function readWish(feedback: string, places: readonly Place[]): Wish {
  const said = plain(feedback);
  const mentioned = placeMentioned(feedback, places) ?? placeByWord(feedback, places, (word) => startsCapital(word) && mayNamePlace(word));
  const escaped = mentioned ? nameWordsIn(said, mentioned) : "";
  const refused = mentioned !== null && (unwanted(nameKey(said.replace(/'/g, "")), escaped) || UNWANTED_AFTER.test(said));
  // The words of a named place are not wishes: "Time Out Market" asks for that market, not for any.
  const rest = mentioned ? nameKey(said.replace(/'/g, "")).replace(escaped, " ") : said;
  const vegan = VEGAN.test(rest);
  const { hints, ...subjects } = subjectsIn(rest);
  const words = nameKey(rest).split(" ").filter((word) => word.length > 2 && !PLAIN_WORDS.has(word));
  return {
    closer: CLOSER.test(rest),
    indoor: INDOOR.test(rest) && !NOT_INDOOR.test(rest),
    outdoor: OUTDOOR.test(rest),
    vegetarian: vegan || VEGETARIAN.test(rest),
    vegan,
    cheaper: CHEAPER.test(rest),
    free: FREE.test(rest),
    finer: FINER.test(rest),
    stepFree: STEP_FREE.test(rest),
    children: CHILDREN.test(rest),
    stroller: STROLLER.test(rest),
    quieter: QUIETER.test(rest),
    shorter: SHORTER.test(rest) && !CLOSER.test(rest),
    backInTown: BACK_IN_TOWN.test(rest),
    different: DIFFERENT.test(rest),
    ...subjects,
    named: refused ? null : mentioned,
    unwantedPlace: refused ? mentioned : null,
    keywords: [...new Set([...words, ...hints])],
  };
}
