import type { Language } from "~/domain/people/language";
import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { Place, PlaceCategory } from "~/domain/place/place";
import { withoutCity } from "~/language/wish/naming";
import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as known from "~/messages/spoken/answers";
import { quietUnknown } from "~/messages/spoken/asked/tables";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { isExcluded } from "~/planner/fit/appeal";
import { isBar, isQuietBar } from "~/planner/revise/demands/atmosphere";
import { demandsOf } from "~/planner/revise/demands/demands";
import { knowHowOn } from "../../notes/know-how";
import { pointOfSubject, type QuestionContext, type Subject } from "../../question-context";
import { middleOf, type Thing } from "../said-before";

const NEAR = new PhraseTable({
  near: `
    near, nearby, close to, next to, around
    | nahe, nähe, neben, bei, beim, um .. herum
    | pres, proche, a cote
    | cerca, junto a, al lado
    | vicino, accanto, nei pressi
    | perto, ao lado, proximo
  `,
});
/** Whatever there is to see. */
const SIGHTS = new PhraseTable({
  sights: `
    to see, to do, worth seeing, what is there, what else
    | zu sehen, was gibt es, sehenswert*, was kann man .. machen
    | a voir, a faire, y a quoi, qu est ce qu il y a
    | que ver, que hay, que hacer, para ver
    | cosa vedere, da vedere, cosa c e, cosa fare
    | o que ver, que ha, para ver, o que fazer, o que tem
  `,
});
/** Somewhere to drink, and not a show or a club. */
const BAR = new PhraseTable({
  bar: `
    bar/bars, pub/pubs, cocktail/cocktails, speakeasy, wine bar/bars
    | bar/bars, kneipe/kneipen, weinbar/weinbars, cocktail/cocktails
    | bar/bars, pub/pubs, troquet/troquets, cocktail/cocktails
    | bar/bares, pub/pubs, copas, coctel*
    | bar, pub, cocktail, enoteca
    | bar/bares, pub/pubs, barzinho/barzinhos, boteco/botecos, botequim
  `,
});
export const asksForBar = ({ words }: QuestionContext): boolean => BAR.find(words).length > 0;

const SEEN: ReadonlySet<PlaceCategory> = new Set<PlaceCategory>([
  "landmark",
  "museum",
  "religious",
  "park",
  "nature",
  "viewpoint",
  "market",
  "neighborhood",
]);
const NEAR_KM = 1.5;
const SHOWN = 3;

/** Places of a kind near the one that is named, each with its distance; how quiet they are is said to be unknown. Null where no kind is asked for. */
export function nearNamed(context: QuestionContext, subject: Subject | null): string | null {
  const { brief, language, question, words } = context;
  const point = subject && pointOfSubject(subject);
  const places = brief.guide?.places ?? [];
  if (!subject || !point || NEAR.find(words).length === 0) return null;
  const { wantedCategories, wantedInterests, sought, quieter } = readWish(question, places);
  const isOfKind = wantedCategories.size + sought.length > 0;
  if (!isOfKind && SIGHTS.find(words).length === 0) return null;
  const demands = demandsOf({ ...readWish("", places), wantedCategories, wantedInterests, sought }, null);
  const isDrink = wantedCategories.has("nightlife") && sought.length === 0 && asksForBar(context);
  const isAsked = (place: Place): boolean =>
    isDrink ? isBar(place) : isOfKind ? meets(demands, place) : SEEN.has(place.category);
  const all = nearestTo(context, point, (place) => place.id !== subject.place?.id && isAsked(place));
  const quiet = isDrink && quieter ? all.filter(({ place }) => isQuietBar(place)) : [];
  // Where none is likely quiet, the others are said, and that it is not known.
  const found = quiet.length > 0 ? quiet : all;
  const near = found.filter(({ km }) => km <= NEAR_KM);
  if (found.length === 0) return null;
  return sentences(
    near.length > 0
      ? nearSaid(context, subject.title, near)
      : known.nearestOnly[language]({
          name: subject.title,
          places: listedIn(language, found.slice(0, isDrink ? 2 : 1).map(withKm(language))),
        }),
    quieter && quietUnknown[language],
    // Where people who live there go for a drink.
    isDrink && near.length === 0 ? knowHowOn(context, "bars") : null,
  );
}

/** A quarter is large, and what is next to it is still around it. */
const AROUND_QUARTER_KM = 3;

/** Around a quarter that holds nothing of what is asked: the nearest that do, with how far from its middle. Null where none is near. */
export function nearQuarter(context: QuestionContext): string | null {
  const { brief, question } = context;
  const places = brief.guide?.places ?? [];
  const wish = readWish(withoutCity(question, brief.cityName), places);
  const demands = demandsOf({ ...wish, neighborhood: null, children: false }, null);
  const area = wish.neighborhood ?? wish.nearArea;
  const middle = middleOf(places.filter(({ neighborhood, dayTrip }) => neighborhood === area && !dayTrip));
  if (area === null || middle === null || demands.length === 0) return null;
  const near = nearestTo(context, middle, (place) => meets(demands, place));
  return nearSaid(
    context,
    area,
    near.filter(({ km }) => km <= AROUND_QUARTER_KM),
  );
}

/** Where one eats as much as at a restaurant. */
const FILLING: ReadonlySet<string> = new Set(["restaurant", "street-food", "market-hall"]);

/** "Anything cheaper nearby?": what is of the same kind and cheaper than the place that is meant, the nearest first. Null where nothing is. */
export function cheaperNear(
  context: QuestionContext,
  subject: Subject | null,
  things: readonly Thing[],
): string | null {
  const from = subject?.place ?? things.find(({ place }) => place !== null)?.place;
  if (!from) return null;
  const isCheaper = ({ category, meal, price }: Place): boolean =>
    category === from.category &&
    price < from.price &&
    (from.meal?.kind !== "restaurant" || (meal !== null && FILLING.has(meal.kind)));
  const near = nearestTo(context, from, isCheaper);
  return nearSaid(
    context,
    from.name,
    near.filter(({ km }) => km <= NEAR_KM),
  );
}

const meets = (demands: ReturnType<typeof demandsOf>, place: Place): boolean => demands.every(({ met }) => met(place));

type Near = { place: Place; km: number };

/** The city's places that suit, without those out of town and those that these travellers do not go to, the nearest first. */
const nearestTo = ({ brief, preferences }: QuestionContext, point: Point, suits: (place: Place) => boolean): Near[] =>
  (brief.guide?.places ?? [])
    .filter((place) => !place.dayTrip && !isExcluded(place, preferences) && suits(place))
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .toSorted((a, b) => a.km - b.km);

const withKm =
  (language: Language) =>
  ({ place, km }: Near): string =>
    `${place.name} (${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, km))} km)`;

/** "Near Ginza: Tsukiji Outer Market (0.7 km)"; null where nothing is. */
function nearSaid({ language }: QuestionContext, name: string, near: readonly Near[]): string | null {
  const said = near.slice(0, SHOWN).map(withKm(language));
  return said.length === 0 ? null : known.near[language]({ name, places: listedIn(language, said) });
}
