import { planWordsIn } from "~/language/question/plan-words";
import { type Topic } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { mealsAsked } from "../planned-answers";
import { type QuestionContext } from "../question-context";

const PLAN = new PhraseTable({
  plan: `
    plan, planned, do we do, are we doing, do we have, what is on, what is in, schedule, itinerary, programme,
    program, agenda, after that, next, show me
    | plan, geplant, machen wir, haben wir, steht an, programm, unternehmen wir
    | plan, prevu, fait on, on fait, faisons, programme, qu est ce qu on
    | plan, hacemos, tenemos, toca, programa, previsto
    | piano, facciamo, abbiamo, programma, previsto, c e da fare
    | plano, fazemos, temos, programa, previsto, roteiro
  `,
});
export const isAboutPlan = ({ words }: QuestionContext): boolean =>
  PLAN.find(words).length > 0 || planWordsIn(words).has("start");

/** Of these the day is only when. */
export const ON_THE_WAY: ReadonlySet<Topic> = new Set(["way", "journey", "tickets", "cost", "wear", "hotel"]);

/** "Where do we have dinner that evening?" asks for what is planned. */
export const isMealOfDay = (context: QuestionContext): boolean =>
  mealsAsked(context).length > 0 && THAT_DAY.find(context.words).length > 0;
const THAT_DAY = new PhraseTable({
  day: `
    that day/evening/night/morning/afternoon
    | an dem/diesem tag/abend/mittag
    | ce jour/soir/midi la
    | ese/esa dia/noche/tarde, aquella noche
    | quel/quella giorno/sera, quella stessa sera
    | nesse/essa/nessa dia/noite, essa noite
  `,
});
