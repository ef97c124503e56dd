import { daysWithoutWords, type Reflection } from "./reflection";

/** A day as it is remembered: those who told of it first, then those who left their mood alone. */
export type RememberedDay = { dayIndex: number; told: Reflection[]; felt: Reflection[] };

/** The days up to `lastDay` and any other that somebody wrote about, in their order; within a day everybody keeps the place they were given. */
export function rememberedDays(reflections: readonly Reflection[], lastDay: number): RememberedDay[] {
  const lived = daysWithoutWords(lastDay, []);
  const indexes = [...new Set([...lived, ...reflections.map(({ dayIndex }) => dayIndex)])].sort((a, b) => a - b);
  return indexes.map((dayIndex) => {
    const ofDay = reflections.filter((reflection) => reflection.dayIndex === dayIndex);
    return {
      dayIndex,
      told: ofDay.filter(({ journalText }) => journalText.trim() !== ""),
      felt: ofDay.filter(({ journalText }) => journalText.trim() === ""),
    };
  });
}

/** Somebody who belongs to a trip's memories. */
export type Remembered = { userId: string; name: string };

/** Who was there: everybody on the trip, then those who wrote and have left it since. */
export function whoWasThere(companions: readonly Remembered[], reflections: readonly Reflection[]): Remembered[] {
  const authors = reflections.map(({ userId, authorName }) => ({ userId, name: authorName }));
  const people = [...companions.map(({ userId, name }) => ({ userId, name })), ...authors];
  return people.filter(({ userId }, at) => people.findIndex((other) => other.userId === userId) === at);
}
