import { text } from "node:stream/consumers";
import ICAL from "ical.js";
import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { copiedText } from "../support/copied-text.ts";
import { DESKTOP, browserForFile } from "../support/phone.ts";
import { STREET_HOST } from "../support/stand-in-streets.ts";
import { isAt } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** The number of each pin is that of its stop in the list; pressed, it tells of that stop. */
async function pinsSayWhatTheListSays(page: Page, map: Locator): Promise<void> {
  for (const pin of await map.getByRole("button", { name: /^\d+: / }).all()) {
    const [, number, title = ""] = /^(\d+): (.+), day \d+$/.exec((await pin.getAttribute("aria-label")) ?? "") ?? [];
    const stop = page.locator(`#stop-${number}`);
    expect(await stop.innerText()).toMatch(new RegExp(`^${number}\\s`));
    expect(await stop.innerText()).toContain(title);
    await pin.press("Enter");
    const card = page.getByRole("region", { name: "On the map" });
    await card.getByText(title, { exact: true }).waitFor();
    expect(await card.getByRole("link", { name: "In the list" }).getAttribute("href")).toBe(`#stop-${number}`);
    await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
    await expect.poll(() => pin.evaluate((element) => element === document.activeElement)).toBe(true);
  }
}

/** On the whole trip each day has a colour of its own, on the map that of its stops in the list, also where a day lies in one cluster with others. */
async function coloursTellDays(page: Page, map: Locator): Promise<void> {
  const inList = await page
    .getByRole("heading", { name: /^Stops of day \d+$/ })
    .locator("span")
    .evaluateAll((dots) =>
      dots.map((dot) => [
        /\d+$/.exec(dot.parentElement?.textContent ?? "")?.[0],
        getComputedStyle(dot).backgroundColor,
      ]),
    );
  expect(new Set(inList.map(([, colour]) => colour)).size).toBe(3);
  const onMap = await map.locator(".bg-day, .stroke-day, .fill-day").evaluateAll((marks) =>
    marks.map((mark) => {
      const { backgroundColor, stroke, fill } = getComputedStyle(mark);
      const colour = mark.matches(".bg-day") ? backgroundColor : mark.matches(".stroke-day") ? stroke : fill;
      return [mark.closest<HTMLElement>("[data-day]")?.dataset.day, colour];
    }),
  );
  expect(Object.fromEntries(onMap)).toEqual(Object.fromEntries(inList));
}

/** Looks closer at one cluster after the other until there is a pin: how the stops of a day lie to each other differs from plan to plan. */
const findAmongClusters = (pin: Locator, clusters: Locator) =>
  expect
    .poll(async () => {
      if ((await pin.count()) === 0 && (await clusters.count()) > 0) await clusters.first().press("Enter");
      return pin.count();
    })
    .toBeGreaterThan(0);

/** Streets come over the sketch by themselves, with a pin for each stop; nobody but the server that is set is asked for anything. */
async function lookAtTheStreets(page: Page): Promise<void> {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await page.getByRole("link", { name: "See it on a map" }).click();
  await isAt(page, "/tripmap");
  const streets = page.locator("figure", { has: page.getByRole("region", { name: "Map with streets" }) });
  await streets.getByRole("link", { name: "Fake Streets" }).waitFor();
  const clusters = streets.getByRole("button", { name: /\d+ stops, look closer: / });
  const pins = streets.getByRole("button", { name: /^\d+: / });
  await expect.poll(async () => (await pins.count()) + (await clusters.count())).toBeGreaterThan(1);
  await coloursTellDays(page, streets);

  await page.getByRole("link", { name: "Day 1", exact: true }).click();
  await page.getByRole("heading", { name: "Day 1 on a map" }).waitFor();
  /** Of pins, and of what lies in a cluster. */
  const days = () =>
    streets
      .locator("[data-day]")
      .evaluateAll((marks) => [...new Set(marks.map((mark) => mark.getAttribute("data-day")))]);
  await expect.poll(days).toEqual(["1"]);
  const bed = streets.getByRole("button", { name: "Hotel do Cais", exact: true });
  await findAmongClusters(bed, streets.getByRole("button", { name: /look closer: .*Hotel do Cais/ }));
  await bed.press("Enter");
  await page.getByRole("region", { name: "On the map" }).getByText("Where you stay").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await findAmongClusters(pins, clusters);
  await pinsSayWhatTheListSays(page, streets);
  await Promise.all([page.waitForRequest(`${STREET_HOST}/night`), page.emulateMedia({ colorScheme: "dark" })]);
  await page.emulateMedia({ colorScheme: "light" });
  expect([...asked].filter((host) => host !== origin).toSorted()).toEqual([STREET_HOST]);
}

/** The sketch, for who wants no streets; on this device it stays so. */
async function lookAtTheSketch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show the Sketch" }).click();
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

  await page.reload();
  await page.getByRole("link", { name: "Whole trip" }).click();
  const wholeTrip = page.getByRole("img", { name: "Sketch map of the whole trip in Lisbon, north up." });
  await wholeTrip.waitFor();
  await coloursTellDays(page, wholeTrip);
  const map = page.locator("figure");
  await pinsSayWhatTheListSays(page, map);
  await map
    .getByRole("button", { name: /\d+ stops, look closer: / })
    .first()
    .press("Enter");
  await page.getByRole("img", { name: /^Closer sketch map of \d+ stops, north up\.$/ }).waitFor();
  await pinsSayWhatTheListSays(page, map);
  await page.getByRole("button", { name: "Farther out" }).press("Escape");
  await wholeTrip.waitFor();
}

