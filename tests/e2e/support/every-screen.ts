import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Phase } from "./phases.ts";
import { travellerIn } from "./phases.ts";
import { connectBrowser, openDevice, PHONE, signInByPopup } from "./phone.ts";
import { isAt } from "./steps.ts";
import { settledWithLateParts } from "./settled.ts";

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

/** Signs in and opens the app again; gives what the browser then knows. */
async function arrive({ screen, reopened = screen }: Phase, who: { name: string; email: string }) {
  const { context, page, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, who);
  await isAt(page, screen);
  const storageState = await context.storageState();
  if (reopened !== screen) await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  await page.goto("/");
  await isAt(page, reopened);
  await settledWithLateParts(page);
  expect(complaints).toEqual([]);
  await context.close();
  return storageState;
}

async function standsAReload(path: string, storageState: BrowserContextOptions["storageState"]): Promise<void> {
  const { context, page, complaints } = await openDevice(browser, origin, { ...PHONE, storageState });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(path);
  // A screen's first words may be those the server sent before the local copy was read.
  await settledWithLateParts(page);
  const title = await heading.textContent();
  await page.reload();
  await settledWithLateParts(page);
  expect(await heading.textContent(), `after a reload of ${path}`).toBe(title);
  expect(new URL(page.url()).pathname, `after a reload of ${path}`).toBe(path);
  expect(complaints, path).toEqual([]);
  await context.close();
}

export const testPhases = (phases: readonly Phase[]) =>
  test.each(phases)(
    "with $name, signing in and opening the app again lead where the local router says ($screen); its screens stand a reload",
    async (phase) => {
      const { who, tripId } = await travellerIn(phase, origin);
      const storageState = await arrive(phase, who);
      for (const screen of phase.screens) await standsAReload(screen.replace(":tripId", tripId ?? ""), storageState);
    },
  );
