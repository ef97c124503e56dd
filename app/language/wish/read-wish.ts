import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { rememberedOf } from "~/domain/place/remembered";
import { asTyped } from "../search/as-typed";
import { ailmentsIn } from "../question/health";
import { citySearch } from "../search/city-search";
import { oneOf } from "../words/one-of";
import { PhraseTable, type Word } from "../words/phrases";
import { IDLE } from "../words/idle-words";
import { LITTLE_WORDS } from "../words/little-words";
import { languageTyped } from "../search/language-typed";
import { languageOf, ownWordsOfAll, readWords } from "../words/read-words";
import { type ClauseAct, type ClauseSaid, saysNoWish } from "../words/clause-act";
import { isSpokenAgainst, refusedOf } from "../words/small-words";
import { PLAIN_WORDS } from "../words/usual-words";
import { type About, aboutClauses } from "./about-clauses";
import { alternativesIn } from "./alternatives/alternatives-in-wish";
import { KIND_TABLE } from "./kind-words";
import { kindsIn, type Span } from "./kinds-in-wish";
import { saysOurs, unsupportedByClauses, unsupportedIn } from "./act-words";
import type { Language } from "~/domain/people/language";
import { DEMANDS, type DemandWord } from "./demand-words";
import { fearsIn } from "./fear-words";
import { famousIn, isLand } from "./elsewhere/famous-names";
import { storyIn } from "./elsewhere/story-names";
import { leftoverWords } from "./leftover-words";
import { clausesIn, saidWithin, withClauses } from "./clauses";
import { type Naming, namingIn } from "./naming";
import { type NeedId, needsIn, withoutMealTimes } from "./need-words";
import { UNAVAILABLE } from "./role-words";
import { oppositesIn, withoutOpposed } from "./opposites";
import { unknownNameIn } from "./unknown-name";
import { weekdayIn } from "./weekday-words";
import type { Wish } from "./wish";

type Flags = Pick<Wish, DemandWord>;

/** What is asked by yes or no: a row whose words stand there, and none of them refused. */
function flagsIn(words: readonly Word[], { demands }: Pick<About, "demands">): Flags {
  // That there are no tickets left for what stands there asks for nothing without tickets.
  const gone = UNAVAILABLE.find(words);
  const isWhyItGoes = (id: DemandWord, hit?: Span): boolean =>
    id === "noTickets" && gone.some(({ from, to }) => !hit || (from <= hit.from && hit.to <= to));
  const asked = DEMANDS.map(([id, table]) => {
    // What is meant by its name is only told of in such a clause: "we had a romantic dinner yesterday".
    const hits = table
      .find(words)
      .filter((hit) => !isWhyItGoes(id, hit))
      .filter((hit) => !MEANT.has(id) || complains(words, hit) || !saysNoWish(words[hit.from]?.clause));
    const refused = refusedOf(words, hits);
    const isRefused = (hit: (typeof hits)[number]): boolean =>
      !(MEANT.has(id) && complains(words, hit)) &&
      (refused.has(hit) || (MEANT.has(id) && isSpokenAgainst(words, hit, refused)));
    const isAsked = hits.length > 0 && !hits.some(isRefused);
    return [id, isAsked || (demands.has(id) && !isWhyItGoes(id))] as const;
  });
  return Object.fromEntries(asked) as Flags;
}

/** What these name is what is meant; the words of the others complain themselves: "too crowded" asks for somewhere quieter. */
const MEANT: ReadonlySet<DemandWord> = new Set<DemandWord>(["outdoor", "romantic", "finer", "withView", "central"]);

/** "Not indoors", "too nice for a museum": what is said against something asks for its opposite. */
const complains = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(from, to).some(({ said }) => AGAINST.has(said));
const AGAINST = new Set("not no nothing less too nicht zu pas trop no demasiado nada non niente troppo nao".split(" "));

/** Words that are left when everything else is understood; that something is sold out tells of no place. */
function keywordsIn(words: readonly Word[]): string[] {
  const idle: Span[] = [...IDLE.find(words), ...UNAVAILABLE.find(words)];
  const telling = words.filter(
    ({ clause }, at) => !saysNoWish(clause) && !idle.some(({ from, to }) => at >= from && at < to),
  );
  return nameKey(telling.map(({ said }) => said).join(" "))
    .split(" ")
    .filter((word) => word.length > 2 && !saysNothing(word));
}

