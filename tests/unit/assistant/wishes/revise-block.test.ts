import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { Revision } from "~/server/assistant/port";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, aPlace, anIntent } from "../../planner/guide-builder";

const museum = aPlace({ name: "Tile Museum", minutes: 90, price: 2 });
const tower = aPlace({ name: "Old Tower", category: "landmark", lat: 38.725, minutes: 60 });
const tavern = aPlace({ name: "Tavern", category: "food", lat: 38.721, minutes: 90 });
const others = [
  aPlace({ name: "Rose Garden", category: "park", lat: 38.7205, price: 0, stroller: true }),
  aPlace({ name: "Glass Hall", category: "museum", lat: 38.7207, price: 1, indoor: true, children: false }),
  aPlace({ name: "Green Plate", category: "food", vegetarian: true, lat: 38.7215 }),
  aPlace({ name: "Meat Grill", category: "food", vegetarian: false, lat: 38.7206 }),
  aPlace({ name: "Far Chapel", category: "religious", lat: 38.78, indoor: true, price: 0 }),
  aPlace({ name: "Jazz Cellar", category: "performance", about: "A quartet plays in the cellar every night." }),
];
const guide: CityGuide = { ...aGuide(0), places: [museum, tower, tavern, ...others] };
const brief: TripBrief = aBrief({ guide, daysTotal: 1, anchors: ["Old Tower"] });
const [planned] = planTripDays(
  aBrief({
    guide: { ...guide, places: [museum, tower, tavern] },
    daysTotal: 1,
    anchors: ["Tile Museum", "Old Tower", "Tavern"],
  }),
);
const days: Day[] = planned ? [planned] : [];
const partOf = (title: string): BlockName =>
  BLOCK_NAMES.find((part) => planned?.blocks[part].title === title) ?? "morning";

function revise(title: string, feedback: string, over: Partial<TripBrief> = {}): Revision {
  const blockName = partOf(title);
  const current = days[0]?.blocks[blockName];
  if (!current) throw new Error(`No block ${title}`);
  return reviseBlock({ brief: { ...brief, ...over }, days, dayIndex: 1, blockName, current, feedback });
}

