import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { readWish } from "~/language/wish/read-wish";
import { isBar, isQuiet, isQuietBar, isRestless, isRomantic, isToSit } from "~/planner/revise/demands/atmosphere";
import { demandsOf } from "~/planner/revise/demands/demands";
import { keywordHits } from "~/planner/revise/demands/found-in-place";
import { fitOf } from "~/planner/revise/fit";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answered, placesIn, wishing } from "./wishes/wishing-on-a-day";

const wished = (city: string, part: BlockName, now: string, feedback: string): Promise<WishReply> =>
  answered(wishing(city, part, now, feedback));

function placeIn(city: string, name: string): Place {
  const place = placesIn(city).find((each) => each.name === name);
  if (!place) throw new Error(`No ${name} in ${city}.`);
  return place;
}

/** All that stands in the reply: what was put there, what is listed, what is on cards. */
const offeredIn = ({ block, alternatives, proposals }: WishReply): string[] => [
  block.title,
  ...alternatives.map(({ name }) => name),
  ...proposals.flatMap((card) => ("place" in card ? card.place.name : [])),
];

describe("near without a name", () => {
  test.each([
    ["delhi", "Qutb Minar", "something with trees, not far", "Mehrauli Archaeological Park"],
    ["delhi", "Qutb Minar", "was im Grünen, in der Nähe", "Mehrauli Archaeological Park"],
    ["delhi", "Qutb Minar", "un parco vicino", "Mehrauli Archaeological Park"],
  ])(
    "is near the stop that stands there, however far the rest of the day is: %s, %s: %s",
    async (...[city, now, wish, near]) => {
      expect(offeredIn(await wished(city, "afternoon", now, wish))).toContain(near);
    },
  );

  test("what is not near is listed with its distance, and put in by nobody", async () => {
    const reply = await wished("paris", "morning", "Catacombs of Paris", "another thing nearby, for my daughter");
    expect(reply.block.title).toBe("Catacombs of Paris");
    expect(reply.note).toMatch(/not this: near Catacombs of Paris/);
    const told = [
      ...reply.alternatives.map(({ why }) => why),
      ...reply.proposals.flatMap((card) => ("place" in card ? card.why : [])),
    ];
    expect(told.length).toBeGreaterThan(0);
    for (const why of told) expect(why).toMatch(/not near Catacombs of Paris.* from Catacombs of Paris/);
  });

  test("beside a name it is near that, and told from there", async () => {
    const reply = await wished("marrakesh", "evening", "Jemaa el-Fnaa", "cena económica cerca del Palacio de la Bahía");
    expect([reply.note, ...reply.proposals.map(({ why }) => why)].join(" ")).toMatch(/de Bahia Palace/);
  });

  test.each(["closer please", "más cerca", "più vicino", "plus près", "mais perto", "näher"])(
    "%s is less of a way, and not near the stop itself",
    (wish) => expect(readWish(wish, [])).toMatchObject({ closer: true, nearHere: false }),
  );

  test.each(["near our hotel", "cerca del hotel", "perto do hotel", "vicino all'albergo", "vicino a dove siamo"])(
    "%s is not near the stop",
    (wish) => expect(readWish(wish, []).nearHere).toBe(false),
  );

  test("not far refuses nothing before it", () => {
    expect(readWish("romantic dinner not far", placesIn("kyoto")).unwantedCategories.size).toBe(0);
  });
});

