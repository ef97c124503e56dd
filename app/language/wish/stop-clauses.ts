import { PhraseTable, type Word } from "../words/phrases";
import { LITTLE_WORDS } from "../words/little-words";
import { notsIn, refusedOf } from "../words/small-words";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";
import { EMPTIES, MOVES, unsupportedIn } from "./act-words";
import { DEMANDS } from "./demand-words";
import { KIND_TABLE } from "./kind-words";
import { NEED_TABLES } from "./need-words";
import { afterAWhile } from "./times/at-most-words";

/** The stop that stands there stays. */
const KEEPS = new PhraseTable({
  keep: `
    keep/keeping, leave/leaving it/this/that/the/our/my, stay/stays, leave it/this/that in, happy with the/this/our
    | behalte*, beibehalt*, lass/lasst/lassen .. drin/stehen, lass/lasst es/das so, bleibt/bleiben
    | garde/gardez/gardons/garder, on laisse le/la/les/l/ca, laisse/laissez le/la/les/l/ca, laisse/laissez comme,
    reste/restent
    | deja/dejad/dejemos/dejar el/la/los/las/lo/eso/esto/este/esta, dejalo/dejala, deja/dejad/dejemos asi, manten*,
    conserva*, se queda/quedan
    | tieni/teniamo/tenete/tenere, tienilo/tienila, mantien*, resta/rimane/restano,
    lascia/lasciamo/lasciate il/la/lo/i/le/l/questo/questa, lascia/lasciamo/lasciate cosi
    | deixa/deixe/deixem/deixar o/a/os/as/isso/isto/esse/essa/assim, mantem/mantenha/mantenham/manter, fica/ficam
  `,
});
/** What somebody wants to have free or otherwise is not kept, and nobody keeps what they stay out of or look for. */
const NOT_KEPT = new PhraseTable({
  free: `
    free, empty, blank, open, out, off, late, longer, up, away, for another/later/tomorrow/last, in bed,
    in the? hotel/room, at the? hotel, short, cheap, simple, quiet, light, near, close, something, somewhere
    | frei, leer, weg, aus, lange, länger, ausfallen, im bett, im hotel, was, etwas, in der stadt
    | libre, vide, tomber, tard, longtemps, a l hotel, au lit, quelque chose, en ville, pres
    | libre, vacio/vacia, fuera, para, tarde, en el hotel, en la ciudad, cerca, algo
    | libero/libera, vuoto/vuota, perdere, stare, per, tardi, in hotel, in albergo, in citta, vicino, qualcosa
    | livre, vazio/vazia, fora, para, pra, tarde, no hotel, na cidade, perto, longe, algo, aberto/aberta
  `,
});
/** When something is, seen from a stop: before it or after it. */
const BEFORE_OR_AFTER = new PhraseTable({
  beside: `
    right/just/straight? after/before/afterwards/beforehand, on the way/back, first, next to/door to? it/this?,
    beside it, to round off
    | gleich/direkt/kurz? danach/davor/vorher/nachher/hinterher/anschließend, nach/vor dem/der/den, zuerst,
    direkt/gleich daneben, zum abschluss
    | juste? apres/avant, ensuite, d abord, juste? a cote
    | justo? despues/antes de/del/de?, luego, primero, justo? al lado
    | subito/appena? dopo/prima di/del/della/dei?, per prima cosa, li accanto, accanto
    | logo? depois/antes de/do/da/disso/dele?, a seguir, em seguida, primeiro, ali do? lado
  `,
});
/** Times that something may be after or before, and no stop. */
const A_TIME = new PhraseTable({
  time: `
    #, noon, midday, midnight, lunch, dinner, breakfast, work, dark, sunset, sunrise, rain, christmas, we/i/they/you,
    all, leaving, closing, that day, thing, time, day/stop/one
    | mittag, mitternacht, mittagessen, abendessen, frühstück, sonnenuntergang
    | midi, minuit, dejeuner, diner, coucher, demain
    | mediodia, almuerzo, cena, comer, cenar, que, todo, nada, atardecer
    | mezzogiorno, mezzanotte, pranzo, cena, possibile, tutto, tramonto
    | meio dia, almoco, jantar, que, tudo, mais, por do sol
  `,
});
const CONNECTS = new Set("and but then plus und aber dann et mais puis y pero luego e ma mas poi".split(" "));
const OPENS = new Set(
  `and then also maybe just ok okay yes but und dann auch noch ja aber erst et puis aussi oui mais y luego si tambien pero e poi anche si ma mas tambem sim
  add`.split(/\s+/),
);
/** What stands before a thing that is there already. */
export const DEFINITE: ReadonlySet<string> = new Set(
  "the our my this that it der die das den dem unser unsere unseren le la les l notre mon ma ce cette el los las lo nuestro nuestra il lo gli i del della nostro nostra o a os as do da nosso nossa isso dele disso".split(
    " ",
  ),
);
/** "Something", by which somebody asks for a place without its kind. */
const SOMETHING = new PhraseTable({
  something: `
    something, somewhere, anything
    | etwas, was anderes/ruhiges/ruhigeres/drinnen/draußen, irgendwas,
    was günstiges/billiges/günstigeres/schönes/nettes/kleines/leichtes/gemütliches/vegetarisches/kühles
    | quelque chose, autre chose, un truc, un endroit
    | algo, otra cosa, algun sitio, alguna cosa
    | qualcosa, qualcos altro, un posto, da qualche parte
    | algo, outra coisa, alguma coisa, um lugar, algum lugar
  `,
});

