import { expect, test } from "vitest";
import type { Block, BlockName } from "~/domain/plan/block";
import { dayOf, withBlock as replaced } from "~/domain/plan/day-of-stops";
import { anchorHighlights, chosenAnchors, dayHighlights } from "~/domain/trip/highlights";
import type { Day } from "~/domain/plan/itinerary";
import { aDay } from "#tests/fixtures/travellers";

const withBlock = (day: Day, name: BlockName, change: Partial<Block>): Day =>
  replaced(day, name, { ...day.blocks[name], ...change });
const anchor = { title: "The Tile Museum", description: "Five centuries of tiles." };

test("a chosen anchor is described in the words of its suggestion, or has its title alone", () => {
  expect(chosenAnchors(["The Tile Museum", "Fado night"], ["Alfama", anchor])).toEqual([
    anchor,
    { title: "Fado night", description: "" },
  ]);
});

test("an anchor is found in the plan by its place, or by its name in a title", () => {
  const days = [
    aDay(1),
    withBlock(withBlock(aDay(2), "afternoon", { title: "Slowly through the tile museum" }), "evening", {
      placeId: "p-fado",
    }),
  ];
  const [museum, fado, nowhere] = anchorHighlights(
    [anchor, { title: "Song", description: "", placeId: "p-fado" }, { title: "Sintra", description: "" }],
    days,
  );
  expect(museum?.at).toEqual({ dayIndex: 2, block: "afternoon" });
  expect(fado?.at).toEqual({ dayIndex: 2, block: "evening" });
  expect(nowhere?.at).toBeNull();
});

test("a must that is moved beneath another stop of its part is still on its day, and its own place goes before a mention", () => {
  const day = withBlock(aDay(2), "afternoon", {
    title: "The cathedral, on the way to the Tile Museum",
    placeId: "p-dom",
  });
  const [cathedral] = day.stops.filter(({ at }) => at.part === "afternoon");
  if (!cathedral) throw new Error("The afternoon is open.");
  const museum = {
    ...cathedral,
    id: "museum",
    title: "Museu do Azulejo",
    placeId: "p-tiles",
    at: { ...cathedral.at, order: "a1" },
  };
  const evening = { ...museum, at: { ...museum.at, part: "evening" as const, order: "a0V" } };
  const tiles = { ...anchor, placeId: "p-tiles" };
  const at = (stop: typeof museum) => anchorHighlights([tiles], [dayOf(day, [...day.stops, stop])])[0]?.at;
  expect(at(museum)).toEqual({ dayIndex: 2, block: "afternoon" });
  expect(at(evening)).toEqual({ dayIndex: 2, block: "evening" });
});

test("a name inside another word is not the anchor", () => {
  const [rome] = anchorHighlights(
    [{ title: "Rome", description: "" }],
    [withBlock(aDay(1), "morning", { title: "The Palace of Romea" })],
  );
  expect(rome?.at).toBeNull();
});

test("the best of a day is a day trip, else what wants a ticket, else a named place", () => {
  const named = withBlock(aDay(1), "evening", { placeId: "p1" });
  const ticketed = withBlock(named, "afternoon", { isTicketed: true });
  const dayTrip = withBlock(ticketed, "morning", { isDayTrip: true });
  const best = (day: Day) => dayHighlights([day], [anchor])[0]?.block.timeOfDay;
  expect([named, ticketed, dayTrip].map(best)).toEqual(["evening", "afternoon", "morning"]);
});

test("a must is not shown twice: it stands for its day only where all of the day are musts", () => {
  const must = { title: "Tile Museum", isTicketed: true };
  const one = withBlock(aDay(1), "morning", must);
  const all = withBlock(withBlock(one, "afternoon", must), "evening", must);
  expect([one, all].map((day) => dayHighlights([day], [anchor])[0]?.block.timeOfDay)).toEqual(["afternoon", "morning"]);
});

test("of a day without anything special the morning stands for it", () =>
  expect(dayHighlights([aDay(1)], [])[0]?.block.timeOfDay).toBe("morning"));
