import type { Ask } from "./ask";
import { healthAnswer } from "./health-answers";
import { CERTAIN, likeAnswer, likeWhateverDay, VERY_SURE } from "../notes/like-answers";
import { figureIn } from "~/language/question/figure-words";
import { asksForPlace, placeAsksIn } from "~/language/question/place-words";
import { ailmentsIn } from "~/language/question/health";
import { asksToSay, asksToSayIt } from "~/language/question/foods";
import { offTopicIn } from "~/language/question/off-topic";
import { PhraseTable } from "~/language/words/phrases";
import * as talk from "~/messages/spoken/asked/talk";
import { sentences } from "~/planner/words/sentences";
import { type QuestionContext } from "../question-context";
import { noteNaming } from "../notes/likenesses";
import { unreadIn, whoKnows } from "./honest-answer";
import { whereToEat } from "./food-answers";
import { followUpAnswer } from "./follow-up-answers";
import { asksForBar, nearNamed } from "./of-a-place/near-answers";
import { earliestIn } from "./of-a-place/early-answers";
import { oneOrTheOther } from "./of-a-place/compare-answers";
import { dayMeant } from "./often-asked/day-meant";
import { firstAnswer } from "./first/first-answers";
import { oftenAsked } from "./often-asked/often-asked";
import { meetsNeeds, needsSaid, tableNeedsIn } from "./table-needs";
import { inventedName, elsewhereAnswer, unknownNameAnswer } from "./unknown-name";
import { isAboutPlan, isMealOfDay } from "./about-plan";
import { generalAnswer } from "./general-answer";
import { ofTheSameDay, onAnotherDay } from "./of-a-place/opening-asked";
import { dressAnswer, dayOutAnswer, placeAnswer } from "./of-a-place/place-asked";

/** Something is asked of what was named before. */
const OF_IT = new PhraseTable({
  it: `
    is/are it/that/they/there, do/does it/that/they, at it/that, there, for that/it
    | ist/sind das/es/die, haben/hat die/das, dort, da
    | c est, est ce, ils/elles, la bas, y
    | es, son, tienen, alli, ahi
    | e, sono, hanno, li, la
    | e, sao, tem, la, ali
  `,
});
const EARLY = new PhraseTable({
  early: "early, opens first | früh, früher | tot | temprano, pronto | presto | cedo",
});

/** "How do I say that he is allergic to nuts?" asks for no word of greeting, nor does "how do I say it?" right after the allergy was told. */
function howToSayAllergy({ context, before }: Ask): string | null {
  const isAllergy = ({ words }: QuestionContext): boolean => ailmentsIn(words)[0] === "foodAllergy";
  if (asksToSay(context.words) && isAllergy(context)) return healthAnswer(context);
  return before && asksToSayIt(context.words) && isAllergy(before.context)
    ? healthAnswer({ ...before.context, language: context.language })
    : null;
}

/** The answer to a question by what it asks: what is general first, then a name that nobody knows, the turn before, the place, where to eat. Null: the plan and places answer it. */
export function answerAsk(ask: Ask): string | null {
  const { context, own, subject, things, before } = ask;
  const isOfADay = isAboutPlan(context) || dayMeant(context) !== null;
  // Of what ails somebody, and of what can be counted of the plan, the tables know more than examples.
  const figure = figureIn(context.words);
  const isSpecial = (figure !== null && figure !== "cityPass") || ailmentsIn(context.words).length > 0;
  const certain = isSpecial ? null : isOfADay ? likeWhateverDay(ask) : likeAnswer(ask, CERTAIN);
  const isErrand = ["order", "payment"].includes(offTopicIn(context.words) ?? "");
  const general =
    howToSayAllergy(ask) ??
    inventedName(context, own) ??
    (isErrand ? null : (firstAnswer(ask) ?? oftenAsked(ask) ?? ofTheSameDay(ask))) ??
    dressAnswer(ask) ??
    dayOutAnswer(ask) ??
    (isErrand ? null : certain) ??
    generalAnswer(ask) ??
    (isOfADay ? null : likeAnswer(ask, VERY_SURE));
  if (general) return general;
  const elsewhere = elsewhereAnswer(context, own);
  if (elsewhere) return elsewhere;
  const unknown = own && !subject?.place ? null : unknownNameAnswer(context, own);
  const unread = unknown ? unreadIn(context, own).map((at) => context.words[at]?.said ?? "") : [];
  const told = unknown ? noteNaming(context, unread, true) : null;
  if (told) return told;
  if (unknown && placeAsksIn(context.words)[0] !== "compare") return unknown;
  const place = followUpAnswer(ask) ?? placeAnswer(ask) ?? oneOrTheOther(context, things);
  if (place) return place;
  const isPlan = isAboutPlan(context) && tableNeedsIn(context.words).size === 0;
  const named = things.find(({ at }) => at !== null);
  const isOfTheOneBefore = before !== null && OF_IT.find(context.words).length > 0 && !asksForPlace(context.words);
  const needs = tableNeedsIn(context.words);
  const one = subject?.place ?? things[0]?.place ?? null;
  if (isOfTheOneBefore && needs.size > 0 && things.length > 0)
    return one && meetsNeeds(one, needs) > 0
      ? needsSaid(context, [one], needs)
      : sentences(
          talk.unknownOf[context.language]({ name: subject?.title ?? things[0]?.said ?? "", known: "" }).trim(),
          whoKnows(context, null),
        );
  const isPlannedMeal = before !== null && isMealOfDay(context);
  const food = isPlan || isPlannedMeal ? null : whereToEat(context, named);
  const near = food ?? (context.language === "en" && !asksForBar(context) ? null : nearNamed(context, own));
  if (near) return near;
  const [area] = things;
  if (before && area && EARLY.find(context.words).length > 0) return earliestIn(context, area, before.context.question);
  return onAnotherDay(ask);
}