/** Who says that they want something asks for it. */
export const WANTS = new PhraseTable({
  want: `
    want*, need*, would like/love/rather, prefer*, like, fancy, looking for, please
    | will/wollen/möchte*, brauche*, hätte*, bitte, lieber
    | veut/voulons/veux, voudrai*, besoin, prefer*, envie
    | quier*, queremos, necesit*, prefer*, apetece
    | vogl*, vorr*, vuole, bisogno, prefer*
    | quer*, precis*, prefer*, apetece
  `,
});

const MEAL_TABLES = NEED_TABLES.filter(([id]) => id === "breakfast" || id === "lunch" || id === "dinner").map(
  ([, table]) => table,
);

const clausesOf = (words: readonly Word[]): Word[][] =>
  words.reduce<Word[][]>(
    (clauses, word) => {
      if (word.isMark || CONNECTS.has(word.said)) clauses.push(word.isMark ? [] : [word]);
      else clauses.at(-1)?.push(word);
      return clauses;
    },
    [[]],
  );
const A_COMMA: Word = { said: ",", isMark: true, at: 0 };
/** Clauses in one again, a mark between them over which no "not" reaches. */
const joined = (clauses: readonly (readonly Word[])[]): Word[] =>
  clauses
    .filter((clause) => clause.length > 0)
    .flatMap((clause, i) => (i > 0 && !CONNECTS.has(clause[0]?.said ?? "") ? [A_COMMA, ...clause] : [...clause]));

const wantsPlace = (words: readonly Word[]): boolean =>
  [KIND_TABLE, ...MEAL_TABLES].some((table) => table.find(words).length > 0);
/** The same of one that is not there yet: "the stadium another day" speaks of the one that stands there. */
const wantsNew = (words: readonly Word[]): boolean =>
  [KIND_TABLE, ...MEAL_TABLES].some((table) =>
    table.find(words).some(({ from }) => !DEFINITE.has(words[from - 1]?.said ?? "")),
  );
