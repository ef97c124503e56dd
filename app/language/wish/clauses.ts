import type { ClauseSaid } from "../words/clause-act";
import { BETWEEN_CLAUSES, BETWEEN_WISHES, CLAUSE_ENDS } from "../words/clause-ends";
import { oneOf } from "../words/one-of";
import { PhraseTable, saidIn, type Word, wordsOf } from "../words/phrases";
import { languageOf, readWords } from "../words/read-words";
import { DESTINATIONS, EMPTIES, unsupportedIn } from "./act-words";
import { TELLS_MORE } from "./clause-words";
import { AT_SUNRISE, BEFORE_SUNSETS } from "./clock-words";
import { DEMANDS, type DemandWord } from "./demand-words";
import { KIND_TABLE } from "./kind-words";
import { NEED_TABLES } from "./need-words";
import { WANTS, actAlone, asksAnything, asksForSomewhere, besideStop, movesAway, withoutObjects } from "./stop-clauses";

/** What somebody wishes first, and what besides: in the other case, or at a stop of its own. */
export type Clauses = {
  first: Word[];
  act: Word[];
  fallback: string | null;
  hasNext: boolean;
  /** All that is wished is for after this stop: "good cocktails after". */
  isNext: boolean;
  /** The stop is to be elsewhere, and what is wished is for where it stands now. */
  movesAway: boolean;
};

const CONDITIONS = NEED_TABLES.filter(([id]) => id === "condition").map(([, table]) => table);
/** These only begin a condition, so its own words follow. */
const BARE = new Set("unless if nur falls seulement si cas solo se so caso".split(" "));
/** What they say is all the same to them is no wish: "doesn't matter if it's pricey". */
const INDIFFERENT = new PhraseTable({
  same: `
    not matter, not mind, not care, no matter, who cares, whatever the
    | egal, macht nichts, ist uns gleich, stört nicht
    | peu importe, ca ne fait rien, tant pis, qu importe
    | no importa, da igual, nos da lo mismo
    | non importa, fa niente, poco importa
    | nao importa, tanto faz, nao faz mal
  `,
});
const THEN = new Set("then dann sonst else otherwise alors sinon entonces allora altrimenti entao senao".split(" "));
const AND = new Set("and then und et y e".split(" "));
const AFTERWARDS = new Set(
  "after afterwards later danach nachher hinterher apres ensuite despues luego dopo poi depois".split(" "),
);
/** An hour at which one goes, where something is moved to it. */
const WEATHER_OF_TIME = new PhraseTable({
  light: `
    for/at/to? the? sunset/sundown, rainy/wet/sunny/dry/hot/cold/clear/clearer/bright/nicer day,
    clear/clearer/nicer/dry night/evening
    | zum/zu/beim? sonnenuntergang, regentag, sonnigen/regnerischen/klaren/sonnigeren/trockenen/klareren tag,
    klaren/klareren/trockenen abend, klare/klarere nacht
    | au/pour? le? coucher du soleil, jour de pluie, jour pluvieux/clair/degage/ensoleille/sec, jour de beau temps,
    soir/soiree/nuit clair/claire/degage/degagee/sec
    | al/para? el? atardecer, puesta de sol, dia lluvioso/despejado/soleado/claro/seco, dia de lluvia/sol,
    noche/tarde despejada/clara/seca
    | al/per? il? tramonto, giorno di pioggia/sole, giorno piovoso/sereno/limpido/soleggiato,
    sera/serata/notte limpida/serena/chiara
    | ao/no/para? o? por do sol, entardecer, dia de chuva/sol, dia chuvoso/limpo/claro/ensolarado/soalheiro,
    noite limpa/clara/sem nuvens
  `,
});

const asks = (words: readonly Word[]): boolean =>
  KIND_TABLE.find(words).length > 0 || DEMANDS.some(([, table]) => table.find(words).length > 0);
