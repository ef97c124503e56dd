import { chromium } from "playwright-core";
import { SLOW_PHONE, slowly } from "./paint.mjs";

/**
 * How long it takes a first-time visitor who does not hesitate to reach a demo itinerary from the opening, in milliseconds, at slow 4G on
 * a slow phone: the splash, three actions, and the making of it.
 * @param {{ origin: string, chromiumPath: string }} options
 */
export async function firstDemo({ origin, chromiumPath }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: SLOW_PHONE.args });
  const context = await browser.newContext(SLOW_PHONE.device);
  const page = await context.newPage();
  await slowly(context, page);
  const started = performance.now();
  await page.goto(`${origin}/`);
  await page.getByRole("link", { name: "Try a demo trip first" }).click();
  await page.getByLabel("Destination").fill("Lisbon");
  await page.getByRole("button", { name: "Plan My Demo Trip" }).click();
  await page.getByRole("heading", { name: "Your 3 days in Lisbon are ready" }).waitFor();
  const took = performance.now() - started;
  await browser.close();
  return took;
}
