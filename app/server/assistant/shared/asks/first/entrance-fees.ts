import { asksFirst } from "~/language/question/first-words";
import * as say from "~/messages/spoken/often-asked/own-plan";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { namedIn, type QuestionContext } from "../../question-context";
import { dayMeant } from "../often-asked/day-meant";

/** What the entrance fees of the plan, or of one day of it, come to: no price is known, so which stops take a ticket and which are free. Null where that is not asked, or of one place. */
export function entranceFees(context: QuestionContext): string | null {
  const { brief, days, words, language } = context;
  if (!asksFirst(words, "fees") || namedIn(context)?.place) return null;
  const meant = dayMeant(context);
  const day = meant && !meant.isMissing ? meant.dayIndex : null;
  const stops = days.flatMap((each) => (day === null || each.dayIndex === day ? each.stops : []));
  const known = stops.flatMap(({ title, placeId }) => {
    const place = brief.guide?.places.find(({ id }) => id === placeId);
    return place && place.category !== "food" ? [{ title, ...place }] : [];
  });
  if (known.length === 0) return null;
  const paid = known.filter(({ ticketed }) => ticketed).map(({ title }) => title);
  const free = known.filter(({ ticketed, price }) => !ticketed && price === 0).map(({ title }) => title);
  return sentences(
    say.noFees[language],
    paid.length > 0 ? say.takesTicket[language]({ names: listedIn(language, paid) }) : say.noTicket[language],
    free.length > 0 && say.freeOfFees[language]({ names: listedIn(language, free) }),
  );
}
