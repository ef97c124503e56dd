import type { ClauseAct } from "./clause-act";
import { NOT_TO_TASTE, SAID_AFTER } from "./dislike-words";
import { PhraseTable, type Word } from "./phrases";

/** What turns the words after it into their opposite, in the six languages of `PhraseTable`. */
export const NEGATION = new PhraseTable({
  not: `
    no, not, not another, nothing, !cost/costs nothing, !not cost anything/us/a, without, skip, avoid, less, fewer,
    hate/hates, dislike/dislikes, enough, instead of, rather than, not into, tired/sick/bored of, had enough of, seen,
    been to, already did/done/had/visited, did/done all the?, anything/everything but,
    not want/like/enjoy/need/drink/eat/fancy, not care for, not feel like, too many/much, no more, any more,
    done with, fed up with/of, sick and tired of, had it with, over with, allergic to, allergy to,
    not .. fan/fans of, not really/so/that/too/very? into/keen/big on?, no fan/fans of,
    can not stand/bear/face/take/handle, drop the, ditch the, lose the, anything except, nobody wants,
    !no/not/zero much? point,
    !none/neither of us/them has/have/is/are/ever/can/could/biked/cycled/swam/swims/knows/did/been,
    none of us likes/eats/drinks, too cold/hot/wet/windy/stormy/rough for/4, not again, never again, no thanks to,
    enough with, doesn't eat, does not eat/drink/like, not do/have/touch/handle,
    no way .. walking/going/doing/around/through/in, cancelled/canceled the/our/my,
    who the? tf/hell/heck/fuck wants/needs, who on earth wants/needs, neither of us/them, none of us/them,
    nobody here, who even/seriously/actually/really wants/needs, ^who wants/needs
    | kein/keine/keinen/keiner/keinem, langweilen/langweilt sich/uns .. in/im/auf/bei, nicht, nichts,
    !nichts lieber/wie, nicht noch? ein/eine/einen, ohne,
    statt/anstatt, weniger, genug, zu viel/viele, weder, mag .. nicht, alles außer, keine lust .. auf, satt,
    nicht schon wieder, nie wieder, bloß kein/keine/keinen, allergisch gegen/auf, allergie gegen/auf,
    !nichts kostet/kosten/koste, !kostet/kosten/kost nichts, zu kalt/heiß/nass/windig für/fürs/zum, weg mit,
    nicht mehr, die nase voll von, isst kein, verträgt kein/keine, wer will/braucht schon/denn/bitte,
    halten/hält/packt/packen/verkraftet/verkraften .. nicht aus/mehr, wer zum teufel/henker/kuckuck will/braucht,
    ^wer will/braucht
    | pas, pas de/d, pas trop/tres/vraiment/franchement? fan/fans/portes/branches/adeptes de/du/des/d/sur?, rien de/d, sans, moins de/d, au lieu de/d/du, plutot que, assez de/d, marre de/des, trop de/d,
    tout sauf, ennuie/ennuient/ennuyons au/aux/a/dans/devant, plus aucun/aucune, n aime pas, deteste*,
    allergique/allergiques a/au/aux, allergie/allergies a/au/aux,
    trop froid/chaud/humide pour, ras le bol de/des, trop des, en a assez de/des, plus jamais de, encore un/une/des,
    sauf, ni, n aime pas, supporte/supportent/supportons pas, pas envie de/d, annul* le/la/les/l/un/une?,
    ^qui veut/voudrait, qui diable veut, qui a envie de/d, qui veut encore/franchement
    | no, sin, nada de, nada, !nada mas, !no cueste/cuesten/cuesta/cuestan nada, en vez de/del, en lugar de/del,
    menos, hart* de, aburr* en, demasiad*, todo menos, ni, odio/odiamos, alergico/alergica/alergicos a/al,
    alergia/alergias a/al,
    demasiado/mucho frio/calor para, aburr* de/con, tanto/tanta/tantos/tantas, cansad* de, nunca mas, otra vez no,
    excepto, salvo, no mas, no soy/somos muy/mucho? de, no soy/somos fan/fans/amigo/amigos/amantes de/del,
    no nos/me/le/les va/van/tira/gusta/gustan/mola/molan mucho/demasiado?, no nos/me/les/le? apetece/apetecen, no quier*/queremos/quisiera/necesit*, no aguant*,
    no soport*, basta de, cancelad*/cancelaron/cancelaro el/la/los/las?, ^quien quiere/necesita,
    quien demonios/diablos/carajo/chingados/cono quiere/necesita
    | !non costa/costi/costano/costino niente/nulla, !no dai, non, no, ne l uno ne l altro, ne, senza, niente,
    invece di/del/della/dei, al posto di/del/della, meno, basta, stuf* di, troppi/troppe, tutto tranne, odio/odiamo,
    allergico/allergica/allergici a/al/alla/alle/ai/agli, allergia/allergie a/al/alla/alle/ai/agli,
    troppo freddo/caldo per, troppa, stanco/stanca/stanchi di, mai piu, eccetto, non piu,
    non ho/abbiamo/hanno voglia di, non vogl*/vuole, non sopport*, non reggono/reggiamo/regge, annoiat* di/da/dei,
    annoia/annoiano/annoiamo nei/in/al/ai/nelle/nel,
    non siamo/sono .. tipi/tipo/amanti/fan/appassionati/patiti da/di/del/della/dei,
    non ci/mi piace/piacciono molto/tanto?, non amo/ama/amiamo/amano, basta con, cancellat*/annullat* il/la/lo/i/le?, ^chi vuole, chi diavolo/cavolo/cazzo/mai vuole
    | nao, sem, nada de, nada, !nada mais, !nao custe/custem/custa/custam nada, em vez de/do/da, no lugar de/do/da,
    menos, chega de, fart* de, demasiad*, tudo menos, nem, odeio/odiamos, alergico/alergica a/ao/aos,
    alergia/alergias a/ao/aos, demasiado/muito/tao frio/calor/quente para/pra/pro, tantos/tantas,
    cansado/cansada/cansados de, nunca mais, exceto, nao nos/me? apetece, nao quer*/precis*, nao aguent*, nao suport*,
    nao sou/somos .. fa/fas/fan de, nao sou/somos muito/grande? de, nao gost* muito/nada? de,
    chega de, aborrecid* de/com, aborrece*/entedia* se? em/no/na/nos/nas/com, basta de, ^quem quer/precisa,
    quem diabo/raio/caralho quer, quem e que quer
  `,
});

