import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addKeptReflection, keepReflections, keptReflections } from "~/browser/storage/kept-reflections";
import { clearStored } from "~/browser/storage/clear-stored";
import { writeText } from "~/browser/storage/stored-text";
import type { Reflection } from "~/domain/memories/reflection";
import { openFakeWindow } from "./fake-window";

beforeEach(() => void openFakeWindow());
afterEach(() => vi.unstubAllGlobals());

const page = (userId: string, dayIndex: number, journalText: string): Reflection => ({
  reflectionId: `${userId}-${dayIndex}`,
  tripId: "t1",
  userId,
  authorName: userId,
  dayIndex,
  summary: "",
  moodTags: ["Mind Blown"],
  journalText,
});

const words = () => keptReflections("t1")?.reflections.map(({ journalText }) => journalText);

test("what was written about one trip is not shown as another's", () => {
  keepReflections("t1", [page("ada", 1, "Tiles")]);
  expect(words()).toEqual(["Tiles"]);
  expect(keptReflections("t2")).toBeNull();
});

test("words that were just saved take the place of what their author wrote about that day", () => {
  keepReflections("t1", [page("ada", 1, "Tiles"), page("ben", 1, "Trams")]);
  addKeptReflection(page("ada", 1, "Tiles and tarts"));
  addKeptReflection(page("ada", 2, "Hills"));
  expect(words()).toEqual(["Trams", "Tiles and tarts", "Hills"]);
});

test("one's own words alone are not taken for all that was written", () => {
  addKeptReflection(page("ada", 1, "Tiles"));
  expect(keptReflections("t1")).toBeNull();
});

test("they are forgotten with the trip", () => {
  keepReflections("t1", [page("ada", 1, "Tiles")]);
  void clearStored("leave-trip");
  expect(keptReflections("t1")).toBeNull();
});

test("something else under their key is as good as nothing", () => {
  writeText("tripReflections", "{broken");
  expect(keptReflections("t1")).toBeNull();
});
