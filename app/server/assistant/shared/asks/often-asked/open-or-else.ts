import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { says } from "~/language/question/often-asked-words";
import { topicsOf } from "~/language/question/topic";
import type { Word } from "~/language/words/phrases";
import * as say from "~/messages/spoken/often-asked/places";
import { listedIn } from "~/messages/spoken/says";
import { isExcluded } from "~/planner/fit/appeal";
import { sentences } from "~/planner/words/sentences";
import { hoursOn, spansOn } from "../../hours-said";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { dayMeant } from "./day-meant";

const NEAR_KM = 2;
const SHOWN = 3;

/** Whether one question hangs on another: "and if not, what else is near?". */
export const hangsOnAnother = (words: readonly Word[]): boolean =>
  says(words, "ifNot") && topicsOf(words).includes("opening");

/** "Is the Louvre open today, and if not what else is near?": its hours, and where it is closed or not known what is open nearby. */
export function openOrElse({ context, own }: Ask): string | null {
  const { words, today, language } = context;
  const place = own?.place;
  if (!place || !says(words, "ifNot") || !topicsOf(words, language).includes("opening")) return null;
  const dayIndex = dayMeant(context)?.dayIndex ?? today;
  const hours = hoursOn(context, place, dayIndex);
  const isOpen = (spansOn(context, place, dayIndex)?.length ?? 0) > 0;
  if (hours === null) return null;
  const near = isOpen ? [] : openNear(context, place, dayIndex);
  return sentences(
    hours,
    near.length > 0 && say.openNear[language]({ name: place.name, places: listedIn(language, near) }),
  );
}

/** Of its own kind first, the nearest first, each with its distance. */
function openNear(context: QuestionContext, place: Place, dayIndex: number): string[] {
  const { brief, preferences, language } = context;
  const far = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (brief.guide?.places ?? [])
    .filter(
      ({ id, dayTrip, category }) =>
        id !== place.id && !dayTrip && (category === "food") === (place.category === "food"),
    )
    .filter((other) => !isExcluded(other, preferences) && (spansOn(context, other, dayIndex)?.length ?? 0) > 0)
    .map((other) => ({ other, km: kilometresBetween(place, other) }))
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted(
      (a, b) =>
        Number(b.other.category === place.category) - Number(a.other.category === place.category) || a.km - b.km,
    )
    .slice(0, SHOWN)
    .map(({ other, km }) => `${other.name} (${far.format(Math.max(0.1, km))} km)`);
}
