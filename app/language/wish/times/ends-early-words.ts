import { PhraseTable, type Word, wordsAsTyped } from "../../words/phrases";

/** It is not to last until late, which moves nothing; "n" for "não" is read as "and", in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const NOT_LATE = new PhraseTable({
  early: `
    nothing/not .. end/ends/ending/finish/finishes/finishing/goes/runs/running .. late, not a late one/night,
    nothing/not too/so/very? late, no late night, early night, home/back/bed early
    | nicht zu/so/allzu? spät, nicht .. spät enden/werden/aus, nichts spätes, kein später abend, früh ins bett,
    nicht bis spät
    | pas trop tard, pas tard, ne? finisse/finit/termine pas trop? tard, rentrer tot, se coucher tot
    | no acabe/termine/acabar muy/demasiado/tan? tarde, que no sea muy? tarde, no muy tarde, sin acabar tarde
    | non finisca/finisce troppo? tardi, non troppo/molto tardi, che non si faccia tardi, senza fare tardi
    | nao/n acabe/termine/acaba/termina muito/mt/tao? tarde, que nao/n seja muito/mt? tarde, nao/n muito/mt tarde,
    and acabe/termine muito/mt? tarde, sem acabar tarde
  `,
});
export const saysNotLate = (words: readonly Word[]): boolean => NOT_LATE.find(wordsAsTyped(words)).length > 0;