/** Where the words ask for a place without its kind. */
export const somewhereIn = (words: readonly Word[]): readonly { from: number; to: number }[] => SOMETHING.find(words);
export const asksForSomewhere = (words: readonly Word[]): boolean => somewhereIn(words).length > 0;
/** Whether the words ask for a place, of a kind or any. */
export const asksAnything = (words: readonly Word[]): boolean => wantsPlace(words) || asksForSomewhere(words);
const names = (words: readonly Word[], set: ReadonlySet<string>): boolean => set.has(words[0]?.said ?? "");

/** So long is a clause that only says that the stop stays. */
const LONGEST_KEPT = 7;

/** Whether a clause says that the stop stays, and nothing else of it. */
const keepsStop = (clause: readonly Word[]): boolean =>
  KEEPS.find(clause).length > 0 &&
  clause.length <= LONGEST_KEPT &&
  NOT_KEPT.find(clause).length === 0 &&
  notsIn(clause).length === 0 &&
  DEMANDS.every(([, table]) => table.find(clause).length === 0);

/** "Something to eat after the show", "danach noch ein Biergarten": the clause without when it is; null where it says no such thing. */
function withoutWhen(clause: readonly Word[]): Word[] | null {
  for (const hit of BEFORE_OR_AFTER.find(clause)) {
    const after = clause.slice(hit.to);
    const before = clause.slice(0, hit.from);
    const isFirst = before.every(({ said }) => OPENS.has(said));
    // "First pitch is at seven" puts nothing before the stop, and "a bit before" names nothing.
    if (isFirst ? FIRST.has(clause[hit.from]?.said ?? "") : !tellsThing(before)) continue;
    if (A_TIME.find(after).some(({ from }) => from <= 1) && !(isFirst && !names(after, DEFINITE))) continue;
    if (MOVES.find(before).length > 0 && !asksAnything(before)) continue;
    // "Danach ein Biergarten": what is wanted stands behind it.
    if (isFirst && !names(after, DEFINITE) && after.length > 0) return after;
    if (!isFirst && (after.length === 0 || names(after, DEFINITE) || isStopAfter(clause, hit.to))) return before;
    if (isFirst && names(after, DEFINITE) && after.length > 2) return after.slice(2);
  }
  return null;
}
const FIRST = new Set("first zuerst d primero per primeiro".split(" "));
const tellsThing = (words: readonly Word[]): boolean =>
  asksAnything(words) || words.some(({ said }) => said.length >= SHORTEST_THING && !isPlain(said));
const SHORTEST_THING = 4;
const isPlain = (word: string): boolean => PLAIN_WORDS.has(word) || USUAL_WORDS.has(word) || LITTLE_WORDS.has(word);
const OF_THE_STOP = new Set("dem der den del della dei do da disso dele".split(" "));
const isStopAfter = (clause: readonly Word[], at: number): boolean =>
  OF_THE_STOP.has(clause[at - 1]?.said ?? "") && clause.length - at <= 3;

/**
 * "Keep the museum, but a park after": the stop stays, and something is wished beside it. Where something else is wished in its place as well, that comes
 * first, and the other is a stop of its own.
 */
export function besideStop(words: readonly Word[]): { first: Word[]; isNext: boolean } | null {
  const clauses = clausesOf(words).filter((clause) => clause.length > 0);
  const then = afterAWhile(clauses);
  // "Fine, but only an hour, then a playground": what is said before is about the stop, where it asks for no other.
  const isOfStop = then !== null && clauses.slice(0, then).every((clause) => !asksAnything(clause));
  const kept = clauses.filter((clause, at) => keepsStop(clause) || (isOfStop && at < then));
  const others = clauses.filter((clause) => !kept.includes(clause));
  const timed = others.map((clause) => ({ clause, rest: withoutWhen(clause) }));
  const all = joined(timed.map(({ clause, rest }) => rest ?? clause));
  if (kept.length > 0 && asksAnything(all)) return { first: all, isNext: true };
  const beside = timed.filter(({ rest }) => rest !== null);
  if (beside.length === 0) return null;
  const elsewhere = joined(timed.filter(({ rest }) => rest === null).map(({ clause }) => clause));
  return wantsPlace(unrefused(elsewhere)) ? { first: elsewhere, isNext: false } : { first: all, isNext: true };
}

