import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { matterIn } from "~/language/question/matter-words";
import { fearsPeople, signsIn } from "~/language/question/signs";
import { unreadAt } from "~/language/question/telling-words";
import { citySearch } from "~/language/search/city-search";
import { folded, wordsOf } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import * as say from "~/messages/spoken/asked/honest";
import * as talk from "~/messages/spoken/asked/talk";
import { countryIn } from "~/messages/spoken/in-language";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../../country/country-facts";
import { ridesIn } from "../../../country/customs/everyday";
import { dayAsked } from "../day-asked";
import { allNumbers, AMBULANCE, numberOf } from "../emergency-numbers";
import { monthAsked } from "./month-asked";
import { stopOf, whenIs } from "../planned-answers";
import { namesCity, type QuestionContext, type Subject } from "../question-context";
import { hoursOn } from "../hours-said";

const MOST_WORDS = 3;
const SHOWN = 3;
/** What more places have in their names says nothing of one. */
const MOST_HITS = 5;
/** A shorter word may stand in any name. */
const SHORTEST = 4;

const unreadOf = new WeakMap<QuestionContext, readonly number[]>();

/** Where the words stand that name something: places, quarters, the city and its country. */
export function namingAt({ brief, words }: QuestionContext, subject: Subject | null): ReadonlySet<number> {
  const search = citySearch(brief.guide?.places ?? []);
  const names = new Set(
    [brief.cityName, brief.guide?.country ?? "", subject?.title ?? "", ...(subject?.place?.aliases ?? [])].flatMap(
      (name) => wordsOf(name).map(({ said }) => said),
    ),
  );
  const spans = [...search.mentions(words), ...search.neighborhoods(words)];
  return new Set(
    words.flatMap(({ said }, at) =>
      names.has(said) ||
      monthAsked([{ said, isMark: false, at: 0 }]) !== null ||
      spans.some(({ from, to }) => at >= from && at < to)
        ? at
        : [],
    ),
  );
}

/** Where the telling words stand that nothing here reads. */
export function unreadIn(context: QuestionContext, subject: Subject | null): readonly number[] {
  const found = unreadOf.get(context) ?? unreadAt(context.words, namingAt(context, subject));
  unreadOf.set(context, found);
  return found;
}

/** A word as it was typed, with its accents and capitals. */
function asTyped(text: string, said: string): string {
  return text.match(/[\p{L}\p{N}]+/gu)?.find((word) => folded(word) === said) ?? said;
}

/** Words that stand side by side are one thing: "octopus card". */
function phrasesOf({ words, question }: QuestionContext, at: readonly number[]): string[] {
  const phrases: string[][] = [];
  at.forEach((each, i) => {
    const word = asTyped(question, words[each]?.typed ?? words[each]?.said ?? "");
    if (i > 0 && at[i - 1] === each - 1) phrases.at(-1)?.push(word);
    else phrases.push([word]);
  });
  return [...new Set(phrases.map((each) => each.join(" ")))].slice(0, MOST_WORDS);
}

/** What is known of the place that is meant: when it stands in the plan, its hours, and how one gets in. */
function knownOf(context: QuestionContext, subject: Subject, place: Place): string {
  const { language, brief, plainText } = context;
  const day = dayAsked(plainText, brief, context.today);
  const stop = stopOf(context, subject);
  const dayIndex = day && "dayIndex" in day ? day.dayIndex : (stop?.at.day ?? 1);
  const ticket = !place.ticketed ? null : place.bookAheadDays === 0 ? known.ticketAtTheDoor : known.ticket;
  return sentences(
    stop && whenIs(context, stop),
    hoursOn(context, place, dayIndex),
    ticket?.[language]({ name: place.name }),
  );
}

/** Places whose name or tags have one of the words: a true hit, no slip of the search. */
function placesByWord({ brief }: QuestionContext, words: readonly string[]): Place[] {
  // Half the places of a city have its name.
  const isOfTheCity = namesCity(brief);
  const wanted = words.filter((word) => word.length >= SHORTEST && !isOfTheCity(word));
  const isOne = (said: string): boolean =>
    wanted.some((word) => said === word || said === `${word}s` || `${said}s` === word);
  const found = (brief.guide?.places ?? [])
    .filter(({ name, aliases, tags }) =>
      nameKey([name, ...aliases, ...tags].join(" "))
        .split(" ")
        .some(isOne),
    )
    .toSorted((a, b) => b.fame - a.fame);
  return found.length > MOST_HITS ? [] : found.slice(0, SHOWN);
}

const matterOf = ({ words, language }: QuestionContext, subject: Subject | null): say.Matter => {
  const said = signsIn(words).size > 0 ? "health" : matterIn(words, language);
  const place = subject?.place;
  if (place && (said === null || said === "rules" || said === "money"))
    return place.category === "food" ? "table" : "place";
  return said ?? "city";
};

/** Who knows what is not known here, for the matter that the question is. */
export function whoKnows(
  context: QuestionContext,
  subject: Subject | null,
  matter: say.Matter = matterOf(context, subject),
): string {
  const { brief, language } = context;
  const facts = brief.guide && countryFacts(brief.guide.countryCode);
  return say.whoKnows[matter][language]({
    name: subject?.title ?? brief.cityName,
    city: brief.cityName,
    country: facts ? countryIn(language, facts) : brief.cityName,
    number: numberOf(context, AMBULANCE),
    apps: (facts && ridesIn(facts.code)) ?? "Uber, Bolt, …",
  });
}

/** What is said where no answer stands on enough of the question: which words nothing here explains, what is known of the place that is meant, and who knows. */
export function honestAnswer(context: QuestionContext, subject: Subject | null): string {
  const { language, words } = context;
  const unread = unreadIn(context, subject);
  const phrases = phrasesOf(context, unread);
  const said = unread.map((at) => words[at]?.said ?? "");
  const hits = subject?.place ? [] : placesByWord(context, said);
  return sentences(
    phrases.length > 0
      ? say.nothingOn[language]({ words: say.quoted(language, phrases) })
      : subject
        ? talk.unknownOf[language]({ name: subject.title, known: "" }).trim()
        : say.unsure[language],
    subject?.place && knownOf(context, subject, subject.place),
    hits.length > 0 &&
      say.byThatWord[language]({
        places: listedIn(
          language,
          hits.map(({ name, neighborhood }) => (name.includes(neighborhood) ? name : `${name} (${neighborhood})`)),
        ),
      }),
    whoKnows(context, subject),
    fearsPeople(words) && allNumbers(context),
  );
}
