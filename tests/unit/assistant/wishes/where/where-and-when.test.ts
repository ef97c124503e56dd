import { describe, expect, test } from "vitest";
import { kilometresBetween } from "~/domain/place/geo";
import type { BlockName } from "~/domain/plan/block";
import { readWish } from "~/language/wish/read-wish";
import { demandsOf } from "~/planner/revise/demands/demands";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const wished = (city: string, part: BlockName, now: string, wish: string) => answered(wishing(city, part, now, wish));
const placeIn = (city: string, title: string) => placesIn(city).find(({ name }) => name === title);

describe("where it is to be", () => {
  test.each([
    ["vienna", "Schloss Schönbrunn", "lieber was im Zentrum"],
    ["london", "Hampton Court Palace", "too far out, somewhere central pls"],
  ] as const)("in the middle of the city: %s, %s: %s", async (city, now, wish) => {
    const request = wishing(city, "morning", now, wish);
    const { block } = await answered(request);
    const [middle, place] = [request.brief.guide, placeIn(city, block.title)];
    expect(block.title).not.toBe(now);
    expect(middle && place ? kilometresBetween(middle, place) : Number.NaN).toBeLessThanOrEqual(2);
  });

  test("a shopping centre is none of a city", async () => {
    const { block } = await wished("paris", "afternoon", "Louvre Museum", "shopping centre instead");
    expect(placeIn("paris", block.title)?.category).toBe("shopping");
  });

  test("with a view is how, and not what: a table stays a table", async () => {
    const { note, proposals } = await wished(
      "rome",
      "evening",
      "Trevi Fountain",
      "c'est notre voyage de noces, un resto romantique avec vue svp",
    );
    const categories = proposals.flatMap((card) =>
      "place" in card ? [placeIn("rome", card.place.name)?.category] : [],
    );
    expect(categories.length).toBeGreaterThan(0);
    expect(new Set(categories)).toEqual(new Set(["food"]));
    expect([note, ...proposals.map(({ why }) => why)].join()).toContain("avec vue");
  });

  test("who drinks beer is served where there is beer", async () => {
    const { block } = await wished("prague", "evening", "Charles Bridge", "Wo kann man gut Bier trinken?");
    expect(`${placeIn("prague", block.title)?.about} ${placeIn("prague", block.title)?.tags.join()}`).toMatch(
      /beer|brew/i,
    );
  });

  test("a place to sit helps to choose among things of a kind, and is what is looked for where no other thing is", () => {
    const softIn = (wish: string) =>
      demandsOf(readWish(wish, []), null).flatMap(({ asked, soft = false }) =>
        asked.is === "quality" && asked.quality === "seats" ? [soft] : [],
      );
    expect(softIn("a museum with somewhere to sit")).toEqual([true]);
    expect(softIn("irgendwo zum Hinsetzen")).toEqual([false]);
  });
});

describe("when it is to be", () => {
  test.each([
    ["amsterdam", "Rijksmuseum", "nothing before noon please", "12:00"],
    ["paris", "Louvre Museum", "rien avant 11h svp", "11:00"],
  ] as const)("%s, %s: %s", async (city, now, wish, start) => {
    const { proposals } = await wished(city, "morning", now, wish);
    expect(proposals[0]).toMatchObject({ kind: "set-time", start });
  });

  test("who lands looks for no shop", async () => {
    const { proposals } = await wished(
      "copenhagen",
      "morning",
      "Kastellet and the Little Mermaid",
      "Wir landen erst um 10:40, bitte später anfangen",
    );
    expect(proposals.map(({ kind }) => kind)).toEqual(["set-time"]);
  });

  test("later, and something besides, are two things", async () => {
    const { proposals } = await wished("rome", "morning", "Colosseum", "a bit later, and coffee nearby first");
    expect(proposals.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["set-time", "add-own"]));
  });
});
