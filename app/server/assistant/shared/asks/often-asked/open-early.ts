import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { says } from "~/language/question/often-asked-words";
import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as say from "~/messages/spoken/often-asked/places";
import { listedIn } from "~/messages/spoken/says";
import { demandsOf } from "~/planner/revise/demands/demands";
import { sentences } from "~/planner/words/sentences";
import { hoursOn, spansOn } from "../../hours-said";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import type { Thing } from "../said-before";

/** So near to a place that was spoken of. */
const AROUND_KM = 0.8;
/** One that is farther is no help. */
const ELSEWHERE_KM = 1.5;
const EARLY = 9 * 60;
const LATE = 23 * 60;
const SHOWN = 3;
const FEW_WORDS = 8;

/** The words for a table where one has coffee. */
const CAFE = new PhraseTable({
  cafe: `
    cafe/cafes, coffee, breakfast
    | cafe/cafes, kaffee, frühstück*, frühstücken
    | cafe/cafes, petit dejeuner
    | cafe/cafes, cafeteria*, desayun*
    | caffe, bar, colazione
    | cafe/cafes, pequeno almoco
  `,
});

/** Of the places that the turn before spoke of, by kind and area, those that open early or stay open late; null where that is not asked. */
export function openEarly({ context, own, things, before }: Ask): string | null {
  const { words, language, brief } = context;
  const when = says(words, "opensEarly") ? "opensEarly" : says(words, "opensLate") ? "opensLate" : null;
  if (!before || own?.place || when === null || words.length > FEW_WORDS) return null;
  const [area] = things.filter(({ at }) => at !== null);
  const ofKind = ofTheKind(context, before.context);
  const places = ofKind.filter((place) => isThere(place, area));
  const hourOf = (place: Place): number | null => {
    const spans = spansOn(context, place, 1) ?? [];
    return (when === "opensEarly" ? spans[0]?.[0] : spans.at(-1)?.[1]) ?? null;
  };
  const does = (hour: number): boolean => (when === "opensEarly" ? hour < EARLY : hour > LATE);
  const byHour = places
    .flatMap((place) => {
      const hour = hourOf(place);
      return hour === null ? [] : [{ place, hour }];
    })
    .toSorted((a, b) => (when === "opensEarly" ? a.hour - b.hour : b.hour - a.hour));
  const fit = byHour.filter(({ hour }) => does(hour));
  if (fit.length > 0) return sentences(...fit.slice(0, SHOWN).map(({ place }) => hoursOn(context, place, 1)));
  const unknown = places.filter((place) => spansOn(context, place, 1) === null).slice(0, SHOWN);
  const [best] = byHour;
  const at = area?.at;
  const [near] = ofKind
    .flatMap((place) => (at && does(hourOf(place) ?? NaN) ? [{ place, km: kilometresBetween(at, place) }] : []))
    .filter(({ km }) => km <= ELSEWHERE_KM)
    .toSorted((a, b) => a.km - b.km);
  const hours = near && hoursOn(context, near.place, 1);
  return sentences(
    say.noneThatEarly[when][language]({
      name: area?.title ?? brief.cityName,
      found: best ? (hoursOn(context, best.place, 1) ?? "") : "",
    }),
    unknown.length > 0 &&
      say.hoursToCheck[language]({
        names: listedIn(
          language,
          unknown.map(({ name }) => name),
        ),
      }),
    hours &&
      say.nearestThatDoes[language]({
        hours,
        km: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, near.km)),
      }),
  );
}

/** What the question before asked for. */
function ofTheKind({ brief }: QuestionContext, before: QuestionContext): Place[] {
  const places = brief.guide?.places ?? [];
  const { sought, wantedCategories } = readWish(before.question, places);
  const demands = demandsOf({ ...readWish("", places), sought, wantedCategories }, null);
  const isCafe = CAFE.find(before.words).length > 0;
  const isOfKind = (place: Place): boolean =>
    isCafe
      ? place.meal?.kind === "cafe" || place.meal?.kind === "bakery"
      : demands.length > 0 && demands.every(({ met }) => met(place));
  return places.filter((place) => !place.dayTrip && isOfKind(place));
}

/** In the quarter that was named, or around the place. */
const isThere = (place: Place, area: Thing | undefined): boolean =>
  area?.area === true ? place.neighborhood === area.title : !area?.at || kilometresBetween(area.at, place) <= AROUND_KM;
