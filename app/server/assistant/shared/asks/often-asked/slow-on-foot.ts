import { says } from "~/language/question/often-asked-words";
import * as known from "~/messages/spoken/answers";
import * as say from "~/messages/spoken/often-asked/on-the-spot";
import { paragraphs, sentences } from "~/planner/words/sentences";
import { namedIn, type QuestionContext } from "../../question-context";
import { spokenLength } from "./spoken-length";

/** Who walks slowly takes about half as long again. */
const SLOWER = 1.5;
/** Where one sits, it takes as long as for anybody. */
const RIDES = /\b(?:rides?|tram|cruises?|boats?|ferry|cable car|funicular|train|bus)\b/u;

/** A reply about a place, with what it means for somebody with them who walks slowly; the reply as it is where nobody does. */
export function withSlowPace(context: QuestionContext, reply: string): string {
  const { language, words } = context;
  const place = says(words, "slowOnFoot") ? namedIn(context)?.place : null;
  if (!place || place.category === "food" || !reply.includes(place.name)) return reply;
  const { name, minutes, stepFree, tags } = place;
  const isRidden = tags.some((tag) => RIDES.test(tag));
  const steps = (stepFree === null ? say.stepsUnknown : stepFree ? known.stepFree : known.steps)[language]({ name });
  return paragraphs(
    reply,
    sentences(
      !isRidden && say.atASlowPace[language]({ name, length: spokenLength(language, minutes * SLOWER) }),
      !reply.includes(steps) && steps,
    ),
  );
}
