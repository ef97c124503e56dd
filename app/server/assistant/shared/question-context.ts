import { editDistance } from "~/domain/cities/edit-distance";
import { kilometresBetween, pointOf, roundedWalk, spokenKilometres, type Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { rememberedOf } from "~/domain/place/remembered";
import { nameKey, placeByWord } from "~/domain/place/place-name";
import { BLOCK_NAMES, type Block, type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { KnownCrossings } from "~/domain/place/place";
import { type Spot, wayBetween } from "~/domain/place/way-between";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { languageTyped } from "~/language/search/language-typed";
import { languageOf, readWords } from "~/language/words/read-words";
import type { Language } from "~/domain/people/language";
import { CUSTOM_TABLE } from "~/language/question/custom-words";
import { EVERYDAY_TABLE } from "~/language/question/everyday-words";
import { takenBy } from "~/language/question/telling-words";
import { TOPIC_TABLES } from "~/language/question/topic";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { folded, type Word, wordsOf } from "~/language/words/phrases";
import { placeInOtherWords } from "~/language/search/name-in-other-words";
import { type CitySearch, citySearch } from "~/language/search/city-search";
import { withNames } from "~/language/search/misspelt-names";
import { mayNamePlace, withoutCity } from "~/language/wish/naming";
import { readWish } from "~/language/wish/read-wish";
import { spokenMeans } from "~/planner/words/say-hop";
import { aboutInSeason, timeOfYear } from "~/planner/words/season-lines";
import { preferencesOf, type Preferences } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf, type PlannedBlock } from "~/planner/plan/planned-blocks";

/** A question with everything that an answer may need. */
export type QuestionContext = {
  brief: TripBrief;
  days: Day[];
  question: string;
  /** Its words, as they are read. */
  words: readonly Word[];
  /** What it is typed in. */
  language: Language;
  /** The same in one line. */
  plainText: string;
  preferences: Preferences;
  /** The day of the trip from which "tomorrow" counts. */
  today: number;
  blocks: PlannedBlock[];
  /** The stops that the question is about: those of the day it names, or all. */
  asked: PlannedBlock[];
};

/** What a question is about: a stop of the plan, a known place, or both. */
export type Subject = { title: string; block: Block | null; place: Place | null; at: PlannedBlock | null };

/** So few words may be of any language; then the question before says which. */
const FEW_WORDS = 6;

const PLAINLY_ENGLISH = new Set(
  "the is and what how where when which do does it can we for near of are there any".split(" "),
);

/** So much the language of the question before counts in a short one: as a little word does. */
const GOES_ON = 1;

/** By the words that are no name of the place, then by the question before. */
function languageAsked(all: readonly Word[], search: CitySearch, question: string, last: string | undefined): Language {
  const names = search.mentions(all);
  const unnamed = all.filter((_, at) => names.every(({ from, to }) => at < from || at >= to));
  const words = unnamed.some(({ isMark }) => !isMark) ? unnamed : all;
  const own = languageTyped(all, question, search);
  const isPlain = words.length > FEW_WORDS || words.some(({ said }) => PLAINLY_ENGLISH.has(said));
  if (last === undefined || isPlain) return own;
  if (own === "en") return languageOf(readWords(`${question} ${last}`), last);
  const before = languageOf(readWords(last), last);
  return before === "en" ? own : languageTyped(all, question, search, before, GOES_ON);
}

/** By so much a city's name may differ from language to language, or be misspelt. */
const CITY_SLIPS = 2;

/** What is put to an assistant is looked at from many sides, and each of its clauses. */
const QUESTIONS_KEPT = 24;
const lastContexts = rememberedOf<TripBrief, { days: readonly Day[]; context: QuestionContext }>(QUESTIONS_KEPT);

/**
 * `before`: the turns before it, whose language a short question goes on in.
 * @param today the day of the trip, from 1, on which it is asked
 */
export function contextOf(
  brief: TripBrief,
  days: Day[],
  question: string,
  before: readonly { question: string }[] = [],
  today = 1,
): QuestionContext {
  const asked = JSON.stringify([question, before[before.length - 1]?.question, today, days.length]);
  const last = lastContexts(brief, asked, () => ({ days, context: readContext(brief, days, question, before, today) }));
  return last.days === days || days.length === 0 ? last.context : readContext(brief, days, question, before, today);
}

/** Whether a word is the city or its country, be it in another language: "Athen" is no slip of "atmen". */
export function namesCity({ cityName, guide }: Pick<TripBrief, "cityName" | "guide">): (word: string) => boolean {
  const names = wordsOf(`${cityName} ${guide?.country ?? ""}`).map(({ said }) => said);
  return (word) =>
    names.some((each) => each.length > CITY_SLIPS * 2 && editDistance(word, each, CITY_SLIPS).whole <= CITY_SLIPS);
}

function readContext(
  brief: TripBrief,
  days: Day[],
  question: string,
  before: readonly { question: string }[],
  today: number,
): QuestionContext {
  const blocks = blocksOf(days);
  const search = citySearch(brief.guide?.places ?? []);
  const isOfTheCity = namesCity(brief);
  const words = readWords(question, (word) => isOfTheCity(word) || search.hasWord(word));
  return {
    brief,
    days,
    question,
    words,
    language: languageAsked(words, search, question, before[before.length - 1]?.question),
    plainText: words.map(({ said }) => said).join(" "),
    preferences: preferencesOf(brief),
    today,
    blocks,
    asked: blocks,
  };
}

/** A place's own sentence, without what belongs to another time of the year than the trip's. */
export const inSeason = ({ brief }: QuestionContext, place: Place): string =>
  aboutInSeason(place, timeOfYear(brief, brief.guide?.lat ?? 0));

/** The same question, about one day alone. What the other days have still counts as planned. */
export const onDay = (context: QuestionContext, dayIndex: number): QuestionContext => ({
  ...context,
  asked: context.blocks.filter((stop) => stop.dayIndex === dayIndex),
});

const placesOf = ({ brief }: QuestionContext): Place[] => brief.guide?.places ?? [];

export const placeOfBlock = (context: QuestionContext, block: Block): Place | null =>
  placesOf(context).find((place) => isPlaceOf(block, place)) ?? null;

export function subjectOfBlock(context: QuestionContext, at: PlannedBlock): Subject {
  return { title: at.block.title, block: at.block, place: placeOfBlock(context, at.block), at };
}

const lastNamed = new WeakMap<QuestionContext, { named: Subject | null }>();

/** The stop or place that the question names, if it names one. */
export function namedIn(context: QuestionContext): Subject | null {
  const last = lastNamed.get(context) ?? { named: nameIn(context) };
  lastNamed.set(context, last);
  return last.named;
}

function nameIn(context: QuestionContext): Subject | null {
  const question = withoutCity(context.question, context.brief.cityName);
  const { named, nearPlace, unwantedPlace } = readWish(question, placesOf(context));
  const place =
    named ??
    nearPlace ??
    unwantedPlace ??
    placeByWord(question, placesOf(context), mayBeTold) ??
    misspeltIn(question, placesOf(context));
  if (place) {
    const at = context.blocks.find(({ block }) => isPlaceOf(block, place)) ?? null;
    return { title: place.name, block: at?.block ?? null, place, at };
  }
  const translated = placeInOtherWords(question, placesOf(context));
  if (translated) {
    const at = context.blocks.find(({ block }) => isPlaceOf(block, translated)) ?? null;
    return { title: translated.name, block: at?.block ?? null, place: translated, at };
  }
  const said = ` ${nameKey(context.question)} `;
  const at = context.blocks.find(
    ({ block }) => nameKey(block.title).length > 3 && said.includes(` ${nameKey(block.title)} `),
  );
  if (at) return subjectOfBlock(context, at);
  const stop = context.days
    .flatMap(({ stops }) => stops)
    .find(({ title }) => nameKey(title).length > 3 && said.includes(` ${nameKey(title)} `));
  return stop ? { title: stop.title, block: null, place: null, at: null } : null;
}

/** Whether a word may be all that is said of a place's name: none that questions are asked with ("les enfants", "the tour"). */
const mayBeTold = (word: string): boolean => {
  const said = [{ said: folded(word), isMark: false, at: 0 }];
  return mayNamePlace(word) && !LITTLE_WORDS.has(folded(word)) && takenBy(ASKED_WITH, said).size === 0;
};
const ASKED_WITH = [...TOPIC_TABLES.map(([, table]) => table), CUSTOM_TABLE, EVERYDAY_TABLE];

/** The place of which a name stands there misspelt: "a que hora abre el coloseo". */
function misspeltIn(question: string, places: readonly Place[]): Place | null {
  const typed = wordsOf(question);
  const right = withNames(typed, places);
  const changed = right.findIndex(({ said }, at) => said !== typed[at]?.said);
  if (changed < 0) return null;
  const text = right.map(({ said }) => said).join(" ");
  const [mention] = citySearch(places)
    .mentions(right)
    .filter(({ from, to }) => right.slice(from, to).some(({ said }, i) => said !== typed[from + i]?.said));
  return places.find(({ id }) => id === mention?.id) ?? placeByWord(text, places, mayNamePlace);
}

/** The words of a question but for the name in it: "Tram 28" asks for no tram. */
export function wordsBeside({ words }: QuestionContext, named: Subject | null): readonly Word[] {
  const name = named ? wordsOf(named.title) : [];
  const from = words.findIndex((_, at) => name.length > 0 && name.every(({ said }, i) => words[at + i]?.said === said));
  return from < 0 ? words : [...words.slice(0, from), ...words.slice(from + name.length)];
}

/** Everything of the plan and the city that the question names, in the order in which it does. */
export function allNamed(context: QuestionContext): Subject[] {
  const said = ` ${nameKey(context.question)} `;
  const at = (title: string): number => (nameKey(title).length > 3 ? said.indexOf(` ${nameKey(title)} `) : -1);
  const stops = context.blocks.map((stop) => subjectOfBlock(context, stop));
  const others = placesOf(context)
    .filter((place) => !stops.some(({ block }) => block && isPlaceOf(block, place)))
    .map((place): Subject => ({ title: place.name, block: null, place, at: null }));
  return [...stops, ...others].filter(({ title }) => at(title) >= 0).sort((a, b) => at(a.title) - at(b.title));
}

/** The stop that comes after, on the same day or the next morning. */
export function stopAfter(context: QuestionContext, dayIndex: number, part: BlockName): PlannedBlock | null {
  const at = context.blocks.findIndex((stop) => stop.dayIndex === dayIndex && stop.part === part);
  return at < 0 ? null : (context.blocks[at + 1] ?? null);
}

/** The stop before it on the same day. */
export function stopBefore(context: QuestionContext, dayIndex: number, part: BlockName): PlannedBlock | null {
  const name = BLOCK_NAMES[BLOCK_NAMES.indexOf(part) - 1];
  return context.blocks.find((stop) => stop.dayIndex === dayIndex && stop.part === name) ?? null;
}

export const pointOfSubject = ({ place, block }: Subject): Spot | null => place ?? (block ? pointOf(block) : null);

/** "about 15 minutes on foot (1.1 km)", or the ride it takes. */
export function spokenWay(
  from: Spot,
  to: Spot,
  preferences: Preferences,
  waters: KnownCrossings | null | undefined,
): string {
  const { km, minutes, onFoot, by } = wayBetween(from, to, preferences, waters);
  if (by.length > 0) return `about ${minutes} minutes across the water ${spokenMeans(by)}`;
  if (minutes <= 3) return "a few steps";
  if (onFoot) return `about ${roundedWalk(minutes)} minutes on foot (${spokenKilometres(km)} km in a straight line)`;
  return `about ${spokenKilometres(km)} km, so a ride rather than a walk`;
}

/** A counter where one eats standing is listed as if it were further away, so that a table a little further on comes first. */
const counterPenaltyKm = (place: Place): number => (place.minutes < 30 ? 0.8 : 0);

/** Whether a stop of the plan is that place, a meal too. */
export const isInPlan = ({ days, blocks }: QuestionContext, place: Place): boolean =>
  blocks.some(({ block }) => isPlaceOf(block, place)) ||
  days.some(({ stops }) => stops.some(({ placeId }) => placeId === place.id));

/** The known places around, nearest first, that are neither in the plan nor excluded by `suits`. */
export function placesAround(
  context: QuestionContext,
  point: Point,
  withinKm: number,
  suits: (place: Place) => boolean,
): { place: Place; km: number }[] {
  return placesOf(context)
    .filter((place) => !place.dayTrip && suits(place) && !isInPlan(context, place))
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .filter(({ km }) => km <= withinKm && km > 0)
    .sort((a, b) => a.km + counterPenaltyKm(a.place) - b.km - counterPenaltyKm(b.place));
}

/** An answer to one topic about a stop or place; null when there is nothing to say. */
export type Answer = (context: QuestionContext, subject: Subject) => string | null;
