import { nameKey } from "../place/place-name";
import { leadAt } from "./day-of-stops";
import type { Day } from "./itinerary";
import type { Stop } from "./stop";

/** What the line about a day is made of: what it is known by before the evening, and in it. */
export type DayLine = { day: string[]; evening: { name: string; isMeal: boolean } | null };

/** A name as a line has room for it: "Plaza de Doña Elvira" for "Plaza de Doña Elvira, Santa Cruz". */
const shortName = (title: string): string => title.split(/, | \(/)[0] || title;

const SHORTEST_NAME = 4;

const keysOf = (stops: readonly Pick<Stop, "title" | "neighborhoodTag">[]): string[] =>
  stops
    .flatMap(({ title, neighborhoodTag }) => [shortName(title), neighborhoodTag])
    .map(nameKey)
    .filter(({ length }) => length >= SHORTEST_NAME);

/**
 * Whether words about a day name what was on it and is not any more, or where that was.
 * @param before the stops of the trip as they were
 */
export function namesWhatLeft(words: string, day: Day, before: readonly Stop[]): boolean {
  const here = keysOf(day.stops).sort((one, other) => other.length - one.length);
  const there = new Set(day.stops.map(({ title }) => title));
  const left = keysOf(before.filter(({ at, title }) => at?.day === day.dayIndex && !there.has(title)));
  const rest = here.reduce((text, name) => text.replaceAll(` ${name} `, " | "), ` ${nameKey(words)} `);
  return left.some((name) => !here.includes(name) && rest.includes(` ${name} `));
}

/** The stops that a day is known by, each once. What leads from city to city is no reason for a day. */
export function lineOfDay(day: Day): DayLine {
  const [morning, afternoon, evening] = (["morning", "afternoon", "evening"] as const).map((part) => leadAt(day, part));
  const name = (stop: Stop | null | undefined): string[] =>
    stop && stop.kind !== "travel" && stop.title !== "" ? [shortName(stop.title)] : [];
  const named = [...new Set([...name(morning), ...name(afternoon)])];
  const [last] = name(evening).filter((title) => !named.includes(title));
  return { day: named, evening: last === undefined ? null : { name: last, isMeal: evening?.kind === "meal" } };
}

const FIRST_SENTENCE = /^.*?[.!?] (?=\S)/;

/**
 * The line about a day whose stops have changed, told anew where it names what has left; null where it may stay. The way between two cities,
 * which such a line begins with, stays where it is still made.
 */
export function renewedLine(day: Day, before: readonly Stop[], tell: (line: DayLine) => string): string | null {
  if (!namesWhatLeft(day.summary, day, before)) return null;
  const way = day.stops.some(({ kind }) => kind === "travel") ? (FIRST_SENTENCE.exec(day.summary)?.[0] ?? "") : "";
  return `${namesWhatLeft(way, day, before) ? "" : way}${tell(lineOfDay(day))}`.trim();
}
