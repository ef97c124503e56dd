import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import { minutesOfDay, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import type { PartAt } from "~/domain/proposal/proposal";
import { coffeeBeforeIn, FITS_IN, isBreakfast, mealBeforeIn } from "~/language/wish/meals/meal-before-words";
import { readWords } from "~/language/words/read-words";
import type { Word } from "~/language/words/phrases";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { whyIn } from "~/messages/spoken/alternatives";
import { askedIn } from "~/messages/spoken/asked-words";
import { anywhere, noneByName } from "~/messages/spoken/own-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { partOfTime } from "~/planner/purpose/own-events";
import { whyOfPlace } from "~/planner/revise/alternatives";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { isHard } from "~/planner/revise/fit";
import { NEAR_KM } from "~/planner/revise/near-where";
import { nearestPlaces } from "~/planner/revise/nearest-places";
import { note } from "~/planner/revise/note";
import { contextOf, type RevisionContext, type RevisionRequest } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { dateOfDay } from "../../day-asked";
import { cardsOf } from "../cards";
import type { Change } from "../other-places";
import { proposedPlace } from "../proposed-place";
import type { WishReply } from "../reply";
import { askedThere } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";

/** How long before a show one sits down: the meal, the way, and time to find the seat. */
const AHEAD_MINUTES = 105;
const AHEAD_OF_A_BITE = 75;
const AHEAD_OF_BREAKFAST = 60;
const AHEAD_OF_A_COFFEE = 60;
/** From the café to what comes next. */
const WAY_FROM_COFFEE = 20;
const FIVE = 5;
const DINNER_FROM = 17 * 60;
const LUNCH_FROM = 11 * 60 + 30;
const BREAKFAST_FROM = 6 * 60;
const MOST_LOOKED_AT = 12;
const MOST_OFFERED = 2;

/**
 * "Dinner before, somewhere near and cheap", at a show or at what is booked or locked, and a breakfast before whatever stays: a table near it, at an hour that leaves time, beside it and never in its
 * place. Where none is known that is near and open then, one to be found on the spot. Null for every other wish.
 */
export function mealBefore(request: RevisionRequest, at: PlanNow): WishReply | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const words = readWords(request.feedback);
  const isCoffee = coffeeBeforeIn(words) && !mealBeforeIn(words);
  const context = isCoffee || mealBeforeIn(words) ? contextOf(here) : null;
  const lead = context && leadAt(context.day, context.blockName);
  const starts = minutesOfDay(lead?.start ?? null);
  if (!context || !lead || starts === null) return null;
  const isShow = context.place?.category === "performance";
  const { wish, guide, current } = context;
  const isMorning = isBreakfast(words);
  // Who wants it at another time as well gets that, too.
  const isMoved = wish.unsupportedToo.includes("time") || wish.unsupportedToo.includes("move");
  const isOfLead = wish.named === null || isPlaceOf(current, wish.named);
  // "Coffee before the Uffizi" names what it is to come before.
  const isBeside = wish.needs.includes("beside") || (wish.named !== null && isOfLead) || asksKindly(words);
  const stays = isFixed(lead) || isShow || ((isMorning || isCoffee) && isBeside && !isMoved && !wish.different);
  if (!stays || lead.kind === "meal" || !isOfLead || wish.unknownName !== null) return null;
  const ahead = isCoffee
    ? AHEAD_OF_A_COFFEE
    : isMorning
      ? AHEAD_OF_BREAKFAST
      : wish.shorter
        ? AHEAD_OF_A_BITE
        : AHEAD_MINUTES;
  const begins = Math.floor((starts - ahead) / FIVE) * FIVE;
  const earliest = isMorning || isCoffee ? BREAKFAST_FROM : LUNCH_FROM;
  if (begins < earliest || (isMorning && begins > LUNCH_FROM)) return null;
  const start = timeAt(begins);
  const to = { day: lead.at.day, part: partOfTime(start) };
  const { language } = wish;
  const tables = tablesNear(context, begins, isCoffee).map((place): Change => ({
    kind: "add",
    place: proposedPlace(here.brief, place.place),
    to,
    start: isCoffee ? timeAt(coffeeBegins(starts, place.place)) : start,
    why: place.why,
  }));
  const own = ownTable(context, to, start, isCoffee ? "cafe" : mealAt(begins));
  const proposals = cardsOf(tables.length > 0 ? tables : [own], "b", request, at, language);
  if (proposals.length === 0 || guide.places.length === 0) return null;
  const said = noteIn(language, [...note("beside", { old: lead.title }), ...askedThere(here)]);
  return { block: current, note: sentences(said), alternatives: [], proposals };
}

/** Whoever stays longer at a café comes earlier. */
const coffeeBegins = (starts: number, { minutes }: Place): number =>
  Math.floor((starts - Math.max(AHEAD_OF_A_COFFEE, minutes + WAY_FROM_COFFEE)) / FIVE) * FIVE;

/** "Can we squeeze in …": it comes beside what is planned. */
const asksKindly = (words: readonly Word[]): boolean => FITS_IN.find(words).length > 0;

const mealAt = (begins: number): "dinner" | "lunch" | "breakfast" =>
  begins < LUNCH_FROM ? "breakfast" : begins >= DINNER_FROM - 60 ? "dinner" : "lunch";

/** Tables near the stop that have what is asked and are known to be open then, or of which no hours are known. */
function tablesNear(context: RevisionContext, begins: number, isCoffee: boolean): { place: Place; why: string }[] {
  const { wish, current, brief, dayIndex } = context;
  const point = pointOf(current);
  const date = dateOfDay(brief, dayIndex);
  if (!point) return [];
  const asked: RevisionContext = {
    ...context,
    wish: {
      ...wish,
      needs: [...wish.needs.filter((need) => need !== "beside"), ...(isCoffee ? [] : [mealAt(begins)])],
      ...{
        named: null,
        nearHere: true,
        closer: false,
        unsupported: null,
        unsupportedToo: [],
        different: false,
        nearPlace: null,
      },
      ...{ wantedCategories: new Set(isCoffee ? ["food" as const] : []), likelyKinds: new Set(), kinds: [] },
    },
  };
  const demands = demandsIn(asked);
  const isOpen = (place: Place): boolean => {
    const spans = date ? openOn(place, date) : null;
    return spans === null || spans.some(([from, until]) => from <= begins && begins + place.minutes <= until);
  };
  return nearestPlaces(asked, demands, MOST_LOOKED_AT)
    .filter(
      (place) =>
        demands.filter(isHard).every(({ met }) => met(place)) &&
        kilometresBetween(point, place) <= NEAR_KM &&
        (!isCoffee || place.meal?.kind === "cafe" || place.meal?.kind === "bakery") &&
        isOpen(place),
    )
    .slice(0, MOST_OFFERED)
    .map((place) => ({ place, why: whyIn(whyOfPlace(place, asked, demands)) }));
}

/** One to be found there. */
function ownTable(
  { wish, current }: RevisionContext,
  to: PartAt,
  start: TimeOfDay,
  meal: "cafe" | "dinner" | "lunch" | "breakfast",
): Change {
  const { language } = wish;
  const where = askedIn(language, { is: "near", name: current.title });
  const what = wish.cheaper && meal !== "cafe" ? "cheapMeal" : meal;
  return {
    kind: "add-own",
    title: `${anywhere[what][language]} ${where}`,
    does: meal === "cafe" ? "drink" : "meal",
    to,
    start,
    why: noneByName[language]({ where }),
  };
}