const FILLERS = new Set(
  `with mit avec con com a an any the of to go raw crudo crue roh two three several see visit so many another otro otra otros otras autre autres altro altra altri altre outro outra this that these all for into in at about drink your our more
  de du des d l la le les un une der die das den dem ein eine einen noch mehr zu el los las una unos al del lo gli il i della dei delle di do da dos das o os um uma as mas piu mais ver ir
  eat drink like do come comen comemos bebe beben bebemos mangia mangiano mangiamo beve bevono mange mangent mangeons boit boivent comem bebem isst essen trinkt trinken`.split(
    /\s+/,
  ),
);
const JOINS = new Set([
  "and",
  "or",
  "nor",
  "und",
  "oder",
  "noch",
  "et",
  "ou",
  "ni",
  "y",
  "o",
  "e",
  "nem",
  "no",
  "any",
  "the",
  "de",
]);
/** After these a refusal goes on, also over one word that describes: "no sushi or raw fish". */
const ALTERNATIVES = new Set(["or", "nor", "oder", "ou", "ni", "nem", "ne"]);
const CONJUNCTIONS = new Set(["and", "or", "nor", "und", "oder", "noch", "et", "ou", "ni", "y", "o", "e", "nem"]);

/** What stands between a thing and what it is a part or a view of, and the articles after it. */
const PART_OF = new Set(
  "of over onto de du des d sur auf von vom del della dell sul sull sulla sobre do da dos das".split(" "),
);
const PART_OF_THE = new Set([...PART_OF, ..."the l la le les die den dem der el los las".split(" ")]);

/** Whether what comes next is named as the whole of something: "a view of the …". */
export const isPartOf = (before: Spoken): boolean => {
  const last = before.findLast(({ said }) => !PART_OF_THE.has(said) || PART_OF.has(said));
  return last !== undefined && !last.isMark && PART_OF.has(last.said);
};

export type Spoken = readonly Word[];
type Span = { from: number; to: number };

/** "O castelo no parque": in Portuguese this "no" says where. */
export const isInThe = (words: Spoken, { from, to }: Span): boolean =>
  to - from === 1 && words[from]?.said === "no" && words[from]?.isPortuguese === true;

/** Where words are turned into their opposite. */
export const notsIn = (words: Spoken): Span[] => NEGATION.find(words).filter((hit) => !isInThe(words, hit));

/** What the clause does that something stands in; null where it only names it: "the museum?" says nothing of what becomes of that one. */
export function actAround(words: Spoken, { from, to }: Span): ClauseAct | null {
  const clause = words[from]?.clause;
  const isTold = words.some((word, at) => word.clause === clause && (at < from || at >= to) && saysMuch(word));
  return clause && isTold ? clause.act : null;
}

/** Shorter words say little by themselves. */
export const saysMuch = ({ said, isMark }: Word): boolean => !isMark && said.length >= SAYS_MUCH_FROM;
const SAYS_MUCH_FROM = 4;

/** Says where, and refuses nothing: "a romantic dinner not far". */
const NOT_FAR = new PhraseTable({
  near: "not too/so? far | nicht zu/so? weit | pas trop? loin | no muy? lejos | non troppo? lontano | nao muito? longe",
});

/**
 * Whether it stands in a clause that speaks against what it names: "touristy mosques again".
 * @param byNot what a "not" refuses: in its clause nothing else is
 */
