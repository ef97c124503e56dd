import { PhraseTable, type Word } from "../../words/phrases";

/** Why it is to be later: they sleep in, or rest where they stay, in English | German | French | Spanish | Italian | Portuguese. */
const RESTS = new PhraseTable({
  rest: `
    rest/relax/nap/sleep/chill/shower/freshen .. hotel/room/apartment/airbnb, sleep in, sleep a bit? longer, lie in,
    want/need to rest/nap/shower
    | hotel/zimmer/wohnung .. ausruhen/schlafen/duschen/hinlegen, ausschlafen, länger schlafen, etwas hinlegen,
    wollen/möchten .. ausruhen, vorher duschen
    | reposer/doucher/dormir .. hotel/chambre/appart, dormir un peu? plus, grasse matinee, se/nous/me reposer
    | descansar/dormir/ducharnos .. hotel/habitacion, dormir un poco? mas, queremos descansar, echarnos la siesta
    | riposarci/riposare/dormire/rilassarci .. hotel/albergo/camera/stanza, dormire un po? di? piu,
    vogliamo riposarci/riposare
    | descansar/dormir .. hotel/quarto, dormir um? bocado/pouco/bocadinho/pouquinho? mais, queremos descansar
  `,
});

/** Whether a clause says no more than that they rest before. */
export const restsBefore = (words: readonly Word[]): boolean => RESTS.find(words).length > 0;
