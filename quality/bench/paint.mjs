import { chromium } from "playwright-core";
import { signInByPopup } from "../../scripts/demo/sign-in-by-popup.mjs";

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOWER_PROCESSOR = 4;
const RUNS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export const SLOW_PHONE = {
  device: PHONE,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Gives a page a slow network and a slow processor. @param {import("playwright-core").BrowserContext} context @param {import("playwright-core").Page} page */
export async function slowly(context, page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
}

/** @typedef {import("playwright-core").BrowserContextOptions["storageState"]} Storage */

/**
 * Largest contentful paint at slow 4G on a slow phone, nothing cached: the median of some runs, in milliseconds.
 * @param {{ origin: string, path: string, storageState?: Storage, chromiumPath: string }} visit
 */
export async function largestPaint({ origin, path, storageState, chromiumPath }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: SLOW_PHONE.args });
  const seen = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const paint = await once(browser, { origin, path, storageState });
    if (run > 0) seen.push(paint); // the first only warms the server up
  }
  await browser.close();
  return seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Number.NaN;
}

/** @param {import("playwright-core").Browser} browser @param {{ origin: string, path: string, storageState?: Storage }} visit */
async function once(browser, { origin, path, storageState }) {
  const context = await browser.newContext({ ...PHONE, storageState });
  const page = await context.newPage();
  await slowly(context, page);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return Number(paint);
}

/**
 * A browser profile that is signed in and holds its local copy.
 * @param {{ origin: string, who: { name: string, email: string }, arriveAt: string, chromiumPath: string }} options
 */
export async function signedInProfile({ origin, who, arriveAt, chromiumPath }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await page.goto("/access");
  await signInByPopup(page, who);
  await page.waitForURL((url) => url.pathname === arriveAt);
  const storageState = await context.storageState();
  await browser.close();
  return storageState;
}
