import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as say from "~/messages/spoken/asked/counted";
import { listedIn } from "~/messages/spoken/says";
import { demandsOf } from "~/planner/revise/demands/demands";
import { spokenDate } from "../day-asked";
import type { QuestionContext } from "../question-context";

const HOW_MANY = new PhraseTable({
  count: `
    !how many minutes/hours/days/times/people/steps, how many, number of, count of, which day .. most,
    day with the most
    | !wie viele minuten/stunden/tage/leute, wie viele, anzahl, an welchem tag .. meisten, welcher tag .. meisten
    | !combien de temps/fois/minutes/heures/jours/personnes, combien de/d, quel jour .. plus
    | !cuantos/cuantas minutos/horas/dias/veces, cuantos/cuantas, que dia .. mas
    | !quanti/quante minuti/ore/giorni/volte, quanti/quante, che/quale giorno .. piu
    | !quantos/quantas minutos/horas/dias/vezes, quantos/quantas, que/qual dia .. mais
  `,
});
const OF_THE_PLAN = new PhraseTable({
  plan: `
    plan, trip, itinerary, planned, do/are we, we have/see/visit, have i/we, my/our
    | plan, reise, geplant, haben/sehen/besuchen wir, unser*
    | plan, voyage, prevu/prevus/prevues, avons nous, on a/voit/visite, mon/notre
    | plan, viaje, itinerario, previsto*, tenemos/vemos/visitamos, mi/nuestro
    | piano, viaggio, itinerario, previst*, abbiamo/vediamo/visitiamo, mio/nostro
    | plano, viagem, roteiro, previst*, temos/vemos/visitamos, meu/nosso
  `,
});

/** How many stops of a kind the plan has, and on which day the most; null where that is not asked. */
export function countAnswer(context: QuestionContext): string | null {
  const { brief, days, language, question, words } = context;
  const places = brief.guide?.places ?? [];
  if (HOW_MANY.find(words).length === 0 || OF_THE_PLAN.find(words).length === 0) return null;
  const { wantedCategories, sought } = readWish(question, places);
  if (wantedCategories.size + sought.length === 0) return null;
  const demands = demandsOf({ ...readWish("", places), wantedCategories, sought }, null);
  const isOne = (placeId: string | null | undefined): boolean => {
    const place = places.find(({ id }) => id === placeId);
    return place !== undefined && demands.every(({ met }) => met(place));
  };
  const counted = days
    .map(({ dayIndex, stops }) => ({
      day: spokenDate(brief, dayIndex, language) ?? String(dayIndex),
      titles: stops.filter(({ placeId }) => isOne(placeId)).map(({ title }) => title),
    }))
    .filter(({ titles }) => titles.length > 0);
  const most = counted.reduce((best, each) => (each.titles.length > best ? each.titles.length : best), 0);
  if (most === 0) return say.countedNone[language]({ days: days.length });
  return say.counted[language]({
    count: counted.reduce((sum, { titles }) => sum + titles.length, 0),
    most: `${listedIn(
      language,
      counted.filter(({ titles }) => titles.length === most).map(({ day }) => day),
    )} (${most})`,
    days: counted.map(({ day, titles }) => `${day}: ${listedIn(language, titles)}`).join("; "),
  });
}
