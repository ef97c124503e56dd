import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import { minutesOfDay, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import type { PartAt } from "~/domain/proposal/proposal";
import { isBreakfast, mealBeforeIn } from "~/language/wish/meals/meal-before-words";
import { readWords } from "~/language/words/read-words";
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
  const context = mealBeforeIn(readWords(request.feedback)) ? contextOf(here) : null;
  const lead = context && leadAt(context.day, context.blockName);
  const starts = minutesOfDay(lead?.start ?? null);
  if (!context || !lead || starts === null) return null;
  const isShow = context.place?.category === "performance";
  const { wish, guide, current } = context;
  const isMorning = isBreakfast(readWords(request.feedback));
  // Who wants it at another time as well gets that, too.
  const isMoved = wish.unsupportedToo.includes("time") || wish.unsupportedToo.includes("move");
  const stays = isFixed(lead) || isShow || (isMorning && wish.needs.includes("beside") && !isMoved);
  if (!stays || lead.kind === "meal" || wish.named !== null || wish.unknownName !== null) return null;
  const ahead = isMorning ? AHEAD_OF_BREAKFAST : wish.shorter ? AHEAD_OF_A_BITE : AHEAD_MINUTES;
  const begins = Math.floor((starts - ahead) / FIVE) * FIVE;
  if (begins < (isMorning ? BREAKFAST_FROM : LUNCH_FROM) || (isMorning && begins > LUNCH_FROM)) return null;
  const start = timeAt(begins);
  const to = { day: lead.at.day, part: partOfTime(start) };
  const { language } = wish;
  const tables = tablesNear(context, begins).map((place): Change => ({
    kind: "add",
    place: proposedPlace(here.brief, place.place),
    to,
    start,
    why: place.why,
  }));
  const own = ownTable(context, to, start, begins);
  const proposals = cardsOf(tables.length > 0 ? tables : [own], "b", request, at, language);
  if (proposals.length === 0 || guide.places.length === 0) return null;
  const said = noteIn(language, [...note("beside", { old: lead.title }), ...askedThere(here)]);
  return { block: current, note: sentences(said), alternatives: [], proposals };
}

const mealAt = (begins: number): "dinner" | "lunch" | "breakfast" =>
  begins < LUNCH_FROM ? "breakfast" : begins >= DINNER_FROM - 60 ? "dinner" : "lunch";

/** Tables near the stop that have what is asked and are known to be open then, or of which no hours are known. */
function tablesNear(context: RevisionContext, begins: number): { place: Place; why: string }[] {
  const { wish, current, brief, dayIndex } = context;
  const point = pointOf(current);
  const date = dateOfDay(brief, dayIndex);
  if (!point) return [];
  const asked: RevisionContext = {
    ...context,
    wish: {
      ...wish,
      needs: [...wish.needs.filter((need) => need !== "beside"), mealAt(begins)],
      ...{ nearHere: true, closer: false, unsupported: null, unsupportedToo: [], different: false, nearPlace: null },
      ...{ wantedCategories: new Set(), likelyKinds: new Set(), kinds: [] },
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
        isOpen(place),
    )
    .slice(0, MOST_OFFERED)
    .map((place) => ({ place, why: whyIn(whyOfPlace(place, asked, demands)) }));
}

/** One to be found there. */
function ownTable({ wish, current }: RevisionContext, to: PartAt, start: TimeOfDay, begins: number): Change {
  const { language } = wish;
  const where = askedIn(language, { is: "near", name: current.title });
  const what = wish.cheaper ? "cheapMeal" : mealAt(begins);
  return {
    kind: "add-own",
    title: `${anywhere[what][language]} ${where}`,
    does: "meal",
    to,
    start,
    why: noneByName[language]({ where }),
  };
}
