import { asTyped } from "~/language/search/as-typed";
import { citySearch } from "~/language/search/city-search";
import { KIND_ROWS, KIND_TABLE, type KindId, soughtOf } from "~/language/wish/kind-words";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { PhraseTable, saidAsTyped, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { refusedOf } from "~/language/words/small-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { alternativesTo } from "~/planner/revise/alternatives";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { note } from "~/planner/revise/note";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { restOf } from "../wish-alone";

/** What is said of an exception to what is refused, and the wish without it. */
export type Exception = { said: string; request: RevisionRequest };

/** What begins an exception, in English | German | French | Spanish | Italian | Portuguese. */
const UNLESS = new PhraseTable({
  unless: `
    unless, except if/when/for/with?, only if/when/with, other than, apart from
    | außer wenn/mit?, es sei denn, nur wenn/mit, bis auf
    | sauf si/s/avec/pour?, a moins que/qu/d, seulement si/avec, excepte
    | salvo que/si/con?, excepto si/con?, a no ser que, a menos que, solo si/con, menos si
    | tranne se/con?, a meno che non?, salvo che/se?, eccetto se?, solo se/con
    | a nao ser que, exceto se/com?, salvo se/com?, so se/com, menos se
  `,
});
/** "Shopping is ok if …": what was refused just before is allowed after all. */
const ALLOWS = new PhraseTable({
  allows: `
    is/are ok/okay/fine/alright/good/allowed if/when/as?, ok/okay/fine/alright if/when,
    is/are ok/okay/fine/alright/allowed
    | geht/gehen wenn/falls/solange, ist/sind ok/okay/erlaubt wenn/falls/solange, ist/sind in ordnung wenn?,
    okay/ok wenn, geht/gehen, ist/sind ok/okay
    | c est ok/bon si/quand?, est/sont ok/possible/possibles si?, va/vont si?, d accord si
    | vale/valen si?, esta/estan bien si?, puede/pueden ser si
    | va/vanno bene se?, ok se, si puo se
    | pode/podem ser se?, tudo bem se?, ok se, esta/ta bem/bom se?
  `,
});
/** What comes with the weather is another case, and no exception. */
const BY_WEATHER = /^(?:rain|pour|snow|regn|regen|schnei|pleu|pluie|llov|lluev|lluvi|piov|piogg|chov|chuv)/;

/**
 * "No shopping. Shopping is ok if it's vintage", "kein Museum, außer es ist kostenlos": what is refused stays refused, and of the exception what is known is
 * said. Null where nothing is excepted from a kind of place; of food nobody makes exceptions for others.
 */
export function exceptionIn(request: RevisionRequest): Exception | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const words = readWords(request.feedback, citySearch(here.brief.guide?.places ?? []).hasWord);
  const found = exceptedBy(words, UNLESS.find(words)[0]) ?? allowedAfter(words);
  if (!found) return null;
  const { kind, own, rest } = found;
  const { language } = wishIn(here);
  const asked = { ...here, earlier: [], feedback: saidAsTyped([...kind, ...own]), typedIn: language };
  const typed =
    asTyped(
      request.feedback,
      own.map(({ said }) => said),
    ) ?? saidAsTyped(own);
  const names = namesAllowed(asked, saidAsTyped(own));
  return {
    said: noteIn(
      language,
      names.length > 0 ? note("allowedKnown", { words: [typed], names }) : note("allowedNone", { words: [typed] }),
    ),
    request: restOf(request, saidAsTyped(rest)),
  };
}
const MOST_NAMED = 2;

/** The places that are known to be what is excepted; none where nothing here could tell. */
function namesAllowed(asked: RevisionRequest, own: string): string[] {
  const context = contextOf({ ...asked, feedback: own });
  if (!context) return [];
  if (context.wish.named) return [context.wish.named.name];
  if (demandsIn(context).length === 0 || context.wish.unread.length > 0) return [];
  return alternativesTo(asked)
    .filter(({ isIt, missed, unsure }) => isIt && missed.length + unsure.length === 0)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
}

/** A kind that is refused, the words of its exception, and all others. */
type Excepted = { kind: readonly Word[]; own: readonly Word[]; rest: readonly Word[] };
type Span = { from: number; to: number };

/** "No museum unless it is free". */
function exceptedBy(words: readonly Word[], hit: Span | undefined): Excepted | null {
  if (!hit) return null;
  const kind = kindsRefused(words.slice(0, hit.from)).at(-1);
  return kind ? excepted(words, kind, hit.from, hit.to) : null;
}

/** "No museums. Museums are fine if they are free", "no museums, the small ones are ok". */
function allowedAfter(words: readonly Word[]): Excepted | null {
  for (const hit of ALLOWS.find(words)) {
    const from = words.slice(0, hit.from).findLastIndex(({ isMark }) => isMark) + 1;
    const again = KIND_TABLE.find(words).find((each) => each.from >= from && each.to <= hit.from);
    const kind = kindsRefused(words.slice(0, from)).find(({ id }) => id === again?.id);
    if (kind && again)
      return excepted(
        words,
        kind,
        from,
        hit.to,
        words.slice(from, hit.from).filter((_, at) => from + at < again.from || from + at >= again.to),
      );
  }
  return null;
}

/** @param before what is said of it before it is allowed: "vintage shops are fine" */
function excepted(
  words: readonly Word[],
  kind: Span,
  from: number,
  to: number,
  before: readonly Word[] = [],
): Excepted | null {
  const mark = words.findIndex(({ isMark }, at) => at >= to && isMark);
  const end = mark < 0 ? words.length : mark;
  const own = [...before, ...words.slice(to, end)];
  const telling = own.filter(({ said, isMark }) => !isMark && !LITTLE_WORDS.has(said));
  if (telling.length === 0 || telling.some(({ said }) => BY_WEATHER.test(said))) return null;
  return { kind: words.slice(kind.from, kind.to), own, rest: [...words.slice(0, from), ...words.slice(end)] };
}

/** The kinds of places that the words refuse; nothing that one eats. */
function kindsRefused(words: readonly Word[]): { id: KindId; from: number; to: number }[] {
  const hits = KIND_TABLE.find(words);
  return [...refusedOf(words, hits)].filter(({ id }) => !isEaten(id)).toSorted((a, b) => a.from - b.from);
}

const isEaten = (id: KindId): boolean => {
  const categories = soughtOf(id)?.categories ?? KIND_ROWS.find(([kind]) => kind === id)?.[1].categories ?? [];
  return categories.length === 0 || categories[0] === "food";
};
