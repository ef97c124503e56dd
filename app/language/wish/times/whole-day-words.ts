import { folded, PhraseTable, type Word } from "../../words/phrases";
import { amountIn } from "./amounts";

/** All of a day moves along the clock, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const SHIFTS = new PhraseTable<"later" | "earlier">({
  later: `
    push/move/shift/put/bump/slide/delay/start everything/all, push/move/shift/put/bump/slide/delay it all,
    push/move/shift/put/bump/slide/delay/start the/our/my whole? entire? day/schedule/itinerary,
    push/move/shift/put/bump/slide/delay/start the/our/my whole/entire day, everything/all .. later,
    whole/entire day .. later, everything .. back, !everything/all closes/close/opens/open/is/are .. later/earlier
    | alles .. später, alles .. nach hinten, alles .. verschieben/schieben, verschieb*/schieb* .. alles,
    ganzen/ganze/den/unseren tag .. später/verschieben/schieben, ganzen/ganze/den/unseren tag .. nach hinten,
    verschieb*/schieb* .. ganzen/den/unseren tag, !alles macht/schließt/öffnet/hat .. später/früher
    | decal*/repouss*/retard* tout, tout decaler/repousser/retarder, tout .. plus tard,
    decal*/repouss*/retard* toute? la/notre journee, toute la journee .. plus tard,
    !tout ferme/ouvre/est .. plus tard/tot
    | retras*/atras*/corr*/mov*/muev*/pasa*/aplaz* todo, todo .. mas tarde,
    retras*/atras*/corr*/mov*/muev* todo? el/nuestro dia, todo el dia .. mas tarde,
    !todo cierra/abre/esta .. mas tarde/temprano
    | spost*/posticip*/ritard* tutto, tutto .. piu tardi/avanti, spost*/posticip*/ritard* tutta? la/nostra giornata,
    tutta la giornata .. piu tardi, !tutto chiude/apre/e .. piu tardi/presto
    | empurr*/atras*/adia*/mud*/pass*/jog* tudo, tudo .. mais tarde, empurr*/atras*/adia* o/nosso dia todo?,
    o dia todo .. mais tarde, !tudo fecha/abre/esta .. mais tarde/cedo
  `,
  earlier: `
    bring/pull/move/shift/push/put everything/all/it .. forward/earlier, everything/all .. earlier,
    bring/pull/move/shift/start the/our/my whole/entire day .. forward/earlier,
    bring/pull/move/shift/start the/our/my day .. forward/earlier, whole/entire day .. earlier
    | alles .. früher, alles .. nach vorne, alles .. vorziehen/vorverlegen, ganzen/ganze/den/unseren tag .. früher,
    ganzen/ganze/den/unseren tag .. nach vorne, ganzen/den/unseren tag .. vorziehen/vorverlegen
    | avanc* tout, tout avancer, tout .. plus tot, avanc* toute? la/notre journee, toute la journee .. plus tot
    | adelant* todo, todo .. mas temprano/antes, adelant* todo? el/nuestro dia, todo el dia .. mas temprano/antes
    | anticip* tutto, tutto .. piu presto/prima, anticip* tutta? la/nostra giornata,
    tutta la giornata .. piu presto/prima
    | antecip*/adiant* tudo, tudo .. mais cedo/antes, antecip*/adiant* o/nosso dia todo?,
    o dia todo .. mais cedo/antes
  `,
});

/** Hours as a length: "de 2 h", "by 2hrs". */
const HOURS = /\b(\d{1,2}) ?(?:h|hrs?|std)\b/u;
/** So much where no length is named. */
const USUAL_SHIFT = 60;

/**
 * By how many minutes all is to move, later where that is above nothing, and whether they say "day": who says "everything" in an afternoon means what is left
 * of it. Null where no such thing is asked.
 */
export function wholeDayShift(words: readonly Word[], text: string): { minutes: number; isOfWholeDay: boolean } | null {
  const [shift, ...more] = SHIFTS.find(words);
  const hours = HOURS.exec(folded(text))?.[1];
  const minutes = amountIn(text) ?? (hours === undefined ? null : Number(hours) * 60);
  const ways = new Set([shift, ...more].map((each) => each?.id));
  // "Move everything to the evening" says where to.
  if (!shift || (minutes === null && !saysWay(words, shift.from))) return null;
  const isOfWholeDay = words.slice(shift.from, shift.to).some(({ said }) => DAY_WORDS.has(said));
  return { minutes: (ways.has("earlier") ? -1 : 1) * (minutes ?? USUAL_SHIFT), isOfWholeDay };
}
const DAY_WORDS = new Set("day schedule itinerary tag journee dia giornata".split(" "));

/** That it is earlier or later is said, and not only that it moves. */
const WAYS = new PhraseTable({
  way: `
    back, forward, later, earlier
    | später, früher, nach hinten/vorne, vorziehen, vorverlegen
    | plus tard/tot, retard*, avanc*
    | mas tarde/temprano, retras*, atras*, adelant*
    | piu tardi/presto, posticip*, ritard*, anticip*
    | mais tarde/cedo, atras*, adia*, antecip*, adiant*
  `,
});
const saysWay = (words: readonly Word[], from: number): boolean => WAYS.find(words).some(({ to }) => to > from);
