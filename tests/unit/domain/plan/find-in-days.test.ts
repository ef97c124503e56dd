import { expect, test } from "vitest";
import { daysWith } from "~/domain/plan/find-in-days";
import { aBlock, aDay } from "#tests/fixtures/days";

const garden = {
  ...aDay(1, "Green"),
  blocks: { ...aDay(1).blocks, morning: aBlock("morning", { title: "Hama-rikyū" }) },
};
const opera = {
  ...aDay(2, "Music"),
  blocks: { ...aDay(2).blocks, evening: aBlock("evening", { title: "The Opera" }) },
};
const days = [garden, opera];
const found = (words: string) => daysWith(days, words).map(({ dayIndex }) => dayIndex);

test("a day is found by any of its words, however they are typed", () => {
  expect(found("rikyu")).toEqual([1]);
  expect(found("OPERA")).toEqual([2]);
  expect(found("music opera")).toEqual([2]);
});

test("no words find every day, words of no day none", () => {
  expect(found("  ")).toEqual([1, 2]);
  expect(found("green opera")).toEqual([]);
});

test("a stop that no part of the day is known by is found too", () => {
  const [stop] = garden.stops;
  if (!stop) throw new Error("The day has no stop.");
  const lunch = { ...stop, id: "lunch", title: "Tsukiji counter", at: { ...stop.at, order: "a1" } };
  expect(daysWith([{ ...garden, stops: [...garden.stops, lunch] }, opera], "tsukiji")).toHaveLength(1);
});
