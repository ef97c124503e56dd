import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import { browserForFile } from "../support/phone.ts";
import { press, sees } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

type Stop = { id: string; title: string; start: string | null; at: { part: string } };
type Plan = { days: { blocks: { morning: { title: string } }; stops: Stop[] }[]; shelf: Stop[] };

const planOf = (who: Traveller, tripId: string): Promise<Plan> => who.call("GET", `itinerary/days/${tripId}`);
const mornings = ({ days }: Plan) => days.map(({ blocks }) => blocks.morning.title);

async function wish(page: Page, words: string): Promise<void> {
  await page.getByLabel(/^(What should be different|Still not right)/).fill(words);
  await press(page, "Ask the assistant");
  await page.getByRole("heading", { name: "What your plan could do" }).waitFor();
  await page.getByText("Nothing changes until you accept it.").waitFor();
}

const cards = (page: Page) => page.getByRole("list", { name: "Changes to accept or leave" });
const accept = (page: Page, words: RegExp) =>
  cards(page)
    .getByRole("listitem")
    .filter({ hasText: words })
    .getByRole("button", { name: /^Accept/ })
    .click();

test("without a model, a wish to swap, to rest or to sleep in is done with a tap on its card, and taken back with another; on the way, too", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const { page, complaints } = await deviceOf(browser, origin, ada, `/modify/block/${tripId}/1/morning`);
  const before = await planOf(ada, tripId);

  // What is said of a wish that changes nothing is gone with the next one.
  await page.getByLabel("What should be different?").fill("we want to be back at the hotel by 17:00");
  await press(page, "Ask the assistant");
  await sees(page, /As planned it is over by then: /);

  await wish(page, "swap with day 3");
  await cards(page).getByRole("listitem").nth(1).waitFor();
  expect(await page.getByText(/As planned it is over by then: /).count()).toBe(0);
  expect(await cards(page).getByRole("listitem").count()).toBe(2);
  await accept(page, /^Day 1 and day 3 change places/);
  await sees(cards(page), "Done.");
  await expect.poll(async () => mornings(await planOf(ada, tripId))).toEqual(mornings(before).toReversed());
  await cards(page).getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(async () => mornings(await planOf(ada, tripId))).toEqual(mornings(before));

  await wish(page, "let us sleep in");
  await accept(page, / instead of \d/);
  await cards(page).getByText("Done.").waitFor();
  const startOfDay = async () =>
    (await planOf(ada, tripId)).days[0]?.stops.find(({ at }) => at.part === "morning")?.start;
  await expect.poll(startOfDay).toMatch(/^1[01]:/);

  await wish(page, "skip it, we want to rest");
  await accept(page, / leave day 1 and wait among your ideas/);
  await sees(cards(page), "Done.");
  await expect
    .poll(async () => (await planOf(ada, tripId)).shelf.map(({ title }) => title))
    .toContain(mornings(before)[0]);

  await cards(page).getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(async () => mornings(await planOf(ada, tripId))).toEqual(mornings(before));

  // On the way, too.
  await ada.call("POST", `starttrip/${tripId}`);
  await page.goto("/tripliveblock");
  await page.getByLabel("What should be different?").fill("swap with day 3");
  await press(page, "Change This Block");
  await page.getByText("Nothing changes until you accept it.").waitFor();
  await accept(page, /^Day 1 and day 3 change places/);
  await sees(cards(page), "Done.");
  await expect.poll(async () => mornings(await planOf(ada, tripId))[0]).toBe(mornings(before)[2]);
  expect(complaints).toEqual([]);
});

test("what nobody here knows by name is added in words, to be found on the spot, and is the travellers' own stop", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const { page, complaints } = await deviceOf(browser, origin, ada, `/modify/block/${tripId}/1/morning`);
  await wish(page, "keep this, but add sushi close by");
  await sees(cards(page), /Sushi near .* as well/);
  expect(await page.getByText(/Still open/).count()).toBe(0);
  await sees(cards(page), /I know none by name near .*: choose one on the spot/);
  await accept(page, /Sushi near/);
  await sees(cards(page), /Sushi near .* is in your plan\./);
  const titles = async () => (await planOf(ada, tripId)).days[0]?.stops.map(({ title }) => title).join();
  await expect.poll(titles).toMatch(/Sushi near/);
  await cards(page).getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(titles).not.toMatch(/Sushi near/);
  expect(complaints).toEqual([]);
});
