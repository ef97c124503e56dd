import { PhraseTable, type Word } from "../../words/phrases";

/** They are too late for what begins, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const TOO_LATE = new PhraseTable({
  late: `
    overslept, over slept, slept in/through, missed/snoozed .. alarm, running/gonna be? late, we/i are late,
    we/i am late, woke up late, only just woke
    | verschlafen, !nicht verschlafen, spät dran, zu spät dran/aufgewacht/aufgestanden, wecker nicht gehört,
    kommen/sind zu spät
    | panne de/d reveil, pas entendu le reveil, trop dormi, reveilles/reveille trop? tard, on est en retard,
    suis en retard
    | nos hemos? quedado/quedamos dormidos, nos hemos dormido, nos dormimos, me he dormido, me dormi, llegamos tarde,
    vamos tarde, despertamos tarde, despertado tarde
    | dormito troppo, svegliati/svegliato/svegliate tardi, non abbiamo/ho sentito la sveglia, siamo/sono in ritardo
    | perdemos a hora, perdi a hora, adormecemos, dormimos demais/de mais, acordamos/acordei tarde,
    estamos atrasados/atrasadas, nao ouvimos o despertador
  `,
});

/** Whether they tell that they are late already: who will sleep in wishes for another hour. */
export const saysTooLate = (words: readonly Word[]): boolean => TOO_LATE.find(words).length > 0;
