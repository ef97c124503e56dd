import { saysToday } from "~/language/wish/talk-words";
import { fromTo, noSuchDay } from "~/messages/spoken/asked/talk";
import { dayAsked, spokenDate } from "../../day-asked";
import type { QuestionContext } from "../../question-context";

/** The day that is meant, also one with that name after the trip: places keep the hours of their week. */
export function dayMeant({
  brief,
  plainText,
  words,
  today,
}: QuestionContext): { dayIndex: number; isMissing: boolean } | null {
  const day = dayAsked(plainText, brief, today) ?? (saysToday(words) ? { dayIndex: today } : null);
  if (!day || "dayIndex" in day) return day && { dayIndex: day.dayIndex, isMissing: false };
  const after = Array.from({ length: 7 }, (_, i) => brief.daysTotal + 1 + i);
  const dayIndex = after.find((each) => spokenDate(brief, each)?.startsWith(day.missing));
  return dayIndex === undefined ? null : { dayIndex, isMissing: true };
}

/** That the trip has no such day, and which it has. */
export const noSuchDayIn = ({ brief, language }: QuestionContext): string =>
  noSuchDay[language]({
    days: fromTo[language]({
      from: spokenDate(brief, 1, language) ?? "1",
      to: spokenDate(brief, brief.daysTotal, language) ?? String(brief.daysTotal),
    }),
  });