/** "Outdoors unless it rains, then indoors" wishes for one thing, and for another in the other case. */
function inTheOtherCase(words: readonly Word[]): { first: Word[]; fallback: string } | null {
  const [hit] = CONDITIONS.flatMap((table) => table.find(words)).sort((a, b) => a.from - b.from);
  if (!hit) return null;
  const after = words.slice(hit.to);
  const isBare = hit.to - hit.from === 1 || BARE.has(words[hit.to - 1]?.said ?? "");
  const at = isBare ? after.findIndex(({ said, isMark }) => isMark || THEN.has(said)) : 0;
  const [first, fallback] = [words.slice(0, hit.from), at < 0 ? [] : after.slice(at)];
  return asks(first) && asks(fallback) ? { first, fallback: saidIn(fallback) } : null;
}

/** "A beach, and ice cream after" wishes for two stops; this one is the first. */
function withoutNext(words: readonly Word[]): Word[] | null {
  const said = words.filter(({ isMark }) => !isMark);
  const last = said[said.length - 1];
  if (!last || !AFTERWARDS.has(last.said)) return null;
  const from = words.findLastIndex(({ said: each, isMark }) => !isMark && AND.has(each));
  const [first, next] = [words.slice(0, from), words.slice(from)];
  return from > 0 && KIND_TABLE.find(first).length > 0 && KIND_TABLE.find(next).length > 0 ? first : null;
}

/** "A place with cocktails after": what is wished ends with when, and the stop itself stays. */
function isForAfter(words: readonly Word[]): boolean {
  const mark = words.findIndex(({ isMark }) => isMark);
  const clause = mark < 0 ? words : words.slice(0, mark);
  const last = clause.at(-1);
  return (
    last !== undefined && AFTERWARDS.has(last.said) && LATER_TOO.has(last.said) && KIND_TABLE.find(words).length > 0
  );
}
/** Of the words for what comes after those that are no hour. */
const LATER_TOO = new Set(
  "after afterwards danach nachher hinterher apres ensuite despues luego dopo depois".split(" "),
);

const REASONS = new PhraseTable({
  why: `
    because, since it/we/the, cause, cuz, to avoid/beat/escape/dodge, so we/that
    | weil, damit, um .. zu vermeiden/entgehen
    | parce que, pour eviter, car
    | porque, para evitar, para no
    | perche, per evitare, cosi
    | porque, para/pra evitar
  `,
});

/** "… and no queues" says how a place should be, and is no reason to go at another hour. */
const isOfPlace = (words: readonly Word[]): boolean =>
  AND.has(words.find(({ isMark }) => !isMark)?.said ?? "") && OF_PLACE.some((table) => table.find(words).length > 0);
const HOW_IT_IS: ReadonlySet<DemandWord> = new Set<DemandWord>(["noTickets", "cheaper", "free", "finer", "withView"]);
const OF_PLACE = DEMANDS.flatMap(([id, table]) => (HOW_IT_IS.has(id) ? table : []));

