import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { Phase } from "./support/phases.ts";
import { PHASES, travellerIn } from "./support/phases.ts";
import { connectBrowser, openDevice, signInByPopup } from "./support/phone.ts";
import { fetchedAhead, settled, settledWithLateParts } from "./support/settled.ts";
import { isAt } from "./support/steps.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const phase = (screen: string): Phase => {
  const found = PHASES.find((candidate) => candidate.screen === screen);
  if (!found) throw new Error(`no phase leads to ${screen}`);
  return found;
};

async function open(at: Phase) {
  const { who, tripId } = await travellerIn(at, origin);
  const device = await openDevice(browser, origin);
  await device.page.goto("/access");
  await signInByPopup(device.page, who);
  await isAt(device.page, at.screen);
  return { ...device, who, tripId };
}

test("a wish becomes a proposal beside the original, is saved, and can be taken back; typing survives a reload", async () => {
  const { page, complaints, tripId, who, context } = await open(phase("/pretriphub"));
  const traveller = await signIn(origin, who);
  const evening = async () => (await traveller.call("GET", `itinerary/days/${tripId}`)).days[1].blocks.evening;
  const before = await evening();
  await page.goto(`/modify/block/${tripId}/2/evening`);
  await settled(page);
  const ask = page.getByRole("button", { name: "Ask the assistant" });
  const wish = page.getByLabel("What should be different?");
  expect(await ask.isDisabled()).toBe(true);
  await wish.fill("something else, please");
  await page.reload();
  await settled(page);
  expect(await wish.inputValue()).toBe("something else, please");
  await ask.click();
  await page.getByText("What would change").first().waitFor();
  await page.getByRole("button", { name: "Save This Block" }).click();
  await page.getByText("Saved for everyone.").waitFor();
  const saved = await evening();
  expect(saved.title).not.toBe(before.title);
  expect(saved).toMatchObject({ source: "embedded", verified: true });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Back to how it was.").first().waitFor();
  expect(await evening()).toEqual(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test("what is worth knowing about a plan is told where it is, hidden for good when it was read, and never in the way", async () => {
  const { page, complaints, tripId, who, context } = await open(phase("/pretriphub"));
  const traveller = await signIn(origin, who);
  const { days } = await traveller.call("GET", `itinerary/days/${tripId}`);
  await traveller.call("POST", "savefinalblock", {
    tripId,
    dayIndex: 2,
    blockName: "evening",
    blockData: { title: days[0].blocks.morning.title },
  });
  await page.goto("/wayfellow/itineraryupdate");
  await page.getByText(/^\d things? to know, day 2$/).click();
  await page.getByText("This place comes twice").waitFor();
  await page.goto(`/modify/day/${tripId}/2`);
  await page.getByRole("button", { name: "Hide: This place comes twice" }).click();
  await page.getByText("This place comes twice").waitFor({ state: "detached" });
  await page.reload();
  await settledWithLateParts(page);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("planFacts") !== null)).toBe(true);
  expect(await page.getByText("This place comes twice").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a block marked complete without a network counts here at once, and is sent when the network is back", async () => {
  const { page, context } = await open(phase("/livedayreturner"));
  await page.goto("/tripliveblock");
  await fetchedAhead(page, "day-lookback");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Mark Morning Complete/i }).click();
  await page.getByRole("button", { name: /^Mark Afternoon Complete/i }).waitFor();
  await page.getByText(/^Will be sent: morning of day 2 complete/).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Will be sent/).waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Mark Afternoon Complete/i }).waitFor();
  await context.close();
});
