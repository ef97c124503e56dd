import { kilometresBetween } from "~/domain/place/geo";
import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as known from "~/messages/spoken/answers";
import { quietUnknown } from "~/messages/spoken/asked/tables";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { isExcluded } from "~/planner/fit/appeal";
import { demandsOf } from "~/planner/revise/demands";
import { pointOfSubject, type QuestionContext, type Subject } from "../question-context";

const NEAR = new PhraseTable({
  near: "near, nearby, close to, next to, around | nahe, nähe, neben, bei, beim, um .. herum | pres, proche, a cote | cerca, junto a, al lado | vicino, accanto, nei pressi | perto, ao lado, proximo",
});
const NEAR_KM = 1.5;
const SHOWN = 3;

/** Places of a kind near the one that is named, each with its distance; how quiet they are is said to be unknown. Null where no kind is asked for. */
export function nearNamed(context: QuestionContext, subject: Subject | null): string | null {
  const { brief, language, preferences, question, words } = context;
  const point = subject && pointOfSubject(subject);
  const places = brief.guide?.places ?? [];
  if (!subject || !point || NEAR.find(words).length === 0) return null;
  const { wantedCategories, wantedInterests, sought, quieter } = readWish(question, places);
  if (wantedCategories.size + sought.length === 0) return null;
  const demands = demandsOf({ ...readWish("", places), wantedCategories, wantedInterests, sought }, null);
  const found = places
    .filter((place) => !place.dayTrip && place.id !== subject.place?.id && !isExcluded(place, preferences))
    .filter((place) => demands.every(({ met }) => met(place)))
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .toSorted((a, b) => a.km - b.km);
  const near = found.filter(({ km }) => km <= NEAR_KM);
  const shown = (near.length > 0 ? near : found.slice(0, 1)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  const far = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return sentences(
    known.near[language]({
      name: subject.title,
      places: listedIn(
        language,
        shown.map(({ place, km }) => `${place.name} (${far.format(Math.max(0.1, km))} km)`),
      ),
    }),
    quieter && quietUnknown[language],
  );
}
