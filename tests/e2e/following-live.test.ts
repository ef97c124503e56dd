import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { CLOSE_CODES } from "../../app/contracts/room/room.ts";
import { addDays } from "~/domain/dates/calendar-date";
import { travellersDate } from "~/domain/live/day-begins";
import { formatDateRange } from "~/messages/formats";
import { tellRoom } from "../fixtures/tell-room.ts";
import { DESKTOP, browserForFile } from "./support/phone.ts";
import { isAt, press, title, sees } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";
import { judgeWidth } from "./sweep/layout.ts";

const origin = inject("origin");
const room = inject("room");
const browser = await browserForFile();

const here = (page: Page) => page.locator("[aria-current=step]");
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("a companion's hub hears of the start, their phone moves on with every block, and invites to reflect when the day is done, without a reload", async () => {
  const { tripId, ada, ben } = await travellingTogether(origin, { started: false });
  const { page, context, complaints } = await deviceOf(browser, origin, ben, "/plannerparticipanthub");
  const { itineraryData } = await ada.call("GET", "hydrate");
  const [dayOne, dayTwo] = itineraryData.days;
  await page.getByText("The days are planned.").waitFor();
  await markDocument(page);
  await ada.call("POST", `starttrip/${tripId}`);
  await page.getByRole("heading", { name: "The trip is on" }).waitFor();
  await page.getByRole("link", { name: "Follow the Trip Live" }).click();
  await sees(here(page), dayOne.blocks.morning.title);
  await ada.call("POST", `starttrip/${tripId}/takeback`);
  await page.getByRole("heading", { name: "Not on the road yet" }).waitFor();
  await ada.call("POST", `starttrip/${tripId}`);
  await sees(here(page), dayOne.blocks.morning.title);
  for (const [done, next] of [
    ["morning", dayOne.blocks.afternoon],
    ["afternoon", dayOne.blocks.evening],
  ] as const) {
    await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: done });
    await sees(here(page), next.title);
  }
  await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: "evening" });
  await isEveningAfterDayOne(page);
  await sees(page, dayTwo.blocks.morning.title);
  await ada.call("POST", `beginday/${tripId}/2`);
  await sees(here(page), dayTwo.blocks.morning.title);
  await title(page, "Day 2 of 3");
  await page.getByRole("link", { name: "Reflect on day 1" }).click();
  await isAt(page, "/daylookback");
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

/** The whole screen's sky, as long as it wears one. */
const sky = (page: Page) => page.locator("[data-backdrop]");

/** The day is done, whatever the stored position says: its own date and dusk, the word about it before what comes tomorrow, and nothing that is "now". */
async function isEveningAfterDayOne(page: Page): Promise<void> {
  await title(page, "Day 1 of 3");
  await page.getByRole("heading", { name: "Day 1 is done" }).waitFor();
  await page.getByRole("heading", { name: "Tomorrow: Day 2" }).waitFor();
  await page.getByRole("link", { name: "Reflect on Day 1" }).waitFor();
  expect(await sky(page).getAttribute("data-sky")).toBe("evening");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.filter((words) => /done|^Tomorrow/.test(words))).toEqual(["Day 1 is done", "Tomorrow: Day 2"]);
  expect(await page.locator(".action-bar").getByRole("link").first().textContent()).toBe("Reflect on Day 1");
  expect(await here(page).count()).toBe(0);
  expect(await page.getByText("Right now", { exact: true }).count()).toBe(0);
}

