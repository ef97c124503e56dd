import { sentences } from "~/planner/words/sentences";
import type { Topic } from "~/language/question/topic";
import { dayAsked, spokenDate } from "./day-asked";
import type { Answer, QuestionContext, Subject } from "./question-context";
import { spokenTime } from "./plan-said";
import { dayIs, stopOf, whenIs } from "./planned-answers";
import {
  allNamed,
  namedIn,
  pointOfSubject,
  spokenWay,
  stopAfter,
  stopBefore,
  subjectOfBlock,
} from "./question-context";

const next: Answer = (context, { at, title, block, place }) => {
  const after = at && stopAfter(context, at.dayIndex, at.part);
  if (!at) return `${title} is not in your plan, so nothing follows it.`;
  if (!after) return "This is the last stop of the trip. What comes next is the way home, and the memories.";
  const [from, to] = [pointOfSubject({ title, block, place, at }), pointOfSubject(subjectOfBlock(context, after))];
  const stop = stopOf(context, subjectOfBlock(context, after));
  const when =
    after.dayIndex === at.dayIndex
      ? ((stop && spokenTime(stop, "en")) ?? `in the ${after.part}`)
      : `tomorrow ${after.part}`;
  const way =
    from && to && after.dayIndex === at.dayIndex
      ? `It is ${spokenWay(from, to, context.preferences, context.brief.guide?.waters)} from ${title}.`
      : null;
  return sentences(
    `Next, ${when}, is ${after.block.title} in ${after.block.neighborhoodTag}.`,
    way,
    after.block.isTicketed && "It takes a ticket.",
  );
};

const NO_LINES = "I do not know lines or timetables; a map has those.";

const way: Answer = (context, subject) => {
  const named = allNamed(context);
  const [first, second] = named;
  const pieces: string[] = [];
  const say = (from: Subject, to: Subject): void => {
    const [a, b] = [pointOfSubject(from), pointOfSubject(to)];
    const isOneOuting = from.block?.isDayTrip === true && to.block?.isDayTrip === true;
    if (a && b && !isOneOuting)
      pieces.push(
        `From ${from.title} to ${to.title} it is ${spokenWay(a, b, context.preferences, context.brief.guide?.waters)}.`,
      );
  };
  const goal = first ?? namedIn(context);
  if (first && second) say(first, second);
  else if (goal && goal.title !== subject.title) say(subject, goal);
  else if (subject.at) {
    const before = stopBefore(context, subject.at.dayIndex, subject.at.part);
    const after = stopAfter(context, subject.at.dayIndex, subject.at.part);
    if (before) say(subjectOfBlock(context, before), subject);
    if (after && after.dayIndex === subject.at.dayIndex) say(subject, subjectOfBlock(context, after));
  }
  if (pieces.length === 0)
    return sentences(
      subject.block ? `${subject.title} is in ${subject.block.location}.` : null,
      "I do not know where you are starting from, so I cannot estimate the way; a map can.",
    );
  return sentences(...pieces, "Times are my estimates.", NO_LINES);
};

const plan: Answer = (context, { at }) => {
  const today = at?.dayIndex ?? 1;
  const asked = dayAsked(context.plainText, context.brief, today) ?? { dayIndex: today };
  if ("missing" in asked)
    return `Your trip has no ${asked.missing}; it has ${context.days.length === 1 ? "one day" : `${context.days.length} days`}${spokenSpan(context)}.`;
  const day = context.days.find(({ dayIndex }) => dayIndex === asked.dayIndex);
  if (!day) return `Day ${asked.dayIndex} is not planned yet.`;
  return dayIs(context, day) ?? `Nothing is planned then on day ${asked.dayIndex}.`;
};

function spokenSpan({ brief, days }: QuestionContext): string {
  const [from, to] = [spokenDate(brief, 1), spokenDate(brief, days.length)];
  return from && to ? `, ${from} to ${to}` : "";
}

/** When a stop of the plan is; for anything else, that it is not planned. */
const when: Answer = (context, subject) => {
  const stop = stopOf(context, subject);
  return stop ? whenIs(context, stop) : `${subject.title} is not in your plan.`;
};

const daysLeft: Answer = (context, { at }) => {
  const today = at?.dayIndex ?? 1;
  const left = context.days.length - today;
  const last = context.days[context.days.length - 1];
  const until =
    left <= 0
      ? "This is the last day of the plan."
      : left === 1
        ? "After this one there is one more day."
        : `After this one there are ${left} more days.`;
  const date = last && spokenDate(context.brief, last.dayIndex);
  return sentences(
    until,
    last &&
      `The last stop is ${last.blocks.evening.title}, in the evening of day ${last.dayIndex}${date ? `, ${date}` : ""}.`,
    /home|fly|flight/.test(context.plainText) &&
      (context.brief.departure
        ? "Ask me “When do we leave?”, and I tell you what you noted of the way home."
        : "I do not know how you travel home."),
  );
};

const evening: Answer = (context, { at }) => {
  const stop = context.blocks.find(({ dayIndex, part }) => dayIndex === (at?.dayIndex ?? 1) && part === "evening");
  return stop
    ? sentences(
        `The evening is ${stop.block.title}, in ${stop.block.neighborhoodTag}.`,
        stop.block.isTicketed && "It takes a ticket.",
      )
    : null;
};

/** Answers about the plan around a stop: what comes when, and the way between stops. */
export const SCHEDULE_ANSWERS: Partial<Record<Topic, Answer>> = {
  next,
  way,
  journey: way,
  plan,
  evening,
  when,
  "days-left": daysLeft,
};
