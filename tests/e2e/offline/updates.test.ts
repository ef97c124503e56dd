import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { syncFrameKind } from "~/browser/room/document/frames";
import { withKeepingPhone } from "../support/keeping-phone.ts";
import { PHONE } from "../support/phone.ts";
import { isAt, sees } from "../support/steps.ts";
import { settledWithLateParts } from "../support/settled.ts";

const setting = withKeepingPhone();

/** What coming back to the app does, at most hourly. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const offer = (page: Page) => page.getByText("A new version is ready.");
const buildOf = (page: Page) => page.evaluate(() => window.__remixManifest.version);

/** Once the page runs another build. One that is still being loaded runs none. */
const runsAnother = (page: Page, before: string) =>
  page.waitForFunction((old) => window.__remixManifest !== undefined && window.__remixManifest.version !== old, before);

/** Survives whatever the page does but being loaded again. */
const markPage = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.marked = "yes"));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked === "yes");

const UNKNOWN_KIND = JSON.stringify({ v: 1, type: "weather", at: Date.now(), by: null, forecast: "rain" });
const LATER_PROTOCOL = JSON.stringify({ v: 2, type: "live" });
const joined = (name: string): string =>
  JSON.stringify({
    ...{ v: 1, type: "membership", at: Date.now(), by: null },
    ...{ change: "joined", userId: "somebody-new", name, role: "participant" },
  });

/** Loads the page again and waits until it is in its room; gives the way to tell it what a room of a later version might say. */
async function listenedRoom(page: Page): Promise<(text: string) => void> {
  let tell: (text: string) => void = () => undefined;
  let hear: () => void = () => undefined;
  const live = new Promise<void>((resolve) => (hear = resolve));
  await page.routeWebSocket(/\/parties\/main\//, (socket) => {
    tell = (text) => socket.send(text);
    socket.connectToServer().onMessage((frame) => {
      socket.send(frame);
      if (typeof frame !== "string" && syncFrameKind(new Uint8Array(frame).buffer) === "state-reply") hear();
    });
  });
  await page.reload();
  await live;
  return (text) => tell(text);
}

test("a new version is offered and not applied by itself; accepting it loads the page once, and another tab goes on with its own scripts", async () => {
  const { proxy, visitLiveDay, loseNetwork } = setting();
  const { page, context } = await visitLiveDay();
  const other = await context.newPage();
  await other.goto("/tripliveday");
  await sees(other, "Day 1 of 3");
  await Promise.all([markPage(page), markPage(other)]);
  const before = await buildOf(page);
  proxy.deploy();
  await lookForUpdate(page);
  await offer(page).waitFor();
  await offer(other).waitFor();
  expect([await isMarked(page), await buildOf(page)]).toEqual([true, before]);

  await page.getByRole("button", { name: "Update" }).click();
  await runsAnother(page, before);
  await sees(page, "Day 1 of 3");
  expect([await isMarked(other), await buildOf(other)]).toEqual([true, before]);
  await offer(other).waitFor();
  proxy.lose(/\/assets\/trip-map-/); // as a deployment loses the old scripts
  await other.evaluate(() => window.__remixRouter.navigate("/tripmap"));
  await isAt(other, "/tripmap");
  await other.getByRole("heading", { name: /^Day \d on a map$/ }).waitFor();
  expect(await isMarked(other)).toBe(true);

  await loseNetwork();
  await page.reload();
  await sees(page, "Day 1 of 3");
  expect(await buildOf(page)).not.toBe(before);
});

test("what only a newer version can read makes the page offer it at once, once until the page is loaded anew; nothing is loaded again by itself", async () => {
  const { proxy, visitLiveDay } = setting();
  const { page } = await visitLiveDay();
  const tellNothingNewer = await listenedRoom(page);
  tellNothingNewer(LATER_PROTOCOL);
  await page.getByRole("button", { name: "Later" }).click();
  await offer(page).waitFor({ state: "detached" });
  tellNothingNewer(LATER_PROTOCOL);
  tellNothingNewer(joined("Cyd"));
  await page.getByText("Cyd joined the trip.").waitFor();
  await lookForUpdate(page);
  expect(await offer(page).isVisible()).toBe(false);

  const tell = await listenedRoom(page);
  await markPage(page);
  const before = await buildOf(page);
  tell("not even JSON");
  proxy.deploy();
  tell(UNKNOWN_KIND);
  await offer(page).waitFor();
  expect([await isMarked(page), await buildOf(page)]).toEqual([true, before]);
  await page.getByRole("button", { name: "Update" }).click();
  await runsAnother(page, before);
});

test("without a service worker the offer loads the page again, which says that there was no newer version to be had", async () => {
  const { visitLiveDay } = setting();
  const { page } = await visitLiveDay(PHONE);
  const tell = await listenedRoom(page);
  await markPage(page);
  tell(UNKNOWN_KIND);
  await offer(page).waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Update" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.marked === undefined);
  await page.getByText("The new version could not be loaded just now. Please try again later.").waitFor();
  await sees(page, "Day 1 of 3");
  expect(await offer(page).isVisible()).toBe(false);
});

test("nobody who writes is offered an update until the words are gone", async () => {
  const { proxy, visitLiveDay } = setting();
  const { page } = await visitLiveDay();
  await page.evaluate(() => window.__remixRouter.navigate("/tripliveblock"));
  const wish = page.getByRole("textbox").first();
  await wish.fill("Something with a view");
  await markPage(page);
  proxy.deploy();
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await wish.press("End");
  expect(await offer(page).isVisible()).toBe(false);
  await wish.fill("");
  await wish.blur();
  await offer(page).waitFor();
  await page.getByRole("button", { name: "Later" }).click();
  await offer(page).waitFor({ state: "detached" });
  expect(await isMarked(page)).toBe(true);
});

test("whoever loads the page again after a deployment has the new version, and is offered nothing", async () => {
  const { proxy, visitLiveDay } = setting();
  const { page } = await visitLiveDay();
  const before = await buildOf(page);
  proxy.deploy();
  await page.reload();
  await runsAnother(page, before);
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await settledWithLateParts(page);
  expect(await offer(page).isVisible()).toBe(false);
});
