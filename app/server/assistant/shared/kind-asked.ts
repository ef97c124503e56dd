import { readWish } from "~/language/wish/read-wish";
import type { QuestionContext } from "./question-context";

/** Whether a question names only a kind of place ("a museum?", "somewhere quiet"): then it asks for one nearby. */
export const asksForKindOfPlace = ({ question, brief }: QuestionContext): boolean => {
  const { wantedCategories, wantedInterests, sought, quieter, romantic } = readWish(
    question,
    brief.guide?.places ?? [],
  );
  return wantedCategories.size + wantedInterests.size + sought.length > 0 || quieter || romantic;
};
