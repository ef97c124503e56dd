import * as say from "~/messages/spoken/answers";
import { sentences } from "~/planner/words/sentences";
import { isExcluded } from "~/planner/fit/appeal";
import { spokenMinutes } from "~/planner/words/say-visit";
import {
  inSeason,
  placesAround,
  pointOfSubject,
  stopAfter,
  type Answer,
  type Subject,
  type QuestionContext,
} from "./question-context";
import { food, nearby, withWalks } from "./nearby-answers";
import { PRACTICAL_ANSWERS } from "./practical-answers";
import { SCHEDULE_ANSWERS } from "./schedule-answers";
import { hoursOn } from "./hours-said";
import { usualWeather } from "./spoken-answers";
import { whatToWear, usualSeason } from "./season";
import type { Topic } from "~/language/question/topic";

const NEAR_KM = 1.3;
const INDOORS_WITHIN_KM = 2.5;
const PRICES = ["free", "cheap", "mid-range", "dear"] as const;

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
  if (place?.ticketed && place.bookAheadDays === 0) return say.ticketAtTheDoor.en({ name: title });
  return ticketed
    ? `${title} takes a ticket. I do not know prices or what is sold out, so check its own site, and book ahead if you can.`
    : `${title} needs no ticket, as far as I know.`;
};

const opening: Answer = (context, { title, place, at }) =>
  (place && hoursOn(context, place, at?.dayIndex ?? 1)) ??
  sentences(
    `I do not know the opening times of ${title}, so check them before you go.`,
    place && `It is best in the ${place.parts.join(" or ")}.`,
  );

const cost: Answer = (_talk, { title, place }) => {
  if (!place) return `I do not know what ${title} costs.`;
  const level = PRICES[Math.min(3, Math.max(0, place.price))] ?? "mid-range";
  const isSold = place.ticketed && place.price > 0;
  return sentences(
    `I do not know exact prices. ${title} is ${level}${isSold ? ", with a ticket" : ""}, as far as I know.`,
    isSold && (place.bookAheadDays === 0 ? say.ticketAtTheDoor : say.ticket).en({ name: title }),
  );
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
      inSeason(context, place).replace(/[^.]$/, "$&."),
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

const weather: Answer = (context, subject) =>
  sentences(
    usualWeather(context) ??
      usualSeason(context.brief.startDate, context.brief.guide?.lat ?? null, context.brief.cityName),
    /rain|wet|storm|umbrella/.test(context.plainText) && rain(context, subject),
  );

/** Answers about one stop or place, by topic; trip-answers.ts has those about the whole trip. */
export const STOP_ANSWERS: Partial<Record<Topic, Answer>> = {
  ...PRACTICAL_ANSWERS,
  ...SCHEDULE_ANSWERS,
  food,
  nearby,
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
  weather,
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
