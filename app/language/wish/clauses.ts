import { PhraseTable, type Word } from "../words/phrases";
import { NEGATION } from "../words/small-words";
import { EMPTIES, MOVES, unsupportedIn } from "./act-words";
import { DEMANDS } from "./demand-words";
import { KIND_TABLE } from "./kind-words";
import { NEED_TABLES } from "./need-words";

/** What somebody wishes first, and what besides: in the other case, or at a stop of its own. */
export type Clauses = {
  first: Word[];
  act: Word[];
  fallback: string | null;
  hasNext: boolean;
  /** All that is wished is for after this stop: "good cocktails after". */
  isNext: boolean;
};

const CONDITIONS = NEED_TABLES.filter(([id]) => id === "condition").map(([, table]) => table);
/** These only begin a condition, so its own words follow. */
const BARE = new Set("unless if nur falls seulement si cas solo se so caso".split(" "));
/** What they say is all the same to them is no wish: "doesn't matter if it's pricey". */
const INDIFFERENT = new PhraseTable({
  same: "not matter, not mind, not care, no matter, who cares, whatever the | egal, macht nichts, ist uns gleich, stört nicht | peu importe, ca ne fait rien, tant pis, qu importe | no importa, da igual, nos da lo mismo | non importa, fa niente, poco importa | nao importa, tanto faz, nao faz mal",
});
const THEN = new Set("then dann sonst else otherwise alors sinon entonces allora altrimenti entao senao".split(" "));
const AND = new Set("and then und et y e".split(" "));
const AFTERWARDS = new Set(
  "after afterwards later danach nachher hinterher apres ensuite despues luego dopo poi depois".split(" "),
);
/** An hour at which one goes, where something is moved to it. */
const WEATHER_OF_TIME = new PhraseTable({
  light:
    "for/at/to? the? sunset/sundown, rainy/wet/sunny/dry/hot/cold day | zum/zu/beim? sonnenuntergang, regentag, sonnigen/regnerischen tag | au/pour? le? coucher du soleil, jour de pluie, jour pluvieux | al/para? el? atardecer, puesta de sol, dia lluvioso, dia de lluvia | al/per? il? tramonto, giorno di pioggia, giorno piovoso | ao/no/para? o? por do sol, entardecer, dia de chuva, dia chuvoso",
});

const asks = (words: readonly Word[]): boolean =>
  KIND_TABLE.find(words).length > 0 || DEMANDS.some(([, table]) => table.find(words).length > 0);
const saidIn = (words: readonly Word[]): string => words.map(({ said }) => said).join(" ");

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
    last !== undefined && AFTERWARDS.has(last.said) && LATER_TOO.has(last.said) && KIND_TABLE.find(clause).length > 0
  );
}
/** Of the words for what comes after those that are no hour. */
const LATER_TOO = new Set(
  "after afterwards danach nachher hinterher apres ensuite despues luego dopo depois".split(" "),
);

const REASONS = new PhraseTable({
  why: "because, since it/we/the, cause, cuz, to avoid/beat/escape/dodge, so we/that | weil, damit, um .. zu vermeiden/entgehen | parce que, pour eviter, car | porque, para evitar, para no | perche, per evitare, cosi | porque, para/pra evitar",
});

/** "Earlier, it gets so hot": why somebody wants another hour is no wish for another place. */
function withoutReason(words: readonly Word[], text: string): Word[] | null {
  const [reason] = REASONS.find(words);
  const mark = words.findIndex(({ isMark }, at) => isMark || at === reason?.from);
  if (mark < 1) return null;
  const [head, tail] = [words.slice(0, mark), words.slice(mark)];
  const [act, ...more] = unsupportedIn(head, text);
  const isTime = TIMES_OR_NONE.has(act) && more.every((each) => TIMES_OR_NONE.has(each));
  if (!isTime || asks(head)) return null;
  const isTold = TELLS.has(tail.find(({ isMark }) => !isMark)?.said ?? "") && WANTS.find(tail).length === 0;
  return isTold || (KIND_TABLE.find(tail).length === 0 && unsupportedIn(tail, text).length === 0) ? head : null;
}
/** Who tells of themselves or of somebody begins so. */
const TELLS = new Set(
  `we i he she they it its my our the wir ich er sie es die der das mein meine unsere on nous je il elle ils mon ma mes notre nos les le la c mi mis nuestro nuestra
  nuestros los el yo siamo abbiamo mio mia i nostri gli a os as o meu minha estamos`.split(/\s+/),
);
const WANTS = new PhraseTable({
  want: "want*, need*, would like/love/rather, prefer*, like, fancy, looking for, please | will/wollen/möchte*, brauche*, hätte*, bitte, lieber | veut/voulons/veux, voudrai*, besoin, prefer*, envie | quier*, queremos, necesit*, prefer*, apetece | vogl*, vorr*, vuole, bisogno, prefer* | quer*, precis*, prefer*, apetece",
});

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
  if (unsupportedIn(words, text)[0] !== "move") return [...words];
  const hits = WEATHER_OF_TIME.find(words);
  return words.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
}

