import { sentences } from "~/planner/words/sentences";
import { isExcluded } from "~/planner/fit/appeal";
import { spokenMinutes } from "~/planner/words/say-visit";
import {
  allNamed,
  namedIn,
  placesAround,
  pointOfSubject,
  spokenWay,
  stopAfter,
  stopBefore,
  subjectOfBlock,
  type Answer,
  type Subject,
  type QuestionContext,
} from "./question-context";
import { dayAsked, spokenDate } from "./day-asked";
import { food, nearby, withWalks } from "./nearby-answers";
import { PRACTICAL_ANSWERS } from "./practical-answers";
import { whatToWear, usualSeason } from "./season";
import type { Topic } from "~/language/question/topic";

const NEAR_KM = 1.3;
const INDOORS_WITHIN_KM = 2.5;
const PRICES = ["free", "cheap", "mid-range", "dear"] as const;

const next: Answer = (context, { at, title, block, place }) => {
  const after = at && stopAfter(context, at.dayIndex, at.part);
  if (!at) return `${title} is not in your plan, so nothing follows it.`;
  if (!after) return "This is the last stop of the trip. What comes next is the way home, and the memories.";
  const [from, to] = [pointOfSubject({ title, block, place, at }), pointOfSubject(subjectOfBlock(context, after))];
  const when = after.dayIndex === at.dayIndex ? `in the ${after.part}` : `tomorrow ${after.part}`;
  const way =
    from && to && after.dayIndex === at.dayIndex
      ? `It is ${spokenWay(from, to, context.preferences)} from ${title}.`
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
      pieces.push(`From ${from.title} to ${to.title} it is ${spokenWay(a, b, context.preferences)}.`);
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

const rain: Answer = (context, subject) => {
  if (subject.place?.indoor) return `${subject.title} is indoors, so rain does not matter there.`;
  const point = pointOfSubject(subject);
  const part = subject.at?.part ?? "afternoon";
  const found = point
    ? placesAround(
        context,
        point,
        INDOORS_WITHIN_KM,
        (place) =>
          place.indoor &&
          place.category !== "food" &&
          place.parts.includes(part) &&
          !isExcluded(place, context.preferences),
      ).slice(0, 2)
    : [];
  const out = subject.place
    ? `${subject.title} is outdoors.`
    : `I do not know whether ${subject.title} is under a roof.`;
  if (found.length === 0)
    return sentences(
      out,
      "I know nothing indoors nearby that is not in your plan already; a café is the honest answer.",
    );
  return sentences(
    out,
    `Indoors and near are ${withWalks(context, found)}.`,
    "Ask for rain in the feedback box and I change this block.",
  );
};

const children: Answer = (context, subject) => {
  if (!subject.place) return `I do not know how ${subject.title} is with children.`;
  if (subject.place.children)
    return `${subject.title} is good with children, as far as I know. Count on ${spokenMinutes(subject.place.minutes)}.`;
  const found = placesAround(
    context,
    subject.place,
    NEAR_KM,
    (place) => place.children && place.category !== "food",
  ).slice(0, 2);
  return sentences(
    `${subject.title} is not the easiest with children.`,
    found.length > 0 && `Near it, ${withWalks(context, found)} would suit them better.`,
  );
};

const tickets: Answer = (context, { title, block, place }) => {
  const table = place?.category === "food" && /book|reserv|table/.test(context.plainText);
  if (table) return `I do not know whether ${title} takes reservations; ask for a table ahead if you want to be sure.`;
  const ticketed = place?.ticketed ?? block?.isTicketed ?? false;
  if (block && !block.verified && !place)
    return `I do not know whether ${title} takes a ticket, so check before you go.`;
  return ticketed
    ? `${title} takes a ticket. I do not know prices or what is sold out, so check its own site, and book ahead if you can.`
    : `${title} needs no ticket, as far as I know.`;
};

const opening: Answer = (_talk, { title, place }) =>
  sentences(
    `I do not know the opening times of ${title}, so check them before you go.`,
    place && `It is best in the ${place.parts.join(" or ")}.`,
  );

const cost: Answer = (_talk, { title, place }) => {
  if (!place) return `I do not know what ${title} costs.`;
  const level = PRICES[Math.min(3, Math.max(0, place.price))] ?? "mid-range";
  return `I do not know exact prices. ${title} is ${level}${place.ticketed && place.price > 0 ? ", with a ticket" : ""}, as far as I know.`;
};

const duration: Answer = (context, { title, place, at }) => {
  const after = at && stopAfter(context, at.dayIndex, at.part);
  const then =
    after && at && after.dayIndex === at.dayIndex ? `After it comes ${after.block.title}, in the ${after.part}.` : null;
  return sentences(
    place
      ? `${title} usually takes ${spokenMinutes(place.minutes)}.`
      : `I do not know how long ${title} takes; you have the whole ${at?.part ?? "block"} for it.`,
    then,
  );
};

const access: Answer = (_talk, { title, place }) => {
  if (!place || (place.stepFree === null && place.stroller === null))
    return `I do not know whether ${title} is step-free, so ask before you go.`;
  const steps =
    place.stepFree === true
      ? `${title} is step-free, as far as I know.`
      : place.stepFree === false
        ? `${title} has steps, as far as I know.`
        : `I do not know whether ${title} is step-free.`;
  const wheels =
    place.stroller === true
      ? "A stroller is fine."
      : place.stroller === false
        ? "A stroller is hard work there."
        : null;
  return sentences(steps, wheels);
};

const wear: Answer = (context, { title, place }) => {
  const kind = place?.category;
  const code =
    /dress|shoulders|cover/.test(context.plainText) && kind !== "religious"
      ? `I know of no dress code at ${title}.`
      : null;
  const extra =
    kind === "religious"
      ? `${title} is a place of worship: cover shoulders and knees.`
      : kind === "nature"
        ? `For ${title}, take shoes with a sole.`
        : kind === "wellness"
          ? "Bring swimwear."
          : null;
  return sentences(whatToWear(context.brief.startDate, context.brief.guide?.lat ?? null), extra, code);
};

const about: Answer = (context, { title, place, block }) => {
  const unknown =
    /who built|how old|what year/.test(context.plainText) && "I do not know builders and dates; this is what I know.";
  if (place)
    return sentences(
      unknown,
      place.about.endsWith(".") ? place.about : `${place.about}.`,
      `${title} is in ${place.neighborhood} and usually takes ${spokenMinutes(place.minutes)}.`,
    );
  return block ? `All I know of ${title} is what the plan says: ${block.description}` : null;
};

const where: Answer = (context, { title, place, block, at }) => {
  const street = /address|street/.test(context.plainText) && "I do not know street and number; a map finds it by name.";
  const area = place?.neighborhood ?? block?.location;
  if (!area) return null;
  const planned = at ? `It is planned for the ${at.part} of day ${at.dayIndex}.` : null;
  return sentences(`${title} is in ${area}${place ? `, ${context.brief.cityName}` : ""}.`, planned, street);
};

const plan: Answer = (context, { at }) => {
  const today = at?.dayIndex ?? 1;
  const asked = dayAsked(context.plainText, context.brief, today) ?? { dayIndex: today };
  if ("missing" in asked)
    return `Your trip has no ${asked.missing}; it has ${context.days.length === 1 ? "one day" : `${context.days.length} days`}${spokenSpan(context)}.`;
  const day = context.days.find(({ dayIndex }) => dayIndex === asked.dayIndex);
  if (!day) return `Day ${asked.dayIndex} is not planned yet.`;
  const { morning, afternoon, evening } = day.blocks;
  const date = /day/.test(context.plainText.replace(/\b(to|yester)?day \d|today/g, ""))
    ? spokenDate(context.brief, asked.dayIndex)
    : null;
  const head = `Day ${asked.dayIndex}${date ? ` (${date})` : ""}:`;
  if (/\b(start|begin|first)\b/.test(context.plainText))
    return `${head} you start at ${morning.title}, in ${morning.location}${morning.isDayTrip ? ", so leave early" : ""}.`;
  if (morning.isDayTrip) return `${head} a day out to ${morning.title}, then ${evening.title} in the evening.`;
  return `${head} ${morning.title} in the morning, ${afternoon.title} in the afternoon, ${evening.title} in the evening.`;
};

function spokenSpan({ brief, days }: QuestionContext): string {
  const [from, to] = [spokenDate(brief, 1), spokenDate(brief, days.length)];
  return from && to ? `, ${from} to ${to}` : "";
}

/** When a stop of the plan is; for anything else, that it is not planned. */
const when: Answer = (context, { title, at }) => {
  if (!at) return `${title} is not in your plan.`;
  const date = spokenDate(context.brief, at.dayIndex);
  return sentences(
    `${title} is planned for the ${at.part} of day ${at.dayIndex}${date ? `, ${date}` : ""}.`,
    "I plan by parts of the day, not by the hour.",
  );
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
    /home|fly|flight/.test(context.plainText) && "I do not know how you travel home.",
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

const weather: Answer = (context, subject) =>
  sentences(
    usualSeason(context.brief.startDate, context.brief.guide?.lat ?? null, context.brief.cityName),
    /rain|wet|storm|umbrella/.test(context.plainText) && rain(context, subject),
  );

/** Answers about one stop or place, by topic; trip-answers.ts has those about the whole trip. */
export const STOP_ANSWERS: Partial<Record<Topic, Answer>> = {
  ...PRACTICAL_ANSWERS,
  food,
  nearby,
  next,
  way,
  journey: way,
  rain,
  children,
  tickets,
  opening,
  cost,
  duration,
  access,
  wear,
  about,
  where,
  plan,
  evening,
  weather,
  when,
  "days-left": daysLeft,
  thanks: () => "You are welcome. I am here when you need me.",
  hello: (_talk, { title }) => `Hello. You are at ${title}; ask me what is next, how to get there, or where to eat.`,
};

/** "I do not know that", with what is known instead. */
export function answerUnknown(context: QuestionContext, subject: Subject): string {
  const { place, block, at, title } = subject;
  const known = place
    ? `${title} is in ${place.neighborhood} and usually takes ${spokenMinutes(place.minutes)}`
    : block
      ? `${title} is planned in ${block.location}`
      : `${title} is in ${context.brief.cityName}`;
  const after = at && stopAfter(context, at.dayIndex, at.part);
  return `I do not know that. Here is what I do know: ${known}${after ? `, and ${after.block.title} comes next` : ""}.`;
}
