import * as z from "zod/mini";
import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import { holidayOn, openOn } from "~/domain/place/opening-hours";
import { PLACE_CATEGORIES, type Place } from "~/domain/place/place";
import { pointOf } from "~/domain/place/geo";
import { timeAt } from "~/domain/plan/time-of-day";
import { CITY_TOPICS, COUNTRY_TOPICS, KNOW_HOW_AS_OF } from "~/domain/destination/know-how";
import type { TripWeather } from "~/domain/destination/weather";
import { citySearch } from "~/language/search/city-search";
import { preferencesOf } from "~/planner/fit/preferences";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { countryFacts } from "../../../country/country-facts";
import { spokenWay } from "../../shared/question-context";
import { placesOnDay } from "./fit-for-day";
import { type Hands, NotDone, stopLine } from "./hands";
import type { ModelFunction } from "./model-function";

const MOST_FOUND = 10;

const placeLine = (hands: Hands, place: Place): string => {
  const { name, category, neighborhood, indoor, ticketed, minutes } = place;
  const planned = hands.stops.find(({ placeId }) => placeId === place.id);
  return [
    hands.idOfPlace(place),
    name,
    category,
    neighborhood,
    indoor ? "indoors" : "outdoors",
    ticketed ? "ticket" : "no ticket",
    `${minutes} min`,
    ...(planned ? [`in the plan: ${hands.idOfStop(planned)}`] : []),
  ].join(" | ");
};

const words = z.object({ words: z.string(), category: z.nullable(z.enum(PLACE_CATEGORIES)), day: z.nullable(z.int()) });
const oneDay = z.object({ day: z.nullable(z.int()) });
const onePlace = z.object({ place: z.string() });
const twoEnds = z.object({ from: z.string(), to: z.string() });
const nothing = z.object({});

const findPlaces: ModelFunction<typeof words> = {
  says: "Places of the city that fit some English words (what it is, has or is like), a category, or both; those of one day's city with a day. One a line: id | name | category | area | …",
  shape: words,
  run(hands, { words: said, category, day }) {
    const places = (day === null ? (hands.brief.guide?.places ?? []) : placesOnDay(hands, day)).filter(
      (place) => category === null || place.category === category,
    );
    const byId = new Map(places.map((place) => [place.id, place]));
    const found = citySearch(places)
      .find(said)
      .flatMap(({ id }) => byId.get(id) ?? []);
    const suited = found.length > 0 || said.trim() !== "" ? found : places.toSorted((a, b) => b.fame - a.fame);
    return { places: suited.slice(0, MOST_FOUND).map((place) => placeLine(hands, place)) };
  },
};

const readDay: ModelFunction<typeof oneDay> = {
  says: "The stops of a day, or the ideas without a day for null. One a line: id | part of the day | begins | title | kind. What “stays” is locked or booked.",
  shape: oneDay,
  run(hands, { day }) {
    const stops = hands.stops.filter(({ at }) => (at?.day ?? null) === day);
    return { stops: stops.map((stop) => stopLine(hands, stop)) };
  },
};

const placeHours: ModelFunction<typeof onePlace> = {
  says: "The usual opening hours of a place on each day of the trip, and what we know of it: how one gets there, and of a day trip the minutes one way, what one eats and what one does there second.",
  shape: onePlace,
  run(hands, { place: id }) {
    const place = placeAt(hands, id);
    const { trip } = hands;
    const hours = trip.roughDates ? [] : hands.days.map(({ dayIndex }) => hoursOn(hands, place, dayIndex));
    const { about, stepFree, bookAheadDays, reach, dayOut } = place;
    return { about, stepFree, bookAheadDays, reach, dayOut, hours };
  },
};

function hoursOn({ trip }: Hands, place: Place, day: number): string {
  const date = isCalendarDate(trip.startDate) ? addDays(trip.startDate, day - 1) : null;
  const countryCode = briefOn(trip, day).guide?.countryCode ?? "";
  const spans = date && openOn(place, date, holidayOn(date, countryCode, trip.holidays ?? []));
  if (!spans) return `day ${day}: not known`;
  return `day ${day}: ${spans.map(([from, until]) => `${timeAt(from)} to ${timeAt(until % (24 * 60))}`).join(", ") || "closed"}`;
}

const wayBetween: ModelFunction<typeof twoEnds> = {
  says: "How far it is between two stops or places, by their ids.",
  shape: twoEnds,
  run(hands, { from, to }) {
    const [one, other] = [from, to].map((id) => {
      const stop = hands.stopOf(id);
      return stop ? pointOf(stop) : hands.placeOf(id);
    });
    if (!one || !other) throw new NotDone("One of these ids is not known, or it is not known where that is.");
    return { way: spokenWay(one, other, preferencesOf(hands.trip), hands.trip.guide?.waters) };
  },
};

const weather: ModelFunction<typeof nothing> = {
  says: "The forecast for the days of the trip as far as it reaches, and what is usual for the season.",
  shape: nothing,
  async run(hands) {
    const known = await hands.weather();
    if (!known) return { forecast: "not known" };
    const parts = known.legs.length > 0 ? known.legs : [known];
    return { cities: parts.map((part) => weatherLine(part, hands.trip.startDate)) };
  },
};

const weatherLine = ({ city, forecast, typical }: Omit<TripWeather, "legs">, startDate: string) => ({
  city,
  forecast: (forecast?.days ?? []).map(
    ({ date, sky, high, low, rainChance }) =>
      `day ${(Date.parse(date) - Date.parse(startDate)) / 86_400_000 + 1}: ${sky}, ${low} to ${high} °C${rainChance === null ? "" : `, rain ${rainChance} %`}`,
  ),
  usual: typical.map(
    ({ month, high, low, rainDays }) => `month ${month}: ${low} to ${high} °C, ${rainDays} days with rain`,
  ),
});

const country: ModelFunction<typeof nothing> = {
  says: "Facts about the country: plugs, currency, tipping, tap water, driving side, emergency numbers.",
  shape: nothing,
  run({ brief: { guide } }) {
    const facts = guide && countryFacts(guide.countryCode);
    if (!facts) throw new NotDone("Nothing is known of the country.");
    const { advice: _, ...known } = facts;
    return known;
  },
};

const oneTopic = z.object({ topic: z.enum([...CITY_TOPICS, ...COUNTRY_TOPICS]) });

const knowHow: ModelFunction<typeof oneTopic> = {
  says: "What somebody who lives in the city says to a topic, such as how rides are paid, what to eat, where to swim, or whom to tip; in the traveller's language.",
  shape: oneTopic,
  run({ brief }, { topic }) {
    const says = brief.knowHow?.[topic];
    if (!says) throw new NotDone("Nothing is known of that here.");
    return { says, asOf: KNOW_HOW_AS_OF };
  },
};

const holidays: ModelFunction<typeof nothing> = {
  says: "The public holidays on the days of the trip.",
  shape: nothing,
  run: ({ trip }) => ({ holidays: trip.holidays ?? [] }),
};

export function placeAt({ placeOf }: Hands, id: string): Place {
  const place = placeOf(id);
  if (!place) throw new NotDone("That is no id of a place. Find places first.");
  return place;
}

/** What the model may look up: nothing but what the trip's own brief holds. */
export const LOOK_UP = {
  find_places: findPlaces,
  read_day: readDay,
  place_hours: placeHours,
  way_between: wayBetween,
  weather,
  country,
  holidays,
  know_how: knowHow,
};
