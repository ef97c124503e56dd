import { expect, inject, test } from "vitest";
import { browserForFile, openDevice } from "../support/phone.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";
import { isAt, sees } from "../support/steps.ts";
import { settledWithLateParts } from "../support/settled.ts";

const origin = inject("origin");
const browser = await browserForFile();

type Icon = { src: string; sizes: string; type: string; purpose?: string };

const fetched = async (path: string) => {
  const reply = await fetch(new URL(path, origin));
  return {
    status: reply.status,
    type: reply.headers.get("Content-Type"),
    caching: reply.headers.get("Cache-Control"),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
};

/** Width and height stand at fixed places in the head of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the app can be installed: the browser finds nothing wrong with its manifest", async () => {
  const { context, page } = await openDevice(browser, origin);
  await page.goto("/explainer");
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  await context.close();
});

test("its icons are there in the sizes that the manifest says, for every shape a system may cut", async () => {
  const { type, bytes } = await fetched("/manifest.webmanifest");
  expect(type).toContain("application/manifest+json");
  const icons: Icon[] = JSON.parse(bytes.toString("utf8")).icons;
  for (const { src, sizes, type: promised } of icons) {
    const icon = await fetched(src);
    expect(icon.type, src).toBe(promised);
    if (promised === "image/png") expect(sizeOf(icon.bytes), src).toBe(sizes);
  }
  const ofPurpose = (wanted: string) => icons.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes);
  expect(ofPurpose("any")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(ofPurpose("maskable")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("every shortcut of its icon leads to a screen", async () => {
  const { shortcuts }: { shortcuts: { url: string }[] } = JSON.parse(
    (await fetched("/manifest.webmanifest")).bytes.toString("utf8"),
  );
  for (const { url } of shortcuts) expect((await fetched(url)).status, url).toBe(200);
});

test("browsers ask for the service worker anew each time, and it may serve the whole site", async () => {
  const { status, type, caching } = await fetched("/service-worker.js");
  expect({ status, type: type?.split(";")[0], caching }).toEqual({
    status: 200,
    type: "text/javascript",
    caching: "no-cache",
  });
});

test("a visitor without an account is offered no installation, and downloads nothing to keep", async () => {
  const { context, page } = await openDevice(browser, origin, { serviceWorkers: "allow" });
  await page.goto("/explainer");
  await settledWithLateParts(page);
  expect(await page.getByText(/home screen/).count()).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
});

test("a traveller's account page offers to install the app where the browser can", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => void (document.documentElement.dataset.asked = "yes"),
      }),
    ),
  );
  await page.evaluate(() => window.__remixRouter.navigate("/account"));
  await page.getByRole("button", { name: "Install Wayfellow" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.asked === "yes");
  await page.getByRole("button", { name: "Install Wayfellow" }).waitFor({ state: "detached" });
  await context.close();
});

test("a tab from before a deployment, with nothing kept, loads itself anew instead of breaking when a script is gone", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  const GONE = /\/assets\/trip-map-[\w-]+\.js$/;
  await context.route(GONE, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }));
  await page.evaluate(() => void (document.documentElement.dataset.marked = "yes"));
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => void window.__remixRouter.navigate("/tripmap"))]);
  await sees(page, "Day 1 of 3");
  expect(await page.evaluate(() => document.documentElement.dataset.marked)).toBeUndefined();
  await context.unroute(GONE);
  await page.evaluate(() => window.__remixRouter.navigate("/tripmap"));
  await isAt(page, "/tripmap");
  await context.close();
});
