import type { KnowHowTopic } from "~/domain/destination/know-how";
import { type Ailment, ailmentsIn, isGrave } from "~/language/question/health";
import { asksAhead } from "~/language/question/incident";
import { readWish } from "~/language/wish/read-wish";
import * as say from "~/messages/spoken/asked/health";
import * as ahead from "~/messages/spoken/asked/health-ahead";
import { sentences } from "~/planner/words/sentences";
import { AMBULANCE, numberOf, POLICE } from "../emergency-numbers";
import { allergensSaid } from "../foods-said";
import { knowHowOn } from "../know-how";
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
  const more = KNOW_HOW_OF[first];
  const told = more ? knowHowOn(context, more) : null;
  return sentences(answerTo(first, context), told ?? (first === "foodAllergy" && allergensSaid(context)));
}

/** What is said of it here, beside what one does anywhere. */
const KNOW_HOW_OF: Partial<Record<Ailment, KnowHowTopic>> = {
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
    case "dose":
      return say.dose[language]({ number });
    case "bite":
      return say.bite[language]({ number });
    case "sting":
      return say.sting[language]({ number });
    case "sunburn":
      return say.sunburn[language]({ number });
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

/** Whether somebody asks where to eat with an allergy: then places stand before the warning. */
export const asksToEat = ({ question, brief }: QuestionContext): boolean => {
  const { wantedCategories, wantedInterests } = readWish(question, brief.guide?.places ?? []);
  return wantedCategories.has("food") || wantedInterests.has("food");
};
