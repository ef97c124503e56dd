import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import { says } from "~/language/question/often-asked-words";
import * as say from "~/messages/spoken/often-asked/times";
import { sentences } from "~/planner/words/sentences";
import { stopOf, whenIs } from "../../planned-answers";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { spokenLength } from "./spoken-length";

/** So long is a day out that leaves room for a meal, and so long one without. */
const EASILY = 7 * 60;
const AT_MOST = 9.5 * 60;

/** What a place takes, the way out of town and back included. */
const minutesAt = ({ minutes, dayTrip, dayOut }: Place): number => minutes + (dayTrip ? 2 * (dayOut?.minutes ?? 0) : 0);

/** The two places that a question names. */
function twoIn({ context, own, things }: Ask): readonly [Place, Place] | null {
  const places = [...things.flatMap(({ place }) => place ?? []), ...(own?.place ? [own.place] : [])];
  const [one, two] = places.filter(({ id }, i) => places.findIndex((each) => each.id === id) === i);
  return context.brief.guide && one && two ? [one, two] : null;
}

/** Whether two places that are named fit in one day. Null where that is not asked of two that are known. */
export function bothInOneDay(ask: Ask): string | null {
  const { context } = ask;
  const { language, preferences, brief, words } = context;
  const two = says(words, "inOneDay") ? twoIn(ask) : null;
  if (!two) return null;
  const way = wayBetween(two[0], two[1], preferences, brief.guide?.waters).minutes;
  const parts = [
    ...two.map((place) => `${place.name} ${spokenLength(language, minutesAt(place))}`),
    say.wayOf[language]({ length: spokenLength(language, way) }),
  ];
  const total = minutesAt(two[0]) + minutesAt(two[1]) + way;
  const bothOut = two[0].dayTrip && two[1].dayTrip;
  const how = bothOut || total > AT_MOST ? "no" : total > EASILY ? "full" : "easily";
  return sentences(
    say.inOneDay[how][language]({ length: spokenLength(language, total), parts: parts.join("; ") }),
    ...two.map((place) => plannedSaid(context, place)),
  );
}

function plannedSaid(context: QuestionContext, place: Place): string | null {
  const stop = stopOf(context, { title: place.name, place, block: null, at: null });
  return stop ? whenIs(context, stop) : null;
}
