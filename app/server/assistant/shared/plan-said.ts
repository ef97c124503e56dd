import { mealOf } from "~/domain/plan/day-of-stops";
import type { Language } from "~/domain/people/language";
import { toldTime } from "~/domain/plan/time-of-day";
import type { PlacedStop } from "~/domain/plan/stop";
import type { TripBrief } from "~/domain/trip/trip-brief";
import * as say from "~/messages/spoken/planned";
import { spokenDate } from "./day-asked";

/** "at about 13:45"; null where a stop has no time. */
export function spokenTime(stop: PlacedStop, language: Language): string | null {
  const told = toldTime(stop);
  return told && (told.about ? say.about : say.exactly)[language]({ time: told.time });
}

/** "2, Tuesday, 4 May": a day of the trip, with its date where that is known. */
export const spokenDay = (brief: TripBrief, dayIndex: number, language: Language): string =>
  [String(dayIndex), spokenDate(brief, dayIndex, language)].filter((said) => said !== null).join(", ");

const spokenStop = (stop: PlacedStop, language: Language): string => {
  const meal = mealOf(stop);
  const title = meal ? say.meals[meal][language]({ name: stop.title }) : stop.title;
  const told = toldTime(stop);
  return told ? `${told.time} ${title}` : title;
};

/** "Day 2, Tuesday, May 4: 09:15 Tram 28; 13:45 lunch at …" */
const spokenStops = (brief: TripBrief, dayIndex: number, stops: readonly PlacedStop[], language: Language): string =>
  say.onDay[language]({
    day: spokenDay(brief, dayIndex, language),
    stops: stops.map((stop) => spokenStop(stop, language)).join("; "),
  });

/** The same of several days, a line a day, and once that the times are proposals where they are; null for no stops. */
export function spokenDays(brief: TripBrief, stops: readonly PlacedStop[], language: Language): string | null {
  const days = [...new Set(stops.map(({ at }) => at.day))];
  const lines = days.map((day) =>
    spokenStops(
      brief,
      day,
      stops.filter(({ at }) => at.day === day),
      language,
    ),
  );
  if (lines.length === 0) return null;
  const isProposed = stops.some((stop) => toldTime(stop)?.about);
  return isProposed ? `${lines.join("\n")}${lines.length > 1 ? "\n" : " "}${say.proposed[language]}` : lines.join("\n");
}
