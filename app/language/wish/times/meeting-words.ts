import { PhraseTable, type Word } from "../../words/phrases";

/** They meet somebody, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const MEETS = new PhraseTable({
  meets: `
    meeting/seeing/meet/see/joining my/our/a/some/an/his/her, meeting/seeing/meet friends/family, meeting up with,
    meet up with, catching up with, having dinner/lunch/drinks/coffee with
    | treffe/treffen/trifft wir? uns? .., verabredet mit, sind/bin .. verabredet
    | retrouve/retrouvons/rejoint/rejoins/rejoignons un/une/des/mon/ma/mes/notre/nos, rendez vous avec, rdv avec,
    on voit mon/ma/mes/des, je vois mon/ma/mes/une/un
    | quedamos/quede/quedo con, hemos/he quedado con, nos vemos con, vemos/veo a mi/unos/una/un, nos juntamos con
    | incontro/incontriamo/vedo/vediamo un/una/dei/mio/mia/il/la/alcuni, ci vediamo con, appuntamento con
    | encontramos/encontro/vemos um/uma/uns/umas/o/a/meu/minha, encontrar nos com, marcamos com, combinamos com,
    temos encontro com
  `,
});

/** "Quedamos" is no slip. */
const asTyped = (words: readonly Word[]): Word[] => words.map((word) => ({ ...word, said: word.typed ?? word.said }));

/** Whether a clause tells whom they meet. */
export const tellsOfMeeting = (words: readonly Word[]): boolean => MEETS.find(asTyped(words)).length > 0;

/** Somebody else says where they eat, or it is only to be written down. */
const OTHERS_CHOOSE = new PhraseTable({
  choose: `
    she/he/they/friend/friends/cousin is/are? picks/pick/choose/chooses/picking/choosing/booked/knows/know, their pick,
    put that/it in/there/down, add that/it, note it/that, write it down
    | sucht/suchen/wählt/wählen .. aus, sucht/suchen das/ein, trag/tragt/schreib/notier das/es, setz das
    | choisit/choisissent/reserve, mets/mettez/note/notez/ajoute/ajoutez ca/le/cela
    | elige/eligen/escoge/escogen/reserva/reservan, ponlo/apuntalo/anadelo/anotalo, pon/apunta eso/esto
    | sceglie/scelgono/prenota/prenotano, mettilo/segnalo/aggiungilo/scrivilo, metti/segna questo
    | escolhe/escolhem/reserva/reservam, poe/mete/anota/adiciona isso/isto, mete la
  `,
});
export const leavesChoiceToOthers = (words: readonly Word[]): boolean => OTHERS_CHOOSE.find(words).length > 0;