/** "Earlier, it gets so hot": why somebody wants another hour is no wish for another place. */
function withoutReason(words: readonly Word[], text: string): Word[] | null {
  const [reason] = REASONS.find(words);
  const mark = words.findIndex(({ isMark }, at) => isMark || at === reason?.from);
  if (mark < 1) return null;
  const [head, tail] = [words.slice(0, mark), words.slice(mark)];
  const [act, ...more] = unsupportedIn(head, text);
  const isTime = TIMES_OR_NONE.has(act) && more.every((each) => TIMES_OR_NONE.has(each));
  if (!isTime || asks(head) || isOfPlace(tail) || (act === "empty" && asksAnything(tail))) return null;
  const isTold = TELLS.has(tail.find(({ isMark }) => !isMark)?.said ?? "") && WANTS.find(tail).length === 0;
  return isTold || (KIND_TABLE.find(tail).length === 0 && unsupportedIn(tail, text).length === 0) ? head : null;
}
/** "In this heat one dies at two, do it when it opens": what is told first is why, where all that is asked after it is another time or place for the stop. */
function afterReason(words: readonly Word[], text: string): Word[] | null {
  const mark = words.findIndex(({ isMark }) => isMark);
  const [head, tail] = [words.slice(0, mark), words.slice(mark + 1)];
  const acts = unsupportedIn(tail, text);
  const isAct = acts.length > 0 && acts.every((act) => act === "time" || act === "move");
  if (mark < 1 || !isAct || asks(tail)) return null;
  const isTold = WANTS.find(head).length === 0 && KIND_TABLE.find(head).length === 0;
  // "At two in the afternoon??" complains of an hour.
  const tells = TELLS.has(head.find(({ isMark }) => !isMark)?.said ?? "") || words[mark]?.said.includes("?") === true;
  return isTold && unsupportedIn(head, text).every((act) => act === "time" && tells) ? tail : null;
}

/** Who tells of themselves or of somebody begins so. */
const TELLS = new Set(
  `we i he she they it its my our the wir ich er sie es die der das mein meine unsere on nous je il elle ils mon ma mes notre nos les le la c mi mis nuestro nuestra
  nuestros los el yo siamo abbiamo mio mia i nostri gli a os as o meu minha estamos`.split(/\s+/),
);

const TIMES_OR_NONE = new Set<string | undefined>(["time", "move", "empty"]);

/** The words without what they say is all the same to them, up to the next mark or "but". */
function withoutIndifference(words: readonly Word[]): Word[] {
  const [hit] = INDIFFERENT.find(words);
  if (!hit) return [...words];
  const rest = words.slice(hit.to);
  const end = rest.findIndex(({ said, isMark }) => isMark || BUT.has(said));
  const left = [...words.slice(0, hit.from), ...(end < 0 ? [] : rest.slice(end))];
  return left.some(({ isMark }) => !isMark) ? left : [...words];
}
const BUT = new Set("but aber mais pero ma mas its it es c".split(" "));

/** What is moved to the sunset, or to the rainy day, needs neither a view nor a roof for it. */
function withoutLight(words: readonly Word[], text: string): Word[] {
  const [act] = unsupportedIn(words, text);
  if (act !== "move" && act !== "time") return [...words];
  // "After lunch" is when, and asks for no lunch.
  const moved = act === "move" ? [...WEATHER_OF_TIME.find(words), ...DESTINATIONS.find(words)] : [];
  const dawn = asksForSomewhere(words) ? [] : AT_SUNRISE.find(words);
  const hits = [...BEFORE_SUNSETS.find(words), ...moved, ...dawn];
  return words.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
}

/** Whether a day is named by its weather alone. */
export const namesDayByWeather = (words: readonly Word[]): boolean =>
  WEATHER_OF_TIME.find(words).some(({ from, to }) => words.slice(from, to).some(({ said }) => A_DAY.has(said)));
const A_DAY = new Set(
  `day regentag tag jour pluie dia lluvia giorno pioggia piovoso chuva night evening abend nacht soir soiree nuit noche tarde sera serata notte noite`.split(
    " ",
  ),
);

/** The words of a wish that this stop is chosen by. */
export function clausesIn(words: readonly Word[], text: string): Clauses {
  const other = inTheOtherCase(words);
  const whole = withoutObjects(withoutIndifference(other?.first ?? words));
  const none = { fallback: null, hasNext: false, isNext: false, movesAway: false };
  const away = other ? null : movesAway(whole, text);
  if (away) return { ...none, first: away.wanted, act: away.moved, movesAway: true };
  const beside = other ? null : besideStop(whole);
  if (beside)
    return { ...none, first: beside.first, act: beside.first, hasNext: !beside.isNext, isNext: beside.isNext };
  const next = withoutNext(whole);
  const read = next ?? withoutReason(whole, text) ?? afterReason(whole, text) ?? actAlone(whole, text) ?? whole;
  return {
    first: withoutLight(read, text),
    act: [...read],
    fallback: other?.fallback ?? null,
    hasNext: next !== null,
    isNext: next === null && isForAfter(whole),
    movesAway: false,
  };
}

