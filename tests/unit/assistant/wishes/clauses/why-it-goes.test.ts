import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { helpFirstIn } from "~/server/assistant/shared/safety-answers";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

/** What stands there after the wish. */
const insteadOf = async (city: string, part: BlockName, now: string, wish: string): Promise<string> =>
  (await answered(wishing(city, part, now, wish))).block.title;

const placeIn = (city: string, title: string) => placesIn(city).find(({ name }) => name === title);

describe("why something goes is understood, and nothing of it is looked for", () => {
  test.each([
    ["tokyo", "morning", "Sensō-ji", "been there last time"],
    ["amsterdam", "morning", "Anne Frank House", "biglietti finiti fino a giugno :("],
    ["london", "evening", "London Eye", "tickets all gone"],
    ["rome", "afternoon", "Vatican Museums and Sistine Chapel", "demasiada cola, me da una pereza..."],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish) => {
    const { block, note, proposals } = await answered(wishing(city, part, now, wish));
    expect(block.title).not.toBe(now);
    expect(proposals).toEqual([]);
    expect(note).not.toMatch(/something with|qualcosa con|algo con|non ne so|no sé nada/);
  });

  test.each([
    ["rio-de-janeiro", "morning", "Cristo Redentor", "tá tudo nublado, não vai dar pra ver nada lá de cima"],
    ["london", "morning", "London Eye", "super foggy today"],
  ] as const)("in clouds nobody is sent to a view: %s: %s, %s", async (city, part, now, wish) => {
    const title = await insteadOf(city, part, now, wish);
    expect(title).not.toBe(now);
    expect(placeIn(city, title)?.category).not.toBe("viewpoint");
  });

  test.each([
    ["dubai", "evening", "Burj Khalifa, At the Top", "soffro di vertigini"],
    ["paris", "morning", "Eiffel Tower", "j'ai le vertige"],
  ] as const)("who cannot bear heights needs no ambulance: %s: %s, %s", async (city, part, now, wish) => {
    const request = wishing(city, part, now, wish);
    expect(helpFirstIn(request.brief, wish)).toBeNull();
    expect((await answered(request)).block.title).not.toBe(now);
  });

  test("who gets seasick is sent to no island", async () => {
    expect(await insteadOf("san-francisco", "morning", "Alcatraz Island", "kid gets seasick")).not.toMatch(/Island/);
  });

  test("what there are too many steps to is left for somewhere without", async () => {
    const wish = "ma mère a mal au genou et il y a beaucoup de marches, autre chose";
    const place = placeIn("kyoto", await insteadOf("kyoto", "morning", "Fushimi Inari Taisha", wish));
    expect(place?.category).not.toBe("market");
    expect(place?.stepFree).toBe(true);
  });

  test("an hour at which it is too hot is none at which it shall begin", async () => {
    const { proposals } = await answered(
      wishing("bangkok", "afternoon", "Wat Pho", "way too hot for temples at 2pm, something with aircon pls"),
    );
    expect(proposals.filter(({ kind }) => kind === "set-time")).toEqual([]);
  });
});

test("who leaves it as it is gets no other places", async () => {
  const { alternatives, note } = await answered(
    wishing("istanbul", "morning", "Hagia Sophia", "leave it as it is, looks perfect"),
  );
  expect(note).toBe("Good, Hagia Sophia stays as it is.");
  expect(alternatives).toEqual([]);
});

describe("a card for each thing, and one for each place", () => {
  test.each([
    ["new-york-city", "evening", "Top of the Rock", "sold out for sunset, any other view?"],
    ["berlin", "evening", "Reichstag dome", "fiesta jaja, algún club que abra los martes"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish) => {
    const { proposals } = await answered(wishing(city, part, now, wish));
    const ids = proposals.flatMap((card) => ("place" in card ? [card.place.id] : []));
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("the mosque, typed at a mosque, is that one", async () => {
    const wish = "My wife wants the Grand Bazaar and I really don't mind skipping the mosque today";
    const { proposals } = await answered(
      wishing("istanbul", "morning", "Hagia Sophia", wish, { evening: "Taksim Square and its mosque" }),
    );
    expect(proposals.flatMap((card) => (card.kind === "shelve" ? [card.stop.title] : []))).not.toContain(
      "Taksim Square and its mosque",
    );
  });

  test("a name with a slip in it moves like one without", async () => {
    const { proposals } = await answered(wishing("rome", "morning", "Colosseum", "colloseum on thursday insted"));
    expect(proposals[0]).toMatchObject({ kind: "move", stop: { title: "Colosseum" }, to: { day: 4 } });
  });

  test("by day nobody is sent to a bar who has not asked for one", async () => {
    const { alternatives, block } = await answered(wishing("paris", "afternoon", "Musée d'Orsay", "no more museums"));
    for (const name of [block.title, ...alternatives.map((each) => each.name)])
      expect(placeIn("paris", name)?.category).not.toBe("nightlife");
  });
});

test("an allergy is said beside cards of tables", async () => {
  const wish = "hawker food nearby, no seafood (allergic!!)";
  const { note, proposals } = await answered(wishing("singapore", "evening", "Gardens by the Bay", wish));
  expect(proposals.length).toBeGreaterThan(0);
  expect(note).toContain("I do not know about allergies");
});

test("what somebody with them cannot bear outweighs the name, and the note says so", async () => {
  const wish = "catacombs but my 4 yr old is scared of the dark";
  const { block, note } = await answered(wishing("paris", "afternoon", "Louvre Museum", wish));
  expect(block.title).not.toMatch(/Catacombs/);
  expect(note).toMatch(/Catacombs.* is dark, narrow or underground, so I looked elsewhere/);
});

test("a place that is named comes, also by another of its names", async () => {
  expect(await insteadOf("paris", "afternoon", "Louvre Museum", "the catacombs")).toMatch(/Catacombs/);
  expect(await insteadOf("paris", "evening", "Louvre Museum", "moulin rouge")).toMatch(/Moulin Rouge/);
});
