import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as known from "~/messages/spoken/answers";
import * as talk from "~/messages/spoken/asked/talk";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { isExcluded } from "~/planner/fit/appeal";
import { eatsThere } from "~/planner/fit/diet";
import { demandsOf } from "~/planner/revise/demands/demands";
import { dayAsked } from "../day-asked";
import { asksToEat } from "./health-answers";
import { planWordsIn } from "~/language/question/plan-words";
import type { QuestionContext } from "../question-context";
import type { Thing } from "./said-before";
import { meetsNeeds, needsSaid, tableNeedsIn } from "./table-needs";

const FOOD = new PhraseTable({
  food: `
    eat, eating, food, restaurant/restaurants, lunch, dinner, breakfast, brunch, cafe/cafes, coffee, seafood, snack,
    bite
    | essen, restaurant/restaurants, mittagessen, abendessen, frühstück*, café/cafés, kaffee, brunch
    | manger, mange, mangeons, resto/restos, restaurant/restaurants, dejeuner, diner, petit dejeuner, cafe/cafes
    | comer, comemos, restaurante/restaurantes, cenar, desayunar, desayuno, cafe/cafes, almorzar
    | mangiare, mangiamo, ristorante/ristoranti, pranzo, pranzare, cena, cenare, colazione, trattoria
    | comer, comemos, restaurante/restaurantes, jantar, almocar, almoco, cafe/cafes, pequeno almoco, cafe da manha
  `,
});
/** A place is looked for, rather than what is planned. */
const LOOKS = new PhraseTable({
  looks: `
    can, could, should, good, best, any, cheap, near, nearby, close to, around, recommend*, suggest*, somewhere,
    anywhere, nothing fancy, nothing else, options, else, with kids/children
    | können, kann, könnte*, sollen, gut/gute/guter/gutes/guten, beste/bestes/besten, günstig*, nahe, nähe, bei,
    empfehl*, empfiehl*, irgendwo, mit kindern
    | peut, peux, pouvons, pourrait, bon/bonne/bons/bonnes, meilleur*, pres, proche, recommand*, conseil*,
    avec enfants, pas cher
    | podemos, puedo, puede, se puede, bueno/buena/buen, mejor/mejores, cerca, recomiend*, con ninos, barato
    | possiamo, posso, si puo, buono/buona/buon, miglior*, vicino, consigli*, con bambini, economico
    | podemos, posso, da para, pode, bom/boa/bons/boas, melhor/melhores, perto, recomend*, com criancas, barato
  `,
});
/** Words for the place where they sleep. */
export const HOTEL = new PhraseTable({
  hotel:
    "hotel, hostel, airbnb, apartment | hotel, unterkunft | hotel, logement | hotel, alojamiento | hotel, albergo | hotel, alojamento",
});

const NEAR_KM = 1.5;
/** Where hardly anything is as near, a longer walk is named, too. */
const A_LONG_WALK_KM = 2.5;
const FEW = 2;
const SHOWN = 3;

/** Where one may eat: near what is named, or in the city; null where that is not asked, or the plan is meant. */
export function whereToEat(context: QuestionContext, thing: Thing | undefined): string | null {
  const { brief, words, language, question, preferences, plainText, today } = context;
  const isAsked =
    (FOOD.find(words).length > 0 || asksToEat(context)) && (LOOKS.find(words).length > 0 || thing !== undefined);
  if (!isAsked || !brief.guide || dayAsked(plainText, brief, today)) return null;
  const wish = readWish(question, brief.guide.places);
  const demands = demandsOf(
    { ...wish, named: null, nearPlace: null, neighborhood: null, children: false, wantedCategories: new Set() },
    null,
  ).filter(({ comparative }) => !comparative);
  const morning = planWordsIn(words).has("breakfast");
  const suits = (place: Place): boolean =>
    place.category === "food" &&
    !place.dayTrip &&
    !isExcluded(place, preferences) &&
    eatsThere(place, preferences) &&
    (!morning || place.parts.includes("morning"));
  const all = brief.guide.places.filter(suits);
  const wanted = all.filter((place) => demands.every(({ met }) => met(place)));
  const from = wanted.length > 0 ? wanted : all;
  const at = thing?.at;
  const needs = tableNeedsIn(words);
  const withChildren = (place: Place): number => (wish.children && place.children ? 1 : 0);
  const byNeed = (a: Place, b: Place): number =>
    meetsNeeds(b, needs) + withChildren(b) - meetsNeeds(a, needs) - withChildren(a);
  const around = at
    ? from
        .map((place) => ({ place, km: kilometresBetween(at, place) }))
        .filter(({ place }) => place.id !== thing?.place?.id)
        .toSorted((a, b) => a.km - b.km)
    : [];
  const close = around.filter(({ km }) => km <= NEAR_KM);
  const near =
    close.length >= FEW
      ? close.toSorted((a, b) => byNeed(a.place, b.place) || a.km - b.km)
      : around.filter(({ km }) => km <= A_LONG_WALK_KM);
  const isNoneNear = thing !== undefined && at !== undefined && at !== null && near.length === 0 && around.length > 0;
  const shown = (
    near.length > 0 || isNoneNear
      ? isNoneNear
        ? around.slice(0, FEW)
        : near
      : from.toSorted((a, b) => byNeed(a, b) || b.fame - a.fame).map((place) => ({ place, km: null }))
  ).slice(0, SHOWN);
  if (shown.length === 0) return null;
  const places = listedIn(
    language,
    shown.map(({ place, km }) => inShort(context, place, km)),
  );
  if (HOTEL.find(words).length > 0 && (brief.stays ?? []).length === 0)
    return talk.whichHotel[language]({ places: talk.theyAreIn[language]({ places }) });
  return sentences(
    thing && (near.length > 0 || isNoneNear)
      ? (isNoneNear ? known.nearestOnly : known.near)[language]({ name: thing.said || thing.title, places })
      : known.found[language]({ city: brief.cityName, places }),
    wish.children &&
      known.goodWithChildren[language]({
        places: listedIn(
          language,
          shown.flatMap(({ place }) => (place.children ? place.name : [])),
        ),
      }),
    needsSaid(
      context,
      shown.map(({ place }) => place),
      needs,
    ),
  );
}

function inShort({ language }: QuestionContext, { name, neighborhood, price }: Place, km: number | null): string {
  const level = known.priceLevels[Math.min(3, Math.max(0, price))]?.[language];
  const far =
    km === null
      ? neighborhood
      : `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, km))} km`;
  return `${name} (${[far, level].filter(Boolean).join(", ")})`;
}
