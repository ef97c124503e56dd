import { monthName, monthOf } from "~/domain/dates/season";
import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import type { Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { oneOf } from "~/language/words/one-of";
import { isOfTheHour, ofTheHour, type Visit } from "./hour-words";

/** When one travels: the months (1 to 12) of the trip, none where the dates are not known, and how far north. */
export type TimeOfYear = { months: readonly number[]; lat: number };

/** A demo names a season, not a month. */
const ROUGH_DAYS = 45;

/** The time of the year in which a trip is. */
export function timeOfYear(brief: Pick<TripBrief, "startDate" | "daysTotal" | "roughDates">, lat: number): TimeOfYear {
  const { startDate, daysTotal, roughDates = false } = brief;
  if (!isCalendarDate(startDate)) return { months: [], lat };
  const ends = roughDates ? [-ROUGH_DAYS, 0, ROUGH_DAYS] : [0, daysTotal - 1];
  return { months: ends.flatMap((days) => monthOf(addDays(startDate, days)) ?? []), lat };
}

/** The time of the year on one day of a trip, counted from 1. */
export const timeOnDay = (
  brief: Pick<TripBrief, "startDate" | "roughDates">,
  lat: number,
  dayIndex: number,
): TimeOfYear =>
  timeOfYear(
    isCalendarDate(brief.startDate) && !brief.roughDates
      ? { startDate: addDays(brief.startDate, dayIndex - 1), daysTotal: 1 }
      : { ...brief, daysTotal: 1 },
    lat,
  );

/** What flowers and seasons are called, and their months north of the equator. */
const SEASONS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\blotus(es)?\b(?! (?:root|paste|seed|tea))/, [6, 7, 8, 9]],
  [/\b(cherry blossoms?|cherry trees|blossom season)\b/, [3, 4]],
  [/\bplum (blossoms?|trees)\b/, [2, 3]],
  [/\bwisterias?\b/, [4, 5]],
  [/\bhydrangeas?\b/, [6, 7]],
  [/\btulips?\b/, [3, 4, 5]],
  [/\biris (beds?|fields?|gardens?)\b|\birises\b/, [5, 6]],
  [/\bblossom (time|week)\b/, [3, 4]],
  [/\blavender\b/, [6, 7, 8]],
  [/\blaburnums?\b/, [5, 6]],
  [/\bdeckchairs?\b/, [4, 5, 6, 7, 8, 9]],
  [/\bcalçots\b/, [1, 2, 3, 4]],
  [/\b(autumn (leaves|colours?|maples?)|maples? (turn|blaze|redden))\b/, [10, 11]],
  [/\b(in|every|early|late|of) (the )?(early |late )?spring\b/i, [3, 4, 5]],
  [/\b(in|every|early|late|on|of) (the )?(early |late |hot )?summer( evenings?| nights?)?\b/i, [6, 7, 8]],
  [/\b(in|every|early|late|of) (the )?(early |late )?autumn\b/i, [9, 10, 11]],
  [/\b(in|every|early|late|on|of) (the )?(early |late |deep )?winter\b(?! melon)/i, [12, 1, 2]],
];
/** What all of those are told by: most texts have none of it, and each of the others is compiled when it is first asked. */
const ANY_SEASON = new RegExp(
  oneOf(`
    lotus, cherry, blossom, plum, wisteria, hydrangea, tulip, iris, lavender, laburnum, deckchair, calçots, maple,
    spring, summer, autumn, winter
  `),
  "i",
);
const OTHER_MONTHS = oneOf(`
  January, February, March, April, June, July, August, September, October, November, December
`);
/** Without such a word before it, "May" may begin a sentence. */
const BEFORE_MAY = oneOf("in, to, and, from, of, by, until, mid, early, late");
const MONTH = String.raw`${OTHER_MONTHS}|(?<=\b${BEFORE_MAY}[ -])May`;
/** One month, or from the first to the last of several. */
const SPAN = new RegExp(`\\b(${MONTH})\\b(?: (?:to|until|through|and|or) (?:\\w+ )?(${MONTH})\\b)?`, "g");
const HALF_A_YEAR = 6;
const MONTHS_A_YEAR = 12;