/** On a desk's screen the day that is done stands beside the next one, and that beside its map. */
async function isBesideTomorrowWhereThereIsRoom(page: Page): Promise<void> {
  const phone = page.viewportSize();
  if (!phone || !DESKTOP.viewport) throw new Error("The screens have no sizes.");
  const boxOf = async (name: string) => {
    const box = await page.getByRole("heading", { name }).boundingBox();
    if (!box) throw new Error(`${name} is not in sight.`);
    return box;
  };
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole("heading", { name: "Where day 2 goes" }).waitFor();
  // No list beside it has numbers: the pins count from 1, and say so.
  await page.getByText("Numbered in the order of the day.").waitFor();
  await page
    .getByRole("img", { name: /^Sketch map of day 2/ })
    .getByText(/^1(\D|$)/)
    .first()
    .waitFor();
  await expect
    .poll(async () => {
      const [done, tomorrow, map] = [
        await boxOf("Day 1 is done"),
        await boxOf("Tomorrow: Day 2"),
        await boxOf("Where day 2"),
      ];
      return {
        areLevel: Math.abs(done.y - tomorrow.y) < 8,
        isDoneFirst: done.x + done.width < tomorrow.x,
        isMapLast: tomorrow.x + tomorrow.width < map.x,
        isDayBelow: (await boxOf("The day you had")).y > done.y,
      };
    })
    .toEqual({ areLevel: true, isDoneFirst: true, isMapLast: true, isDayBelow: true });
  await page.setViewportSize(phone);
}

