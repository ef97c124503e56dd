import { allAskedIn } from "~/messages/spoken/asked-words";
import { matterIn } from "~/language/question/matter-words";
import { asksToEat } from "./asks/health-answers";
import { whoKnows } from "./asks/honest-answer";
import { roofsNear } from "./asks/often-asked/rain-on-day";
import { listed, sentences } from "~/planner/words/sentences";
import { demandsOf } from "~/planner/revise/demands/demands";
import { readWish } from "~/language/wish/read-wish";
import { whatToWear, usualSeason } from "./season";
import { usualWeather, whatIsAskedFor } from "./spoken-answers";
import { placeOfBlock, type QuestionContext } from "./question-context";
import { spokenDays } from "./plan-said";
import { mealsPlanned } from "./planned-answers";
import { roundedWalk } from "~/domain/place/geo";
import { wayOnFrom } from "~/domain/place/map-stops";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop, StopKind } from "~/domain/plan/stop";
import type { Topic } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";

type TripAnswer = (context: QuestionContext) => string | null;

const SHOWN = 6;

const when = ({ dayIndex, part }: QuestionContext["blocks"][number]): string => `day ${dayIndex}, ${part}`;
const upTo = (most: number, names: readonly string[]): string =>
  names.length > most ? `${names.slice(0, most).join(", ")} and ${names.length - most} more` : listed(names);
const some = (stops: QuestionContext["blocks"]): string =>
  upTo(
    SHOWN,
    stops.map((stop) => `${stop.block.title} (${when(stop)})`),
  );

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

/** What is planned to eat, where that is asked; a question about food in general is none about the plan. */
const food: TripAnswer = (context) =>
  MEALS_OF_OURS.find(context.words).length > 0
    ? (mealsPlanned(context) ?? "No meal is planned yet; ask me at a stop and I name what I know nearby.")
    : null;
const MEALS_OF_OURS = new PhraseTable({
  ours: "we, our, us, plan, planned, itinerary, lunch, dinner, breakfast, where .. eat/eating, what about food, =food, =restaurants, hungry",
});

/** What rain can spoil. */
const SEEN_OR_DONE: ReadonlySet<StopKind> = new Set(["sight", "walk", "event"]);

const daysAskedFor = ({ days, asked }: QuestionContext): Day[] =>
  days.filter(({ dayIndex }) => asked.some((stop) => stop.dayIndex === dayIndex));

/** What is under a roof in the plan; of a single day also what would be, near its stops. */
const rain: TripAnswer = (context) => {
  const days = daysAskedFor(context);
  const stops = days.flatMap((day) => day.stops).filter(({ kind }) => SEEN_OR_DONE.has(kind));
  const places = context.brief.guide?.places ?? [];
  const isUnderRoof = ({ placeId }: Stop) => places.find(({ id }) => id === placeId)?.indoor === true;
  const dry = stops.filter(isUnderRoof).map(({ title, at }) => `${title} (day ${at.day}, ${at.part})`);
  const [wet] = days.length === 1 ? stops.filter((stop) => !isUnderRoof(stop)) : [];
  return sentences(
    dry.length > 0
      ? `Indoors are ${upTo(SHOWN, dry)}.`
      : `Nothing in ${scopeOf(context)} is indoors, as far as I know.`,
    wet && roofsNear(context, wet),
    "For a part of the day in the open, tell me there that it rains, and I look for something under a roof.",
  );
};

/** Whether the plan suits children is asked, not what children do in the country. */
const SUITS_THEM = new PhraseTable({
  suits: `
    suit*, ok/okay/good/fine/right/fun/boring/great/bad/appropriate/interesting/hard/difficult/too, plan, itinerary,
    friendly, with kids/children/a/our/the/my, for kids/children/the/our/my/a, bring/take the/our/my? kids/children,
    =kids, =children
  `,
});
const children: TripAnswer = (context) => {
  if (SUITS_THEM.find(context.words).length === 0) return null;
  const hard = stopsWhere(context, ({ block }) => placeOfBlock(context, block)?.children === false);
  return hard.length > 0
    ? `With children I would think twice about ${some(hard)}. The rest is fine, as far as I know.`
    : `Everything I know in ${scopeOf(context)} is fine with children.`;
};