export const isSpokenAgainst = (words: Spoken, span: Span, byNot: Iterable<Span> = []): boolean =>
  actAround(words, span) === "against" &&
  !NOT_FAR.find(words).some(({ from }) => from >= span.to && words[from]?.clause === words[span.from]?.clause) &&
  // "Pizza without the queue" is against the queue.
  !notsIn(words).some(
    ({ from, to }) =>
      from >= span.to &&
      words.slice(to).some((word) => word.clause === words[span.from]?.clause && saysMuch(word)) &&
      words[from]?.clause === words[span.from]?.clause,
  ) &&
  [...byNot].every(({ from }) => words[from]?.clause !== words[span.from]?.clause);

/** Which of some findings the words refuse: "no churches or museums" both, "fewer museums, more food" only the first. */
export function refusedOf<Found extends Span>(words: Spoken, found: readonly Found[]): Set<Found> {
  const nots = notsIn(words);
  const refused = new Set<Found>();
  const isFilled = (from: number, to: number, between: ReadonlySet<string>): boolean =>
    words.slice(from, to).every(({ said, isMark }) => !isMark && between.has(said));
  for (const each of [...found].sort((a, b) => a.from - b.from)) {
    const byNot = nots.some((not) => not.to <= each.from && isFilled(not.to, each.from, FILLERS));
    const byChain = [...refused].some(
      (before) =>
        before.to < each.from &&
        isFilled(before.to, each.from, JOINS) &&
        words.slice(before.to, each.from).some(({ said }) => CONJUNCTIONS.has(said)),
    );
    const byPair = nots.some(
      (not) =>
        not.to < each.from &&
        each.from - not.to <= 4 &&
        words.slice(not.to, each.from).some(({ said }) => CONJUNCTIONS.has(said)) &&
        words
          .slice(not.to + 1, each.from)
          .every(({ said, isMark }) => !isMark && (JOINS.has(said) || FILLERS.has(said))),
    );
    const byAlternative = [...refused].some(
      (before) =>
        each.from - before.to === 2 &&
        ALTERNATIVES.has(words[before.to]?.said ?? "") &&
        words.slice(before.to, each.from).every(({ isMark }) => !isMark),
    );
    // "No view of the opera" asks for no opera either.
    const byWhole = [...refused].some(
      (before) =>
        before.to < each.from &&
        PART_OF.has(words[before.to]?.said ?? "") &&
        isFilled(before.to, each.from, PART_OF_THE),
    );
    // "We don't drink" refuses what it names itself, where nothing comes after it.
    const byItself = nots.some(
      (not) =>
        not.from < each.from &&
        not.to === each.to &&
        words[each.from]?.said === "drink" &&
        words[each.to]?.isMark !== false,
    );
    // "No trap and not too dear": what says "not" itself is refused by no other.
    const saysNot = nots.some(({ from, to }) => from === each.from && to < each.to);
    if (saysNot) continue;
    if (byItself || byNot || byChain || byPair || byAlternative || byWhole) refused.add(each);
  }
  return refused;
}

/** A "no" that comes last: "el barco no". */
const LAST_NO = new Set(["no", "not", "nope", "nicht", "nichts", "nein", "non", "pas", "nao"]);

/** Whether what stands right after a name says that they have had enough of it. */
export function isRefusedAfter(said: Spoken): boolean {
  // "The boat please out".
  const words = said.slice(
    Math.max(
      0,
      said.findIndex((word) => !POLITE.has(word.said)),
    ),
  );
  return SAID_AFTER.find(words).length > 0 || isNotToTaste(words) || endsOnNo(words);
}
const POLITE = new Set("please bitte svp stp".split(" "));

/** "Fado is nich so unsers", "le fado, c'est pas trop notre truc". */
const isNotToTaste = (words: Spoken): boolean =>
  [words, words[0]?.said === "," ? words.slice(1) : []].some((after) => NOT_TO_TASTE.find(after).length > 0);

/** "Otro museo no porfa", up to the next mark. */
function endsOnNo([no, ...after]: Spoken): boolean {
  const mark = after.findIndex(({ isMark }) => isMark);
  const rest = mark < 0 ? after : after.slice(0, mark);
  // "Too touristy, no?" asks whether they agree.
  if (rest.length === 0 && after[mark]?.said === "?") return false;
  // "Terme no che ho il raffreddore": what comes then is why.
  const saidBeforeWhy = rest.slice(0, Math.max(0, WHY.find(rest)[0]?.from ?? rest.length));
  return LAST_NO.has(no?.said ?? "") && saidBeforeWhy.every(({ said }) => LAST_WORDS.has(said));
}
const WHY = new PhraseTable({
  why: `
    because, since, as i/we/he/she/my/our, cause, cos
    | weil, denn, da ich/wir/er/sie/meine/mein
    | car, parce que, vu que, puisque
    | que, porque, pues, ya que
    | che, perche, siccome, visto che
    | que, porque, pois, ja que
  `,
});
/** What a sentence may end on after its last word. */
const LAST_WORDS = new Set(
  "please pls bitte svp stp porfa porfavor gracias danke merci grazie obrigado ne eh lol haha jaja kkk tho".split(" "),
);
