import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import type { Turn } from "~/server/assistant/port";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());

function tripTo(id: string) {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
  return { brief, days: planTripDays(brief) };
}
const lisbon = tripTo("lisbon");
const tokyo = tripTo("tokyo");
const ask = async (message: string, trip = lisbon, before: Turn[] = []): Promise<string> =>
  (await assistant.chat({ ...trip, message, travellerName: "Ana", before })).reply;

describe("somebody in danger reads first whom to call", () => {
  test.each([
    ["my husband passed out", tokyo, /^Call 119 now/],
    ["wir brauchen einen Krankenwagen", tokyo, /^Ruft jetzt die 119/],
    ["our passports were stolen", lisbon, /^Report it to the police \(112.*embassy/],
    ["mi hija no respira bien", lisbon, /^Llama ya al 112/],
  ])("%s", async (message, trip, expected) => {
    expect(await ask(message, trip)).toMatch(expected);
  });

  test.each([
    ["i don't want to live any more", /sorry.*116 123|sorry.*112/],
    ["ich will nicht mehr leben", /^Es tut mir leid.*112/],
  ])("who may hurt themselves is met kindly, with a number: %s", async (message, expected) => {
    expect(await ask(message)).toMatch(expected);
  });

  test("at a wish too, and the block stays", async () => {
    const [day] = lisbon.days;
    if (!day) throw new Error("No day.");
    const asked = { ...lisbon, dayIndex: 1, blockName: "morning" as const, current: day.blocks.morning };
    const { block, note } = await assistant.reviseBlock({ ...asked, feedback: "I just want to die" });
    expect(block).toBe(day.blocks.morning);
    expect(note).toContain("112");
    expect((await assistant.reviseBlock({ ...asked, feedback: "no walking today my feet hurt" })).note).not.toContain(
      "112",
    );
  });
});

describe("the facts of the country, with where they come from and how old they are", () => {
  test.each([
    ["what plug type do they use", /type C \/ F at 230 V.*Wayfellow's own notes, as of 20\d\d-\d\d/],
    ["can we drink the tap water?", /tap water is safe/],
    ["muss man Trinkgeld geben?", /Portugal/],
    ["which currency do they have", /Euro/],
  ])("%s", async (message, expected) => {
    expect(await ask(message)).toMatch(expected);
  });

  test("and what is usual in the month", async () => {
    expect(await ask("how is the weather")).toMatch(/May|\d+ to \d+ °C/);
    expect(await ask("Wie wird das Wetter?")).toMatch(/\d+ bis \d+ °C/);
  });
});

test("the best beach near the city is found, out of town as it is", async () => {
  expect(await ask("best beach near Lisbon")).toContain("Cascais");
});

describe("a question goes on about what was said before", () => {
  const plan = { question: "what is the plan for tuesday", reply: "Day 2: …" };

  test("and the day after?", async () => {
    expect(await ask("and the day after?", lisbon, [plan])).toMatch(/^Day 3/);
    expect(await ask("et le lendemain ?", lisbon, [plan])).toMatch(/^Jour 3/);
  });

  test("is it free?", async () => {
    const castle = { question: "tell me about Castelo de São Jorge", reply: "A castle." };
    expect(await ask("is it free?", lisbon, [castle])).toContain("Castelo de São Jorge is mid-range");
  });
});

test("what it does not know it says in the language typed, with where to look", async () => {
  expect(await ask("Weshalb sind alle so freundlich?")).toMatch(/^Das weiß ich nicht/);
  expect(await ask("¿quién diseñó la bandera?")).toMatch(/^Eso no lo sé/);
});
