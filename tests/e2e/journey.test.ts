import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addDays } from "~/domain/dates/calendar-date";
import { travellersDate } from "~/domain/live/day-begins";
import { formatDateRange } from "~/messages/formats";
import { completeProfile as completeByApi, setUpTrip as setUpByApi } from "../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { copiedText } from "./support/copied-text.ts";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import {
  completeProfile,
  isAt,
  liveDay,
  pickAnchors,
  planTrip,
  reflect,
  saveItinerary,
  setUpTrip,
  signUp,
  startTrip,
  title,
  sees,
} from "./support/steps.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** Under the trip's name and the dates on which it was travelled, what was written stands on the first screenful, before what the day was made of. */
async function remembers(page: Page): Promise<void> {
  await title(page, "Memories from Three days by the river");
  const today = travellersDate({ now: new Date(), timeZone: "Europe/Lisbon" });
  await page.getByText(formatDateRange(today, addDays(today, 2)), { exact: true }).waitFor();
  for (const dayIndex of [1, 2, 3]) await page.getByText(`Day ${dayIndex}: tiles, hills and custard tarts.`).waitFor();
  const words = await page.getByText("Day 1: tiles, hills and custard tarts.").boundingBox();
  const line = await page.getByRole("list", { name: "The line of day 1" }).boundingBox();
  expect(words?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(words?.y).toBeLessThan(line?.y ?? 0);
}

/** The question stays open when the memories come while it is. */
async function asksWhileMemoriesArrive(page: Page): Promise<void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/wayfellow/reflections/*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  const looking = page.getByText("Looking for your last day…");
  await looking.waitFor();
  await page.getByRole("button", { name: "Plan Another Trip" }).click();
  const question = page.getByText(
    "Your memories of Lisbon stay under Past trips. The finished trip is put away here, and you start a new one.",
  );
  await question.waitFor();
  answer();
  await looking.waitFor({ state: "detached" });
  expect(await question.isVisible()).toBe(true);
  await page.unroute("**/wayfellow/reflections/*");
  await page.getByRole("button", { name: "Stay here" }).click();
}

test("a traveller plans three days in Lisbon, lives them block by block, reads the memories, and at last takes everything along and away", async () => {
  const other = await signIn(origin, { email: "taken@example.com", name: "Somebody Else" });
  await completeByApi(other);
  await setUpByApi(other, { joinCode: "TAKEN-CODE" });

  const { page, complaints } = await openDevice(browser, origin);
  await signUp(page, { name: "Mara Lindqvist", email: "mara@example.com" });
  await completeProfile(page);
  const startDate = await setUpTrip(page, { takenCode: "taken-code", freeCode: "LISBON-MARA" });
  await sees(page, "LISBON-MARA");
  await page.getByRole("button", { name: "Copy message" }).click();
  await page.getByText("Message copied to clipboard!").waitFor();
  expect(await copiedText(page)).toContain("LISBON-MARA");
  await planTrip(page);
  const anchors = await pickAnchors(page);
  await saveItinerary(page, anchors);
  await startTrip(page, startDate);
  for (const dayIndex of [1, 2]) {
    await liveDay(page, dayIndex, 3);
    await reflect(page, dayIndex);
    await isAt(page, "/tripliveday");
  }
  await liveDay(page, 3, 3);
  await isAt(page, "/tripcomplete");
  await page.getByText("Day 3 is done, and with it the trip").waitFor();
  await page.getByRole("link", { name: "Reflect on day 3" }).click();
  await reflect(page, 3);
  await isAt(page, "/tripcomplete");
  await page.getByText("The trip may be over, but your memories remain.").waitFor();
  await asksWhileMemoriesArrive(page);
  await page.getByRole("link", { name: "See My Trip Memories" }).click();
  await isAt(page, "/reflections");
  await remembers(page);
  await page.getByRole("link", { name: "Past trips" }).click();
  await isAt(page, "/pasttrips");
  await page.getByRole("link", { name: "Three days by the river" }).click();
  await page.waitForURL(/\/reflections\/[^/]+$/);
  await remembers(page);
  for (const start of ["/home", "/postprofileroleselect", "/account"]) {
    await page.goto(start);
    await page.getByRole("link", { name: "Past trips" }).click();
    await isAt(page, "/pasttrips");
    await page.getByRole("link", { name: "Three days by the river" }).waitFor();
  }

  await page.goto("/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  const file = await text(await download.createReadStream());
  expect(download.suggestedFilename()).toBe("wayfellow-data.json");
  for (const words of ["mara@example.com", "Day 2: tiles, hills and custard tarts.", ...anchors])
    expect(file).toContain(words);
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByRole("heading", { name: "Three days by the river" }).waitFor();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await isAt(page, "/access");
  await page.getByText("Your account is deleted, and this device has forgotten it.").waitFor();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  await signInByPopup(page, { name: "Mara Lindqvist", email: "mara@example.com" });
  await isAt(page, "/profilesetup");
  expect(await page.getByLabel("Home city").inputValue()).toBe("");
  expect(complaints).toEqual([]);
});
