import { describe, expect, test } from "vitest";
import type { Day } from "~/domain/plan/itinerary";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief, aGuide, aPlace } from "../planner/guide-builder";

const museum = aPlace({
  name: "Tile Museum",
  category: "religious",
  ticketed: true,
  minutes: 90,
  indoor: true,
  children: true,
  stepFree: true,
  price: 2,
  neighborhood: "Old Quarter",
});
const tower = aPlace({ name: "Old Tower", category: "landmark", lat: 38.725, minutes: 60, children: false });
const tavern = aPlace({ name: "Tavern", category: "food", lat: 38.721, minutes: 90 });
const plate = aPlace({ name: "Green Plate", category: "food", vegetarian: true, lat: 38.7215 });
const brief = aBrief({
  guide: { ...aGuide(0), places: [museum, tower, tavern, plate] },
  daysTotal: 1,
  anchors: ["Tile Museum", "Old Tower", "Tavern"],
  startDate: "2026-01-10",
});
const assistant = embeddedAssistant();

async function planned(): Promise<Day[]> {
  const days: Day[] = [];
  for await (const day of assistant.planTrip(brief, [])) days.push(day);
  return days;
}
const ask = async (question: string): Promise<string> =>
  (await assistant.answer({ brief, days: await planned(), dayIndex: 1, blockName: "morning", question })).answer;
const chat = async (message: string): Promise<string> =>
  (await assistant.chat({ brief, days: await planned(), message, travellerName: "Ana" })).reply;

describe("the embedded assistant", () => {
  test("says of every reply that it wrote it", async () => {
    const days = await planned();
    expect((await assistant.suggestAnchors(brief)).source).toBe("embedded");
    expect((await assistant.answer({ brief, days, dayIndex: 1, blockName: "morning", question: "next?" })).source).toBe(
      "embedded",
    );
    expect((await assistant.chat({ brief, days, message: "hello", travellerName: "" })).source).toBe("embedded");
  });

  test.each([
    ["What is next?", /^Next, at about \d\d:\d\d, is .+ in .+\. It is .+ from /],
    ["How do we get there?", /minutes on foot|few steps/],
    ["How far is it to the Tavern?", /^From .+ to Tavern it is /],
    ["Where can we eat?", /Green Plate/],
    ["Tell me about Old Tower", /Old Tower is what people come to see\./],
    ["How long does the Tile Museum take?", /Tile Museum usually takes an hour and a half/],
    ["Do we need tickets for the Tile Museum?", /Tile Museum takes a ticket/],
    ["Is Old Tower good for the kids?", /not the easiest with children/],
    ["What if it rains at the Tile Museum?", /indoors, so rain does not matter/],
    ["When does it open?", /I do not know the opening times/],
    ["What should we wear?", /January is winter/],
    ["Is Tile Museum wheelchair accessible?", /step-free, as far as I know/],
    ["Where are the toilets?", /^Few and not always free/],
    ["Who won the cup in 1966?", /^That is outside what I do/],
    ["Is it safe at night?", /^Testville: lively streets/],
  ])("answers %s", async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  test.each([
    ["Hi", /^Hello Ana\./],
    ["What is the plan?", /Day 1: /],
    ["What do we do on day 1?", /^Day 1, Saturday, January 10: \d\d:\d\d .+; \d\d:\d\d /],
    ["And on day 7?", /no day 7/],
    ["Which need tickets?", /^These take a ticket: Tile Museum/],
    ["What are our musts?", /Tile Museum \(day 1/],
    ["Where is the Tavern?", /planned for the .+ of day 1/],
    ["What should I pack?", /cover shoulders and knees/],
  ])("talks about the trip: %s", async (message, expected) => {
    expect(await chat(message)).toMatch(expected);
  });

  test("names no place for dinner that is known for breakfast alone, however near", async () => {
    const bakery = aPlace({
      name: "Dawn Bakery",
      category: "food",
      meal: { kind: "bakery", for: ["breakfast"], cuisine: "local", diet: [] },
      lat: tower.lat,
      lng: tower.lng,
    });
    const guide = { ...aGuide(0), places: [museum, tower, tavern, plate, bakery] };
    const of = { brief: { ...brief, guide }, days: await planned(), dayIndex: 1, question: "Where can we eat?" };
    const { answer } = await assistant.answer({ ...of, blockName: "evening" });
    expect(answer).toContain("Green Plate");
    expect(answer).not.toContain("Dawn Bakery");
  });

  test("never exclaims", async () => {
    for (const question of ["next", "food", "rain", "tickets", "kids", "thanks", "hello", "what", "how far"])
      expect(await ask(question)).not.toContain("!");
  });

  test("has little to say before there is a plan", async () => {
    expect(
      (await assistant.chat({ brief, days: [], message: "What is the plan?", travellerName: "Ana" })).reply,
    ).toContain("no plan");
  });
});
