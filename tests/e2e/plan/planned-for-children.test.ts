import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { completeProfile, daysFromToday, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn, type Traveller } from "../../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup } from "../support/phone.ts";
import { isAt, press, sees } from "../support/steps.ts";
import { unique } from "../support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** Where people go out in Tokyo. With nightlife as the one wish, three days there always lead to one of them. */
const BARS = (loadCities().find(({ id }) => id === "tokyo")?.places ?? [])
  .filter(({ category }) => category === "nightlife")
  .map(({ name }) => name);

const NIGHTLIFE = "Nightlife & Entertainment";

const barsIn = (evenings: readonly string[]): string[] =>
  BARS.filter((bar) => evenings.some((evening) => evening.includes(bar)));

const anOrganizer = async (): Promise<Traveller> => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  return ada;
};

/** The evenings of three days for friends who want nightlife. */
async function eveningsOfFriends(): Promise<string[]> {
  const ada = await anOrganizer();
  const tripId = await setUpTrip(ada, { city: "Tokyo", joinCode: unique("TOKYO"), startsIn: 30 });
  const wishes = { priorities: [NIGHTLIFE], vibes: [], mobility: [], travelPace: [], budget: "" };
  await ada.call("POST", "tripintent", { tripId, ...wishes });
  const { anchors } = await ada.call("POST", `anchorgpt/${tripId}`, {});
  const anchorTitles = anchors.slice(0, 3).map(({ title }: { title: string }) => title);
  await ada.call("POST", `anchorselect/save/${tripId}`, { anchorTitles });
  await ada.call("POST", "itinerary/build", { tripId });
  const { days } = await ada.call("GET", `itinerary/days/${tripId}`);
  return days.map(({ blocks }: { blocks: { evening: object } }) => JSON.stringify(blocks.evening));
}

/** What the built days say of their evenings, each opened to be read. */
async function readEvenings(page: Page): Promise<string[]> {
  for (const day of [1, 2, 3]) await page.getByText(`Read day ${day}`).click();
  return page
    .locator("article section")
    .filter({ hasText: /^Evening/ })
    .allInnerTexts();
}

test("children, a stroller and a slow pace that were chosen on the way are heard: no evening in Tokyo leads to a bar, as those of friends do", async () => {
  expect(barsIn(await eveningsOfFriends())).not.toEqual([]);

  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, await anOrganizer());
  await isAt(page, "/postprofileroleselect");
  await page.goto("/tripsetup");
  await sees(page, "Code is available!");
  await page.getByLabel("City or destination").fill("Tokyo");
  await page.getByLabel("Start date").fill(daysFromToday(30));
  await page.getByRole("checkbox", { name: "Kids" }).check();
  await page.getByRole("switch", { name: "A stroller comes along" }).check();
  await press(page, "Create Trip");
  await isAt(page, "/tripcreated");
  await page.goto("/tripintent");
  await page
    .getByRole("checkbox", { name: /^Stroller Friendly/ })
    .and(page.locator(":checked"))
    .waitFor();
  await page.getByRole("checkbox", { name: NIGHTLIFE }).check();
  await page.getByRole("checkbox", { name: /^Slow & Relaxed/ }).check();
  await press(page, "Save My Travel Intent");
  await isAt(page, "/anchorselect");
  await press(page, "Pick 3 for me");
  await page.getByText("All 3 picked").waitFor();
  await press(page, "Lock In My Picks & Build My Trip");
  await isAt(page, "/wayfellow/itinerarybuild");
  await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();

  const evenings = await readEvenings(page);
  expect(evenings).toHaveLength(3);
  expect(barsIn(evenings)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
