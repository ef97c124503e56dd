import { PhraseTable, type Word } from "../../words/phrases";

/** That others are there, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`): an hour in such a clause is why, and none to go at. */
const CROWDED = new PhraseTable({
  crowded: `
    packed, crowded, crowds, busy, rammed, mobbed, heaving, swamped, full of tourists/people, gets full
    | voll, überlaufen, überfüllt, rappelvoll, menschenmassen, massen, viel los, andrang, gedränge
    | bonde/bondee, blinde/blindee, noir/noire de monde, plein/pleine de monde, foule, cohue
    | lleno/llena, abarrotado/abarrotada, petado/petada, hasta arriba, multitudes, gentio, se llena
    | pieno/piena, affollato/affollata, strapieno/strapiena, folla, ressa, si riempie
    | cheio/cheia, lotado/lotada, lota/enche, apinhado/apinhada, multidao, multidoes
  `,
});

/** Whether a clause tells how crowded it is. */
export const tellsOfCrowds = (words: readonly Word[]): boolean => CROWDED.find(words).length > 0;