/** Little words tell of no place, in whatever language they are. */
const saysNothing = (word: string): boolean =>
  PLAIN_WORDS.has(word) || LITTLE_WORDS.has(word) || ownWordsOfAll.has(word);

type Far = NonNullable<Wish["far"]> & Span;

/** A sight of another city, where no place of this one goes by that name. */
function farIn(
  words: readonly Word[],
  { named, nearPlace }: Pick<Naming, "named" | "nearPlace">,
  feedback: string,
): Far | null {
  const found = named || nearPlace ? null : famousIn(words);
  if (!found || refusedOf(words, [found]).size > 0) return null;
  const { from, to } = found;
  return {
    from,
    to,
    name: nameTyped(feedback, words.slice(from, to)),
    where: { is: isLand(found.id) ? "land" : "in", city: found.id },
  };
}

/**
 * A place that is only in a story. One here may be called after it, and is not it; what has that name itself is a place like any other. A word for its kind
 * right after it is of its name: "Hogwarts Castle".
 */
function ofStoryIn(words: readonly Word[], { named, nearPlace, unwantedPlace }: Naming, feedback: string): Far | null {
  const found = nearPlace || unwantedPlace ? null : storyIn(words);
  if (!found || refusedOf(words, [found]).size > 0) return null;
  const { from } = found;
  const kind = KIND_TABLE.find(words).find((hit) => hit.from === found.to);
  const said = words.slice(from, found.to).map((word) => word.said);
  const own = named ? nameKey(named.name).split(" ") : [];
  if (said.every((word) => own.includes(word))) return null;
  const to = kind && kind.to < words.length ? kind.to : found.to;
  const name = nameTyped(feedback, words.slice(from, to));
  return { from, to, name, where: { is: "story", story: found.id, like: named } };
}

/** A name as it was typed; one without any capital gets them. */
function nameTyped(feedback: string, words: readonly Word[]): string {
  const typed = asTyped(
    feedback,
    words.map(({ said }) => said),
  );
  return typed && /\p{Lu}/u.test(typed) ? typed : spoken(words);
}

/** Of a kind with many sorts in it, the one that is named. */
const SORTS = new PhraseTable<"zoo" | "aquarium">({
  zoo: "zoo/zoos | tierpark, zoo | zoo | zoo, zoologico | zoo | zoo, jardim zoologico",
  aquarium: "aquarium/aquariums | aquarium | aquarium | acuario | acquario | aquario, oceanario",
});
const namesakesIn = (words: readonly Word[], wanted: ReadonlySet<PlaceCategory>): string[] =>
  wanted.has("family") ? [...new Set(SORTS.find(words).map(({ id }) => id))] : [];

const spoken = (words: readonly Word[]): string =>
  words.map(({ said }) => (said.length > 3 ? said.replace(/^./u, (letter) => letter.toUpperCase()) : said)).join(" ");

/** Whether so much of a name was read that it can be no other: "Moonlit Durian Palace" is not the hall that is called a durian. */
const isWhole = (name: string, naming: Pick<Naming, "named">): boolean => {
  const place = naming.named;
  if (!place) return false;
  const own = nameKey([place.name, ...place.aliases].join(" ")).split(" ");
  const words = nameKey(name).split(" ");
  return words.filter((word) => word.length > 3 && own.includes(word)).length * 2 > words.length;
};

/**
 * Reads a wish from what the traveller typed; `places` are the city's, so that one of them can be named.
 * @param otherwise the language that they read where the words do not tell
 * @param said its clauses of which it is known what they do
 */
export function readWish(
  feedback: string,
  places: readonly Place[],
  otherwise?: Language,
  said: readonly ClauseSaid[] = NOTHING_SAID,
): Wish {
  const known = saidWithin(said, feedback);
  const asked = JSON.stringify([feedback, otherwise, known.map(({ act, about }) => [act, about])]);
  return lastRead(places, asked, () => readAnew(feedback, places, otherwise, known));
}

const NOTHING_SAID: readonly ClauseSaid[] = [];

