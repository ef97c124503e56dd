import { countryAnswer } from "./country-answers";
import { listed, sentences } from "~/planner/words/sentences";
import { briefWalk } from "~/planner/words/say-hop";
import { placesAround, pointOfSubject, spokenWay, stopAfter, subjectOfBlock, type Answer } from "./question-context";
import { dateOfDay, spokenDate } from "./day-asked";
import { daylightAt } from "./daylight";
import { helpAnswer } from "./asks/help-answers";
import type { Topic } from "~/language/question/topic";

const NEAR_KM = 1.3;
const STAFFED_CATEGORIES = new Set(["food", "museum", "shopping", "market"]);

/** Where somebody can be asked: at the stop itself, or at the nearest known place that one can enter. */
const door: Answer = (context, subject) => {
  if (subject.place && (subject.place.indoor || STAFFED_CATEGORIES.has(subject.place.category)))
    return `The first place to ask is ${subject.title} itself.`;
  const point = pointOfSubject(subject);
  const [near] = point ? placesAround(context, point, NEAR_KM, (place) => STAFFED_CATEGORIES.has(place.category)) : [];
  return near
    ? `The nearest door I know is ${near.place.name}, ${briefWalk(near.km, context.preferences)}; ask there.`
    : null;
};

const toilets: Answer = (context, subject) =>
  sentences("I do not know that: my notes are about places to see and eat.", door(context, subject));

const cash: Answer = (_talk, { title, place }) => {
  const level =
    place &&
    (place.price === 0 && !place.ticketed
      ? `${title} itself is free, as far as I know.`
      : place.ticketed
        ? `${title} takes a ticket, and many sell theirs online.`
        : null);
  return sentences("I do not know cash machines, exchange rates or who takes cards; a map shows the machines.", level);
};

const tipping: Answer = (context) =>
  countryAnswer(context) ??
  sentences(
    `I do not know what is usual${context.brief.guide ? ` in ${context.brief.guide.country}` : " there"}.`,
    "See whether the bill has a service charge already, and ask someone who lives there.",
  );

const safety: Answer = (context, subject) => {
  const after = subject.at && stopAfter(context, subject.at.dayIndex, subject.at.part);
  const [from, to] = [pointOfSubject(subject), after ? pointOfSubject(subjectOfBlock(context, after)) : null];
  const on =
    after && from && to && after.dayIndex === subject.at?.dayIndex
      ? `The way on to ${after.block.title} is ${spokenWay(from, to, context.preferences, context.brief.guide?.waters)}.`
      : null;
  const where = subject.place?.neighborhood ?? subject.block?.location;
  return sentences(
    "I do not know how safe a street is.",
    where && `What I do know: ${subject.title} is in ${where}.`,
    on,
    "Late at night, a ride is the easy answer; people who work there know best.",
  );
};

const language: Answer = ({ brief }) =>
  `I am no phrase book, so I do not know. ${brief.guide ? `You are in ${brief.guide.country}: a` : "A"} translation app does this well, also without a connection.`;

const notCovered: Answer = (context, { title, at }) => {
  const after = at && stopAfter(context, at.dayIndex, at.part);
  return sentences(
    "I do not know that: I know places and your plan, not rules, flights or lines.",
    `Here is what I do know: you are planned at ${title}${after ? `, and ${after.block.title} comes next` : ""}.`,
  );
};

const hotel: Answer = (context, subject) => {
  const where = subject.place?.neighborhood ?? subject.block?.location;
  return sentences(
    "I do not know where you stay, so I cannot tell the way from or to it.",
    where && `${subject.title} is in ${where}; a map does the rest.`,
  );
};

const pets: Answer = (_talk, { title, place }) =>
  sentences(
    `I do not know whether ${title} lets animals in.`,
    place && (place.indoor ? "It is indoors, so ask first." : "It is in the open air, which helps."),
  );

const photos: Answer = (_talk, { title, place }) =>
  sentences(
    `I do not know the rules of ${title}.`,
    place &&
      (place.indoor
        ? "Indoors, look for a sign, and leave the flash off."
        : "It is in the open air, where there is seldom a rule."),
  );

const crowds: Answer = (_talk, { title, place }) =>
  sentences(
    `I do not know how full ${title} is.`,
    place &&
      `It is best in the ${place.parts.join(" or ")}${place.ticketed ? "; with a ticket bought ahead you wait less" : ""}.`,
  );

const roof: Answer = (_talk, { title, place }) =>
  place
    ? `${title} is ${place.indoor ? "indoors" : "in the open air"}.`
    : `I do not know whether ${title} is under a roof.`;

const sun: Answer = (context, subject) => {
  const dayIndex = subject.at?.dayIndex ?? 1;
  const date = dateOfDay(context.brief, dayIndex);
  const point = context.brief.guide;
  const light = date && point ? daylightAt(point, date) : null;
  const day = spokenDate(context.brief, dayIndex) ?? `day ${dayIndex}`;
  if (!light) return `I do not know when the sun sets in ${context.brief.cityName} on ${day}.`;
  const view =
    point &&
    placesAround(
      context,
      pointOfSubject(subject) ?? point,
      NEAR_KM,
      (place) => place.category === "viewpoint" && place.parts.includes("evening"),
    )[0];
  return sentences(
    `On ${day} the sun sets over ${context.brief.cityName} at about ${light.sunset}${light.dark ? `, and it is dark from about ${light.dark}` : ""}. It rises at about ${light.sunrise}.`,
    view && `For a view, ${view.place.name} is ${briefWalk(view.km, context.preferences)}.`,
  );
};

const self: Answer = (context, { title, at }) => {
  const after = at && stopAfter(context, at.dayIndex, at.part);
  return sentences(
    "I am Wayfellow's assistant, a program that knows your plan and the places in it.",
    `Ask me about ${listed([title, ...(after ? [after.block.title] : [])])}: the way, food nearby, tickets, rain, children, steps, or how long it takes.`,
  );
};

const change: Answer = (_talk, { title }) =>
  `What becomes of ${title} the organizer decides: say under "Fix the Itinerary" what you would like instead, for instance indoors, cheaper, or less walking.`;

/** Questions that come up on every trip, and that a guide to places can answer only in part. */
export const PRACTICAL_ANSWERS: Partial<Record<Topic, Answer>> = {
  toilets,
  help: (context) => helpAnswer(context),
  cash,
  tipping,
  safety,
  language,
  "not-covered": notCovered,
  hotel,
  pets,
  photos,
  crowds,
  roof,
  sun,
  self,
  change,
};
