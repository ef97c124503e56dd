import { PhraseTable } from "./phrases";

/** What turns the words after it into their opposite, in the six languages of `PhraseTable`. */
const NEGATION = new PhraseTable({
  not: "no, not, not another, nothing, without, skip, avoid, less, fewer, hate/hates, dislike/dislikes, enough, instead of, rather than, not into, tired/sick/bored of, had enough of, seen, been to, already did/done/had/visited, anything/everything but, not want/like/enjoy/need/drink/eat/fancy, not care for, not feel like, too many, no more, any more | kein/keine/keinen/keiner/keinem, nicht, nicht noch? ein/eine/einen, ohne, statt/anstatt, weniger, genug, mag .. nicht, alles außer | pas, pas de/d, sans, moins de/d, au lieu de/d/du, plutot que, assez de/d, marre de/des, trop de/d, tout sauf, plus aucun/aucune, n aime pas, deteste* | no, sin, nada de, en vez de/del, en lugar de/del, menos, hart* de, demasiad*, todo menos, ni, odio/odiamos | non, no, senza, niente, invece di/del/della/dei, al posto di/del/della, meno, basta, stuf* di, troppi/troppe, tutto tranne, odio/odiamo | nao, sem, nada de, em vez de/do/da, no lugar de/do/da, menos, chega de, fart* de, demasiad*, tudo menos, nem, odeio/odiamos",
});

const FILLERS = new Set(
  `a an any the of to go two three several see visit so many another this that these all for into in at about drink your our more
  de du des d l la le les un une der die das den dem ein eine einen noch mehr zu el los las una unos al del lo gli il i della dei delle di do da dos das o os um uma as mas piu mais ver ir`.split(
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

/** What somebody says who has had enough of what they named just before. */
const AFTER = new PhraseTable({
  not: "^again, ^too much, ^overload, ^is/are/was/were boring/enough/closed/full, ^is/are/was/were too much, ^is/are/was/were sold out, ^yesterday, ^already | ^schon wieder, ^ist/war langweilig/zu/geschlossen, ^gestern | ^encore, ^est ferme/trop, ^hier | ^otra vez, ^ayer, ^ya | ^di nuovo, ^ancora, ^ieri, ^gia | ^outra vez, ^ontem, ^ja",
});

export type Spoken = Parameters<typeof NEGATION.find>[0];
type Span = { from: number; to: number };

/** Which of some findings the words refuse: "no churches or museums" both, "fewer museums, more food" only the first. */
export function refusedOf<Found extends Span>(words: Spoken, found: readonly Found[]): Set<Found> {
  const nots = NEGATION.find(words);
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
    if (byNot || byChain || byPair || byAlternative) refused.add(each);
  }
  return refused;
}

/** Whether what stands right after a name says that they have had enough of it. */
export const isRefusedAfter = (words: Spoken): boolean => AFTER.find(words).length > 0;
