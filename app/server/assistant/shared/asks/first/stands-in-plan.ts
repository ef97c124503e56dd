import type { PlacedStop } from "~/domain/plan/stop";
import { asksFirst, firstAt } from "~/language/question/first-words";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { folded, type Word, wordsOf } from "~/language/words/phrases";
import { ownWordsOfAll } from "~/language/words/read-words";
import { PLAIN_WORDS, USUAL_WORDS } from "~/language/words/usual-words";
import { namesDay } from "../../day-asked";
import * as say from "~/messages/spoken/often-asked/own-plan";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { spokenDay } from "../../plan-said";
import { namesCity, type QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { thingsIn } from "../said-before";
import { dayMeant } from "../often-asked/day-meant";

/** What has a name in the plan or the city, with where it stands if it does. */
type Named = { name: string; also: readonly string[]; stops: readonly PlacedStop[] };

/** Shorter words are hardly a name. */
const SHORTEST = 4;
/** More that go by a word are told apart by none. */
const MOST_ALIKE = 4;

/** "We go to San Giorgio on Thursday anyway, don't we?": yes or no, and when it is planned. Null where that is not asked, or no name is read. */
export function standsInPlan({ context, own, before }: Ask): string | null {
  if (!asksWhetherPlanned(context)) return null;
  const found = bestNamed(context, own?.title ?? null);
  const [first] = found;
  if (!first) return null;
  const { brief, language } = context;
  const day = dayMeant(context);
  const on = found.flatMap((each) => each.stops.map((stop) => ({ name: stop.title, day: stop.at.day })));
  const there = on.find((each) => !day || (!day.isMissing && each.day === day.dayIndex));
  if (there) return say.standsThere[language]({ name: there.name, when: spokenDay(brief, there.day, language) });
  const [elsewhere] = on;
  if (elsewhere && day && !day.isMissing)
    return say.standsElsewhere[language]({
      name: elsewhere.name,
      when: spokenDay(brief, elsewhere.day, language),
      day: spokenDay(brief, day.dayIndex, language),
    });
  const name = found.length === 1 || own ? first.name : wordsShared(context, first).typed;
  const others = before ? othersOf(context, before.reply, found) : [];
  return sentences(
    say.standsNowhere[language]({ name }),
    others.length > 0 && say.othersBefore[language]({ names: listedIn(language, others) }),
  );
}

/** Said of something that may be planned: on a day or "in the plan", with "already" or "don't we?", and asking nothing else. */
export function asksWhetherPlanned({ words, question }: QuestionContext): boolean {
  if (asksFirst(words, "asksElse")) return false;
  const last = words.findLastIndex(({ isMark }) => !isMark) + 1;
  const endsSo = firstAt(words, "endsSo").some(({ to }) => to === last);
  const asks = endsSo || /[?？]\s*$/u.test(question);
  return asks && (asksFirst(words, "inPlan") || (endsSo && namesDay(words))) && asksFirst(words, "weGo");
}

const isName = (word: string, context: QuestionContext): boolean =>
  word.length >= SHORTEST &&
  !LITTLE_WORDS.has(word) &&
  !PLAIN_WORDS.has(word) &&
  !USUAL_WORDS.has(word) &&
  !ownWordsOfAll.has(word) &&
  !namesDay([{ said: word, isMark: false, at: 0 }]) &&
  !namesCity(context.brief)(word);

/** The words of a question that stand in a name. */
function wordsShared(context: QuestionContext, { name, also }: Named): { count: number; typed: string } {
  const inName = new Set([name, ...also].flatMap((each) => wordsOf(each).map(({ said }) => said)));
  const shared = context.words.filter(({ said }) => inName.has(said) && isName(said, context));
  return {
    count: new Set(shared.map(({ said }) => said)).size,
    typed: typedAs(context.question, context.words, shared),
  };
}

/** From the first to the last of some words, as they were typed. */
function typedAs(question: string, words: readonly Word[], some: readonly Word[]): string {
  const from = words.findIndex((word) => word === some[0]);
  const to = words.findIndex((word) => word === some.at(-1));
  const said = words.slice(Math.max(0, from), to + 1).map((word) => word.typed ?? word.said);
  const typed = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = typed.findIndex((_, i) => said.every((word, j) => folded(typed[i + j] ?? "") === word));
  return at < 0 ? said.join(" ") : typed.slice(at, at + said.length).join(" ");
}

/** What has most of the question's words in its name; a place that is named beyond doubt alone. None where too many have as many. */
function bestNamed(context: QuestionContext, named: string | null): Named[] {
  const places = context.brief.guide?.places ?? [];
  const stops = context.days.flatMap((day) => day.stops);
  const all: Named[] = [
    ...places.map(({ id, name, aliases }) => ({
      name,
      also: aliases,
      stops: stops.filter(({ placeId, title }) => placeId === id || title === name),
    })),
    ...stops.filter(({ placeId }) => placeId === null).map((stop) => ({ name: stop.title, also: [], stops: [stop] })),
  ];
  const own = all.filter(({ name }) => name === named);
  // What is called so tells more than what goes by it too.
  const counted = all.map((each) => ({
    each,
    count: wordsShared(context, each).count + wordsShared(context, { ...each, also: [] }).count,
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const alike = counted.flatMap(({ each, count }) => (count === most ? [each] : []));
  if (own.length > 0 && !alike.some((each) => own.includes(each))) return own;
  if (alike.length === 0 || alike.length > MOST_ALIKE) return own;
  return alike;
}

/** What else the reply before proposed. */
function othersOf(context: QuestionContext, reply: string, found: readonly Named[]): string[] {
  const titles = thingsIn(context, reply, true).map(({ title }) => title);
  return [...new Set(titles)].filter(
    (title) => !found.some(({ name, also }) => name === title || also.includes(title)),
  );
}
