import { PhraseTable, type Word } from "../../words/phrases";
import { isSpokenAgainst, refusedOf } from "../../words/small-words";
import { DEMANDS, type DemandWord } from "../demand-words";
import { KIND_TABLE, type KindId } from "../kind-words";

/** Something that is asked for, a kind of place or what it is like there, which another may stand in for. */
export type OneOf = { is: "kind"; id: KindId } | { is: "quality"; id: DemandWord };

/** What one may like as well as something else. The others of these rows are what somebody needs, or cannot bear. */
const TASTES: ReadonlySet<DemandWord> = new Set<DemandWord>([
  "quieter",
  "withView",
  "romantic",
  "outdoor",
  "free",
  "finer",
]);

/** What may stand between two things of which one is enough: "or", and "somewhere" before the second. */
const OR = new PhraseTable({
  or: `
    or just/maybe/else/even? something/somewhere/anywhere/a/an/some? place/spot? that/with/in/to? is/be? a/the? more/really/nice/good?
    | oder nur/einfach/vielleicht/auch? etwas/was/irgendwo/irgendwas/ein/eine/einen/einem? ort/platz? mit/in/im/am? schönen/schöner? mehr?
    | ou juste/bien/peut? etre? quelque? chose/part? un/une? endroit/coin/truc? de/d/avec/a/au/en? plus? beau/belle/joli/jolie?
    | o simplemente/quizas? algo/un/una/algun? sitio/lugar? con/de/al/en/mas? bonito/bonita/bonitas/buenas?
    | o magari/anche? qualcosa/un/una/qualche? posto? con/di/al/in/piu? bel/bella?
    | ou talvez/so? algo/um/uma/algum? sitio/lugar? com/de/ao/mais? bonito/bonita?
  `,
});

/** Somebody is fond of what follows: then one of several things is enough, "she's into gardens and pottery". */
const FOND_OF = new PhraseTable({
  fond: `
    into, loves, love, likes, adores, enjoys, fond of, fan/fans of
    | mag/mögen, liebt/lieben, steht/stehen auf, interessiert/interessieren sich für
    | aime/aiment, adore/adorent
    | gusta/gustan, encanta/encantan, adora
    | piace/piacciono, adora/adorano, ama/amano
    | gosta/gostam de, adora/adoram
  `,
});
const AND = new Set(
  "and und et y e n the die der das den les la las los i gli le os as de del of des also auch".split(" "),
);

/** Whether two things stand beside one another after such a word. */
const isFondOf = (words: readonly Word[], one: Found, other: Found): boolean =>
  FOND_OF.find(words).some(({ to }) => to <= one.from && one.from - to <= 2) &&
  one.to < other.from &&
  words.slice(one.to, other.from).every(({ said, isMark }) => AND.has(said) || (isMark && said === ","));

type Found = { one: OneOf; from: number; to: number };

/** What is asked for so that one of two is enough: "something with a view or quiet". */
export function alternativesIn(words: readonly Word[]): (readonly [OneOf, OneOf])[] {
  const kinds = KIND_TABLE.find(words).map(({ id, from, to }): Found => ({ one: { is: "kind", id }, from, to }));
  const qualities = DEMANDS.flatMap(([id, table]) =>
    TASTES.has(id) ? table.find(words).map(({ from, to }): Found => ({ one: { is: "quality", id }, from, to })) : [],
  );
  const found = [...kinds, ...qualities];
  const refused = refusedOf(words, found);
  const asked = found.filter((each) => !refused.has(each) && !isSpokenAgainst(words, each));
  return asked.flatMap((each) =>
    asked
      .filter(({ one }) => one.id !== each.one.id)
      .filter(
        (other) =>
          OR.find(words).some(({ from, to }) => from === each.to && to === other.from) || isFondOf(words, each, other),
      )
      .map((other) => [each.one, other.one] as const),
  );
}
