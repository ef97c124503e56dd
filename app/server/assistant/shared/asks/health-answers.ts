import type { KnowHowTopic } from "~/domain/destination/know-how";
import { type Ailment, ailmentsIn, isGrave } from "~/language/question/health";
import { asksAhead } from "~/language/question/incident";
import {
  asksForMedicine,
  asksWhatHelps,
  isHurt,
  medicineRisk,
  speaksOfChild,
} from "~/language/question/medicine-words";
import { EMPTIES } from "~/language/wish/act-words";
import { readWish } from "~/language/wish/read-wish";
import { PhraseTable, type Word } from "~/language/words/phrases";
import * as say from "~/messages/spoken/asked/health";
import * as ahead from "~/messages/spoken/asked/health-ahead";
import { askBefore } from "~/messages/spoken/often-asked/medicines";
import { sentences } from "~/planner/words/sentences";
import { AMBULANCE, numberOf, POLICE } from "../emergency-numbers";
import { allergensSaid } from "../notes/foods-said";
import { knowHowOn, sentencesWithout } from "../notes/know-how";
import type { QuestionContext } from "../question-context";

/** Health that is no matter for an ambulance: what one does, and the number for when it gets worse. Null for what is about no health. */
export function healthAnswer(context: QuestionContext): string | null {
  const ailments = ailmentsIn(context.words);
  const [first] = ailments;
  if (!first) return null;
  const isLater = asksAhead(context.words) || ailments.length > 1;
  const insured = ailments.includes("insurance");
  if (isLater && (insured || first === "fever" || first === "doctor") && asksAhead(context.words))
    return ahead.ifIll[context.language]({
      ambulance: numberOf(context, AMBULANCE),
      police: numberOf(context, POLICE),
    });
  const isPharmacy = first === "doctor" && PHARMACY.find(context.words).length > 0;
  const more = isPharmacy ? "pharmacy" : KNOW_HOW_OF[first];
  const told = more ? knowHowOn(context, more) : null;
  return sentences(answerTo(first, context), told ?? (first === "foodAllergy" && allergensSaid(context)));
}

const PHARMACY = new PhraseTable({
  pharmacy: `
    pharmac*, chemist, drugstore/drugstores
    | apotheke/apotheken
    | pharmacie/pharmacies
    | farmacia/farmacias
    | farmacia/farmacie
    | farmacia/farmacias
  `,
});

/** What is said of it here, beside what one does anywhere. */
const KNOW_HOW_OF: Partial<Record<Ailment, KnowHowTopic>> = {
  medicine: "pharmacy",
  scrape: "pharmacy",
  stomach: "stomach",
  fever: "doctor",
  foodAllergy: "allergy",
  insurance: "doctor",
  doctor: "doctor",
};

function answerTo(ailment: Ailment, context: QuestionContext): string {
  const { language, words } = context;
  const number = numberOf(context, AMBULANCE);
  switch (ailment) {
    case "medicine":
      return say.medicine[language]({ number });
    case "dose":
      return say.dose[language]({ number });
    case "bite":
      return say.bite[language]({ number });
    case "sting":
      return say.sting[language]({ number });
    case "sunburn":
      return say.sunburn[language]({ number });
    case "scrape":
      return ahead.scrape[language]({ number });
    case "stomach":
      return say.stomach[language]({
        number,
        when: say.doctorWhen[isGrave(words) ? "today" : "ifItLasts"][language],
      });
    case "fever":
      return say.fever[language]({ number });
    case "pregnant":
      return ahead.pregnant[language]({ number });
    case "foodAllergy":
      return ahead.foodAllergy[language]({ number, places: "" });
    case "insurance":
      return ahead.insurance[language];
    case "doctor":
      return ahead.doctor[language]({ ambulance: number });
    default:
      return ailment satisfies never;
  }
}

/** Somebody whose medicine is missing reads what to do before anything else, whatever it is for; null where none is. */
export const missingMedicine = (context: QuestionContext): string | null =>
  ailmentsIn(context.words)[0] === "medicine" && !asksAhead(context.words) ? healthAnswer(context) : null;

/** What is told of medicines that anybody may buy is not for those who must ask first. */
const OF_MEDICINES = new PhraseTable({
  medicine: `
    painkiller*, pain, ibuprofen, aspirin, paracetamol, medicine*, remedies, remedy, cold, prescription*
    | schmerz*, ibuprofen, aspirin, paracetamol, mittel, medikament*, erkältung*, rezept*
    | antidouleur*, douleur*, ibuprofene, aspirine, paracetamol, medicament*, doliprane, ordonnance*
    | analgesic*, dolor*, ibuprofeno, aspirina*, paracetamol, medicament*, medicina*, calmante*, receta*
    | antidolorific*, dolor*, ibuprofene, aspirina, paracetamolo, farmac*, medicin*, ricett*
    | analgesic*, dor/dores, ibuprofeno, aspirina*, paracetamol, medicament*, remedio*, receita*
  `,
});

