import { type RevisionRequest } from "~/planner/revise/revision-request";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { customIn } from "~/language/question/custom-words";
import { offTopicIn } from "~/language/question/off-topic";
import * as talk from "~/messages/spoken/asked/talk";
import { customAnswer } from "../asks/custom-answers";
import { contextOf } from "../question-context";
import { helpFirstIn } from "../safety-answers";
import { withEarlier } from "./earlier/earlier-wishes";

/** Nobody is helped to what is forbidden or dangerous, however it is wished for. */
export function refusedIn({ brief, days, feedback }: RevisionRequest): string | null {
  const context = contextOf(brief, days, feedback);
  const custom = customIn(context.words);
  if (custom === "drugs" || custom === "drinkDriving") return customAnswer(context);
  return offTopicIn(context.words) === "illegal" ? talk.illegal[context.language]({ city: brief.cityName }) : null;
}

/** Somebody in danger, and who asks for what nobody is helped to, get no cards, whatever else they say. */
export function needsHelp(request: RevisionRequest): boolean {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  return helpFirstIn(here.brief, here.feedback) !== null || refusedIn(withEarlier(here)) !== null;
}
