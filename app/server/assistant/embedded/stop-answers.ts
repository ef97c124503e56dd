import { isExcluded } from "~/domain/planner/appeal";
import { briefWalk } from "~/domain/planner/say-hop";
import { spokenMinutes } from "~/domain/planner/spoken-time";
import { whatToWear, usualSeason } from "./season";
import type { Subject, Talk } from "./talk";
import { listed, namedIn, placesAround, pointOfSubject, sentences, spokenWay, stopAfter, stopBefore, subjectOfBlock } from "./talk";
import type { Topic } from "./topic";

type Answer = (talk: Talk, subject: Subject) => string | null;

const NEAR_KM = 1.3;
const INDOORS_WITHIN_KM = 2.5;
const PRICES = ["free", "cheap", "mid-range", "dear"] as const;

const withWalks = (talk: Talk, found: ReturnType<typeof placesAround>): string =>
  listed(found.map(({ place, km }) => `${place.name} (${briefWalk(km, talk.preferences)})`));

const food: Answer = (talk, subject) => {
  const point = pointOfSubject(subject);
  const meatless = /vegetarian|vegan|veggie/i.test(talk.question);
  if (!point) return `I have no places around ${subject.title}, so I cannot name a table. Ask someone who works nearby.`;
  const part = subject.at?.part ?? "afternoon";
  const near = placesAround(talk, point, NEAR_KM, (place) => place.category === "food" && !isExcluded(place, talk.preferences) && (!meatless || place.vegetarian === true));
  const fitting = near.filter(({ place }) => place.parts.includes(part));
  const found = (fitting.length > 0 ? fitting : near).slice(0, 3);
  const first = found[0];
  if (!first) {
    const here = subject.place?.category === "food" ? `${subject.title} itself is a place to eat.` : "";
    return sentences(here, `I know no ${meatless ? "vegetarian " : here ? "other " : ""}place to eat within a walk of ${subject.title} that is not in your plan already.`);
  }
  const vegan = /vegan/i.test(talk.question) && "I know what suits vegetarians, not vegans, so ask there.";
  return sentences(`Near ${subject.title} I know ${withWalks(talk, found)}.`, first.place.about, vegan);
};

const next: Answer = (talk, { at, title, block, place }) => {
  const after = at && stopAfter(talk, at.dayIndex, at.part);
  if (!at) return `${title} is not in your plan, so nothing follows it.`;
  if (!after) return "This is the last stop of the trip. What comes next is the way home, and the memories.";
  const [from, to] = [pointOfSubject({ title, block, place, at }), pointOfSubject(subjectOfBlock(talk, after))];
  const when = after.dayIndex === at.dayIndex ? `in the ${after.part}` : `tomorrow ${after.part}`;
  const way = from && to && after.dayIndex === at.dayIndex ? `It is ${spokenWay(from, to, talk.preferences)} from ${title}.` : null;
  return sentences(`Next, ${when}, is ${after.block.title} in ${after.block.neighborhoodTag}.`, way, after.block.isTicketed && "It takes a ticket.");
};

const NO_LINES = "I do not know lines or timetables; a map has those.";

const way: Answer = (talk, subject) => {
  const named = namedIn(talk);
  const pieces: string[] = [];
  const say = (from: Subject, to: Subject): void => {
    const [a, b] = [pointOfSubject(from), pointOfSubject(to)];
    if (a && b) pieces.push(`From ${from.title} to ${to.title} it is ${spokenWay(a, b, talk.preferences)}.`);
  };
  if (named && named.title !== subject.title) say(subject, named);
  else if (subject.at) {
    const before = stopBefore(talk, subject.at.dayIndex, subject.at.part);
    const after = stopAfter(talk, subject.at.dayIndex, subject.at.part);
    if (before) say(subjectOfBlock(talk, before), subject);
    if (after && after.dayIndex === subject.at.dayIndex) say(subject, subjectOfBlock(talk, after));
  }
  if (pieces.length === 0) return sentences(subject.block ? `${subject.title} is in ${subject.block.location}.` : null, "I do not know where you are starting from, so I cannot estimate the way; a map can.");
  return sentences(...pieces, "Times are my estimates.", NO_LINES);
};

const rain: Answer = (talk, subject) => {
  if (subject.place?.indoor) return `${subject.title} is indoors, so rain does not matter there.`;
  const point = pointOfSubject(subject);
  const part = subject.at?.part ?? "afternoon";
  const found = point ? placesAround(talk, point, INDOORS_WITHIN_KM, (place) => place.indoor && place.category !== "food" && place.parts.includes(part) && !isExcluded(place, talk.preferences)).slice(0, 2) : [];
  const out = subject.place ? `${subject.title} is outdoors.` : `I do not know whether ${subject.title} is under a roof.`;
  if (found.length === 0) return sentences(out, "I know nothing indoors nearby that is not in your plan already; a café is the honest answer.");
  return sentences(out, `Indoors and near are ${withWalks(talk, found)}.`, "Ask for rain in the feedback box and I change this block.");
};

const children: Answer = (talk, subject) => {
  if (!subject.place) return `I do not know how ${subject.title} is with children.`;
  if (subject.place.children) return `${subject.title} is good with children, as far as I know. Count on ${spokenMinutes(subject.place.minutes)}.`;
  const found = placesAround(talk, subject.place, NEAR_KM, (place) => place.children && place.category !== "food").slice(0, 2);
  return sentences(`${subject.title} is not the easiest with children.`, found.length > 0 && `Near it, ${withWalks(talk, found)} would suit them better.`);
};

