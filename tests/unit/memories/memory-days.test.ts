import { expect, test } from "vitest";
import { rememberedDays, whoWasThere } from "~/domain/memories/memory-days";
import type { Reflection } from "~/domain/memories/reflection";

const by = (userId: string, dayIndex: number, journalText = ""): Reflection => ({
  reflectionId: `${userId}-${dayIndex}`,
  tripId: "t1",
  userId,
  authorName: userId.toUpperCase(),
  dayIndex,
  summary: `Day ${dayIndex} reflection`,
  moodTags: ["Chill Day"],
  journalText,
});

test("each day that was written about is there once, in order, with those who told of it before those who left a mood", () => {
  const days = rememberedDays([by("ada", 2, "Rain."), by("ben", 1), by("cleo", 2, "  "), by("dora", 2, "Tarts.")], 0);
  expect(days.map(({ dayIndex, told, felt }) => [dayIndex, told, felt].map((part) => names(part)))).toEqual([
    ["1", "", "ben"],
    ["2", "ada dora", "cleo"],
  ]);
});

const names = (part: number | Reflection[]): string =>
  typeof part === "number" ? String(part) : part.map(({ userId }) => userId).join(" ");

test("a day that was lived has its place, also when nobody wrote about it", () => {
  const days = rememberedDays([by("ada", 1, "Rain."), by("ben", 3)], 4);
  expect(days.map(({ dayIndex, told, felt }) => [dayIndex, told.length + felt.length])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
});

test("whoever wrote was there, also when they are not on the trip any more", () => {
  expect(whoWasThere([{ userId: "ada", name: "Ada" }], [by("ada", 1), by("ben", 1), by("ben", 2)])).toEqual([
    { userId: "ada", name: "Ada" },
    { userId: "ben", name: "BEN" },
  ]);
});
