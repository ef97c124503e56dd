import { plannerTexts as texts } from "#messages/assistant";
import { isWetOn, type TripWeather } from "~/domain/destination/weather";
import { dateOnTrip, type LiveMoment } from "~/domain/live/live-moment";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";

export type IdeasAbout = {
  trip: Trip;
  /** Null while the days are not planned. */
  plan: Itinerary | null;
  /** Where the trip is; null before it starts and after it ended. */
  moment: LiveMoment | null;
  /** The forecast that this device keeps. */
  weather: TripWeather | null;
};

/**
 * What one could ask at this moment: before the trip about its first day and what to take along; on a day of it about the next stop, the rain and dinner;
 * in the evening about the day to come. Days are named by number, as the assistant is asked on whichever date.
 */
export function questionIdeas(about: IdeasAbout): string[] {
  const { moment, plan, trip } = about;
  const dayOf = (dayIndex: number) => plan?.days.find((day) => day.dayIndex === dayIndex) ?? null;
  if (moment?.kind === "at-block") {
    const day = dayOf(moment.at.dayIndex);
    if (day) return ideasFor(about, day, moment.at.block);
  }
  if (moment?.kind === "evening-after") {
    const day = dayOf(moment.next.dayIndex);
    if (day) return eveningIdeas(about, day);
  }
  const day = plan?.days[0];
  const isToCome = moment === null && !trip.tripComplete;
  return said(
    day && texts.ideas.eat(day.dayIndex),
    day && wayFrom(day, "morning"),
    day && texts.ideas.rain(day.dayIndex),
    day && forKids(trip, day),
    plan && texts.ideas.tickets,
    isToCome && texts.ideas.pack,
  );
}

/** On a day under way: what is nearest in time comes first, and the rain before it when it is forecast. */
function ideasFor(about: IdeasAbout, day: Day, part: BlockName): string[] {
  const tomorrow = about.plan?.days.find(({ dayIndex }) => dayIndex === day.dayIndex + 1);
  const isEvening = part === "evening";
  return said(
    !isEvening && isWet(about, day) && texts.ideas.wetToday(day.dayIndex),
    wayFrom(day, part),
    !isEvening && texts.ideas.lunchAndDinner(day.dayIndex),
    isEvening && texts.ideas.dinner(day.dayIndex),
    !isEvening && !isWet(about, day) && texts.ideas.rain(day.dayIndex),
    part === "morning" && texts.ideas.ticketsOn(day.dayIndex),
    !isEvening && forKids(about.trip, day),
    isEvening && tomorrow && texts.ideas.tomorrow(tomorrow.dayIndex),
    isEvening && tomorrow && isWet(about, tomorrow) && texts.ideas.wetTomorrow(tomorrow.dayIndex),
    isEvening && tomorrow && texts.ideas.ticketsOn(tomorrow.dayIndex),
  );
}

/** In the evening after a day: the day to come. */
const eveningIdeas = (about: IdeasAbout, day: Day): string[] =>
  said(
    texts.ideas.tomorrow(day.dayIndex),
    isWet(about, day) ? texts.ideas.wetTomorrow(day.dayIndex) : texts.ideas.rain(day.dayIndex),
    texts.ideas.ticketsOn(day.dayIndex),
    wayFrom(day, "morning"),
    texts.ideas.eat(day.dayIndex),
    forKids(about.trip, day),
  );

const said = (...ideas: (string | false | null | undefined)[]): string[] =>
  ideas.filter((idea) => typeof idea === "string");

const forKids = ({ whoWith }: Trip, { dayIndex }: Day) =>
  (whoWith.includes("kids") || whoWith.includes("multigen")) && texts.ideas.kids(dayIndex);

function isWet({ trip, moment, weather }: IdeasAbout, { dayIndex }: Day): boolean {
  const planned = moment && dateOnTrip(dayIndex, moment, trip.startDate);
  return weather !== null && planned !== null && isWetOn(weather, dayIndex, planned);
}

/** From a part of a day to the next one within the city; from the afternoon on where the morning's place is not known. */
function wayFrom({ blocks }: Day, part: BlockName): string | null {
  const ahead = BLOCK_NAMES.slice(BLOCK_NAMES.indexOf(part)).map((name) => blocks[name]);
  const [from, to] = ahead.filter(({ placeId, isDayTrip }) => placeId !== null && !isDayTrip);
  return from && to ? texts.ideas.way(from.title, to.title) : null;
}
