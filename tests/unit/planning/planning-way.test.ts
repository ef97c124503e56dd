import { expect, test } from "vitest";
import { openScreen } from "../screens/open-screen";
import { type Situation, standIn } from "../screens/situations";

const seen = async (at: string, when: Situation) => {
  standIn(when);
  const screen = await openScreen(at);
  if (screen.kind === "led-on") throw new Error(`led on to ${screen.to}`);
  return screen;
};

test("once all days are planned the way of planning has nothing to come, and leads to the hub", async () => {
  const { text, html } = await seen("/wayfellow/itineraryupdate", "with a plan");
  expect(text).toContain("Itinerary , current step");
  expect(text).toContain("Hub , done");
  expect(text).not.toContain(", to come");
  expect(html.match(/<nav.*?<\/nav>/s)?.[0]).toContain('href="/pretriphub"');
});

test("the welcome to the planner numbers its steps as the way of planning does", async () => {
  const { html } = await seen("/prepbuild", "with a new trip");
  const numbers = [...html.matchAll(/<li[^>]*data-sky.*?<span[^>]*>(\d)<\/span>/gs)].map(([, number]) => number);
  expect(numbers).toEqual(["2", "3", "4"]);
});

test("no screen has two rows of numbers", async () => {
  const { html } = await seen("/pretrip", "without a trip");
  expect(html.match(/<ol/g)).toHaveLength(1);
});
