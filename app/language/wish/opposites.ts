import type { ClauseAct } from "../words/clause-act";
import { PhraseTable, type Word } from "../words/phrases";
import { DEMANDS, type DemandWord } from "./demand-words";
import { NEED_TABLES, type NeedId } from "./need-words";

/** Two qualities of a place that hardly any has both of. */
export type Opposites = readonly ["quieter", "loud"] | readonly ["indoor", "outdoor"] | readonly ["cheaper", "finer"];

const OPPOSITES: readonly Opposites[] = [
  ["quieter", "loud"],
  ["indoor", "outdoor"],
  ["cheaper", "finer"],
];

type Asked = {
  flags: Readonly<Record<DemandWord, boolean>>;
  likely: ReadonlySet<DemandWord>;
  needs: readonly NeedId[];
};

/** A birthday is why it should be good, and no wish for a costly place. */
const OCCASIONS = new PhraseTable({
  day: `
    birthday, celebrat*, special occasion, anniversary dinner, wedding anniversary
    | geburtstag*, feiern, hochzeitstag*
    | anniversaire*, fete*
    | cumpleanos, celebrar, aniversario
    | compleanno, festeggiare, anniversario
    | aniversario, comemorar, celebrar
  `,
});

/** What such a clause names is complained of, or told, and not asked for. */
const NOT_ASKED: ReadonlySet<ClauseAct> = new Set<ClauseAct>(["against", "drop", "talk", "why"]);

/** Whether the second of two opposites, which nobody complains in, is asked for in so many words. */
function isAskedPlainly(words: readonly Word[], id: Opposites[1]): boolean {
  const table = [...DEMANDS, ...NEED_TABLES].find(([row]) => row === id)?.[1];
  const occasions = OCCASIONS.find(words);
  return (table?.find(words) ?? []).some(({ from, to }) => {
    const act = words[from]?.clause?.act;
    const isOccasion = occasions.some((each) => from < each.to && each.from < to);
    return !isOccasion && !(act && NOT_ASKED.has(act));
  });
}

/**
 * The opposites of which a wish asks for both in so many words. What is only likely is no half of one, nor is what somebody complains of, or why they ask.
 */
export const oppositesIn = (words: readonly Word[], { flags, likely, needs }: Asked): Opposites[] =>
  OPPOSITES.filter(([one, other]) => {
    const isOther = other === "loud" ? needs.includes(other) : flags[other] && !likely.has(other);
    return isOther && flags[one] && !likely.has(one) && isAskedPlainly(words, other);
  });

/** What is only likely gives way to its opposite that is asked for in so many words: "it is dry, somewhere to run around" is no roof. */
export function withoutOpposed<Flags extends Asked["flags"]>(flags: Flags, likely: Asked["likely"]): Flags {
  const ofPlaces = OPPOSITES.flatMap(([one, other]) => (other === "loud" ? [] : [[one, other] as const]));
  const opposed = [...ofPlaces, ...ofPlaces.map(([one, other]) => [other, one] as const)].flatMap(([one, other]) =>
    flags[one] && flags[other] && likely.has(one) && !likely.has(other) ? [[one, false] as const] : [],
  );
  return { ...flags, ...Object.fromEntries(opposed) };
}