/** Where a sentence may be cut so that what stays reads as a whole. */
const JOINT = /(?:, (?:so|and|but|with|when|while|where)|;|:|, then) /g;
const FEWEST_WORDS = 3;
/** Words that another has to follow. */
const UNFINISHED = /\b(?:and|or|but|with|the|an?|of|in|to|by|from|for|at|on|as|than)$|,$/i;

const isNow = (clause: string, { months, lat }: TimeOfYear): boolean => {
  const north = months.map((month) => (lat >= 0 ? month : ((month + HALF_A_YEAR - 1) % MONTHS_A_YEAR) + 1));
  const flowers = ANY_SEASON.test(clause) ? SEASONS.filter(([word]) => word.test(clause)) : [];
  const named = [...clause.matchAll(SPAN)].map(([, from, to]) => [monthNumber(from), monthNumber(to ?? from)] as const);
  return (
    named.every(([from, to]) => months.some((month) => isWithin(month, from, to))) &&
    flowers.every(([, when]) => north.some((month) => when.includes(month)))
  );
};

const monthNumber = (name: string | undefined): number =>
  Array.from({ length: MONTHS_A_YEAR }, (_, i) => i + 1).find((month) => monthName(month) === name) ?? 1;

/** Over the turn of the year too. */
const isWithin = (month: number, from: number, to: number): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

/**
 * A place's own sentence without what belongs to another time of the year or begins at another hour: the lotus in November, the sunset at noon. Cut where
 * it still reads as a whole; where nothing would be left, only what kind of place it is. Unchanged where neither dates nor hour are known.
 */
export function aboutInSeason(
  place: Pick<Place, "about" | "category" | "neighborhood" | "tags">,
  time: TimeOfYear,
  visit?: Visit,
): string {
  const text = inSeason(place.about, time);
  return (visit ? ofTheHour(text, visit) : text) || plainLine(place, time, visit);
}

/** What of a text belongs to the time of the year; empty where nothing does. Unchanged where the dates are not known. */
export function inSeason(text: string, time: TimeOfYear): string {
  if (time.months.length === 0 || isNow(text, time)) return text;
  return text
    .split(/(?<=[.!?]) /)
    .flatMap((sentence) => (isNow(sentence, time) ? [sentence] : (cut(sentence, time) ?? [])))
    .join(" ");
}

/** As much of the sentence's beginning as belongs to the season; else all after its first part, where that stands by itself. */
function cut(sentence: string, time: TimeOfYear): string | null {
  const joints = [...sentence.matchAll(JOINT)];
  const beginnings = joints.map(({ index }) => sentence.slice(0, index)).toReversed();
  const [first] = joints;
  const end = first && /, and|;/.test(first[0]) ? sentence.slice(first.index + first[0].length) : "";
  const whole = [...beginnings, end].find(
    (part) => part.split(" ").length >= FEWEST_WORDS && !UNFINISHED.test(part) && isNow(part, time),
  );
  return whole ? `${whole.charAt(0).toUpperCase()}${whole.slice(1).replace(/[.!?]?$/, ".")}` : null;
}

const KIND: Record<Place["category"], string> = {
  food: "A place to eat",
  museum: "A museum",
  landmark: "A sight",
  religious: "A place of worship",
  park: "A park",
  nature: "A place outdoors",
  viewpoint: "A view",
  market: "A market",
  shopping: "Shops",
  nightlife: "A night out",
  performance: "A stage",
  wellness: "A bath",
  neighborhood: "Streets to wander",
  family: "A place to play",
};

const plainLine = (
  { category, neighborhood, tags }: Pick<Place, "category" | "neighborhood" | "tags">,
  time: TimeOfYear,
  visit?: Visit,
): string => {
  const known = tags.filter((tag) => isNow(tag, time) && (!visit || isOfTheHour(tag, visit))).join(", ");
  return `${KIND[category]} in ${neighborhood}${known && `: ${known}`}.`;
};
