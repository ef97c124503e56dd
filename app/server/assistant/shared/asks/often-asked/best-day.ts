import type { Place, PlaceCategory } from "~/domain/place/place";
import { timeAt } from "~/domain/plan/time-of-day";
import { says } from "~/language/question/often-asked-words";
import * as known from "~/messages/spoken/answers";
import * as say from "~/messages/spoken/often-asked/times";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { spokenDate } from "../../day-asked";
import { spansOn } from "../../hours-said";
import { stopOf, whenIs } from "../../planned-answers";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";

const DAY = 24 * 60;

/** Which of the trip's days is best for a place: by its hours on each, and what holds of any. Null where that is not asked of a place that is known. */
export function bestDay({ context, own }: Ask): string | null {
  const place = own?.place;
  if (!place || !says(context.words, "bestDay")) return null;
  const stop = stopOf(context, own);
  const days = daysOf(context, place);
  const isChoice = days.filter(({ spans }) => spans === null || spans.length > 0).length > 1;
  return sentences(
    openDays(context, place, days),
    isChoice && say.fewerPeople[OUTSIDE.has(place.category) ? "outside" : "inside"][context.language],
    stop && whenIs(context, stop),
  );
}
/** Of these the weather makes the day. */
const OUTSIDE: ReadonlySet<PlaceCategory> = new Set<PlaceCategory>(["park", "nature", "viewpoint"]);

type OnDay = { said: string | null; spans: ReturnType<typeof spansOn> };

const WEEK = 7;

/** The days of the trip, or as many after it, with the place's hours on each. */
const daysOf = (context: QuestionContext, place: Place, after = 0): OnDay[] =>
  Array.from({ length: after > 0 ? WEEK : context.brief.daysTotal }, (_, i) => after + i + 1).map((dayIndex) => ({
    said: spokenDate(context.brief, dayIndex, context.language),
    spans: spansOn(context, place, dayIndex),
  }));

function openDays(context: QuestionContext, place: Place, days: readonly OnDay[]): string {
  const { brief, language } = context;
  const { name } = place;
  const saidOf = (some: readonly OnDay[]): string =>
    listedIn(
      language,
      some.flatMap(({ said }) => said ?? []),
    );
  if (days.some(({ said, spans }) => said === null || spans === null)) return known.noHours[language]({ name });
  const [open, closed] = [true, false].map((isOpen) => days.filter(({ spans }) => (spans?.length ?? 0) > 0 === isOpen));
  if (!open || !closed) return known.noHours[language]({ name });
  if (open.length === 0) {
    const [next] = daysOf(context, place, brief.daysTotal).filter(({ spans }) => (spans?.length ?? 0) > 0);
    return say.closedAllDays[language]({ name, next: next?.said ?? "" });
  }
  const until = Math.max(...open.map(closes));
  const longest = open.filter((day) => closes(day) === until);
  return sentences(
    closed.length === 0
      ? say.openEveryDay[language]({ name })
      : say.openOnDays[language]({ name, open: saidOf(open), closed: saidOf(closed) }),
    until < DAY &&
      longest.length < open.length &&
      say.longestOn[language]({ days: saidOf(longest), until: timeAt(until) }),
  );
}

const closes = ({ spans }: OnDay): number => Math.max(0, ...(spans ?? []).map(([, until]) => until));
