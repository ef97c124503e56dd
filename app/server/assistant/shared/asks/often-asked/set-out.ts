import { minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import { says } from "~/language/question/often-asked-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import * as say from "~/messages/spoken/often-asked/times";
import { dayAsked } from "../../day-asked";
import { spokenDay } from "../../plan-said";
import { namedIn, type QuestionContext } from "../../question-context";

/** Who leaves for home asks for another way. */
const FOR_HOME = new PhraseTable({
  home: `
    airport, flight, plane, train, home, station
    | flughafen, flug, flieger, zug, bahnhof, heim
    | aeroport, vol, avion, train, gare
    | aeropuerto, vuelo, avion, tren, estacion
    | aeroporto, volo, aereo, treno, stazione
    | aeroporto, voo, aviao, comboio, estacao
  `,
});
/** A usual way in town, where nobody knows from where. */
const IN_TOWN = 30;

const asksWhen = ({ words }: QuestionContext): boolean => says(words, "atWhatTime") || topicsOf(words).includes("when");

/** "What comes first tomorrow, and when do we need to get going?" is one question, where no place is named. */
export const asksWhenToSetOut = (context: QuestionContext): boolean =>
  says(context.words, "getGoing") &&
  asksWhen(context) &&
  FOR_HOME.find(context.words).length === 0 &&
  !namedIn(context);

/** When to leave the hotel: by the first stop of the day that is named, else of the next. */
export function whenToSetOut(context: QuestionContext): string | null {
  const { brief, days, language, words, plainText, today } = context;
  const isOfHotel = says(words, "leaveHotel") && asksWhen(context);
  if (!(isOfHotel || asksWhenToSetOut(context)) || FOR_HOME.find(words).length > 0) return null;
  const day = dayAsked(plainText, brief, today);
  const dayIndex = day && "dayIndex" in day ? day.dayIndex : today;
  // On the last day one may also mean the way home.
  if (!isOfHotel && dayIndex === brief.daysTotal) return null;
  const first = days
    .find((each) => each.dayIndex === dayIndex)
    ?.stops.find(({ start, kind }) => start !== null && kind !== "travel" && kind !== "stay");
  const begins = first && minutesOfDay(first.start);
  if (!first || begins === null || begins === undefined) return null;
  const place = brief.guide?.places.find(({ id }) => id === first.placeId);
  const minutes = (place?.dayTrip ? place.dayOut?.minutes : null) ?? IN_TOWN;
  return say.setOut[language]({
    day: spokenDay(brief, dayIndex, language),
    name: first.title,
    start: first.start ?? "",
    leave: timeAt(Math.max(0, Math.floor((begins - minutes) / 5) * 5)),
    minutes,
  });
}
