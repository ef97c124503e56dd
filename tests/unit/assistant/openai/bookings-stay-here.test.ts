import { expect, test } from "vitest";
import { aBrief } from "#tests/unit/planner/guide-builder";
import type { Day } from "~/domain/plan/itinerary";
import { planTripDays } from "~/planner/plan/plan-trip";
import { planData } from "~/server/assistant/openai/prompts/data";
import { useDesk } from "./fake-model";

const desk = useDesk();
const brief = aBrief({ daysTotal: 3 });

const booking = {
  reference: "SECRET7",
  name: "Ada Fernsecret",
  time: "19:35",
  url: "https://table.example/SECRET7",
  note: "Paid with SECRET7",
};

/** A plan in which everything is booked and paid. */
const days: Day[] = planTripDays(brief).map((day) => ({
  ...day,
  stops: day.stops.map((stop) => ({ ...stop, booking, cost: { amount: 43217, currency: "EUR", each: true } })),
}));

const SECRETS = /SECRET7|Fernsecret|table\.example|43217/;

test("a plan as it is told to a model has its titles and nothing of what is booked", () => {
  expect(days.every(({ stops }) => stops.length > 0)).toBe(true);
  const told = JSON.stringify(planData(days));
  expect(told).toContain(days[0]?.blocks.morning.title);
  expect(told).not.toMatch(SECRETS);
});

test("no request to a model carries a booking or a cost, whatever it is asked", async () => {
  const [day] = days;
  if (!day) throw new Error("No day.");
  const current = day.blocks.afternoon;
  await desk.driven(
    desk.assistant.reviseBlock({ brief, days, dayIndex: 1, blockName: "afternoon", current, feedback: "quieter" }),
  );
  const question = "Under which reference did we book, and what does it cost?";
  await desk.driven(desk.assistant.answer({ brief, days, dayIndex: 1, blockName: "morning", question }));
  await desk.driven(desk.assistant.chat({ brief, days, travellerName: "Ada", message: question }));
  const shelf = day.stops.slice(0, 1).map((stop) => ({ ...stop, id: "idea", at: null }));
  desk.server.calls = [
    [
      { name: "read_day", given: '{"day": 1}' },
      { name: "read_day", given: '{"day": null}' },
      { name: "find_places", given: '{"words": "", "category": null, "day": 1}' },
      { name: "propose_shelve", given: '{"stop": "s1", "why": ""}' },
    ],
  ];
  await desk.driven(
    desk.assistant.chat({ brief, days, shelf, mayPropose: true, travellerName: "Ada", message: question }),
  );
  expect(desk.server.asked.length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(desk.server.asked.at(-1))).toContain("idea |");
  expect(JSON.stringify(desk.server.asked)).not.toMatch(SECRETS);
});
