import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { leadAt, mealOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import { besidesMealAndSum, mealItIsBefore, namesSumEach } from "~/language/wish/meals/before-meal-words";
import { mealNamedIn } from "~/language/wish/need-words";
import { readWords } from "~/language/words/read-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { partOfTime } from "~/planner/purpose/own-events";
import { alternativesTo } from "~/planner/revise/alternatives";
import { DEAREST } from "~/planner/revise/demands/need-demands";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dateOfDay } from "../../day-asked";
import { cardsOf } from "../cards";
import { clausesSaid } from "../clauses/clauses-said";
import type { Change } from "../other-places";
import { proposedPlace } from "../proposed-place";
import type { WishReply } from "../reply";
import { restOf } from "../wish-alone";
import type { PlanNow } from "../what-is-lost";

const MOST_LOOKED_AT = 40;
const MOST_OFFERED = 3;
const WAY_THERE = 20;
const FIVE = 5;
/** A whole museum is nothing to do before dinner. */
const LONGEST = 120;
const FARTHEST_KM = 3;
/**
 * "Something fun before dinner", where a dinner stands: that says by when it is over. What is proposed comes beside it, near it, at an hour that leaves time for
 * the way, is none of the dearest where they name a sum, and is no meal. Null where no such meal stands there, or a place is named.
 */
export function untilMeal(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { days, dayIndex, blockName, current } = request;
  const words = readWords(request.feedback);
  const rest = restOf(request, besidesMealAndSum(words));
  const here: RevisionRequest = {
    ...rest,
    brief: briefOn(request.brief, dayIndex),
    said: clausesSaid(rest.feedback),
    // What is wished for is no other table, whatever the meal is called.
    current: { ...current, title: "", placeId: null },
  };
  const before = mealItIsBefore(words);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isIt = (stop: PlacedStop): boolean =>
    mealOf(stop) === before || (stop.id === lead?.id && mealNamedIn(readWords(stop.title)) === before);
  const meal = before && (lead && isIt(lead) ? lead : day?.stops.find(isIt));
  const begins = minutesOfDay(meal?.start ?? null);
  const { named, unknownName, far, wantedCategories, unsupportedToo, language } = wishIn(here);
  const isMoved = unsupportedToo.includes("move") || unsupportedToo.includes("empty");
  if (!meal || begins === null || named || unknownName || far || isMoved || wantedCategories.has("food")) return null;
  const namesSum = namesSumEach(words);
  const places = here.brief.guide?.places ?? [];
  const date = dateOfDay(here.brief, dayIndex);
  const point = pointOf(meal);
  const startOf = ({ minutes }: Place): number => Math.floor((begins - WAY_THERE - minutes) / FIVE) * FIVE;
  const isOpen = (place: Place): boolean => {
    const spans = date ? openOn(place, date) : null;
    const from = startOf(place);
    return spans === null || spans.some(([opens, closes]) => opens <= from && from + place.minutes <= closes);
  };
  const fits = (place: Place): boolean =>
    place.category !== "food" &&
    place.minutes <= LONGEST &&
    // What a place costs is known in steps and not in money: a sum keeps out the dearest, and that no price is known is said.
    (!namesSum || place.price < DEAREST) &&
    (point === null || kilometresBetween(point, place) <= FARTHEST_KM) &&
    isOpen(place);
  // A sight for the afternoon may as well come between that and an early dinner.
  const parts: readonly BlockName[] = blockName === "evening" ? ["evening", "afternoon"] : [blockName];
  const found = parts.flatMap((part) =>
    alternativesTo({ ...here, blockName: part }, null, MOST_LOOKED_AT).flatMap((each) => {
      const place = places.find(({ name }) => name === each.name);
      return place && fits(place) ? [{ place, each }] : [];
    }),
  );
  const whole = found.filter(({ each }) => each.missed.length === 0);
  const changes = (whole.length > 0 ? whole : found).slice(0, MOST_OFFERED).map(({ place, each }): Change => {
    const start = timeAt(startOf(place));
    return {
      kind: "add",
      place: proposedPlace(here.brief, place),
      to: { day: dayIndex, part: partOfTime(start) },
      start,
      why: whyIn(each),
    };
  });
  const proposals = cardsOf(changes, "u", request, at, language);
  // No table comes for who asked for none.
  if (proposals.length === 0) {
    const none = noteIn(language, note("noneBeside", { old: meal.title, asked: [] }));
    return { block: current, note: none, alternatives: [], proposals };
  }
  const said = [...note("beside", { old: meal.title }), ...(namesSum ? note("pricesUnknown", {}) : [])];
  return { block: current, note: noteIn(language, said), alternatives: [], proposals };
}
