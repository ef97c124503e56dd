import { text } from "node:stream/consumers";
import ICAL from "ical.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DESKTOP, connectBrowser } from "./support/phone.ts";
import { isAt } from "./support/steps.ts";
import { TILE_HOST } from "./support/tiles.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const GREY_TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** The number of each pin is that of its stop in the list, which it leads to. */
async function pinsSayWhatTheListSays(page: Page): Promise<void> {
  const pins = await page.locator("figure a").all();
  for (const pin of pins) {
    const [, number, title] = /^(\d+): (.+), \w+ of day \d+$/.exec((await pin.getAttribute("aria-label")) ?? "") ?? [];
    const stop = page.locator((await pin.getAttribute("href")) ?? "");
    expect(await stop.innerText()).toMatch(new RegExp(`^${number}\\s`));
    expect(await stop.innerText()).toContain(title);
  }
}

/** Streets from the tile server that is set; until it answers, the sketch stays. */
async function lookAtTheMap(page: Page): Promise<void> {
  await page.getByRole("link", { name: "See it on a map" }).click();
  await isAt(page, "/tripmap");
  const wholeTrip = page.getByRole("img", { name: "Sketch map of the whole trip in Lisbon, north up." });
  await wholeTrip.waitFor();
  await pinsSayWhatTheListSays(page);
  await page
    .getByRole("button", { name: /^\d+ stops, look closer: / })
    .first()
    .press("Enter");
  await page.getByRole("img", { name: /^Closer sketch map of \d+ stops, north up\.$/ }).waitFor();
  await pinsSayWhatTheListSays(page);
  await page.locator(":focus").getByText("Farther out").waitFor();
  await page.keyboard.press("Escape");
  await wholeTrip.waitFor();
  await page.getByRole("link", { name: "Day 1", exact: true }).click();
  const sketch = page.getByRole("img", { name: "Sketch map of day 1 in Lisbon, north up." });
  await sketch.waitFor();
  await page
    .getByText(
      /^To the next: (right there|about \d+ min on foot, estimated|about \d+ min by transport, estimated \([\d.]+ km\))$/,
    )
    .first()
    .waitFor();
  expect(
    await page
      .getByRole("link", { name: /^Open in maps/ })
      .first()
      .getAttribute("href"),
  ).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=38\.\d+,-9\.\d+$/);

  await page.getByRole("button", { name: "Show Streets" }).click();
  await page.getByText("The streets could not be fetched just now.").waitFor();
  await sketch.waitFor();

  await page.route(`${TILE_HOST}/**`, (route) => route.fulfill({ contentType: "image/png", body: GREY_TILE }));
  await page.getByRole("button", { name: "Show Streets" }).click();
  const streets = page.getByRole("region", { name: "Map with streets" });
  await streets.locator("img.leaflet-tile-loaded").first().waitFor();
  await streets.getByRole("link", { name: "Fake Streets" }).waitFor();
  await expect
    .poll(() =>
      streets
        .getByRole("button")
        .filter({ hasText: /^[123]$/ })
        .count(),
    )
    .toBe(3);
  await page.getByRole("button", { name: "Show the Sketch" }).click();
  await sketch.waitFor();
}

test("a trip is looked at on a map, with streets or without, put into a calendar, and sent to a friend part by part", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const { page, context } = await deviceOf(browser, origin, ada, "/wayfellow/itineraryupdate", DESKTOP);
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await page.getByText("Copied. Paste it wherever you like.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Morning of day 1, \w+ \d+, \d{4}\n\n.+\n\nOn a map: https:\/\/www\.google\.com\/maps/s);

  await lookAtTheMap(page);

  await page.goto("/pretriphub");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lisbon-with-ada.ics");
  const events = new ICAL.Component(ICAL.parse(await text(await download.createReadStream()))).getAllSubcomponents(
    "vevent",
  );
  expect(events).toHaveLength(1 + 3 * 3);
  expect(events[0]?.getFirstPropertyValue("summary")).toBe("Lisbon with Ada");

  await page.getByRole("link", { name: "Print the trip" }).click();
  await isAt(page, "/tripprint");
  await page.getByText("Day 3 of 3").waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(3);
  await page.getByRole("term").filter({ hasText: "In an emergency, call" }).waitFor();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);

  await ada.call("POST", `starttrip/${tripId}`);
  await page.goto("/tripmap");
  await page.getByRole("heading", { name: "Day 1 on a map" }).waitFor();
  await page.getByRole("link", { name: "Whole trip" }).click();
  await page.getByRole("heading", { name: "Your trip on a map" }).waitFor();
  await context.close();
});