/** Whether a day is named by its weather alone. */
export const namesDayByWeather = (words: readonly Word[]): boolean =>
  WEATHER_OF_TIME.find(words).some(({ from, to }) => words.slice(from, to).some(({ said }) => A_DAY.has(said)));
const A_DAY = new Set("day regentag tag jour pluie dia lluvia giorno pioggia piovoso chuva".split(" "));

/** The stop that stands there stays. */
const KEEPS = new PhraseTable({
  keep: "keep/keeping/leave/leaving it/this/that/the/our/my, it/this/that stays, stays in, can/should/must stay, leave it/this/that in, happy with the/this/our | behalte*, beibehalt*, lass/lasst/lassen .. drin/stehen, bleibt/bleiben drin/so/stehen/drinnen, das/es/der/die bleibt | garde/gardez/gardons/garder le/la/les/ca/l/ce/cette, on garde, on laisse le/la/les/l/ca, laisse/laissez le/la/les/l/ca, ca reste | deja/dejad/dejemos/dejar el/la/los/las/lo/eso/esto/este/esta, dejalo/dejala, manten*, conserva*, se queda/quedan | tieni/teniamo/tenete/tenere il/la/lo/i/le/l/questo/questa, tienilo/tienila, mantien*, resta/rimane il/la/lo/l/questo/questa, lascia/lasciamo/lasciate il/la/lo/i/le/l/questo/questa | deixa/deixe/deixem/deixar o/a/os/as/isso/isto/esse/essa, mantem/mantenha/mantenham/manter, fica/ficam o/a/os/as/isso/isto/assim",
});
/** What somebody wants to have free is not kept. */
const LEFT_FREE = new PhraseTable({
  free: "free, empty, blank, open, out, off, for another/later/tomorrow/last, short, cheap, simple, quiet, light | frei, leer, weg, aus, ausfallen | libre, vide, tomber | libre, vacio/vacia, fuera, para | libero/libera, vuoto/vuota, perdere, stare, per | livre, vazio/vazia, fora, para, pra",
});
/** When something is, seen from a stop: before it or after it. */
const BEFORE_OR_AFTER = new PhraseTable({
  beside:
    "right/just/straight? after/before/afterwards/beforehand, on the way/back, and then | gleich/direkt/kurz? danach/davor/vorher/nachher/hinterher/anschließend, nach/vor dem/der/den | juste? apres/avant, ensuite, puis | justo? despues/antes de/del/de?, luego | subito/appena? dopo/prima di/del/della/dei?, poi | logo? depois/antes de/do/da/disso/dele?, a seguir, em seguida",
});
/** Times that something may be after or before, and no stop. */
const A_TIME = new PhraseTable({
  time: "#, noon, midday, midnight, lunch, dinner, breakfast, work, dark, sunset, sunrise, rain, christmas, we/i/they/you, all, leaving, closing, that day | mittag, mitternacht, mittagessen, abendessen, frühstück, sonnenuntergang | midi, minuit, dejeuner, diner, coucher, de | mediodia, almuerzo, cena, comer, cenar, que, todo, nada, atardecer | mezzogiorno, mezzanotte, pranzo, cena, possibile, tutto, tramonto | meio dia, almoco, jantar, que, tudo, mais, por do sol",
});
const CONNECTS = new Set("and but then und aber dann et mais puis y pero luego e ma mas poi".split(" "));
const OPENS = new Set(
  "and then also maybe ok okay yes und dann auch noch ja et puis aussi oui y luego si tambien e poi anche si mas tambem sim".split(
    " ",
  ),
);
const DEFINITE = new Set(
  "the our my this that it der die das den dem unser unsere unseren le la les l notre mon ma ce cette el los las lo nuestro nuestra il lo gli i del della nostro nostra o a os as do da nosso nossa isso dele disso".split(
    " ",
  ),
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
const wantsPlace = (words: readonly Word[]): boolean =>
  KIND_TABLE.find(words).length > 0 || MEAL_TABLES.some((table) => table.find(words).length > 0);
const MEAL_TABLES = NEED_TABLES.filter(([id]) => id === "breakfast" || id === "lunch" || id === "dinner").map(
  ([, table]) => table,
);
const plainly = (said: string): Word => ({ said, isMark: true, at: 0 });
const joined = (clauses: readonly Word[][]): Word[] =>
  clauses
    .filter((clause) => clause.length > 0)
    .flatMap((clause, i) => (i > 0 && !CONNECTS.has(clause[0]?.said ?? "") ? [plainly(","), ...clause] : clause));

/** Whether a clause says that the stop stays, and nothing else of it. */
const keepsStop = (clause: readonly Word[]): boolean =>
  KEEPS.find(clause).length > 0 &&
  LEFT_FREE.find(clause).length === 0 &&
  DEMANDS.every(([, table]) => table.find(clause).length === 0);

/** "Something to eat after the show", "danach noch ein Biergarten": the clause without when it is; null where it says no such thing. */
function withoutWhen(clause: readonly Word[]): Word[] | null {
  for (const hit of BEFORE_OR_AFTER.find(clause)) {
    const after = clause.slice(hit.to);
    if (A_TIME.find(after).some(({ from }) => from <= 1)) continue;
    const before = clause.slice(0, hit.from);
    // "Danach ein Biergarten": what is wanted stands behind it.
    if (before.every(({ said }) => OPENS.has(said)) && !DEFINITE.has(after[0]?.said ?? "") && after.length > 0)
      return after;
    if (before.length > 0 && (after.length === 0 || DEFINITE.has(after[0]?.said ?? "") || isStopAfter(clause, hit.to)))
      return before;
    if (before.every(({ said }) => OPENS.has(said)) && DEFINITE.has(after[0]?.said ?? "") && after.length > 2)
      return after.slice(2);
  }
  return null;
}
const isStopAfter = (clause: readonly Word[], at: number): boolean =>
  /^(dem|der|den|del|della|dei|do|da|disso|dele)$/.test(clause[at - 1]?.said ?? "") && clause.length - at <= 3;

/** "Keep the museum, but a park after": the stop stays, and something is wished beside it. */
function besideStop(words: readonly Word[]): { first: Word[]; keeps: boolean } | null {
  const clauses = clausesOf(words);
  const kept = clauses.filter((clause) => keepsStop(clause));
  const others = clauses.filter((clause) => !kept.includes(clause));
  const timed = others.map((clause) => ({ clause, rest: withoutWhen(clause) }));
  const isBeside = ({ rest }: (typeof timed)[number]): boolean => rest !== null;
  const elsewhere = timed.filter((each) => !isBeside(each)).map(({ clause }) => clause);
  if (kept.length > 0 && wantsPlace(joined(others)))
    return { first: joined(timed.map(({ clause, rest }) => rest ?? clause)), keeps: true };
  const beside = timed.filter(isBeside);
  if (beside.length === 0 || wantsPlace(joined(elsewhere))) return null;
  return { first: joined(timed.map(({ clause, rest }) => rest ?? clause)), keeps: kept.length > 0 };
}

/** "Quita el mercado", "push the dinner back": what is moved or taken away is the stop that stands there, and no wish for one of its kind. */
function withoutObjects(words: readonly Word[]): Word[] {
  const things = [KIND_TABLE, ...MEAL_TABLES].flatMap((table): { from: number; to: number }[] => table.find(words));
  const nots = NEGATION.find(words);
  const acts = [...EMPTIES.find(words), ...MOVES.find(words)];
  // "They cancelled the boat" tells of a boat that is no more.
  const done = acts.filter((act) => !nots.some((not) => not.from < act.to && act.from < not.to));
  const objects = done.flatMap((act) => {
    const verb = words[act.from]?.said ?? "";
    const last = words[act.to - 1]?.said ?? "";
    const isNamed = DEFINITE.has(words[act.to]?.said ?? "") || DEFINITE.has(last);
    const at = act.to + (DEFINITE.has(words[act.to]?.said ?? "") ? 1 : 0);
    const thing = things.find(({ from }) => from === at);
    const isMeal = MEAL_TABLES.some((table) => table.find(words).some(({ from }) => from === at));
    return thing && !PUTS.has(verb) && (isNamed || isMeal) ? [{ from: act.to, to: thing.to }] : [];
  });
  return words.filter((_, at) => !objects.some(({ from, to }) => at >= from && at < to));
}
/** These bring something new as often as they move what is there. */
const PUTS = new Set(
  "put get do have make mets mettre mettons fais faire pon poner metti mettere poe por mach macht machen leg lege".split(
    " ",
  ),
);

/** The words of a wish that this stop is chosen by. */
export function clausesIn(words: readonly Word[], text: string): Clauses {
  const other = inTheOtherCase(words);
  const whole = withoutObjects(withoutIndifference(other?.first ?? words));
  const beside = other ? null : besideStop(whole);
  if (beside) return { first: beside.first, act: beside.first, fallback: null, hasNext: false, isNext: true };
  const next = withoutNext(whole);
  const read = next ?? withoutReason(whole, text) ?? whole;
  return {
    first: withoutLight(read, text),
    act: [...read],
    fallback: other?.fallback ?? null,
    hasNext: next !== null,
    isNext: next === null && isForAfter(whole),
  };
}