/** Who takes blood thinners, expects a child, is ill or asks for a child reads whom to ask before any medicine, then where pharmacies are; null for anybody else. */
export function askBeforeMedicine(context: QuestionContext): string | null {
  const { words, language } = context;
  const risk = medicineRisk(words);
  const isAilingOnThinners =
    risk === "bloodThinner" && (isHurt(words) || ailmentsIn(words).some((ailment) => AILING.has(ailment)));
  if (!risk || !(isAilingOnThinners || asksForMedicine(words))) return null;
  return sentences(
    askBefore[risk][language]({ number: numberOf(context, AMBULANCE) }),
    sentencesWithout(context, "pharmacy", OF_MEDICINES),
  );
}
const AILING: ReadonlySet<Ailment> = new Set<Ailment>(["dose", "fever", "scrape", "stomach", "sunburn"]);

/** Whether somebody is too ill to go out. */
export const isIll = (words: readonly Word[]): boolean =>
  ailmentsIn(words).some((ailment) => ailment === "stomach" || ailment === "fever");

/**
 * What is said beside a change of the plan to who is ill: of a child, for which nobody asked what helps, who sees it and whom to call, and nothing that one
 * gives it. Null where nobody is.
 */
export function careBesidePlan(context: QuestionContext): string | null {
  const { words, language } = context;
  if (!isIll(words) || !speaksOfChild(words) || asksWhatHelps(words)) return healthAnswer(context);
  return sentences(
    ahead.childIll[language]({ number: numberOf(context, AMBULANCE) }),
    sentencesWithout(context, "doctor", OF_MEDICINES),
  );
}

/** What those who wish to stay in, for they are ill, are to do; null where nobody is. */
export const illAndStaysIn = (context: QuestionContext): string | null =>
  illAndSaysSo(context.words) ? careBesidePlan(context) : null;

const illAndSaysSo = (words: readonly Word[]): boolean => isIll(words) && STAYS_IN.find(words).length > 0;

/** Whether somebody is ill and says what becomes of the plan: that is done, and told beside what helps them. */
export const illAndChangesPlan = (words: readonly Word[]): boolean =>
  isIll(words) && (STAYS_IN.find(words).length > 0 || EMPTIES.find(words).length > 0);

const STAYS_IN = new PhraseTable({
  in: `
    stay/staying/stays/stayed/rest/resting in/at the? hotel/room/apartment/bed/flat/hostel, stay/staying in/put/home/here,
    in bed, not going out/anywhere, not leaving the? hotel/room,
    can/could/would/will you/we/i .. move/postpone/shift/push/reschedule/cancel/skip,
    move/postpone/reschedule/skip/cancel it/this/that
    | bleib*/liegen/liegt .. hotel/zimmer/bett/wohnung/unterkunft, im bett/hotel/zimmer bleib*, bleib* hier/drin/da,
    gehen .. nicht raus, nicht raus, kannst/könnt/könntest/könntet/können/kann .. verschieb*/verleg*/absagen/streichen
    | reste/restons/restent/rester .. hotel/chambre/lit/appart/appartement, au lit,
    sort/sortons/sortira/sortirons pas, bouge/bougeons pas, peux/pouvez/peut on? .. decaler/deplacer/reporter/annuler
    | quedamos/queda/quedo/quedan/quedarnos/quedarme .. hotel/habitacion/cama/departamento, en cama,
    no salimos/saldremos, no vamos a salir, puedes/podemos/pueden .. mover*/pasar*/aplazar*/cambiar*/cancelar*
    | restiamo/resta/resto/restano/rimaniamo/rimane/stiamo .. hotel/camera/letto/appartamento, a letto,
    non usciamo, non si esce, puoi/possiamo .. spostar*/rimandar*/annullar*
    | ficamos/fica/fico/ficam/ficar .. hotel/quarto/cama/apartamento, de cama,
    nao saimos, nao vamos sair, nao da pra sair, podes/pode/podemos/da .. adiar/mudar/mover/passar/cancelar
  `,
});

/** Whether somebody asks where to eat with an allergy: then places stand before the warning. */
export const asksToEat = ({ question, brief }: QuestionContext): boolean => {
  const { wantedCategories, wantedInterests } = readWish(question, brief.guide?.places ?? []);
  return wantedCategories.has("food") || wantedInterests.has("food");
};
