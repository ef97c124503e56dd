import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Phase } from "./phases.ts";
import { travellerIn } from "./phases.ts";
import type { Device } from "./phone.ts";
import { connectBrowser, openDevice, signInByPopup } from "./phone.ts";
import { isAt } from "./steps.ts";
import { nothingAwaited, settledWithLateParts } from "./settled.ts";

const origin = inject("origin");
let browser: Browser;

/** Opens the browser that this file's screens are looked at with. */
export function lookAtScreens(): void {
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** Signs in, and opens the app again. */
async function arrive({ screen, reopened = screen }: Phase, who: { name: string; email: string }): Promise<Device> {
  const device = await openDevice(browser, origin);
  const { page, complaints } = device;
  await page.goto("/access");
  await signInByPopup(page, who);
  await isAt(page, screen);
  if (reopened !== screen) await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  await page.goto("/");
  await isAt(page, reopened);
  await settledWithLateParts(page);
  expect(complaints).toEqual([]);
  return device;
}

/** Goes to the screen by its address; a reload shows the same. */
async function standsAReload({ page, complaints }: Device, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  // While a screen waits for an answer it may bear another title.
  const isThere = () => settledWithLateParts(page).then(() => nothingAwaited(page));
  await page.goto(path);
  await isThere();
  const title = await heading.textContent();
  await page.reload();
  await isThere();
  expect(await heading.textContent(), `after a reload of ${path}`).toBe(title);
  expect(new URL(page.url()).pathname, `after a reload of ${path}`).toBe(path);
  expect(complaints, path).toEqual([]);
}

export const testPhases = (phases: readonly Phase[]) =>
  test.each(phases)(
    "with $name, signing in and opening the app again lead where the local router says ($screen); its screens stand a reload",
    async (phase) => {
      const { who, tripId } = await travellerIn(phase, origin);
      const device = await arrive(phase, who);
      for (const screen of phase.screens) await standsAReload(device, screen.replace(":tripId", tripId ?? ""));
      await device.context.close();
    },
  );
