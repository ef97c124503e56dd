import { isExcluded } from "~/planner/fit/appeal";
import { demandsOf } from "~/planner/revise/demands";
import { readWish } from "~/language/wish/read-wish";
import { whatToWear, usualSeason } from "./season";
import type { Talk } from "./question-context";
import { listed, placeOfBlock, placesAround, sentences } from "./question-context";
import type { Topic } from "~/language/question/topic";

type TripAnswer = (talk: Talk) => string;

const SHOWN = 6;

const when = ({ dayIndex, part }: Talk["standing"][number]): string => `day ${dayIndex}, ${part}`;
const some = (stops: Talk["standing"]): string => {
  const named = stops.slice(0, SHOWN).map((stop) => `${stop.block.title} (${when(stop)})`);
  return stops.length > SHOWN ? `${named.join(", ")} and ${stops.length - SHOWN} more` : listed(named);
};

const stopsWhere = (talk: Talk, has: (stop: Talk["standing"][number]) => boolean): Talk["standing"] =>
  talk.standing.filter(has);
const categoryOf = (talk: Talk, stop: Talk["standing"][number]): string =>
  placeOfBlock(talk, stop.block)?.category ?? "";

const isKnown = ({ brief }: Talk): boolean => brief.guide !== null;
/** Of a city without data nothing is known but the ideas: saying "none" would not be honest. */
const onlyIdeas = ({ brief }: Talk): string =>
  `I do not know that: your plan for ${brief.cityName} is made of ideas, and I have no places there. Check it for each place you choose.`;
const ofPlaces =
  (answer: TripAnswer): TripAnswer =>
  (talk) =>
    isKnown(talk) ? answer(talk) : onlyIdeas(talk);

const tickets: TripAnswer = (talk) => {
  const stops = stopsWhere(talk, ({ block }) => block.isTicketed);
  return stops.length > 0
    ? `These take a ticket: ${some(stops)}. I do not know prices or what is sold out, so check each one's own site.`
    : "Nothing in the plan takes a ticket, as far as I know.";
};

const food: TripAnswer = (talk) => {
  const stops = stopsWhere(talk, (stop) => categoryOf(talk, stop) === "food" || categoryOf(talk, stop) === "market");
  const tables = (talk.brief.guide?.places ?? []).filter(
    (place) =>
      place.category === "food" &&
      talk.standing.some(({ block }) => block.title !== place.name && block.description.includes(place.name)),
  );
  const near =
    tables.length > 0 && `Near other stops I named ${listed(tables.slice(0, SHOWN).map((place) => place.name))}.`;
  return (
    sentences(stops.length > 0 && `For eating the plan has ${some(stops)}.`, near) ||
    "No block is about food alone; ask me at a stop and I name what I know nearby."
  );
};

const rain: TripAnswer = (talk) => {
  const indoor = stopsWhere(talk, ({ block }) => placeOfBlock(talk, block)?.indoor === true);
  return sentences(
    indoor.length > 0 ? `Indoors are ${some(indoor)}.` : "I know of nothing indoors in the plan.",
    "If it rains on another one, ask me to change that block for rain.",
  );
};

const children: TripAnswer = (talk) => {
  const hard = stopsWhere(talk, ({ block }) => placeOfBlock(talk, block)?.children === false);
  return hard.length > 0
    ? `With children I would think twice about ${some(hard)}. The rest is fine, as far as I know.`
    : "Everything I know in the plan is fine with children.";
};

const dayTrips: TripAnswer = (talk) => {
  const trips = stopsWhere(talk, ({ block, part }) => block.isDayTrip && part === "morning");
  return trips.length > 0
    ? `You leave town for ${some(trips)}, and are back for the evening.`
    : `There is no day trip in the plan; every day stays in ${talk.brief.cityName}.`;
};

const musts: TripAnswer = ({ brief, standing }) => {
  if (brief.anchors.length === 0) return "You have not chosen any musts for this trip.";
  const places = brief.anchors.map((anchor) => {
    const stop = standing.find(({ block }) => block.title === anchor);
    return stop ? `${anchor} (${when(stop)})` : anchor;
  });
  return `Your musts are ${listed(places)}.`;
};

const evening: TripAnswer = (talk) => `Your evenings: ${some(stopsWhere(talk, ({ part }) => part === "evening"))}.`;

