import { holidayOn, openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import * as say from "~/messages/spoken/answers";
import { dateOfDay, spokenDate } from "./day-asked";
import type { QuestionContext } from "./question-context";

const ALL_DAY = 24 * 60;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The usual hours of a place on a day of the trip: empty where it is closed, null where they are not known. */
export function spansOn({ brief }: Pick<QuestionContext, "brief">, place: Place, dayIndex: number) {
  const date = dateOfDay(brief, dayIndex);
  return date ? openOn(place, date, holidayOn(date, brief.guide?.countryCode ?? "", brief.holidays ?? [])) : null;
}

/** When a place is usually open on a day of the trip; null where that is not known. */
export function hoursOn({ brief, language }: QuestionContext, place: Place, dayIndex: number): string | null {
  const day = spokenDate(brief, dayIndex, language);
  const spans = spansOn({ brief }, place, dayIndex);
  if (!spans || !day) return null;
  return spans.length === 0
    ? say.closedOn[language]({ name: place.name, day })
    : say.openOn[language]({
        name: place.name,
        day,
        hours: spans
          .map(([from, until]) => (until - from >= ALL_DAY ? "0–24" : `${clock(from)}–${clock(until)}`))
          .join(", "),
      });
}