const dayTrips: TripAnswer = (context) => {
  const out = stopsWhere(context, ({ block }) => block.isDayTrip);
  const trips = out.filter((stop, i) => out.findIndex(({ dayIndex }) => dayIndex === stop.dayIndex) === i);
  const staysOut = out.some(({ part }) => part === "evening");
  return trips.length > 0
    ? `You leave town for ${some(trips)}${staysOut ? "" : ", and are back for the evening"}.`
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
  const wish = readWish(context.question, context.brief.guide?.places ?? []);
  const demands = demandsOf(wish, null);
  // A city without anywhere to eat there is none.
  if (asksToEat(context) && wish.sought.length === 0 && demands.length < 2) return mealsPlanned(context);
  const asked =
    demands.length > 0
      ? allAskedIn(
          "en",
          demands.map(({ asked: each }) => each),
        )
      : "new";
  return `I know no place in or around ${context.brief.cityName} that is ${asked}.`;
};

/** How far one walks on a day; of the whole trip, how to ask for a way. */
const way: TripAnswer = (context) => {
  const days = daysAskedFor(context);
  const [day] = days;
  if (day && days.length === 1) return walkingOn(day, context);
  if (matterIn(context.words, context.language) === "transport") return whoKnows(context, null);
  const [first, second] = context.blocks;
  return `Name two places, and I estimate the way between them${first && second ? `, for instance from ${first.block.title} to ${second.block.title}` : ""}. I do not know lines or timetables; a map has those.`;
};

function walkingOn({ dayIndex, stops }: Day, { preferences }: QuestionContext): string {
  const ways = stops.flatMap((stop, i) => {
    const way = wayOnFrom(stop, stops, preferences);
    const to = stops[i + 1];
    return way && to ? [{ from: stop.title, to: to.title, ...way }] : [];
  });
  const walks = ways.filter(({ onFoot, by }) => onFoot && by.length === 0);
  const [longest] = walks.toSorted((a, b) => b.minutes - a.minutes);
  const minutes = walks.reduce((sum, walk) => sum + walk.minutes, 0);
  const rides = ways.length - walks.length;
  return sentences(
    longest
      ? `On day ${dayIndex} you walk about ${roundedWalk(minutes)} minutes between the stops, at most about ${roundedWalk(longest.minutes)} at once: from ${longest.from} to ${longest.to}.`
      : `Between the stops of day ${dayIndex} nothing is far enough to walk, or it is planned as a ride.`,
    rides > 0 && (rides === 1 ? "One way is a ride." : `${rides} ways are rides.`),
    "What you walk at the places themselves comes on top. If that is too much, ask at a stop for less walking.",
  );
}

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
  safety: ({ brief }) =>
    `I do not know how safe a street is in ${brief.cityName}; people who work there know best. Ask me at a stop and I tell you the way on from it.`,
  // Where that is goes to no model, and so stands in no answer that one may read later.
  hotel: ({ brief }) =>
    (brief.stays ?? []).length > 0
      ? "Ask me “Where do we stay?”, and I tell you what you noted. Ask me about a stop, and I tell you which part of town it is in."
      : "I do not know where you stay. Ask me about a stop, and I tell you which part of town it is in.",
  "not-covered": () => "I do not know that: I know places and your plan, not rules, flights or lines.",
  change: () =>
    "I did not read what to change. The organizer names a stop or a day and what becomes of it, such as “move it to Thursday”, “skip it” or “swap day 2 and day 3”, and gets a card to accept; or opens the stop in the plan and says there what to have instead.",
  thanks: () => "You are welcome. I am here when you need me.",
};
