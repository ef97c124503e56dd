import type { KnowHowTopic } from "~/domain/destination/know-how";
import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { says, saysFrom } from "~/language/question/often-asked-words";
import { asksForPlace } from "~/language/question/place-words";
import { PhraseTable } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import { worth, yourTaste } from "~/messages/spoken/asked/worth";
import * as say from "~/messages/spoken/often-asked/places";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn, saidOf } from "../../notes/know-how";
import { stopOf, whenIs } from "../../planned-answers";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { compared } from "../of-a-place/compare-answers";
import type { Thing } from "../said-before";
import { spokenLength } from "./spoken-length";

/** What takes no longer is seen in passing. */
const IN_PASSING = 60;
const THERE_KM = 2;

/** What these say of a place tells whether one goes there. */
const TELLING: readonly KnowHowTopic[] = ["bookAhead", "sunset", "free", "kids", "swim"];

const OR = new PhraseTable({ or: "or, vs, than | oder, als | ou, que | o | o, oppure | ou" });

type Of = Pick<Ask, "context" | "subject" | "things">;

/** Whether a place that is named is worth it, where that is asked in so many words. */
export function worthAsked({ context, own, subject, things }: Ask): string | null {
  const isAsked = says(context.words, "worth") && !asksForPlace(context.words);
  return isAsked && (own ?? subject)?.place ? worthOf({ context, subject, things }) : null;
}

/** How well known a place is, what it is and what it takes; of several between which somebody chooses, what is known of each. */
export function worthOf({ context, subject, things }: Of): string | null {
  const { words } = context;
  const isThere = says(words, "anyway");
  const named = things.filter(({ area, title }, i) => !area && things.findIndex((each) => each.title === title) === i);
  if (named.length > 1 && !isThere && OR.find(words).length > 0) return compared(context, named);
  // "… if we are in Chiado anyway" only says where they are.
  const place = (isThere ? askedOf(context, things) : null) ?? subject?.place;
  return place ? worthOfPlace(context, place, isThere ? things : null) : null;
}

/** The place that stands nearest to the words that ask, be it before or after them; where the condition stands first, the last one. */
function askedOf({ words }: QuestionContext, things: readonly Thing[]): Place | null {
  const places = things.flatMap(({ place, area }) => (place && !area ? [place] : []));
  const isConditionFirst = saysFrom(words, "anyway") === 0;
  return (isConditionFirst ? places.at(-1) : places[0]) ?? null;
}

function worthOfPlace(context: QuestionContext, place: Place, there: readonly Thing[] | null): string {
  const { brief, language } = context;
  const { name, fame, minutes, price } = place;
  const isFree = price === 0 && !place.ticketed;
  const length = spokenLength(language, minutes);
  const isNear = (there ?? []).some(({ at }) => at !== null && kilometresBetween(at, place) <= THERE_KM);
  const isYes = isNear && isFree && minutes <= IN_PASSING;
  const stop = stopOf(context, { title: name, place, block: null, at: null });
  const level = known.priceLevels[Math.min(3, Math.max(0, price))]?.[language] ?? "";
  return sentences(
    isYes && say.yesIfYouPass[language]({ name, length }),
    worth[fame][language]({ name, city: brief.cityName }),
    language === "en" && place.about,
    !isYes && say.countOn[language]({ length, level }),
    !isFree && yourTaste[language],
    (place.dayTrip ? saidOf(context, place) : saidOf(context, place, TELLING)) ??
      (place.dayTrip ? knowHowOn(context, "dayTrip") : null),
    stop && whenIs(context, stop),
  );
}
