import { monthOf } from "~/domain/dates/season";
import { typicalMonths } from "~/domain/destination/normals";
import { pointOf } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { Stop } from "~/domain/plan/stop";
import { says } from "~/language/question/often-asked-words";
import { raininess } from "~/messages/spoken/asked/climate";
import * as say from "~/messages/spoken/often-asked/places";
import { listedIn } from "~/messages/spoken/says";
import { isExcluded } from "~/planner/fit/appeal";
import { sentences } from "~/planner/words/sentences";
import { dayAsked } from "../../day-asked";
import { knowHowOn } from "../../notes/know-how";
import { spokenDay } from "../../plan-said";
import { placesAround, type QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { monthName } from "../month-asked";

/** What becomes of a day in the rain: which of its stops are in the open, and what there is to do here then. Null where no day is named, be it by the question before. */
export function rainOnDay({ context, own, before }: Ask): string | null {
  const { brief, days, language, words, plainText, today } = context;
  if (own || !says(words, "ifItRains")) return null;
  const day = dayAsked(plainText, brief, today) ?? (before && dayAsked(before.context.plainText, brief, today));
  const stops = day && "dayIndex" in day ? days.find(({ dayIndex }) => dayIndex === day.dayIndex)?.stops : undefined;
  if (!day || !("dayIndex" in day) || !stops) return null;
  const known = stops.flatMap(({ title, placeId }) => {
    const place = brief.guide?.places.find(({ id }) => id === placeId);
    return place && place.category !== "food" ? [{ title, indoor: place.indoor }] : [];
  });
  const titles = (indoor: boolean): string =>
    listedIn(
      language,
      known.filter((each) => each.indoor === indoor).map(({ title }) => title),
    );
  const month = monthOf(brief.startDate);
  const [usual] = brief.guide && month ? typicalMonths(brief.guide.id, [month]) : [];
  const told = knowHowOn(context, "rain");
  const [wet] = stops.filter(({ placeId }) => isWet(brief.guide?.places.find(({ id }) => id === placeId)));
  return sentences(
    say.rainOn[language]({ day: spokenDay(brief, day.dayIndex, language), out: titles(false), roof: titles(true) }),
    wet && roofsNear(context, wet),
    usual !== undefined &&
      month !== null &&
      say.rainUsual[language]({
        month: monthName(language, month),
        rain: raininess.find(([from]) => usual.rainDays >= from)?.[1][language] ?? "",
        days: usual.rainDays,
      }),
    told && say.rainHere[language],
    told,
  );
}

const isWet = (place: Place | undefined): boolean => place?.indoor === false && place.category !== "food";

/** How far from a stop something under a roof is named for it, and how much of it. */
const ROOF_WITHIN_KM = 2.5;
const ROOFS = 3;
const FOR_THE_EVENING: ReadonlySet<Place["category"]> = new Set(["food", "nightlife"]);

/** What is under a roof near a stop and not in the plan, the best known first; null where nothing is. */
export function roofsNear(context: QuestionContext, stop: Stop): string | null {
  const { language, preferences } = context;
  const point = pointOf(stop);
  const roofs = point
    ? placesAround(
        context,
        point,
        ROOF_WITHIN_KM,
        (place) => place.indoor && !FOR_THE_EVENING.has(place.category) && !isExcluded(place, preferences),
      )
    : [];
  const best = roofs.toSorted((a, b) => b.place.fame - a.place.fame).slice(0, ROOFS);
  return best.length > 0
    ? say.roofNear[language]({
        name: stop.title,
        places: listedIn(
          language,
          best.map(({ place }) => place.name),
        ),
      })
    : null;
}
