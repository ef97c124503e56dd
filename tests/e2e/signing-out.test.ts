import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import profile from "../fixtures/browser-profile.json" with { type: "json" };
import { type Device, KEEPING_PHONE, browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { isAt, sees } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";
import { keptTexts, useEverything } from "./support/well-used-phone.ts";
import { settledWithLateParts } from "./support/settled.ts";

const origin = inject("origin");
const browser = await browserForFile();
let device: Device;

beforeEach(async () => {
  device = await openDevice(browser, origin, KEEPING_PHONE);
});
afterEach(() => device.context.close());

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await isAt(page, "/access");
};

/** The names of all that this browser keeps of the site. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    indexed: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = { local: [], session: [], indexed: [], caches: [], workers: 0 };

const keepsTheApp = (page: Page) => page.waitForFunction(async () => (await caches.keys()).length >= 2);
const begun = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("after a sign-out nothing is left in local, session, indexed and cache storage, nor after the pages that follow", async () => {
  const trip = await travellingTogether(origin);
  const { page } = device;
  await useEverything(device, trip);
  await keepsTheApp(page);
  await begun(page);
  await page.goto("/account");
  const before = await kept(page);
  expect(before.local).toEqual(
    expect.arrayContaining(["userData", "tripData", "temperatureUnit", "itineraryDataDemo"]),
  );
  expect(before.session).toEqual(expect.arrayContaining(["conversation", "positions"]));
  expect([before.indexed.length, before.workers]).toEqual([1, 1]);

  await signOut(page);
  await expect.poll(() => kept(page)).toEqual(NOTHING);
  // The worker that served this page is still there for it, and keeps nothing of what it fetches.
  await page.evaluate(() => Promise.all([...document.scripts].filter(({ src }) => src).map(({ src }) => fetch(src))));
  expect(await kept(page)).toEqual(NOTHING);
  // Nor where the page had asked it to tidy up just before.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const isDone = new Promise((resolve) => (port1.onmessage = resolve));
    navigator.serviceWorker.controller?.postMessage("tidy-up", [port2]);
    return isDone;
  });
  expect(await kept(page)).toEqual(NOTHING);
  await page.goto("/explainer");
  await expect.poll(() => kept(page)).toEqual(NOTHING);
});

test("another tab of whoever signed out keeps nothing of its own either", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  await page.goto("/account");
  const other = await context.newPage();
  await other.goto("/yourstuck");
  await other.getByRole("textbox").first().fill("The map stays empty.");
  await other.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith("draft:")));
  await signOut(page);
  await expect.poll(async () => Object.keys((await keptTexts(other)).session)).toEqual([]);
  await context.close();
});

test("whoever signs in again in the same tab has the app on their phone again, and it opens without a network", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday", KEEPING_PHONE);
  await begun(page);
  await page.goto("/account");
  await signOut(page);
  await expect.poll(() => kept(page)).toEqual(NOTHING);
  await signInByPopup(page, ada);
  await isAt(page, "/livedayreturner");
  await page.goto("/account");
  await page.getByRole("heading", { name: "Ready for offline", exact: true }).waitFor();
  await context.setOffline(true);
  await page.goto("/tripliveday");
  await sees(page, "Day 1 of 3");
  await context.close();
});

test("what nobody has yet outlives a sign-out without a network, and is sent after the next sign-in", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveblock", KEEPING_PHONE);
  await begun(page);
  await page.goto("/livedayreturner");
  await settledWithLateParts(page);
  await page.goto("/tripliveblock");
  await settledWithLateParts(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark Morning Complete" }).click();
  await page.getByText("Working offline, 1 change kept").waitFor();
  await page.goto("/livedayreturner");
  await signOut(page);
  const { firebaseId } = (await ada.call("GET", "whoami")).user;
  await expect
    .poll(async () => (await keptTexts(page)).local)
    .toEqual({ [`outbox:${firebaseId}:${tripId}`]: expect.stringContaining("complete-block") });
  expect(await ben.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentBlock: "morning" });
  await context.setOffline(false);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await expect.poll(() => ben.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentBlock: "afternoon" });
  await expect
    .poll(async () => Object.keys((await keptTexts(page)).local).filter((key) => key.startsWith("outbox:")))
    .toEqual([]);
  await context.close();
});

test("a browser that kept a trip before its values were declared in one place opens it as it was, without a network", async () => {
  const { page } = device;
  await page.goto("/explainer");
  const { identitySession, ...local } = profile.organizer.local;
  const session = JSON.stringify({ ...JSON.parse(identitySession), expiresAt: Date.now() + 3_600_000 });
  await page.evaluate((texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), {
    ...local,
    identitySession: session,
  });
  await page.route(
    (url) => /^\/wayfellow\//.test(url.pathname),
    (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()),
  );
  await page.goto("/wayfellow/itinerary");
  await sees(page, "Day 3");
  await page.goto("/livedayreturner");
  await sees(page, "Lisbon with Ada");
  await page.goto("/reflections");
  await page.getByText("Tiles, hills and custard tarts.").waitFor();
  await page.goto("/wayfellowhub");
  await page.getByRole("button", { name: /°F/ }).waitFor();
  await sees(page, "112");
  await page.goto("/demo?made");
  await page.getByRole("heading", { name: "3-Day Trip to Lisbon" }).waitFor();
  const after = (await keptTexts(page)).local;
  for (const key of Object.keys(local)) expect(after, key).toHaveProperty([key]);
});
