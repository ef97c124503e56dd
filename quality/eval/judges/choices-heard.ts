import { kilometresBetween } from "~/domain/place/geo";
import type { EvalRequest } from "../eval-request";
import { isChosen, lineUp, type Stop } from "../line-up";
import type { Judge } from "./judge";

/** What a traveller's own sense forbids for a choice, said of one stop; null when there is nothing to say. A must is never judged: it was chosen. */
type Constraint = {
  choice: string;
  applies: (request: EvalRequest) => boolean;
  broken: (stop: Stop, day: readonly Stop[], request: EvalRequest) => string | null;
};

const STROLLER = "Stroller Friendly - Traveling with young kids";
const SLOW = "Slow & Relaxed - Take time to soak it in";

const hasStroller = ({ brief }: EvalRequest): boolean => brief.intent?.mobility.includes(STROLLER) ?? false;
const hasKids = (request: EvalRequest): boolean => hasStroller(request) || request.brief.whoWith.includes("kids");
const isSlow = ({ brief }: EvalRequest): boolean =>
  brief.intent?.travelPace.length === 1 && brief.intent.travelPace.includes(SLOW);

/** A theatre, a market or a view may have bars around it; a street that lives of them is none for children. */
const STREETS: ReadonlySet<string> = new Set(["nightlife", "shopping", "neighborhood"]);
/** A small child is asleep two hours after supper. */
const EVENING_WITH_KIDS_MINUTES = 120;
/** An hour and more on the way, twice a day. */
const LONG_OUTING_KM = 30;
/** Farther than this is no day out with a pram. */
const STROLLER_OUTING_KM = 60;
const HIKE = /\b(hik(e|es|ing)|trek(s|king)?|scrambl(e|es|ing)|summit|via ferrata)\b/i;

const tripOf = (day: readonly Stop[]): Stop | undefined =>
  day.find(({ kind, block }) => kind === "place" && block.isDayTrip);
const kmOf = ({ place }: Stop, { guide }: EvalRequest): number => (place ? kilometresBetween(guide, place) : 0);
const isPlaceInTheEvening = ({ part, kind, place }: Stop): boolean =>
  part === "evening" && kind === "place" && place !== null;

export const CONSTRAINTS: readonly Constraint[] = [
  {
    choice: "kids: no evening in bars and nightlife streets",
    applies: hasKids,
    broken: ({ part, place }) =>
      part === "evening" &&
      place &&
      STREETS.has(place.category) &&
      (place.category === "nightlife" || place.interests.includes("nightlife"))
        ? `${place.name} in the evening, with kids`
        : null,
  },
  {
    choice: "kids: no evening longer than two hours",
    applies: hasKids,
    broken: ({ part, place }) =>
      part === "evening" && place && place.minutes > EVENING_WITH_KIDS_MINUTES
        ? `${place.name} takes ${place.minutes} minutes of an evening, with kids`
        : null,
  },
  {
    choice: "kids or slow: after a long outing supper or nothing",
    applies: (request) => hasKids(request) || isSlow(request),
    broken: (stop, day, request) => {
      const trip = tripOf(day);
      return trip &&
        kmOf(trip, request) > LONG_OUTING_KM &&
        isPlaceInTheEvening(stop) &&
        stop.place?.category !== "food"
        ? `${stop.block.title} after ${trip.block.title}, ${Math.round(kmOf(trip, request))} km out`
        : null;
    },
  },
  {
    choice: "stroller: no hike",
    applies: hasStroller,
    broken: ({ kind, place }) =>
      kind === "place" && place && HIKE.test(`${place.name} ${place.about}`)
        ? `${place.name} is a hike, with a stroller`
        : null,
  },
  {
    choice: "stroller: no outing farther than an hour",
    applies: hasStroller,
    broken: (stop, _day, request) =>
      stop.kind === "place" && stop.place?.dayTrip && kmOf(stop, request) > STROLLER_OUTING_KM
        ? `${stop.block.title} is ${Math.round(kmOf(stop, request))} km out, with a stroller`
        : null,
  },
  {
    choice: "lines of a season in that season only",
    applies: () => true,
    broken: ({ block, dayIndex }, _day, request) => {
      const word = outOfSeason(block.description, dateOf(request, dayIndex), request.guide.lat);
      return word ? `${block.title} tells of “${word}” on ${dateOf(request, dayIndex)}` : null;
    },
  },
];

/** What was chosen is heard: company, stroller, pace and time of the year, each by the table above. */
export const choicesHeard: Judge = (request, days) => {
  const stops = lineUp(request, days);
  const rules = CONSTRAINTS.filter(({ applies }) => applies(request));
  return stops
    .filter((stop) => !isChosen(stop, request))
    .flatMap((stop) => {
      const day = stops.filter(({ dayIndex }) => dayIndex === stop.dayIndex);
      return rules.flatMap(({ broken }) => broken(stop, day, request) ?? []);
    });
};

const dateOf = ({ brief }: EvalRequest, dayIndex: number): string =>
  new Date(Date.parse(`${brief.startDate}T00:00:00Z`) + (dayIndex - 1) * 86_400_000).toISOString().slice(0, 10);

/** What flowers and seasons are called, and the months (1 to 12) in which they are, north of the equator. */
const SEASONS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\blotus(es)? (stands?|blooms?|flowers?|blossoms?|opens?)\b/i, [6, 7, 8, 9]],
  [/\bcherry (blossoms?|trees (bloom|flower))/i, [3, 4, 5]],
  [/\bplum blossoms?/i, [1, 2, 3]],
  [/\bautumn (leaves|colours?|maples?)/i, [9, 10, 11, 12]],
  [/\bin (the )?spring\b/i, [3, 4, 5]],
  [/\bin (the )?summer\b/i, [6, 7, 8]],
  [/\bin (the )?autumn\b/i, [9, 10, 11]],
  [/\bin (the )?winter\b(?! Park)/i, [12, 1, 2]],
];
const MONTH_NAMES = "January February March April May June July August September October November December".split(" ");
/** A month beside another is one end of a range; it is not read. */
const IN_MONTH = new RegExp(`\\bin (${MONTH_NAMES.join("|")})\\b(?! (and|or|to))`);
const HALF_A_YEAR = 6;

/** The words of a text that belong to another time of the year; null when there are none. */
export function outOfSeason(text: string, date: string, lat: number): string | null {
  const month = Number(date.slice(5, 7));
  const northern = lat >= 0 ? month : ((month + HALF_A_YEAR - 1) % 12) + 1;
  const flower = SEASONS.find(([word, months]) => word.test(text) && !months.includes(northern));
  if (flower) return flower[0].exec(text)?.[0] ?? null;
  const named = IN_MONTH.exec(text);
  return named && MONTH_NAMES.indexOf(named[1] ?? "") !== month - 1 ? named[0] : null;
}