describe("who cannot go on", () => {
  test.each([
    ["london", "National Gallery", "keine Museen mehr, mir tun die Füße weh"],
    ["london", "National Gallery", "my feet are killing me"],
    ["london", "National Gallery", "j'ai mal aux pieds, un endroit où s'asseoir"],
  ] as const)("sits down near where they are: %s, %s: %s", async (city, now, wish) => {
    const reply = await wished(city, "afternoon", now, wish);
    const here = placeIn(city, now);
    const offered = offeredIn(reply).filter((name) => name !== now);
    expect(offered.length).toBeGreaterThan(0);
    for (const name of offered) {
      const place = placeIn(city, name);
      expect(isToSit(place), name).toBe(true);
      expect(kilometresBetween(here, place), name).toBeLessThan(2.5);
    }
  });

  test("where nothing is known near, a café is to be found on the spot", async () => {
    const { proposals } = await wished("new-york-city", "afternoon", "High Line", "somewhere to sit. long.");
    expect(proposals.map((card) => ("title" in card ? card.title : ""))).toContain("A café near High Line");
  });

  test("sits on no rink, on no bicycle and at no counter", () => {
    expect(isToSit(placeIn("new-york-city", "Wollman Rink"))).toBe(false);
    expect(isToSit(placeIn("new-york-city", "Cycling Central Park from Columbus Circle"))).toBe(false);
    expect(isToSit(placeIn("new-york-city", "Joe's Pizza, Carmine Street"))).toBe(false);
    expect(isToSit(placeIn("prague", "Café Louvre"))).toBe(true);
  });
});

describe("quiet, romantic, a bar", () => {
  test("whoever finds it too loud is offered no market, no bar and no fairground", async () => {
    for (const wish of ["zu voll und zu laut mit dem Baby", "il y a trop de bruit pour le bébé"]) {
      const reply = await wished("vienna", "evening", "Wiener Riesenrad and Wurstelprater", wish);
      const offered = offeredIn(reply).filter((name) => name !== "Wiener Riesenrad and Wurstelprater");
      expect(offered.length).toBeGreaterThan(0);
      for (const name of offered) expect(isRestless(placeIn("vienna", name)), name).toBe(false);
    }
  });

  test("of a table it is not known whether it is quiet", () => {
    const { unknown, missed } = fitOf(
      placeIn("edinburgh", "The Scran & Scallie"),
      demandsOf(readWish("più tranquillo", []), null),
    );
    expect([unknown.length, missed.length]).toEqual([1, 0]);
  });

  test("a quieter market is a market still", () => {
    const [quieter] = demandsOf(readWish("a quieter market", []), null).filter(({ soft }) => soft);
    expect(quieter?.contrary?.(placeIn("london", "Borough Market"))).toBe(false);
  });

  test("a line of the tram is not quiet", () => {
    expect(isQuiet(placeIn("vienna", "Tram D and 1 along the Ringstraße"))).toBe(false);
    expect(isQuiet(placeIn("vienna", "Peterskirche"))).toBe(true);
  });

  test("a street of hotplates is not romantic, and a table is where more than its price says so", () => {
    expect(isRomantic(placeIn("tokyo", "Tsukishima Monja Street"))).toBe(false);
    expect(isRomantic(placeIn("tokyo", "Kanda Yabu Soba"))).toBe(false);
    expect(isRomantic(placeIn("istanbul", "Mikla"))).toBe(true);
  });

  test("a jazz club is no bar to be quiet in", () => {
    expect(isQuietBar(placeIn("tokyo", "Blue Note Tokyo"))).toBe(false);
    expect(isBar(placeIn("paris", "Harry's New York Bar"))).toBe(true);
  });

  test("a water pipe lies by no water", () => {
    expect(keywordHits(placeIn("cairo", "Abou El Sid"), ["water"])).toBe(0);
  });
});

describe("when the children sleep", () => {
  test.each([
    ["kids in bed by 8, something calm", /runs until about \d\d:\d\d: too long for 20:00/],
    ["die Kinder schlafen um acht, lieber etwas Ruhiges", /geht bis etwa \d\d:\d\d Uhr: zu lang für 20:00 Uhr/],
  ])("what runs longer is on cards, beside what is wished for: %s", async (wish, said) => {
    const { note, proposals } = await wished("barcelona", "evening", "Sagrada Família", wish);
    expect(note).toMatch(said);
    expect(proposals.map(({ kind }) => kind)).toContain("replace");
    expect(proposals.some(({ kind }) => kind === "shelve" || kind === "set-time")).toBe(true);
  });
});
