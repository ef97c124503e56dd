import { asksFirst } from "~/language/question/first-words";
import { PhraseTable } from "~/language/words/phrases";
import { atNightHere, lateArrival } from "~/messages/spoken/often-asked/late-arrival";
import { sentences } from "~/planner/words/sentences";
import { dated, sentencesWith, textWithout } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";

/** Sentences for whoever flies home: how long before to leave the town. */
const SETS_OUT = new PhraseTable({
  leave: `
    leave/allow/start/set/plan/count .. hours/hour/half, hours before, hours ahead
    | vorher losfahren/los, stunden vorher/vor, vorher .. losfahren, losfahren, aufbrechen, stunden einplanen
    | quittez/quitter/partez/partir/prevoir/prevoyez/comptez/compter .. heures/heure/demie, heures avant/d avance
    | salir/salga/sal/conviene/cuente/calcule .. horas/hora/media, horas antes
    | lasciare/lascia/lasciate/partire/parti/partite/calcola/calcolare .. ore/ora/mezza, ore prima, ore e mezza prima
    | sair/saia/sai/conte/contar .. horas/hora/meia, horas antes, horas e meia antes
  `,
});
/** What still runs at night: cars, and the buses of the night. */
const AT_NIGHT = new PhraseTable({
  ride: `
    taxi/taxis, cab/cabs, uber, bolt, grab, didi, lyft, freenow, careem, night bus/buses, all night, 24 hours, ride*
    | taxi/taxis, uber, bolt, grab, didi, freenow, careem, nachtbus/nachtbusse, die ganze nacht, fahrdienst*
    | taxi/taxis, uber, bolt, grab, didi, freenow, vtc, careem, bus de nuit, noctilien, toute la nuit
    | taxi/taxis, uber, bolt, grab, didi, cabify, careem, freenow, bus nocturno, buses nocturnos, toda la noche
    | taxi, uber, bolt, grab, didi, careem, freenow, bus notturno, autobus notturni, tutta la notte
    | taxi/taxis, uber, bolt, grab, didi, careem, freenow, 99, autocarro noturno, onibus noturno, toda a noite
  `,
});

/** How one comes into town from the airport, without when to leave for it; late at night what still runs first. Null where nobody lands, or nothing is written of it. */
export function fromTheAirport(context: QuestionContext): string | null {
  const { words, language, question } = context;
  const lands = asksFirst(words, "lands") && asksFirst(words, "landsInside") && !asksFirst(words, "setsOut");
  if (!lands) return null;
  const isLate = asksFirst(words, "lateHour") || LATE.test(question);
  // What a ride from there costs is a matter of the ride.
  if (!isLate && (!asksFirst(words, "fromAirport") || asksFirst(words, "asksPrice"))) return null;
  const ways = textWithout(context, "airport", SETS_OUT);
  if (!ways) return isLate ? lateArrival[language] : null;
  if (!isLate) return dated(language, [ways]);
  const [rides, nights] = [sentencesWith(context, "airport", AT_NIGHT), context.brief.knowHow?.lateRides];
  return sentences(
    lateArrival[language],
    dated(language, [rides ?? ways, ...(nights ? [`${atNightHere[language]} ${nights}`] : [])]),
  );
}

/** From half past ten at night to five in the morning, as a clock or half a clock has it. */
const LATE = new RegExp(
  [
    String.raw`\b(?:22[:.h][3-5]\d|23(?:[:.h]\d\d)?|24[:.h]00|0?[0-4][:.h][0-5]\d(?! ?pm))\b`,
    String.raw`\b(?:23|0|24) ?(?:h|uhr)\b`,
    String.raw`\b(?:1[01](?:[:.]\d\d)? ?pm|(?:12|[1-4])(?:[:.]\d\d)? ?am)\b`,
  ].join("|"),
  "i",
);