const tickets: Answer = (_talk, { title, block, place }) => {
  const ticketed = place?.ticketed ?? block?.isTicketed ?? false;
  if (block && !block.verified && !place) return `I do not know whether ${title} takes a ticket, so check before you go.`;
  return ticketed ? `${title} takes a ticket. I do not know prices or what is sold out, so check its own site, and book ahead if you can.` : `${title} needs no ticket, as far as I know.`;
};

const opening: Answer = (_talk, { title, place }) =>
  sentences(`I do not know the opening times of ${title}, so check them before you go.`, place && `It is best in the ${place.parts.join(" or ")}.`);

const cost: Answer = (_talk, { title, place }) => {
  if (!place) return `I do not know what ${title} costs.`;
  const level = PRICES[Math.min(3, Math.max(0, place.price))] ?? "mid-range";
  return `I do not know exact prices. ${title} is ${level}${place.ticketed && place.price > 0 ? ", with a ticket" : ""}, as far as I know.`;
};

const duration: Answer = (talk, { title, place, at }) => {
  const after = at && stopAfter(talk, at.dayIndex, at.part);
  const then = after && at && after.dayIndex === at.dayIndex ? `After it comes ${after.block.title}, in the ${after.part}.` : null;
  return sentences(place ? `${title} usually takes ${spokenMinutes(place.minutes)}.` : `I do not know how long ${title} takes; you have the whole ${at?.part ?? "block"} for it.`, then);
};

const access: Answer = (_talk, { title, place }) => {
  if (!place || (place.stepFree === null && place.stroller === null)) return `I do not know whether ${title} is step-free, so ask before you go.`;
  const steps = place.stepFree === true ? `${title} is step-free, as far as I know.` : place.stepFree === false ? `${title} has steps, as far as I know.` : `I do not know whether ${title} is step-free.`;
  const wheels = place.stroller === true ? "A stroller is fine." : place.stroller === false ? "A stroller is hard work there." : null;
  return sentences(steps, wheels);
};

const wear: Answer = (talk, { title, place }) => {
  const kind = place?.category;
  const extra = kind === "religious" ? `${title} is a place of worship: cover shoulders and knees.` : kind === "nature" ? `For ${title}, take shoes with a sole.` : kind === "wellness" ? "Bring swimwear." : null;
  return sentences(whatToWear(talk.brief.startDate, talk.brief.guide?.lat ?? null), extra);
};

const about: Answer = (_talk, { title, place, block }) => {
  if (place) return sentences(place.about.endsWith(".") ? place.about : `${place.about}.`, `${title} is in ${place.neighborhood} and usually takes ${spokenMinutes(place.minutes)}.`);
  return block ? `All I know of ${title} is what the plan says: ${block.description}` : null;
};

const where: Answer = (talk, { title, place, block, at }) => {
  const area = place?.neighborhood ?? block?.location;
  if (!area) return null;
  const planned = at ? `It is planned for the ${at.part} of day ${at.dayIndex}.` : null;
  return sentences(`${title} is in ${area}${place ? `, ${talk.brief.cityName}` : ""}.`, planned);
};

const toilets: Answer = (talk, subject) => {
  const point = pointOfSubject(subject);
  const [table] = point ? placesAround(talk, point, NEAR_KM, (place) => place.category === "food" || place.category === "museum") : [];
  return sentences("I do not know that: my notes are about places to see and eat.", table && `The nearest doors I know are those of ${table.place.name}, ${briefWalk(table.km, talk.preferences)}; ask there.`);
};

const plan: Answer = (talk, { at }) => {
  const asked = Number(/\bday (\d+)\b/i.exec(talk.question)?.[1]);
  const today = at?.dayIndex ?? 1;
  const wanted = Number.isFinite(asked) && asked > 0 ? asked : /tomorrow/i.test(talk.question) ? today + 1 : today;
  const day = talk.days.find(({ dayIndex }) => dayIndex === wanted);
  if (!day) return `Your trip has no day ${wanted}; it ends with day ${talk.days.length}.`;
  const { morning, afternoon, evening } = day.blocks;
  if (morning.isDayTrip) return `Day ${wanted}: a day out to ${morning.title}, then ${evening.title} in the evening.`;
  return `Day ${wanted}: ${morning.title} in the morning, ${afternoon.title} in the afternoon, ${evening.title} in the evening.`;
};

const evening: Answer = (talk, { at }) => {
  const stop = talk.standing.find(({ dayIndex, part }) => dayIndex === (at?.dayIndex ?? 1) && part === "evening");
  return stop ? sentences(`The evening is ${stop.block.title}, in ${stop.block.neighborhoodTag}.`, stop.block.isTicketed && "It takes a ticket.") : null;
};

const weather: Answer = (talk) => usualSeason(talk.brief.startDate, talk.brief.guide?.lat ?? null, talk.brief.cityName);

/** What can be said of one stop or place, by topic; topics of the whole trip are answered elsewhere. */
export const STOP_ANSWERS: Partial<Record<Topic, Answer>> = {
  food, next, way, rain, children, tickets, opening, cost, duration, access, wear, about, where, toilets, plan, evening, weather,
  thanks: () => "You are welcome. I am here when you need me.",
  hello: (_talk, { title }) => `Hello. You are at ${title}; ask me what is next, how to get there, or where to eat.`,
};

/** An honest "I do not know", with what is known instead. */
export function admit(talk: Talk, subject: Subject): string {
  const { place, block, at, title } = subject;
  const known = place ? `${title} is in ${place.neighborhood} and usually takes ${spokenMinutes(place.minutes)}` : block ? `${title} is planned in ${block.location}` : `${title} is in ${talk.brief.cityName}`;
  const after = at && stopAfter(talk, at.dayIndex, at.part);
  return `I do not know that. Here is what I do know: ${known}${after ? `, and ${after.block.title} comes next` : ""}.`;
}
