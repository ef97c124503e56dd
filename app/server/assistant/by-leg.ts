import type { Anchor } from "~/domain/trip/anchor";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { numberedDay } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { PlacedStop } from "~/domain/plan/stop";
import { plannedDays } from "~/domain/plan/planned-days";
import { daysToPlan } from "~/planner/plan/days-to-plan";
import type { LegDays } from "~/domain/trip/legs";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { briefOfAll, briefOfLeg, briefOn, severalLegs } from "~/planner/legs/brief-of-leg";
import { withoutSeen } from "~/planner/plan/plan-trip";
import { withStanding } from "~/planner/plan/taken";
import { tripClock } from "~/planner/times/with-times";
import { partsOnTheWay, withWay } from "~/planner/legs/way-to-next-city";
import type { Assistant } from "./port";
import { withKnowHow } from "./shared/notes/know-how";
import { ownAffairs } from "./shared/own-affairs";
import { helpFirst, helpFirstIn } from "./shared/safety-answers";
import { helpStill } from "./shared/still-in-danger";

/**
 * An assistant that knows one city at a time, for trips through several: each leg is planned, and each day talked about, with its own
 * places. Whoever answers, somebody in danger first reads whom to call, and what is the company's own affair is answered from its notes.
 */
export const byLeg = (assistant: Assistant): Assistant => ({
  ...assistant,
  planTrip: (brief, existing, tell) => planLegs(assistant, brief, existing, tell),
  suggestAnchors: (brief) => suggestForLegs(assistant, brief),
  reviseBlock: async (request) => {
    const asked = { ...request, brief: briefOn(request.brief, request.dayIndex) };
    const help = helpFirstIn(asked.brief, asked.feedback);
    return help ? { block: asked.current, note: help, isHelp: true } : assistant.reviseBlock(asked);
  },
  answer: async (question) => {
    const here = { ...question, trip: question.brief, brief: briefOn(question.brief, question.dayIndex) };
    const asked = await withKnowHow(here, question.question);
    const told = helpFirst(asked.brief, asked.question) ?? ownAffairs(question.brief, question.days, question.question);
    return told ? { answer: told, source: "embedded" } : assistant.answer(asked);
  },
  chat: async (message, tell) => {
    const asked = await withKnowHow(
      { ...message, trip: message.brief, brief: briefOfAll(message.brief) },
      message.message,
    );
    const told =
      helpFirst(asked.brief, asked.message) ??
      helpStill(asked.brief, asked.before ?? [], asked.message) ??
      ownAffairs(message.brief, message.days, message.message);
    return told ? { reply: told, source: "embedded" } : assistant.chat(asked, tell);
  },
});

/**
 * Plans one leg after the other, each as far as its days wait for it. The days of a leg are counted from 1 while it is planned, those that are planned
 * already first: also where one before them waits. What stands on a day that waits, fixed or put there by hand, is planned around.
 */
async function* planLegs(
  assistant: Assistant,
  brief: TripBrief,
  existing: readonly Day[],
  tell?: TellStep,
): AsyncGenerator<Day> {
  const planned = plannedDays(existing);
  const waiting = daysToPlan(existing, brief.daysTotal);
  for (const leg of severalLegs(brief) ?? [{ fromDay: 1, toDay: brief.daysTotal }]) {
    const own = planned.filter(({ dayIndex }) => isIn(leg, dayIndex)).map((day, i) => numberedDay(day, i + 1));
    const numbers = waiting.filter((dayIndex) => isIn(leg, dayIndex));
    if (numbers.length === 0) continue;
    const others = planned.filter(({ dayIndex }) => dayIndex < leg.fromDay);
    const standing = existing.filter(({ dayIndex }) => numbers.includes(dayIndex)).flatMap(({ stops }) => stops);
    const planning = [...planned.filter(({ dayIndex }) => isIn(leg, dayIndex)).map((day) => day.dayIndex), ...numbers];
    const trip = besideWay(
      brief,
      leg,
      aroundStanding(
        "cityName" in leg ? briefOfLeg(brief, leg, others) : brief,
        standing,
        (dayIndex) => planning.indexOf(dayIndex) + 1,
      ),
      planning.indexOf(leg.fromDay) + 1,
    );
    const numberOf = (day: number): number => numbers[day - own.length - 1] ?? leg.toDay;
    const tellLeg = tell && ((step: BuildStep) => tell("day" in step ? { ...step, day: numberOf(step.day) } : step));
    let at = 0;
    for await (const day of assistant.planTrip(trip, own, tellLeg)) {
      const dayIndex = numbers[at];
      if (dayIndex === undefined) break;
      const onDay = standing.filter((stop) => stop.at.day === dayIndex);
      const clock = tripClock(briefOn(brief, dayIndex));
      const next = withStanding(withWay(brief, numberedDay(day, dayIndex), clock), onDay, clock);
      planned.push(next);
      yield next;
      at += 1;
      if (at === numbers.length) break;
    }
  }
}

/** A trip to plan around what stands on its days already: those parts of them are taken, and what it is about is not planned once more. */
const aroundStanding = (
  trip: TripBrief,
  standing: readonly PlacedStop[],
  numberOf: (day: number) => number,
): TripBrief =>
  standing.length === 0
    ? trip
    : {
        ...withoutSeen(trip, standing),
        taken: standing.map(({ at }) => ({ dayIndex: numberOf(at.day), part: at.part })),
      };

/** A leg without the parts of its first day that the way there takes up, as long as its musts find room beside them. */
function besideWay({ legs = [] }: TripBrief, { fromDay }: LegDays, trip: TripBrief, dayIndex: number): TripBrief {
  const parts = partsOnTheWay(legs, fromDay);
  const taken = [...(trip.taken ?? []), ...parts.map((part) => ({ dayIndex, part }))];
  const free = trip.daysTotal * BLOCK_NAMES.length - taken.length;
  return parts.length === 0 || trip.anchors.length > free ? trip : { ...trip, taken };
}

const isIn = ({ fromDay, toDay }: LegDays, dayIndex: number): boolean => fromDay <= dayIndex && dayIndex <= toDay;

const SUGGESTIONS = 12;
const FEWEST_OF_A_LEG = 3;

/** Suggestions from every city, the more the longer one stays there; each says its city. */
async function suggestForLegs(assistant: Assistant, brief: TripBrief): ReturnType<Assistant["suggestAnchors"]> {
  const legs = severalLegs(brief);
  if (!legs) return assistant.suggestAnchors(brief);
  const suggested = await Promise.all(
    legs.map(async (leg) => {
      const trip = briefOfLeg(brief, leg, []);
      const { anchors, source } = await assistant.suggestAnchors(trip);
      const share = Math.round((SUGGESTIONS * trip.daysTotal) / brief.daysTotal);
      const [open, closed] = [anchors.filter(({ isClosed }) => !isClosed), anchors.filter(({ isClosed }) => isClosed)];
      return { anchors: [...open.slice(0, Math.max(FEWEST_OF_A_LEG, share)), ...closed], source };
    }),
  );
  const titles = new Set<string>();
  const isNew = ({ title }: Anchor): boolean => !titles.has(title) && Boolean(titles.add(title));
  return {
    anchors: suggested.flatMap(({ anchors }) => anchors).filter(isNew),
    source: suggested.find(({ source }) => source !== "embedded")?.source ?? "embedded",
  };
}
