import { nameKey } from "~/domain/place/place-name";
import { PhraseTable, type Word, wordsOf } from "../../words/phrases";

/** What there is, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const THERE_IS = new PhraseTable({
  there: `
    there is/s/are
    | es gibt/ist/herrscht, da/hier ist
    | il y a, y a
    | hay
    | c e, ci sono
    | ha, esta, tem
  `,
});

/** Whether words only tell that there is something: without an article it is no place that has it as a part of its name. "C'è acqua alta" tells of the water. */
export const isThere = (words: readonly Word[], { from, to }: { from: number; to: number }, name: string): boolean =>
  wordsOf(nameKey(name)).length > to - from && THERE_IS.find(words).some((hit) => hit.to === from);
