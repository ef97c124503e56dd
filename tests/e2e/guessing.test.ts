import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { press, sees } from "./support/steps.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** How long it still is counts from the first of the codes. */
const TOO_MANY = /Those were many codes in a short while\..* Please try again in ([2-9]|10) minutes\./;

async function enter(page: Page, who: { name: string; email: string }, path: string): Promise<void> {
  await page.goto("/access");
  await signInByPopup(page, who);
  await page.waitForURL((url) => !["/access", "/hydratelocal", "/localrouter"].includes(url.pathname));
  await page.goto(path);
}

test("somebody who tried ten codes is told when to try again, and what they typed stays", async () => {
  const who = { name: "Ben Ohm", email: `${unique("ben")}@example.com` };
  const ben = await signIn(origin, who);
  await completeProfile(ben);
  const { context, page } = await openDevice(browser, origin);
  await enter(page, who, "/join");
  const code = page.getByLabel("Join Code");
  for (let nth = 0; nth < 10; nth += 1) {
    await code.fill(unique("WRONG"));
    await press(page, "Join Trip");
    await page.getByText("Trip not found. Please check with your travel companions.").waitFor();
  }
  await code.fill("PARIS2025");
  await press(page, "Join Trip");
  await page.getByText(TOO_MANY).waitFor();
  expect(await code.inputValue()).toBe("PARIS2025");
  await context.close();
});

test("so is an organizer who tries ten codes of their own, on trip setup and on the companions' screen", async () => {
  const who = { name: "Ada Fern", email: `${unique("ada")}@example.com` };
  const ada = await signIn(origin, who);
  await completeProfile(ada);
  const { context, page } = await openDevice(browser, origin);
  await enter(page, who, "/tripsetup");
  await page.getByLabel("Trip name").fill("Three days by the river");
  const code = page.getByLabel("Join code");
  for (let nth = 0; nth < 10; nth += 1) {
    await code.fill(`${unique("R").toUpperCase()}`);
    await press(page, /^check/i);
    await sees(page, "Code is available!");
  }
  await code.fill("RIVER2027");
  await press(page, /^check/i);
  await page.getByText(TOO_MANY).waitFor();
  expect(await code.inputValue()).toBe("RIVER2027");
  expect(await page.getByLabel("Trip name").inputValue()).toBe("Three days by the river");

  await setUpTrip(ada, { joinCode: unique("RIVER").toUpperCase() });
  await page.goto("/hydratelocal");
  await page.waitForURL((url) => !["/hydratelocal", "/localrouter"].includes(url.pathname));
  await page.goto("/companions");
  await press(page, "Change the code");
  const newCode = page.getByLabel("New join code");
  await newCode.fill("RIVER2028");
  await press(page, /^check/i);
  await page.getByText(TOO_MANY).waitFor();
  expect(await newCode.inputValue()).toBe("RIVER2028");
  await context.close();
});