/** A reply asks many times what was read, of the whole and of each clause. */
const MOST_REMEMBERED = 24;
const lastRead = rememberedOf<readonly Place[], Wish>(MOST_REMEMBERED);

function readAnew(
  feedback: string,
  places: readonly Place[],
  otherwise: Language | undefined,
  known: readonly ClauseSaid[],
): Wish {
  const search = citySearch(places);
  const words = withClauses(readWords(feedback, search.hasWord), feedback, known);
  const found = namingIn(feedback, words, search);
  const ofStory = ofStoryIn(words, found, feedback);
  const { rest: unnamed, isNext, ...naming }: Naming = ofStory ? { ...found, named: null, rest: words } : found;
  const far = ofStory ?? farIn(unnamed, naming, feedback);
  const clauses = clausesIn(far ? unnamed.toSpliced(far.from, far.to - far.from) : unnamed, feedback);
  const rest = withoutMealTimes(clauses.first);
  const tags = tagWordsOf(places);
  const about = aboutClauses(rest, (word) => tags.has(word));
  const { hints, ...kindsNamed } = kindsIn(rest, about);
  const { flags, kinds } = withRoomToRun(flagsIn(rest, about), kindsNamed, about.demands);
  const needs = needsOf(words, rest);
  const isBesides = clauses.isNext || isNext || isBeside(rest);
  const acts = unsupportedIn(clauses.act, feedback);
  const [unsupported = null, ...more] = acts.length > 0 ? acts : unsupportedByClauses(clauses.act, feedback);
  const isNamed = naming.named ?? naming.unwantedPlace ?? naming.nearPlace ?? naming.neighborhood ?? naming.nearArea;
  const asksMore = Object.entries(flags).some(([id, asked]) => asked && id !== "different");
  const isOurs = saysOurs(rest);
  const language = languageTyped(words, feedback, search, otherwise);
  const isSure = isNamed !== null || (!isOurs && (asksMore || unsupported !== null));
  // Of a famous name that is refused everybody knows what it is.
  const maybe = far || famousIn(unnamed) ? null : unknownNameIn(feedback, search, isSure);
  const unknownName =
    maybe && (isSure ? mayBeName(maybe, language) : !isCommonNoun(maybe, feedback, language)) && !isWhole(maybe, naming)
      ? maybe
      : null;
  // A foreign name says nothing of the language that somebody types in.
  const said = unknownName || far ? feedback.replace(unknownName ?? far?.name ?? "", " ").trim() : feedback;
  const left = leftoverWords(
    unknownName ? rest.filter(({ said: word }) => !nameKey(unknownName).split(" ").includes(word)) : rest,
    search.hasWord,
  );
  return {
    ...flags,
    ...(isBesides || needs.includes(BESIDE) ? nearByIfClose(flags) : {}),
    likely: about.demands,
    nearPart: null,
    likePlace: null,
    likelyKinds: about.wanted,
    inItsStead: asksInstead(rest),
    ...kinds,
    ...naming,
    ...(unknownName ? { named: null } : {}),
    alternatives: alternativesIn(rest),
    opposites: oppositesIn(rest, { flags, likely: about.demands, needs }),
    feared: fearsIn(words, about.feared),
    unsupported,
    unsupportedToo: unsupported ? [unsupported, ...more] : [],
    needs: [...new Set([...needs, ...about.needs, ...(isBesides ? [BESIDE] : [])])],
    particulars: [...left.known, ...namesakesIn(rest, kinds.wantedCategories)],
    unwantedWords: left.refused,
    unwantedUnknown: left.refusedUnknown,
    unread: isOurs ? [] : left.unread.filter((words) => !isReadOf(about, words)),
    fallback: clauses.fallback,
    hasNext: clauses.hasNext,
    movesAway: clauses.movesAway,
    weekday: weekdayIn(words),
    far: far && { name: far.name, where: far.where },
    unknownName,
    isOurs,
    keywords: [...new Set([...keywordsIn(rest), ...hints])],
    language: said === feedback ? language : languageBeside(readWords(said, search.hasWord), said, language, otherwise),
  };
}

