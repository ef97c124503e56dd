import { type BlockName, BLOCK_NAMES } from "~/domain/plan/block";
import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { toldTime } from "~/domain/plan/time-of-day";
import { asksFirst } from "~/language/question/first-words";
import * as say from "~/messages/spoken/often-asked/own-plan";
import { partNames } from "~/messages/spoken/parts";
import { sentences } from "~/planner/words/sentences";
import { spokenDay } from "../../plan-said";
import { namedIn, type QuestionContext } from "../../question-context";
import { dayMeant, noSuchDayIn } from "../often-asked/day-meant";

/** A day in a line or two, or the trip a line a day, to be copied as it stands; null where nothing of the plan is to be summed up. */
export function summedUp(context: QuestionContext): string | null {
  const { words, days } = context;
  if (!asksFirst(words, "sumUp")) return null;
  const meant = dayMeant(context);
  if (!meant && (namedIn(context) !== null || !asksFirst(words, "ofThePlan"))) return null;
  if (meant?.isMissing) return sentences(noSuchDayIn(context), allInShort(context));
  const day = meant && days.find(({ dayIndex }) => dayIndex === meant.dayIndex);
  return day ? inShort(context, day) : meant ? null : allInShort(context);
}

const allInShort = (context: QuestionContext): string | null =>
  context.days.map((day) => inShort(context, day, false)).join("\n") || null;

/** "Day 3, Wednesday: from about 09:15. Morning: …": the stops of each part of the day, without their hours; else what each part is known by. */
function inShort(context: QuestionContext, day: Day, isWhole = true): string {
  const { dayIndex, stops } = day;
  const { brief, language } = context;
  const partSaid = (part: BlockName): string[] => {
    const lead = leadAt(day, part);
    const all = isWhole ? stopsOfPart(stops, part) : lead ? [lead] : [];
    const titles = all.map(({ title }) => shortTitle(title));
    return titles.length === 0 ? [] : [`${partNames[part][language]} ${titles.join(", ")}`];
  };
  const [first] = stops;
  const from = first && toldTime(first)?.time;
  const parts = BLOCK_NAMES.flatMap(partSaid).join("; ");
  const on = spokenDay(brief, dayIndex, language);
  return from && isWhole
    ? say.dayInShort[language]({ day: on, parts: `${from}: ${parts}` })
    : say.dayWithoutHours[language]({ day: on, parts });
}

/** "Vatican Museums" of "Vatican Museums and Sistine Chapel, Rome": what stands before a comma or bracket tells enough. */
const shortTitle = (title: string): string => title.split(/,|\(/)[0]?.trim() || title;
