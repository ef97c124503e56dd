import type { KnowHowTopic } from "~/domain/destination/know-how";
import { says } from "~/language/question/often-asked-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { wayAgain } from "~/messages/spoken/often-asked/way-again";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn, withoutYes } from "../../notes/know-how";
import type { Ask } from "../ask";

type New = keyof typeof wayAgain;

/** What is new about a way that was just told, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const WHAT_IS_NEW = new PhraseTable<New>({
  wheels: `
    stroller*, pram, pushchair, buggy, wheelchair*, crutches, walker, luggage, suitcase/suitcases, bags, heavy bag/bags,
    stairs, steps, kids, toddler, baby
    | kinderwagen, buggy, rollstuhl, krücken, rollator, gepäck, koffer, koffern, treppen, stufen, kindern, baby
    | poussette*, fauteuil, bequilles, deambulateur, bagages, valise/valises, escaliers, marches, enfants, bebe
    | carrito, cochecito, carriola, silla de ruedas, muletas, andador, maleta/maletas, equipaje, escaleras, ninos, bebe
    | passeggino, carrozzina, sedia a rotelle, stampelle, valigia/valigie, bagagli, scale, gradini, bambini
    | carrinho, cadeira de rodas, muletas, andarilho, mala/malas, bagagem, escadas, criancas, bebe
  `,
  night: `
    at night, late, after midnight | nachts, spät, nach mitternacht | la nuit, de nuit, tard, apres minuit
    | de noche, tarde, por la noche | di notte, tardi, dopo mezzanotte | a noite, de noite, tarde, depois da meia noite
  `,
  rain: `
    rain*, pouring, storm* | regen, regnet, gewitter | pluie, pleut | lluvia, llueve | pioggia, piove | chuva, chove*, chover
  `,
  sunday: `
    sunday/sundays, holiday/holidays | sonntag/sonntags, feiertag/feiertags | dimanche, ferie | domingo/domingos, festivo
    | domenica, festivo/festivi | domingo/domingos, feriado
  `,
});

const NOTES: Readonly<Record<New, readonly KnowHowTopic[]>> = {
  wheels: ["stepFree"],
  night: ["lateRides"],
  rain: [],
  sunday: [],
};

const SHORT = 8;

/** "Ok but with a stroller" after how one gets from here to there: the same way, with what is known of that. Null where no way was asked for before. */
export function wayAgainWith({ context, own, before }: Ask): string | null {
  const { words, language } = context;
  if (!before || own || words.filter(({ isMark }) => !isMark).length > SHORT) return null;
  const was = topicsOf(before.context.words, before.context.language);
  const wasWay = says(before.context.words, "howFromTo") || was.includes("way") || was.includes("journey");
  const [isNew] = WHAT_IS_NEW.find(words);
  if (!wasWay || !isNew) return null;
  const noted = NOTES[isNew.id].length > 0 ? knowHowOn(context, ...NOTES[isNew.id]) : null;
  return sentences(wayAgain[isNew.id][language], noted && withoutYes(noted));
}
