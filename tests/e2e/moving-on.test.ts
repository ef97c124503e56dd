import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserForFile, openDevice } from "./support/phone.ts";
import { isAt, sees } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";
import { settled } from "./support/settled.ts";
import { hold } from "./sweep/settle.ts";

const origin = inject("origin");
const browser = await browserForFile();

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
const isReadOut = (page: Page, words: string) =>
  page.locator("[aria-live=polite], [role=status]").getByText(words).waitFor({ state: "attached" });

async function arrivesAt(page: Page, heading: string, title: string): Promise<void> {
  await isReadOut(page, title);
  await expect.poll(() => focused(page)).toBe(`H1 ${heading}`);
  expect(await page.title()).toBe(title);
}

test("each new screen takes the focus to its heading and is read out by its title: by a link, by Back, and where the way leads on", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/home");
  await settled(page);
  expect(await focused(page)).toMatch(/^BODY/);
  await page.getByRole("link", { name: "What is Wayfellow?" }).press("Enter");
  await arrivesAt(page, "A trip is lived one part of the day at a time", "What is Wayfellow?");
  await page.goBack();
  await arrivesAt(page, "Where to next?", "Welcome · Wayfellow");
  await page.getByRole("link", { name: "Start Planning My Trip" }).press("Enter");
  await isAt(page, "/access");
  await arrivesAt(page, "Good to see you", "Sign in · Wayfellow");
  expect(complaints).toEqual([]);
  await context.close();
});

test("the focus is never lost on the way through a day, and what a companion changes is read out", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin);
  const [adas, bens] = [
    await deviceOf(browser, origin, ada, "/tripliveblock"),
    await deviceOf(browser, origin, ben, "/wayfellow/itinerary"),
  ];
  await adas.page.getByRole("button", { name: /^Mark morning complete/i }).press("Enter");
  await adas.page.getByRole("button", { name: /^Mark afternoon complete/i }).waitFor();
  await expect.poll(() => focused(adas.page)).not.toMatch(/^BODY/);
  const { itineraryData } = await ada.call("GET", "hydrate");
  await ada.call("POST", "savefinalblock", {
    tripId,
    dayIndex: 2,
    blockName: "evening",
    blockData: { ...itineraryData.days[1].blocks.evening, title: "A quiet evening by the river" },
  });
  await sees(bens.page, "A quiet evening by the river");
  await isReadOut(bens.page, "Ada changed the evening of day 2");
  for (const { context, complaints } of [adas, bens]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("nothing moves for whoever asked for less motion, and everything still comes", async () => {
  const movements = async (reducedMotion: "reduce" | "no-preference") => {
    const { page, context } = await openDevice(browser, origin, { reducedMotion });
    // The opening stays, or it would lead on while it is looked at.
    await hold(page);
    await page.goto("/", { waitUntil: "load" });
    await page.getByText("Your AI-powered travel companion").waitFor();
    const found = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    );
    await context.close();
    return found;
  };
  expect(Math.max(...(await movements("no-preference")))).toBe(Number.POSITIVE_INFINITY);
  expect(Math.max(0, ...(await movements("reduce")))).toBeLessThanOrEqual(1);
});

test("where colours are forced, buttons have an edge, and what is chosen a stronger one", async () => {
  const { page, context } = await openDevice(browser, origin, { forcedColors: "active" });
  const edge = (locator: ReturnType<Page["locator"]>) =>
    locator.evaluate((element) =>
      [getComputedStyle(element).borderStyle, getComputedStyle(element).borderWidth].join(" "),
    );
  await page.goto("/bestthings");
  await settled(page);
  expect(await edge(page.getByRole("button", { name: "Show the Best Things" }))).toMatch(/^solid [1-9]/);
  const chip = (name: string) => page.locator("label").filter({ has: page.getByRole("radio", { name }) });
  await page.getByRole("radio", { name: "Food" }).check();
  expect(await edge(chip("Food"))).toBe("solid 3px");
  expect(await edge(chip("Culture"))).not.toBe("solid 3px");
  await context.close();
});
