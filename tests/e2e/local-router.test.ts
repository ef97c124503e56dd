import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PHASES, travellerIn } from "./phases.ts";
import { launchBrowser, openDevice, signInByPopup } from "./phone.ts";
import { isAt } from "./steps.ts";

/** A screen's first words may be those the server sent before the local copy was read. */
const SETTLED = { waitUntil: "networkidle" } as const;

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(PHASES)("with $name, signing in and opening the app again lead where the local router says ($screen), and its screens stand a reload", async (phase) => {
  const { who, tripId } = await travellerIn(phase, origin);
  const { context, page, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, who);
  await isAt(page, phase.screen);
  if (phase.reopened) await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  await page.goto("/");
  await isAt(page, phase.reopened ?? phase.screen);
  for (const screen of phase.screens) {
    const path = screen.replace(":tripId", tripId ?? "");
    await page.goto(path, SETTLED);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    const title = await heading.textContent();
    await page.reload(SETTLED);
    await heading.filter({ hasText: title ?? "" }).waitFor();
    expect(new URL(page.url()).pathname, `after a reload of ${screen}`).toBe(path);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
