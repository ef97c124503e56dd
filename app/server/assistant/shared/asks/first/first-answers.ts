import { asksFirst } from "~/language/question/first-words";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { entranceFees } from "./entrance-fees";
import { fromTheAirport } from "./from-the-airport";
import { nearUnknownHotel } from "./near-hotel";
import { cannotDo, planBefore } from "./of-the-app";
import { asksWhetherPlanned, standsInPlan } from "./stands-in-plan";
import { summedUp } from "./sum-up";

/** Whether the plan itself is asked for, so that all that was typed belongs to it, and no place is looked for. */
export const asksOfOwnPlan = (context: QuestionContext): boolean =>
  planBefore(context) !== null || asksFirst(context.words, "sumUp") || asksWhetherPlanned(context);

/** What is asked beyond doubt of the plan, of the app or of somebody else, whatever single words of it are like. Null for any other question. */
export function firstAnswer(ask: Ask): string | null {
  const { context } = ask;
  return (
    planBefore(context) ??
    cannotDo(context) ??
    summedUp(context) ??
    standsInPlan(ask) ??
    entranceFees(context) ??
    nearUnknownHotel(context) ??
    fromTheAirport(context)
  );
}