/** The sketch stays, and nothing is said of it, unless somebody asked for the streets. */
async function lookWithoutServer(page: Page): Promise<void> {
  const isDown: Parameters<Page["route"]>[1] = (route) => route.fulfill({ status: 503 });
  await page.route(`${STREET_HOST}/streets.json`, isDown);
  await page.getByRole("button", { name: "Show Streets" }).click();
  await page.getByText("The streets could not be fetched just now.").waitFor();
  const sketch = page.getByRole("img", { name: /^Sketch map of the whole trip/ });
  await sketch.waitFor();
  await page.route(`${STREET_HOST}/**`, isDown);
  const tried = page.waitForResponse(`${STREET_HOST}/day`);
  await page.reload();
  await tried;
  await expect.poll(() => page.getByRole("region", { name: "Map with streets", includeHidden: true }).count()).toBe(0);
  await sketch.waitFor();
  expect(await page.getByText("The streets could not be fetched just now.").count()).toBe(0);

  await page.unroute(`${STREET_HOST}/**`, isDown);
  await page.unroute(`${STREET_HOST}/streets.json`, isDown);
  await page.getByRole("button", { name: "Show Streets" }).click();
  await page.getByRole("link", { name: "Fake Streets" }).waitFor();
}

/** What is left of a sheet of A4 within the margins of theme.css, in CSS pixels. */
const SHEET = { width: 695, height: 1016 };

/** On the first sheet, whole, stands what is needed when the phone is empty; buttons stay off the paper. */
async function firstSheetHasWhatIsNeeded(page: Page, joinCode: string): Promise<void> {
  const desk = page.viewportSize();
  if (!desk) throw new Error("The screen has no size.");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  const cover = page.getByRole("region", { name: "Lisbon with Ada" });
  const needed = [
    cover.getByRole("img", { name: "Sketch map of the whole trip in Lisbon, north up." }),
    cover.getByText("112", { exact: true }).first(),
    cover.getByText("Hotel do Cais"),
    cover.getByText(joinCode, { exact: true }),
  ];
  for (const part of needed) {
    await part.waitFor();
    const box = await part.boundingBox();
    expect(box && box.y + box.height, await part.innerHTML()).toBeLessThan(SHEET.height);
  }
  const day = await page.getByRole("article").first().boundingBox();
  const above = await cover.boundingBox();
  expect(above && above.y + above.height).toBeLessThanOrEqual(day?.y ?? 0);
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize(desk);
  await page.emulateMedia({ media: null });
}

test("a trip is looked at on a map, with streets or without, put into a calendar, and sent to a friend part by part", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const hotel = { name: "Hotel do Cais", lat: 38.6975, lng: -9.21, fromDay: 1, toDay: 3 };
  await ada.call("PUT", `trip/${tripId}`, { stays: [hotel] });
  // The map is at once where it goes: on the way there its pins would be those of where it was.
  const desk = { ...DESKTOP, reducedMotion: "reduce" } as const;
  const { page, context } = await deviceOf(browser, origin, ada, "/wayfellow/itineraryupdate", desk);
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await page.getByText("Copied. Paste it wherever you like.").waitFor();
  const copied = await copiedText(page);
  expect(copied).toMatch(/Morning of day 1, \w+ \d+, \d{4}\n\n.+\n\nOn a map: https:\/\/www\.google\.com\/maps/s);

  await lookAtTheStreets(page);
  await lookAtTheSketch(page);
  await lookWithoutServer(page);

  await page.goto("/pretriphub");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lisbon-with-ada.ics");
  const events = new ICAL.Component(ICAL.parse(await text(await download.createReadStream()))).getAllSubcomponents(
    "vevent",
  );
  const { days } = await ada.call("GET", `itinerary/days/${tripId}`);
  const { joinCode } = (await ada.call("GET", "whoami")).trip;
  const titles = days.flatMap(({ stops }: { stops: { title: string }[] }) => stops.map(({ title }) => title));
  const summaries = events.map((event) => event.getFirstPropertyValue("summary"));
  expect(summaries).toHaveLength(2 + titles.length);
  expect(summaries).toEqual(
    expect.arrayContaining(["Lisbon with Ada", expect.stringContaining(hotel.name), ...titles]),
  );

  await page.getByRole("link", { name: "Print the trip" }).click();
  await isAt(page, "/tripprint");
  await page.getByText("Day 3 of 3").waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(3);
  await page.getByRole("term").filter({ hasText: "In an emergency, call" }).waitFor();
  await firstSheetHasWhatIsNeeded(page, joinCode);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  // What belongs to the whole trip above its first day, the others on the next sheet.
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);

  await ada.call("POST", `starttrip/${tripId}`);
  await ada.call("POST", `markcomplete/${tripId}/1`);
  await ada.call("POST", `beginday/${tripId}/2`);
  await page.goto("/tripmap");
  await page.getByRole("heading", { name: "Day 2 on a map" }).waitFor();
  await page.getByRole("link", { name: "Whole trip" }).click();
  await page.getByRole("heading", { name: "Your trip on a map" }).waitFor();
  await context.close();
});