/** The language of what stands beside a name; an article alone is of several, unless it is an English one: then that of the name, too. */
function languageBeside(words: readonly Word[], said: string, ofAll: Language, otherwise?: Language): Language {
  const own = languageOf(words, said, otherwise);
  const isAlone = words.filter(({ isMark }) => !isMark).length < 2;
  return isAlone && own !== "en" ? ofAll : own;
}

type Kinds = Omit<ReturnType<typeof kindsIn>, "hints">;

/** Where children are to run about: in the open air, or where it rains somewhere to play under a roof, which no playground is. */
function withRoomToRun(asked: Flags, kinds: Kinds, likely: About["demands"]): { flags: Flags; kinds: Kinds } {
  // "It is dry for once, somewhere to run around" is likely no wish for a roof.
  const isDry = asked.runAround && (!asked.indoor || likely.has("indoor"));
  const flags = withoutOpposed(isDry ? { ...asked, outdoor: true } : asked, likely);
  const isPlayground = kinds.sought.some(({ id }) => id === PLAYGROUND);
  if (!flags.indoor || (!flags.runAround && !isPlayground)) return { flags, kinds };
  return {
    flags: { ...flags, runAround: true, outdoor: false },
    kinds: {
      ...kinds,
      sought: kinds.sought.filter(({ id }) => id !== PLAYGROUND),
      wantedCategories: new Set<PlaceCategory>([...kinds.wantedCategories, "family"]),
    },
  };
}
const PLAYGROUND = "playground";

/** What a clause is about explains its words. */
const isReadOf = ({ words }: About, unread: string): boolean => {
  const own = new Set([...words].flatMap(({ said, typed = said }) => [said, typed]));
  return unread.split(" ").every((word) => own.has(word));
};

/** The words that a city's places are marked with. */
function tagWordsOf(places: readonly Place[]): ReadonlySet<string> {
  const known = tagWords.get(places);
  if (known) return known;
  const words = new Set(places.flatMap(({ tags, meal }) => nameKey([...tags, meal?.cuisine].join(" ")).split(" ")));
  tagWords.set(places, words);
  return words;
}
const tagWords = new WeakMap<readonly Place[], ReadonlySet<string>>();

/** "Somewhere safer to eat" says of an allergy what it says of a street else. */
const needsOf = (words: readonly Word[], rest: readonly Word[]): NeedId[] =>
  needsIn(rest).filter((need) => need !== "safe" || !ailmentsIn(words).includes("foodAllergy"));

const BESIDE = "beside" as const;

/** "Add an ice cream, not too far": what comes beside the stop is to be near it, wherever the day leads. */
const nearByIfClose = ({ closer, nearHere }: Flags): Pick<Flags, "closer" | "nearHere"> => ({
  closer: false,
  nearHere: nearHere || closer,
});

/** Whether a clause asks for something in addition to what stands there. */
const isBeside = (words: readonly Word[]): boolean => words.some(({ clause }) => clause?.act === "also");

/** Whether a clause asks for something to be here, and none for it to come beside what stands there, or for that to stay. */
function asksInstead(words: readonly Word[]): boolean {
  const acts = new Set(words.flatMap(({ clause }) => clause?.act ?? []));
  return acts.has("ask") && !LEAVE_IT.some((act) => acts.has(act));
}

const LEAVE_IT: readonly ClauseAct[] = ["also", "keep", "move", "time", "swap"];

const TO_OR_INSTEAD_OF = oneOf("in, ins, im, zum, zur, nach, an, ans, am, auf, aufs, bei, beim, statt, stattdessen");
const THE = oneOf("der, den, dem, die, das");
const GOES_TO = new RegExp(
  String.raw`(?:^|\s)(?:${TO_OR_INSTEAD_OF}(?:\s+${THE})?|${oneOf("lieber/eher")} ${THE})\s+$`,
  "iu",
);

/** A German noun by itself is a name where somebody goes to it, and else a thing: "dürfen Hunde da rein?" */
const isCommonNoun = (name: string, feedback: string, language: Language): boolean =>
  language === "de" && !/[ -]/.test(name) && !GOES_TO.test(feedback.slice(0, Math.max(0, feedback.indexOf(name))));

/** Every noun of German has a capital, so there one word tells no name beside others. */
const mayBeName = (name: string, language: Language): boolean => language !== "de" || /\p{Lu}.*[ -]\p{Lu}/u.test(name);
