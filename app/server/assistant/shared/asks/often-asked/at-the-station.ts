import { says } from "~/language/question/often-asked-words";
import type { Word } from "~/language/words/phrases";
import * as say from "~/messages/spoken/often-asked/times";
import type { QuestionContext } from "../../question-context";

/** Whether they ask how long before their train leaves they have to be there. */
export const asksWhenAtStation = (words: readonly Word[]): boolean =>
  (says(words, "ownTrain") || says(words, "eurostar")) && says(words, "beThere");

/** How long before a train leaves one is at the station: longer where passports and bags are checked. Null for any other question. */
export const whenAtStation = ({ words, language }: QuestionContext): string | null =>
  asksWhenAtStation(words) ? say.atStation[says(words, "eurostar") ? "eurostar" : "others"][language] : null;