test("the evening stays the evening on every screen of a companion and after a reload, and after reflecting they are back on their own", async () => {
  const { tripId, ada, ben } = await travellingTogether(origin);
  await ada.call("POST", `markcomplete/${tripId}/1`);
  const { page, context, complaints } = await deviceOf(browser, origin, ben, "/triplivedayparticipant");
  await isEveningAfterDayOne(page);
  await page.reload();
  await isEveningAfterDayOne(page);
  await isBesideTomorrowWhereThereIsRoom(page);
  const { itineraryData } = await ada.call("GET", "hydrate");
  const [dayOne] = itineraryData.days;
  expect(dayOne.stops.length).toBeGreaterThan(3);
  const dayHad = page.getByRole("region", { name: "The line of day 1" });
  for (const stop of dayOne.stops) await dayHad.getByText(stop.title, { exact: true }).first().waitFor();
  await page.goto("/plannerparticipanthub");
  await page.getByRole("heading", { name: "Day 1 is done" }).waitFor();
  expect(await page.getByText("Right now", { exact: true }).count()).toBe(0);
  await page.goto("/wayfellow/itinerary");
  await page.getByText("Tomorrow", { exact: true }).waitFor();
  await page.goto("/tripliveblock");
  await isAt(page, "/triplivedayparticipant");
  await isEveningAfterDayOne(page);
  for (const organizers of ["/tripliveday", "/previewliveday"]) {
    await page.goto(organizers);
    await isAt(page, "/triplivedayparticipant");
  }
  for (const organizers of ["/tripliveday?day=2", "/pickliveday"]) {
    await page.goto(organizers);
    await isAt(page, "/wayfellow/itinerary");
  }
  await page.goto("/daylookback");
  await page.getByRole("checkbox", { name: "Chill Day" }).check();
  await page.getByRole("button", { name: "Save Reflection" }).click();
  await isAt(page, "/triplivedayparticipant");
  await page.getByText("Your words about it are in your memories.").waitFor();
  expect(await page.getByRole("link", { name: "Reflect on Day 1" }).count()).toBe(0);
  await page.getByRole("link", { name: "Read your memories" }).click();
  await isAt(page, "/reflections");
  const remembered = page.getByRole("list", { name: "The line of day 1" });
  for (const stop of dayOne.stops) await remembered.getByText(stop.title, { exact: true }).first().waitFor();
  // The screen looks at the clock from when it asks where the trip is.
  await Promise.all([page.waitForRequest(/\/livestatus\//), page.goBack()]);
  await isAt(page, "/triplivedayparticipant");
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await title(page, "Day 2 of 3");
  await page.getByText("Right now", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("companions see who else is online, whoever is writing stays where the words belong when the trip moves on, and from then on the start cannot be taken back", async () => {
  const { tripId, ada, ben } = await travellingTogether(origin);
  const organizer = await deviceOf(browser, origin, ada, "/tripliveday", DESKTOP);
  const companion = await deviceOf(browser, origin, ben, "/tripliveblock");
  const takeBack = organizer.page.getByRole("button", { name: "Take the Start Back" });
  await takeBack.waitFor();
  await organizer.page.getByText("Ben Ohm is online").or(organizer.page.getByText("Ben is online")).waitFor();
  await companion.page.getByText(/^Ada.* is online$/).waitFor();
  const done = companion.page.getByRole("checkbox").first();
  await done.check();
  const bens = organizer.page.getByText(/^Done by Ben/);
  await bens.waitFor();
  expect(await organizer.page.getByRole("checkbox").first().isChecked()).toBe(false);
  await done.uncheck();
  await bens.waitFor({ state: "detached" });
  const question = companion.page.getByLabel("Your question about this part of the day");
  await question.fill("Is there shade?");
  await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: "morning" });
  await companion.page.getByText("The morning is behind you.").waitFor();
  expect(await question.inputValue()).toBe("Is there shade?");
  await takeBack.waitFor({ state: "detached" });
  await sees(here(organizer.page), /./);
  expect([...organizer.complaints, ...companion.complaints]).toEqual([]);
  await organizer.context.close();
  await companion.context.close();
});

test("with the room away a companion is told that live updates are paused, still hears of the trip when looking at the phone, reads of when it is while nobody answers, and gets back in where the room let go of them", async () => {
  const { tripId, ada, ben } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ben, "/triplivedayparticipant");
  let ending: number | null = 1011;
  await page.routeWebSocket(/\/parties\//, (socket) => {
    if (ending === null) socket.connectToServer();
    else void socket.close({ code: ending });
  });
  await page.reload();
  await page.getByText("Live updates are paused").waitFor();
  await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: "morning" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.locator("[data-state=current][data-sky=afternoon]").waitFor();
  // The server itself goes silent; the browser has no idea, and a reload does not help.
  const calls = /\/wayfellow\/(hydrate|livestatus|room)/;
  await page.route(calls, (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const outOfReach = page.getByText(
    /^Your trip cannot be reached right now\. This is your trip as of \d+:\d\d\s[AP]M$/,
  );
  await outOfReach.waitFor();
  await page.unroute(calls);
  await page.route(calls, () => undefined);
  await page.reload();
  await outOfReach.waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.evaluate(() => window.__remixRouter.navigate("/plannerparticipanthub"));
  await page.getByText("Right now", { exact: true }).waitFor();
  await outOfReach.waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await outOfReach.waitFor({ state: "detached" });
  for (const [reason, sentence] of [
    ["full", "The trip is busy right now: live updates come back by themselves"],
    ["unreadable", /^Live updates have stopped: this page does not fit your trip any more\./],
    ["tooLarge", /^This is more text than one plan can hold\./],
    ["elsewhere", /^You have this trip open in many places/],
  ] as const) {
    ending = CLOSE_CODES[reason];
    await page.reload();
    await page.getByText(sentence).waitFor();
    expect(await judgeWidth(page, reason)).toEqual([]);
  }
  ending = null;
  await Promise.all([page.waitForEvent("load"), press(page, "Reload")]);
  await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: "afternoon" });
  await page.locator("[data-state=current][data-sky=evening]").waitFor();
  expect(await page.getByText("You have this trip open in many places").isVisible()).toBe(false);
  await context.close();
});

/** On a phone the words of both stand above the day's line; on a desk's screen one beside the other, level, the line in the margin. */
async function areSideBySideWhereThereIsRoom(page: Page): Promise<void> {
  if (!DESKTOP.viewport) throw new Error("The screen has no size.");
  const boxes = async () => {
    const [ada, ben, line] = await Promise.all(
      [
        page.getByRole("article", { name: /^Ada/ }),
        page.getByRole("article", { name: /^Ben/ }),
        page.getByRole("list", { name: "The line of day 1" }),
      ].map((part) => part.boundingBox()),
    );
    if (!ada || !ben || !line) throw new Error("Something of the day is not in sight.");
    return { words: [ada, ben].toSorted((a, b) => a.x - b.x || a.y - b.y), line };
  };
  const { words, line } = await boxes();
  for (const { y, height } of words) expect(y + height).toBeLessThanOrEqual(line.y);
  await page.setViewportSize(DESKTOP.viewport);
  await expect
    .poll(async () => {
      const {
        words: [left, right],
      } = await boxes();
      return left && right && { isLevel: Math.abs(left.y - right.y) < 8, isBeside: left.x + left.width <= right.x };
    })
    .toEqual({ isLevel: true, isBeside: true });
}

test("a reflection appears on the others' memories as it is saved, beside theirs where there is room, under the trip's name and dates", async () => {
  const { tripId, ada, ben } = await travellingTogether(origin);
  for (const blockName of ["morning", "afternoon", "evening"])
    await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName });
  const { page, context, complaints } = await deviceOf(browser, origin, ben, "/reflections");
  await page.getByText("No reflections found yet.").waitFor();
  await ada.call("POST", `reflection/${tripId}/1`, { moodTags: ["Chill Day"], journalText: "Tiles and tarts." });
  await page.getByText("Tiles and tarts.").waitFor();
  await ben.call("POST", `reflection/${tripId}/1`, { moodTags: ["Mind Blown"], journalText: "The trams sang." });
  await page.getByText("The trams sang.").waitFor();
  await title(page, "Memories from Lisbon with Ada");
  const today = travellersDate({ now: new Date(), timeZone: "Europe/Lisbon" });
  await page.getByText(formatDateRange(today, addDays(today, 2)), { exact: true }).waitFor();
  await areSideBySideWhereThereIsRoom(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test("somebody who is taken off the trip while watching is told so in a sentence, keeps nothing of it, and has a way on", async () => {
  const { tripId, ben, benId } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ben, "/triplivedayparticipant");
  await here(page).waitFor();
  await page.route("**/wayfellow/hydrate", (route) => route.abort());
  await page.route("**/wayfellow/localflush", (route) => route.abort());
  await tellRoom(room, tripId, { dismiss: [benId] });
  await isAt(page, "/offtrip");
  await page.getByText(/You are no longer on Lisbon with Ada/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tripData"))).toBeNull();
  await page.waitForFunction(() =>
    indexedDB.databases().then((all) => all.every(({ name }) => !name?.startsWith("wayfellow-room-"))),
  );
  await context.close();
});

test("a day of the simple live plan that is marked complete is done on every way back of the organizer's, and the next one is shown", async () => {
  const { ada, tripId } = await travellingTogether(origin);
  const { page, context, complaints } = await deviceOf(browser, origin, ada, "/tripliveday");
  await page.goto(`/wayfellow/live/${tripId}`);
  await page.getByRole("heading", { name: "Day 1" }).waitFor();
  await page.getByRole("button", { name: "Mark Today Complete" }).click();
  await page.getByRole("heading", { name: "All set for today" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "All set for today" }).waitFor();
  expect(await ada.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 2, currentBlock: "morning" });
  await page.getByRole("button", { name: "Show Next Day" }).click();
  await page.getByRole("heading", { name: "Day 2" }).waitFor();
  await page.getByText("Tomorrow. Day 1 is done.").waitFor();
  await page.goto("/wayfellowhub");
  await page.getByText(/^Day 1 is done. Tomorrow: day 2/).waitFor();
  for (const [path, goOn] of [
    ["/livedayreturner", "Take Me Where I Left Off"],
    ["/livetriphydrator", "Take Me Back!"],
  ] as const) {
    await page.goto(path);
    await title(page, "Welcome Back!");
    await page.locator("[data-sky=evening]").getByRole("heading", { name: "Day 1 is done" }).waitFor();
    await page.getByText(/^Tomorrow: Day 2, /).waitFor();
    expect(await page.getByText(/Right now|^Day 2, /).count()).toBe(0);
    await press(page, goOn);
    await isAt(page, "/tripliveday");
    await isEveningAfterDayOne(page);
  }
  await page.goto("/pickliveday");
  await page.getByRole("button", { name: "Start Day 2" }).click();
  await isAt(page, "/tripliveday");
  await title(page, "Day 2 of 3");
  expect(complaints).toEqual([]);
  await context.close();
});
