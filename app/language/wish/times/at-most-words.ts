import { PhraseTable, type Word } from "../../words/phrases";

/** So long and no longer, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
export const AT_MOST = new PhraseTable({
  enough: `
    hour/hours/min/minutes is/are? enough/max/maximum/plenty/tops, a half is? enough/max/maximum/plenty/tops, hour/hours/min/minutes at most,
    max/maximum/only/just an/one/two/three/# hour/hours/min/minutes, # h/hr/hrs max/maximum/tops,
    no more than an/one/two/three/# hour/hours/min/minutes, hour/hours only
    | stunde/stunden/stündchen/std/min/minuten reicht/reichen/genügt/max/maximal/höchstens,
    höchstens/maximal/max/nur/bloß ein/eine/zwei/drei/# stunde/stunden/stündchen/std/min/minuten, max # h/std, # h/std max,
    höchstens/maximal/max/nur anderthalb/eineinhalb stunden? 
    | heure/heures/min/minutes suffit/suffisent/max/maxi/maximum/seulement, heure/heures/min/minutes au plus/maximum,
    juste/seulement/max une/deux/trois/# petite? heure/heures/min/minutes, # h max/maxi, max # h,
    pas plus d/de une/deux/trois/#? heure/heures/min/minutes
    | hora/horas/horita/min/minutos como? basta/bastan/alcanza/max/maximo/mucho/solo,
    maximo/max/solo/solamente una/dos/tres/# hora/horas/horita/min/minutos, # h max/maximo, max # h,
    no mas de una/dos/tres/# hora/horas/min/minutos
    | ora/ore/oretta/min/minuti al? basta/bastano/massimo/max, # h max/massimo, max # h,
    massimo/max/solo/soltanto/giusto un/una/due/tre/# ora/ore/oretta/min/minuti,
    non piu di un/una/due/tre/# ora/ore/min/minuti
    | hora/horas/horinha/min/minutos no? chega/chegam/basta/bastam/max/maximo, # h max/maximo, max # h,
    maximo/max/so/apenas uma/duas/tres/# hora/horas/horinha/min/minutos,
    nao mais de/que uma/duas/tres/# hora/horas/min/minutos
  `,
});

/** What comes once that is over. */
const THEN = new PhraseTable({
  then: `
    ^and? then, ^and? after that, ^and? afterwards
    | ^und? dann, ^und? danach
    | ^et? puis, ^et? ensuite, ^et? apres
    | ^y? luego, ^y? despues
    | ^e? poi, ^e? dopo
    | ^e? depois
  `,
});

/** From which clause on something is wished for that comes after a while at what stands there: "an hour max, then a playground". Null for none. */
export function afterAWhile(clauses: readonly (readonly Word[])[]): number | null {
  const at = clauses.findIndex((clause) => AT_MOST.find(clause).length > 0);
  const then = clauses.findIndex((clause, i) => i > at && THEN.find(clause).length > 0);
  return at < 0 || then < 0 ? null : then;
}
