import { type HelpTask, helpTaskIn } from "~/language/question/help-words";
import { peopleAndSettings } from "~/messages/spoken/help/people-and-settings";
import { thePlan } from "~/messages/spoken/help/the-plan";
import type { Said } from "~/messages/spoken/says";
import type { QuestionContext } from "../question-context";

const HELP: Readonly<Record<HelpTask, Said>> = { ...thePlan, ...peopleAndSettings };

/** How something is done in the app, or that there is no such thing; null for a question that is about no task of it. */
export function helpAnswer({ words, language }: QuestionContext): string | null {
  const task = helpTaskIn(words);
  return task && HELP[task][language];
}