describe("a revised block", () => {
  test.each([
    ["no museums", "Rose Garden"],
    ["something free nearby", "Rose Garden"],
    ["we have a stroller", "Rose Garden"],
    ["a park please", "Rose Garden"],
    ["Glass Hall", "Glass Hall"],
    ["another museum instead", "Glass Hall"],
  ])("%s gives %s in the museum's place", (feedback, title) => {
    expect(revise("Tile Museum", feedback).block.title).toBe(title);
  });

  test("is vegetarian when that is asked", () => {
    expect(revise("Tavern", "vegetarian, but something else").block.title).toBe("Green Plate");
  });

  test("finds a place by a word of its sentence", () => {
    expect(revise("Tavern", "a quartet").block.title).toBe("Jazz Cellar");
  });

  test("says what changed and why", () => {
    expect(revise("Tile Museum", "no museums").note).toMatch(
      /^I put Rose Garden in place of Tile Museum: not a museum, as you asked\./,
    );
  });

  test("is complete and in the same part of the day", () => {
    const { block } = revise("Tile Museum", "no museums");
    expect(block).toMatchObject({
      timeOfDay: partOf("Tile Museum"),
      verified: true,
      source: "embedded",
      placeId: "test-rose-garden",
    });
    expect(block.description).toContain("Rose Garden is what people come to see.");
  });

  test("stays, and the note says so, when nothing fits", () => {
    const { block, note } = revise("Tile Museum", "wellness, a sauna");
    expect(block).toBe(days[0]?.blocks[partOf("Tile Museum")]);
    expect(note).toMatch(/^I kept Tile Museum: I know no other place/);
  });

  test("stays when it is what was asked already", () => {
    expect(revise("Tile Museum", "it is raining").note).toMatch(/^I left Tile Museum, which is what you ask already/);
  });

  test("stays when the words say nothing that can be done", () => {
    expect(revise("Tile Museum", "hmm qwerty").note).toMatch(/not sure what to change/);
  });

  test("does not repeat a place that is planned elsewhere, even when it is named", () => {
    const { block, note } = revise("Tile Museum", "Tavern please");
    expect(block.title).toBe("Tile Museum");
    expect(note).toContain(`already planned for the ${partOf("Tavern")} of day 1`);
  });

  test("keeps a must, and says what would come, until one insists or names it", () => {
    expect(revise("Old Tower", "a park")).toEqual({
      block: days[0]?.blocks[partOf("Old Tower")],
      note: 'I kept Old Tower, because it is one of your musts. Rose Garden would be a park: say "replace it", or name it, and I put it here.',
    });
    for (const insisting of ["something else", "replace it with a park", "not the Old Tower", "Rose Garden"])
      expect(revise("Old Tower", insisting).block.title).not.toBe("Old Tower");
    expect(revise("Old Tower", "Rose Garden").note).toContain("Old Tower was one of your musts");
  });

  test("sends no wheelchair where there are steps", () => {
    const stepped = { ...guide, places: guide.places.map((place) => ({ ...place, stepFree: false })) };
    const intent = anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] });
    expect(revise("Tile Museum", "something else", { guide: stepped, intent }).block.title).toBe("Tile Museum");
  });

  test("keeps a day trip whole unless one asks to stay in town", () => {
    const trip = aBrief({ guide: aGuide(), daysTotal: 2, anchors: ["Far Village 1"] });
    const plan = planTripDays(trip);
    const day = plan.find(({ blocks }) => blocks.morning.isDayTrip);
    if (!day) throw new Error("No day trip");
    const ask = (feedback: string): Revision =>
      reviseBlock({
        brief: trip,
        days: plan,
        dayIndex: day.dayIndex,
        blockName: "morning",
        current: day.blocks.morning,
        feedback,
      });
    expect(ask("a museum").block).toBe(day.blocks.morning);
    expect(ask("a museum").note).toContain("stay in town");
    expect(ask("stay in town").block.isDayTrip).toBe(false);
  });

  test("in a city without data is another idea, said to be one", () => {
    const ideas = aBrief({ guide: null, cityName: "Ghent" });
    const plan = planTripDays(ideas);
    const current = plan[0]?.blocks.evening;
    if (!current) throw new Error("No evening");
    const { block, note } = reviseBlock({
      brief: ideas,
      days: plan,
      dayIndex: 1,
      blockName: "evening",
      current,
      feedback: "something else",
    });
    expect(block.title).not.toBe(current.title);
    expect(block).toMatchObject({ verified: false, timeOfDay: "evening" });
    expect(note).toContain("I have no places for Ghent");
  });

  test("in a city without data a name of several words is what they mean to do", () => {
    const ideas = aBrief({ guide: null, cityName: "Liverpool" });
    const plan = planTripDays(ideas);
    const current = plan[0]?.blocks.afternoon;
    if (!current) throw new Error("No afternoon");
    const request = { brief: ideas, days: plan, dayIndex: 1, blockName: "afternoon", current } as const;
    const { block, note } = reviseBlock({ ...request, feedback: "Anfield Stadium tour instead" });
    expect(block).toMatchObject({ title: "Anfield Stadium", verified: false, source: "traveller" });
    expect(note).toContain("in your own words");
    expect(reviseBlock({ ...request, feedback: "Somewhere quiet please" }).block.source).not.toBe("traveller");
  });
});

test("no wish ever repeats a place of the trip or moves to another part of the day", () => {
  const town = aBrief({ guide: aGuide(), daysTotal: 4 });
  const plan = planTripDays(town);
  const words = fc.constantFrom(
    "less walking",
    "rain",
    "vegetarian",
    "no museums",
    "cheaper",
    "free",
    "kids",
    "something else",
    "more food",
    "nightlife",
    "quieter",
    "Place B1",
    "Far Village 0",
    "a park",
    "stay in town",
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...BLOCK_NAMES),
      fc.array(words, { minLength: 1, maxLength: 3 }),
      (at, blockName, said) => {
        const day = plan[at];
        if (!day) return;
        const before = structuredClone(plan);
        const { block, note } = reviseBlock({
          brief: town,
          days: plan,
          dayIndex: day.dayIndex,
          blockName,
          current: day.blocks[blockName],
          feedback: said.join(", "),
        });
        expect(plan).toEqual(before);
        expect(block.timeOfDay).toBe(blockName);
        expect(note).not.toMatch(/!|undefined|null/);
        const elsewhere = plan.flatMap(({ dayIndex, blocks }) =>
          BLOCK_NAMES.filter((part) => dayIndex !== day.dayIndex || part !== blockName).map(
            (part) => blocks[part].title,
          ),
        );
        expect(elsewhere).not.toContain(block.title);
      },
    ),
    { numRuns: 60 },
  );
});
