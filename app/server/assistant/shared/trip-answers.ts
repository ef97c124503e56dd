import { allAskedIn } from "~/messages/spoken/asked-words";
import { listed, sentences } from "~/planner/words/sentences";
import { demandsOf } from "~/planner/revise/demands";
import { readWish } from "~/language/wish/read-wish";
import { whatToWear, usualSeason } from "./season";
import { usualWeather, whatIsAskedFor } from "./spoken-answers";
import { placeOfBlock, type QuestionContext } from "./question-context";
import { spokenDays } from "./plan-said";
import { mealsPlanned } from "./planned-answers";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Topic } from "~/language/question/topic";

type TripAnswer = (context: QuestionContext) => string;

const SHOWN = 6;

const when = ({ dayIndex, part }: QuestionContext["blocks"][number]): string => `day ${dayIndex}, ${part}`;
const some = (stops: QuestionContext["blocks"]): string => {
  const named = stops.slice(0, SHOWN).map((stop) => `${stop.block.title} (${when(stop)})`);
  return stops.length > SHOWN ? `${named.join(", ")} and ${stops.length - SHOWN} more` : listed(named);
};

const stopsWhere = (
  context: QuestionContext,
  has: (stop: QuestionContext["blocks"][number]) => boolean,
): QuestionContext["asked"] => context.asked.filter(has);
const categoryOf = (context: QuestionContext, stop: QuestionContext["blocks"][number]): string =>
  placeOfBlock(context, stop.block)?.category ?? "";

/** "the plan", or the one day of it that the question names. */
const scopeOf = ({ blocks, asked }: QuestionContext): string =>
  asked.length < blocks.length && asked[0] ? `day ${asked[0].dayIndex}` : "the plan";

const isKnown = ({ brief }: QuestionContext): boolean => brief.guide !== null;
/** In a city without data only ideas are planned, and nothing is known of them: "none" would not be true. */
const onlyIdeas = ({ brief }: QuestionContext): string =>
  `I do not know that: your plan for ${brief.cityName} is made of ideas, and I have no places there. Check it for each place you choose.`;
const ofPlaces =
  (answer: TripAnswer): TripAnswer =>
  (context) =>
    isKnown(context) ? answer(context) : onlyIdeas(context);

const tickets: TripAnswer = (context) => {
  const stops = stopsWhere(context, ({ block }) => block.isTicketed);
  return stops.length > 0
    ? `These take a ticket: ${some(stops)}. I do not know prices or what is sold out, so check each one's own site.`
    : `Nothing in ${scopeOf(context)} takes a ticket, as far as I know.`;
};

const food: TripAnswer = (context) =>
  mealsPlanned(context) ?? "No meal is planned yet; ask me at a stop and I name what I know nearby.";

const rain: TripAnswer = (context) => {
  const indoor = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.indoor === true);
  return sentences(
    indoor.length > 0 ? `Indoors are ${some(indoor)}.` : `I know of nothing indoors in ${scopeOf(context)}.`,
    "If it rains on another one, ask me to change that block for rain.",
  );
};

const children: TripAnswer = (context) => {
  const hard = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.children === false);
  return hard.length > 0
    ? `With children I would think twice about ${some(hard)}. The rest is fine, as far as I know.`
    : `Everything I know in ${scopeOf(context)} is fine with children.`;
};

const dayTrips: TripAnswer = (context) => {
  const trips = stopsWhere(context, ({ block, part }) => block.isDayTrip && part === "morning");
  return trips.length > 0
    ? `You leave town for ${some(trips)}, and are back for the evening.`
    : `There is no day trip in the plan; every day stays in ${context.brief.cityName}.`;
};

const musts: TripAnswer = ({ brief, blocks }) => {
  if (brief.anchors.length === 0) return "You have not chosen any musts for this trip.";
  const places = brief.anchors.map((anchor) => {
    const stop = blocks.find(({ block }) => block.title === anchor);
    return stop ? `${anchor} (${when(stop)})` : anchor;
  });
  return `Your musts are ${listed(places)}.`;
};

/** One day's evening by its stops, those of several by what each is known for. */
const evening: TripAnswer = (context) => {
  const days = context.days.filter(({ dayIndex }) => context.asked.some((stop) => stop.dayIndex === dayIndex));
  const stops = days.length === 1 ? days.flatMap((day) => stopsOfPart(day.stops, "evening")) : [];
  return (
    spokenDays(context.brief, stops, "en") ??
    `Your evenings: ${some(stopsWhere(context, ({ part }) => part === "evening"))}.`
  );
};

const wear: TripAnswer = (context) => {
  const worship = stopsWhere(context, (stop) => categoryOf(context, stop) === "religious")[0];
  return sentences(
    whatToWear(context.brief.startDate, context.brief.guide?.lat ?? null),
    worship && `For ${worship.block.title} (${when(worship)}), cover shoulders and knees.`,
  );
};

const cost: TripAnswer = (context) => {
  const free = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.price === 0);
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

const weather: TripAnswer = (context) =>
  usualWeather(context) ??
  usualSeason(context.brief.startDate, context.brief.guide?.lat ?? null, context.brief.cityName);

const access: TripAnswer = (context) => {
  const steps = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.stepFree === false);
  const level = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.stepFree === true);
  return sentences(
    steps.length > 0 && `As far as I know there are steps at ${some(steps)}.`,
    level.length > 0 && `Step-free are ${some(level)}.`,
    "Of the others I do not know, so ask before you go.",
  );
};

/** Places of the kind asked for, in the city and around it. */
const ofAKind: TripAnswer = (context) => {
  const found = whatIsAskedFor(context);
  if (found) return found;
  const demands = demandsOf(readWish(context.question, context.brief.guide?.places ?? []), null);
  const asked =
    demands.length > 0
      ? allAskedIn(
          "en",
          demands.map(({ asked: each }) => each),
        )
      : "new";
  return `I know no place in or around ${context.brief.cityName} that is ${asked}.`;
};

const way: TripAnswer = ({ blocks }) => {
  const [first, second] = blocks;
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

/** Answers about the whole trip, by topic. */
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
  // Where that is goes to no model, and so stands in no answer that one may read later.
  hotel: ({ brief }) =>
    (brief.stays ?? []).length > 0
      ? "Ask me “Where do we stay?”, and I tell you what you noted. Ask me about a stop, and I tell you which part of town it is in."
      : "I do not know where you stay. Ask me about a stop, and I tell you which part of town it is in.",
  "not-covered": () => "I do not know that: I know places and your plan, not rules, flights or lines.",
  change: () => "Here I only answer. Open a day of the plan and say there what you would like instead.",
  thanks: () => "You are welcome. I am here when you need me.",
};