/** The words without what they refuse: "nothing with fish" wants no place. */
function unrefused(words: readonly Word[]): Word[] {
  const refused = [...refusedOf(words, KIND_TABLE.find(words))];
  return words.filter((_, at) => refused.every(({ from, to }) => at < from || at >= to));
}

const HERE = new Set("swap swop switch exchange trade".split(" "));

/** "Do this tomorrow and something calm now": the stop is to be elsewhere, and what is wished is for where it stands. */
export function movesAway(words: readonly Word[], text: string): { moved: Word[]; wanted: Word[] } | null {
  const clauses = clausesOf(words).filter((clause) => clause.length > 0);
  const isAway = (clause: readonly Word[]): boolean =>
    !clause.some(({ said }) => HERE.has(said)) && unsupportedIn(clause, text)[0] === "move" && !wantsNew(clause);
  const moved = clauses.filter(isAway);
  const wanted = joined(clauses.filter((clause) => !isAway(clause)));
  const isOther = notsIn(wanted).length === 0 && !clauses.some(keepsStop);
  return moved.length > 0 && isOther && asksAnything(wanted) ? { moved: joined(moved), wanted } : null;
}

/** "Too crowded in the morning, put it at the end of the day": why the stop is moved asks for no other place. */
export function actAlone(words: readonly Word[], text: string): Word[] | null {
  const clauses = clausesOf(words).filter((clause) => clause.some(({ isMark }) => !isMark));
  const acts = clauses.filter((clause) => ACTS_ALONE.has(unsupportedIn(clause, text)[0] ?? ""));
  const rest = joined(clauses.filter((clause) => !acts.includes(clause)));
  const isWhy = rest.length > 0 && !asksAnything(rest) && WANTS.find(rest).length === 0;
  // Beside an hour, what else is asked of a place is no reason.
  const isHourOnly = acts.every((clause) => unsupportedIn(clause, text)[0] === "time");
  if (isHourOnly && DEMANDS.some(([, table]) => table.find(rest).length > 0)) return null;
  return acts.length > 0 && isWhy && !asksAnything(joined(acts)) ? joined(acts) : null;
}
const ACTS_ALONE = new Set<string>(["time", "move", "empty"]);

/** "Quita el mercado", "push the dinner back": what is moved or taken away is the stop that stands there, and no wish for one of its kind. */
export function withoutObjects(words: readonly Word[]): Word[] {
  const things = [KIND_TABLE, ...MEAL_TABLES].flatMap((table): readonly { from: number; to: number }[] =>
    table.find(words),
  );
  const nots = notsIn(words);
  // "They cancelled the boat" tells of a boat that is no more.
  const acts = [...EMPTIES.find(words), ...MOVES.find(words)].filter(
    (act) => !nots.some((not) => not.from < act.to && act.from < not.to),
  );
  const objects = acts.flatMap((act) => {
    const isDefinite = DEFINITE.has(words[act.to]?.said ?? "");
    const isNamed = isDefinite || DEFINITE.has(words[act.to - 1]?.said ?? "");
    const at = act.to + (isDefinite ? 1 : 0);
    const thing = things.find(({ from }) => from === at);
    const isMeal = MEAL_TABLES.some((table) => table.find(words).some(({ from }) => from === at));
    return thing && !PUTS.has(words[act.from]?.said ?? "") && (isNamed || isMeal)
      ? [{ from: act.to, to: thing.to }]
      : [];
  });
  return words.filter((_, at) => !objects.some(({ from, to }) => at >= from && at < to));
}
/** These bring something new as often as they move what is there. */
const PUTS = new Set(
  "put get do have make mets mettre mettons fais faire pon poner metti mettere poe por mach macht machen leg lege".split(
    " ",
  ),
);