/** "Drop the boat, a bar instead": what is wished beside that something goes, or is refused by its name. */
export const besidesRemoval = (feedback: string, isRefusal: (piece: string) => boolean): string =>
  feedback
    .split(BETWEEN_CLAUSES)
    .filter((piece) => EMPTIES.find(readWords(piece)).length === 0 && !isRefusal(piece))
    .join(", ");

/** "And" leads to a clause from the one before. */
export const LEADS_ON = /^(?:and|n|&|\+|und|et|y|e)\s+/iu;

const SHORT_AND = / n /giu;

/** The clauses of what was typed, in its own words. */
export function piecesOf(feedback: string): string[] {
  const language = languageOf(readWords(feedback));
  return (
    feedback
      // "N" is "and" in English, and "not" in Portuguese.
      .replace(SHORT_AND, (and) => (language === "en" ? " and " : and))
      .split(CLAUSE_ENDS[language])
      .map((piece) => piece.trim())
      .filter((piece) => piece !== "")
  );
}

/** A clause as it is compared with examples: how one begins and ends tells much of what it does. */
export const clauseWords = (text: string): string[] => [
  "^",
  ...wordsOf(text).flatMap(({ said, isMark }) => (isMark ? [] : [said])),
  "$",
];

/** By its words a clause is known again where its marks and accents are gone. */
const wordsAlone = (text: string): string => clauseWords(text).join(" ");

/** Of what is known of clauses, that of those which stand in a text. */
export function saidWithin(said: readonly ClauseSaid[], text: string): readonly ClauseSaid[] {
  if (said.length === 0) return said;
  const pieces = new Set(piecesOf(text).map(wordsAlone));
  return said.filter((clause) => pieces.has(wordsAlone(clause.text)));
}

/** The words of a wish, each with the clause that it stands in, where it is known what that does. */
export function withClauses(words: readonly Word[], feedback: string, said: readonly ClauseSaid[]): readonly Word[] {
  if (said.length === 0) return words;
  const known = new Map(said.map((clause) => [wordsAlone(clause.text), clause]));
  const clauses = piecesOf(feedback).flatMap((piece) => {
    const clause = known.get(wordsAlone(piece));
    return wordsOf(piece).flatMap(({ isMark }) => (isMark ? [] : [clause]));
  });
  const spoken = words.filter(({ isMark }) => !isMark);
  // Where words are spelt out across two clauses, nobody knows whose they are.
  if (spoken.length !== clauses.length) return words;
  const clauseOf = new Map(spoken.map((word, i) => [word, clauses[i]]));
  return words.map((word) => {
    const clause = clauseOf.get(word);
    return clause === undefined ? word : { ...word, clause };
  });
}

/** "… and with a view", "… that is not too touristy" say more of the same. */
const SAYS_MORE = new RegExp(
  String.raw`^${oneOf(`
    ${TELLS_MORE}
    | in, near, close | nahe | q, dans, pres, près | cerca | vicino | perto
  `)}\b`,
  "iu",
);

/** The wishes in what was typed; what asks for no place belongs to the one before. */
export const wishesIn = (feedback: string): string[] =>
  feedback
    .split(BETWEEN_WISHES)
    .filter((piece) => piece.trim() !== "")
    .reduce<string[]>((wishes, piece) => {
      const last = wishes.at(-1);
      return last === undefined || (asksAnything(readWords(piece)) && !SAYS_MORE.test(piece))
        ? [...wishes, piece]
        : [...wishes.slice(0, -1), `${last}, ${piece}`];
    }, []);