const wear: TripAnswer = (talk) => {
  const worship = stopsWhere(talk, (stop) => categoryOf(talk, stop) === "religious")[0];
  return sentences(
    whatToWear(talk.brief.startDate, talk.brief.guide?.lat ?? null),
    worship && `For ${worship.block.title} (${when(worship)}), cover shoulders and knees.`,
  );
};

const cost: TripAnswer = (talk) => {
  const free = stopsWhere(talk, ({ block }) => placeOfBlock(talk, block)?.price === 0);
  return sentences("I do not know prices.", free.length > 0 && `Free, as far as I know, are ${some(free)}.`);
};

const overview: TripAnswer = ({ days, brief }) => {
  const shown = days.slice(0, SHOWN).map(({ dayIndex, summary }) => `Day ${dayIndex}: ${summary}.`);
  const more = days.length > SHOWN ? `And ${days.length - SHOWN} more; ask me about any day.` : null;
  return sentences(
    `Here are your ${days.length === 1 ? "day" : `${days.length} days`} in ${brief.cityName}.`,
    ...shown,
    more,
  );
};

const weather: TripAnswer = ({ brief }) => usualSeason(brief.startDate, brief.guide?.lat ?? null, brief.cityName);

const access: TripAnswer = (talk) => {
  const steps = stopsWhere(talk, ({ block }) => placeOfBlock(talk, block)?.stepFree === false);
  const level = stopsWhere(talk, ({ block }) => placeOfBlock(talk, block)?.stepFree === true);
  return sentences(
    steps.length > 0 && `As far as I know there are steps at ${some(steps)}.`,
    level.length > 0 && `Step-free are ${some(level)}.`,
    "Of the others I do not know, so ask before you go.",
  );
};

/** Places of the kind asked for that are not in the plan yet. */
const ofAKind: TripAnswer = (talk) => {
  const { guide } = talk.brief;
  const demands = demandsOf(readWish(talk.question, guide?.places ?? []), null);
  const found = guide
    ? placesAround(
        talk,
        guide,
        Number.POSITIVE_INFINITY,
        (place) => !isExcluded(place, talk.preferences) && demands.every(({ met }) => met(place)),
      ).slice(0, 3)
    : [];
  const asked = demands.length > 0 ? listed(demands.map(({ said }) => said)) : "new";
  if (found.length === 0)
    return `I know no place in ${talk.brief.cityName} that is ${asked} and is not in your plan already.`;
  return `Not in your plan, and ${asked}: ${listed(found.map(({ place }) => `${place.name} (${place.neighborhood})`))}. Ask me about ${found.length === 1 ? "it" : "one of them"}.`;
};

const way: TripAnswer = ({ standing }) => {
  const [first, second] = standing;
  return `Name two places, and I estimate the way between them${first && second ? `, for instance from ${first.block.title} to ${second.block.title}` : ""}. I do not know lines or timetables; a map has those.`;
};

const where: TripAnswer = ({ days }) =>
  days
    .slice(0, SHOWN)
    .map(
      ({ dayIndex, blocks }) =>
        `Day ${dayIndex} is in ${listed([...new Set([blocks.morning, blocks.afternoon, blocks.evening].map(({ neighborhoodTag }) => neighborhoodTag))])}.`,
    )
    .join(" ");

/** What can be said of the trip as a whole, by topic. */
export const TRIP_ANSWERS: Partial<Record<Topic, TripAnswer>> = {
  tickets: ofPlaces(tickets),
  food: ofPlaces(food),
  rain: ofPlaces(rain),
  children: ofPlaces(children),
  "day-trips": dayTrips,
  musts,
  evening,
  wear,
  cost,
  weather,
  plan: overview,
  about: overview,
  next: overview,
  access: ofPlaces(access),
  nearby: ofPlaces(ofAKind),
  roof: ofPlaces(rain),
  way,
  journey: way,
  where,
  toilets: () => "I do not know that: my notes are about places to see and eat.",
  opening: () => "I do not know opening times, so check each place before you go. Many museums close one day a week.",
  safety: ({ brief }) =>
    `I do not know how safe a street is in ${brief.cityName}; people who work there know best. Ask me at a stop and I tell you the way on from it.`,
  hotel: () => "I do not know where you stay. Ask me about a stop, and I tell you which part of town it is in.",
  beyond: () => "I do not know that: I know places and your plan, not rules, flights or lines.",
  change: () => "Here I only answer. Open a day of the plan and say there what you would like instead.",
  thanks: () => "You are welcome. I am here when you need me.",
};
