import { says } from "~/language/question/often-asked-words";
import { topicsOf } from "~/language/question/topic";
import { readWish } from "~/language/wish/read-wish";
import * as effort from "~/messages/spoken/asked/effort";
import * as known from "~/messages/spoken/answers";
import { stepsUnknown } from "~/messages/spoken/often-asked/on-the-spot";
import * as say from "~/messages/spoken/often-asked/places";
import { takes } from "~/messages/spoken/often-asked/times";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn, nameIn, saidOf } from "../../notes/know-how";
import { stopOf, whenIs } from "../../planned-answers";
import type { QuestionContext, Subject } from "../../question-context";
import type { Ask } from "../ask";
import { unreadIn } from "../honest-answer";
import { spokenLength } from "./spoken-length";

const BEACHES = new Set(["beach", "lake", "swimming", "swim", "pool", "lido"]);

/** Whether somewhere suits a baby or small children: what is known of it, what nobody noted, and what to take. Null where that is not asked of a place. */
export function withABaby({ context, own, subject, things }: Ask): string | null {
  const { words, question, brief } = context;
  // "Restaurants with a toddler near the Pantheon" asks nothing of the Pantheon.
  const isNear = topicsOf(words).includes("food") || readWish(question, brief.guide?.places ?? []).nearPlace !== null;
  if (isNear || !says(words, "withBaby") || !says(words, "suits")) return null;
  const meant = own ?? subject;
  if (meant?.place) return atPlace(context, meant);
  if (!says(words, "beach")) return null;
  const told = nameIn(context, "swim", [
    ...things.map(({ title }) => title),
    ...unreadIn(context, own).map((at) => words[at]?.said ?? ""),
  ]);
  const name = told ?? things[0]?.title;
  return name === undefined
    ? null
    : sentences(say.babyAtBeach[context.language]({ name }), told && knowHowOn(context, "swim"));
}

function atPlace(context: QuestionContext, meant: Subject): string | null {
  const { language, words } = context;
  const { place, title: name } = meant;
  if (!place || place.category === "food") return null;
  const isBeach = says(words, "beach") || place.tags.some((tag) => BEACHES.has(tag));
  const stop = stopOf(context, meant);
  if (!place.children && !isBeach && place.stroller === null) return null;
  return sentences(
    place.children && effort.goodWithChildren[language]({ name }),
    isBeach
      ? say.babyAtBeach[language]({ name })
      : place.stepFree === null
        ? stepsUnknown[language]({ name })
        : (place.stepFree ? known.stepFree : known.steps)[language]({ name }),
    isBeach
      ? saidOf(context, place, ["swim", "beach", "theft"])
      : takes[language]({ name, length: spokenLength(language, place.minutes) }),
    stop && whenIs(context, stop),
  );
}
