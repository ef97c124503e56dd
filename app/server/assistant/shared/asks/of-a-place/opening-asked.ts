import type { Ask } from "../ask";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import { sentences } from "~/planner/words/sentences";
import { hoursOn } from "../../hours-said";
import { dayMeant, noSuchDayIn } from "../often-asked/day-meant";
import { isAboutPlan, ON_THE_WAY } from "../about-plan";

/** "Can one visit the Vatican on Sunday?" asks whether it is open then. */
const MAY_VISIT = new PhraseTable({
  visit: `
    can/could you/we/one/i visit/go/see/enter, possible to visit/see, is it possible
    | kann/können man/wir .. besuchen/besichtigen/rein, geht .. besuchen
    | peut on visiter/voir, on peut visiter/voir, possible de visiter
    | se puede visitar/ver/entrar, podemos visitar/entrar/ver
    | si puo visitare/vedere/entrare, possiamo visitare/vedere
    | da para visitar/ver, pode se visitar, podemos visitar/ver
  `,
});

const MOST_OPEN = 3;
/** When a place that is named is open on the day that is named, be it of the trip or not. */
export function openAsked({ context, own, subject, things }: Ask): string | null {
  const meant = own ?? subject;
  const day = dayMeant(context);
  const maybeVisited = day !== null && own !== null && MAY_VISIT.find(context.words).length > 0;
  if (!meant?.place || !(topicsOf(context.words, context.language).includes("opening") || maybeVisited)) return null;
  const isPlain = own !== null && topicsOf(context.words, context.language).length === 1;
  if (!day && !isPlain) return null;
  const on = day?.dayIndex ?? meant.at?.dayIndex ?? 1;
  const others = things.flatMap(({ place }) => (place && place.id !== meant.place?.id ? place : []));
  return sentences(...[meant.place, ...others].slice(0, MOST_OPEN).map((place) => hoursOn(context, place, on))) || null;
}

/** "Also tomorrow afternoon?", "and on Saturday?": the thing before, on another day. */
export function onAnotherDay({ context, own, subject, before }: Ask): string | null {
  const { language } = context;
  if (!before || own || !subject?.place) return null;
  if (!before.named && !topicsOf(before.context.words, before.context.language).includes("opening")) return null;
  const day = dayMeant(context);
  if (!day || isAboutPlan(context) || topicsOf(context.words, context.language).some((topic) => ON_THE_WAY.has(topic)))
    return null;
  if (day.isMissing)
    return sentences(
      noSuchDayIn(context),
      hoursOn(context, subject.place, day.dayIndex) ?? known.noHours[language]({ name: subject.title }),
    );
  return hoursOn(context, subject.place, day.dayIndex) ?? known.noHours[language]({ name: subject.title });
}

/** "And on Sunday?" after when a place opens: only the day is new. */
export function ofTheSameDay(ask: Ask): string | null {
  const isFragment = ask.context.words.filter(({ isMark }) => !isMark).length <= FRAGMENT;
  const was = ask.before && topicsOf(ask.before.context.words, ask.before.context.language);
  return isFragment && was?.includes("opening") ? onAnotherDay(ask) : null;
}
const FRAGMENT = 4;
