import { expect, test } from "vitest";
import { aBrief } from "#tests/unit/planner/guide-builder";
import type { Day } from "~/domain/plan/itinerary";
import { openAiAssistant } from "~/server/assistant/openai";
import type { TokenBudget } from "~/server/assistant/token-budget";
import { useDesk } from "./fake-model";

const desk = useDesk();

/** A budget of so many tokens, that remembers what became of them. */
function budgetOf(left: number) {
  const heard = { reserved: 0, spent: 0, refused: false };
  const budget: TokenBudget = {
    reserve: (tokens) => {
      const fits = tokens <= left;
      if (fits) {
        left -= tokens;
        heard.reserved += tokens;
      } else heard.refused = true;
      return Promise.resolve(fits);
    },
    settle: (reserved, spent) => {
      left += reserved - spent;
      heard.spent += spent;
    },
    isUsedUp: () => heard.refused,
  };
  const assistant = openAiAssistant({
    config: { apiKey: "test-key", baseUrl: desk.server.baseUrl, model: "fake" },
    clock: desk.clock,
    formats: desk.formats,
    log: { info: (event, fields = {}) => void desk.lines.push({ event, fields }) },
    tokens: budget,
  });
  return { assistant, heard };
}

const chat = {
  brief: aBrief({ daysTotal: 2 }),
  days: [],
  message: "What shall I read on the way?",
  travellerName: "Ada",
};

async function daysOf(plan: AsyncIterable<Day>): Promise<Day[]> {
  const days: Day[] = [];
  for await (const day of plan) days.push(day);
  return days;
}

test("a request puts aside more than it takes, and what the server reports is what counts", async () => {
  const { assistant, heard } = budgetOf(100_000);
  expect(await assistant.chat(chat)).toMatchObject({ source: "openai" });
  expect(heard.spent).toBe(1_000 * desk.server.asked.length);
  expect(heard.reserved).toBeGreaterThan(400);
});

test("where none are left the server is not asked, and the built-in planner answers and plans", async () => {
  const { assistant, heard } = budgetOf(0);
  expect(await assistant.chat(chat)).toMatchObject({ source: "embedded" });
  const days = await daysOf(assistant.planTrip(aBrief({ daysTotal: 2 }), []));
  expect(days).toHaveLength(2);
  expect(days.flatMap(({ blocks }) => Object.values(blocks)).every(({ source }) => source === "embedded")).toBe(true);
  expect(desk.server.asked).toHaveLength(0);
  expect(heard).toMatchObject({ spent: 0, refused: true });
  expect(desk.lines.map(({ fields }) => fields.outcome)).toContain("spent");
});

test("a server that says nothing of tokens is counted by what was sent and received", async () => {
  desk.server.feel("failing");
  const { assistant, heard } = budgetOf(100_000);
  await desk.driven(assistant.chat(chat));
  expect(heard.spent).toBeGreaterThan(0);
  expect(heard.spent).toBeLessThan(heard.reserved);
});
