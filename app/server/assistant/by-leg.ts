import type { Anchor } from "~/domain/trip/anchor";
import { numberedDay } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { briefOfAll, briefOfLeg, briefOn, severalLegs } from "~/planner/legs/brief-of-leg";
import { withWay } from "~/planner/legs/way-to-next-city";
import type { Assistant } from "./port";

/** An assistant that knows one city at a time, for trips through several: each leg is planned, and each day talked about, with its own places. */
export const byLeg = (assistant: Assistant): Assistant => ({
  ...assistant,
  planTrip: (brief, existing, tell) => planLegs(assistant, brief, existing, tell),
  suggestAnchors: (brief) => suggestForLegs(assistant, brief),
  reviseBlock: (request) => assistant.reviseBlock({ ...request, brief: briefOn(request.brief, request.dayIndex) }),
  answer: (question) => assistant.answer({ ...question, brief: briefOn(question.brief, question.dayIndex) }),
  chat: (message) => assistant.chat({ ...message, brief: briefOfAll(message.brief) }),
});

/** Plans one leg after the other; the days of each are counted from 1 while it is planned. */
async function* planLegs(
  assistant: Assistant,
  brief: TripBrief,
  existing: readonly Day[],
  tell?: TellStep,
): AsyncGenerator<Day> {
  const legs = severalLegs(brief);
  if (!legs) return yield* assistant.planTrip(brief, existing, tell);
  const planned = [...existing];
  for (const leg of legs) {
    const before = leg.fromDay - 1;
    const own = planned.slice(before, leg.toDay).map((day) => numberedDay(day, day.dayIndex - before));
    const trip = briefOfLeg(brief, leg, planned.slice(0, before));
    if (own.length >= trip.daysTotal) continue;
    const tellLeg = tell && ((step: BuildStep) => tell("day" in step ? { ...step, day: step.day + before } : step));
    for await (const day of assistant.planTrip(trip, own, tellLeg)) {
      const next = withWay(brief, numberedDay(day, planned.length + 1));
      planned.push(next);
      yield next;
      if (planned.length >= leg.toDay) break;
    }
  }
}

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
      return { anchors: anchors.slice(0, Math.max(FEWEST_OF_A_LEG, share)), source };
    }),
  );
  const titles = new Set<string>();
  const isNew = ({ title }: Anchor): boolean => !titles.has(title) && Boolean(titles.add(title));
  return {
    anchors: suggested.flatMap(({ anchors }) => anchors).filter(isNew),
    source: suggested.find(({ source }) => source !== "embedded")?.source ?? "embedded",
  };
}
