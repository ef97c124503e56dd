import { kilometresBetween, spokenKilometres, walkingMinutes } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { isExcluded } from "../fit/appeal";
import { preferencesOf } from "../fit/preferences";
import { briefWalk } from "../words/say-hop";
import { listed, sentences } from "../words/sentences";
import { neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import { blocksOf, isPlaceOf, plannedAt } from "../plan/planned-blocks";
import type { RevisionContext } from "./revision-request";
import { isMust } from "./revision-request";

/** Says that a must was replaced (DESIGN section 6). */
const sayMust = (context: RevisionContext): string | null =>
  isMust(context) && !context.wish.different
    ? `${context.current.title} was one of your musts, so keep the old block if you still want it.`
    : null;

const sayOtherHalf = ({ current, guide, blockName }: RevisionContext, chosen: Place): string | null =>
  current.isDayTrip && !chosen.dayTrip && kilometresBetween(guide, chosen) < guide.radiusKm
    ? `The ${blockName === "morning" ? "afternoon" : "morning"} is still out of town; change it too if you want the whole day here.`
    : null;

/** What a note should add about any change, whoever wrote the note; empty when there is nothing. */
export const sayAfterthought = (context: RevisionContext, chosen: Place): string =>
  sentences(sayMust(context), sayOtherHalf(context, chosen));

function sayDistance({ brief, day, blockName }: RevisionContext, chosen: Place): string | null {
  const preferences = preferencesOf(brief);
  const { before, after } = neighboursOf(day, blockName);
  const near = before ?? after;
  if (!near) return null;
  const km = kilometresBetween(near.point, chosen);
  const far = walkingMinutes(km, preferences.walkingKmh) > preferences.longestWalkMinutes;
  return far
    ? `It is about ${spokenKilometres(km)} km from ${near.title}, so take a ride.`
    : `It is ${briefWalk(km, preferences)} from ${near.title}.`
        .replace("next door from", "next door to")
        .replace("away from", "from");
}

/** What was asked and cannot be known or done. */
const sayLimits = ({ wish }: RevisionContext): string =>
  sentences(
    wish.unwantedPlace && wish.feared[0]
      ? `${wish.unwantedPlace.name} is ${wish.feared[0].said}, so I looked elsewhere.`
      : null,
    wish.vegan ? "I know what suits vegetarians, not vegans, so ask there." : null,
    wish.unsupported === "diet"
      ? "I do not know about allergies, gluten or kosher and halal kitchens, so ask before you order."
      : null,
    wish.wholeDay ? "I change one block at a time, so the others are as they were." : null,
  );

export function saySwapped(context: RevisionContext, chosen: Place, demands: readonly Demand[]): string {
  const reasons = demands.filter(({ met }) => met(chosen)).map(({ said, saidOf }) => saidOf?.(chosen) ?? said);
  const why = reasons.length > 0 ? `: ${listed(reasons)}, as you asked` : " as something different";
  return sentences(
    `I put ${chosen.name} in place of ${context.current.title}${why}.`,
    sayDistance(context, chosen),
    sayLimits(context),
    sayOtherHalf(context, chosen),
    sayMust(context),
  );
}

export function sayNamed(context: RevisionContext, named: Place): string {
  const { blockName, current, guide } = context;
  const trip = named.dayTrip
    ? `It is a day out, about ${spokenKilometres(kilometresBetween(guide, named))} km from ${guide.name}, so plan the rest of the day around it.`
    : null;
  const part =
    !named.dayTrip && !named.parts.includes(blockName)
      ? `It is usually better in the ${named.parts[0] ?? "morning"}, so check that it is open.`
      : null;
  const steps = isExcluded(named, preferencesOf(context.brief))
    ? "As far as I know it is not easy for everyone travelling with you."
    : null;
  return sentences(
    `I put ${named.name} here, as you asked, in place of ${current.title}.`,
    trip ?? sayDistance(context, named),
    part,
    steps,
    sayOtherHalf(context, named),
    sayMust(context),
  );
}

export const sayAlreadyMet = (place: Place, demands: readonly Demand[]): string =>
  `I left ${place.name}, which is what you ask already, as far as I know: ${listed(demands.map(({ said }) => said))}. Say "something else" and I look for another.`;

/** A must stays until they say plainly that it may be replaced; the note names what would replace it. */
export const sayMustKept = ({ current }: RevisionContext, chosen: Place, demands: readonly Demand[]): string =>
  `I kept ${current.title}, because it is one of your musts. ${chosen.name} would be ${listed(demands.map(({ said }) => said))}: say "replace it", or name it, and I put it here.`;

/** A place they do not want, which this block is not about. */
export function sayElsewhere({ current, days }: RevisionContext, unwanted: Place): string {
  const planned = plannedAt(days, unwanted);
  return planned
    ? `I left ${current.title}: ${unwanted.name} is in the ${planned.part} of day ${planned.dayIndex}, so change that block.`
    : `I left ${current.title}, since ${unwanted.name} is not in your plan.`;
}

/** Why a place that would do is not here, and how to have it all the same. */
function sayNearMiss(context: RevisionContext, place: Place): string {
  const why = place.dayTrip
    ? "it is a day out of town"
    : !place.parts.includes(context.blockName)
      ? `it is for the ${place.parts[0] ?? "evening"}`
      : "it is far from your other stops that day";
  return `${place.name} would do, but ${why}; name it if you want it here all the same.`;
}

/** A stop elsewhere in the plan that is what they ask for here. */
function sayPlanned({ days, guide, current }: RevisionContext, demands: readonly Demand[]): string | null {
  const stop = blocksOf(days).find(
    ({ block }) =>
      block.title !== current.title &&
      guide.places.some((place) => isPlaceOf(block, place) && demands.every(({ met }) => met(place))),
  );
  return stop ? `${stop.block.title}, in the ${stop.part} of day ${stop.dayIndex}, is one.` : null;
}

export function sayKept(context: RevisionContext, demands: readonly Demand[], near: Place | null): string {
  const { current, blockName, guide, wish } = context;
  if (current.isDayTrip && !wish.backInTown) {
    return `I kept ${current.title}: this is a day out, and I know nothing else there that fits. Say "stay in town" and I plan this block in ${guide.name} instead.`;
  }
  if (wish.closer && demands.length === 1)
    return `I kept ${current.title}: nothing I know for the ${blockName} is clearly closer to the stops around it.`;
  const asked = demands.length > 0 ? ` that is ${listed(demands.map(({ said }) => said))}` : " that would be new";
  return sentences(
    `I kept ${current.title}: I know no other place in ${guide.name} for the ${blockName}${asked} and is not in your plan already.`,
    near ? sayNearMiss(context, near) : demands.some(({ picky }) => picky) ? sayPlanned(context, demands) : null,
  );
}

export const sayUnclear = ({ current }: Pick<RevisionContext, "current">): string =>
  `I kept ${current.title}, since I am not sure what to change. Tell me for instance: less walking, indoors, vegetarian, no museums, cheaper, good with children, or the name of a place or a neighbourhood.`;

/** What is locked is its traveller's to unlock. */
export const sayLocked = ({ title }: { title: string }): string => `${title} is locked, so I left it. Unlock it first.`;
