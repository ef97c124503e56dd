import { weekdayAt } from "../fit/market-days";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { oneOf } from "~/language/words/one-of";

const AT_WORK = oneOf(`
  conference, congress, convention, symposium, seminar, hackathon, offsite, trade fair/show,
  business, for/remote/remotely work, work trip/travel/visit/remotely, working remotely, workation
`);
const WORK = new RegExp(String.raw`\b${AT_WORK}\b|^\s*work\s*$`, "i");
const SATURDAY = 6;

/** Whether a trip is made for work, by the words of its purpose. */
export const isForWork = (purpose: string): boolean => WORK.test(purpose);

/** The trip with the mornings and afternoons of its working days left alone: who is at a conference has the evenings. */
export function besideWork(brief: TripBrief): TripBrief {
  if (!isForWork(brief.purpose) || brief.roughDates) return brief;
  const working = Array.from({ length: brief.daysTotal }, (_, i) => i + 1).filter((dayIndex) => {
    const weekday = weekdayAt(brief.startDate, dayIndex - 1);
    return weekday !== null && weekday > 0 && weekday < SATURDAY;
  });
  const parts = working.flatMap((dayIndex) => [
    { dayIndex, part: "morning" as const },
    { dayIndex, part: "afternoon" as const },
  ]);
  return { ...brief, taken: [...(brief.taken ?? []), ...parts] };
}
