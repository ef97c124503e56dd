import { expect, inject, test } from "vitest";
import { TOAST_SHOWN_MS } from "~/ui/feedback/toast";
import { browserForFile } from "./support/phone.ts";
import { heading, isAt, press } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** A phone on which the way to the next screen begins seconds after what led there was answered. */
const TIMES_SLOWER = 40;

test("on a slow phone, the answer to what led to the next screen is still read there", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  await page.getByRole("button", { name: "Take the Start Back" }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  await press(page, "Take the Start Back");
  await isAt(page, "/pretriphub");
  await heading(page, "Your Trip is Ready!");
  expect(await page.getByText("The start is taken back.").count()).toBe(1);
  await context.close();
});

test("a message stays for its time on the screen that it is read on, however long the way there took", async () => {
  const { ada } = await travellingTogether(origin, { started: false });
  const { page, context } = await deviceOf(browser, origin, ada, "/pretriphub");
  await page.clock.install();
  await page.goto("/tripdetails");
  await page.getByLabel("Trip name").fill("Lisbon at last");
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/hydrate$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  const said = page.getByText("Saved: the name Lisbon at last.");
  await press(page, "Save Changes");
  await said.waitFor();
  await page.clock.fastForward(2 * TOAST_SHOWN_MS);
  expect(await said.isVisible()).toBe(true);
  letGo();
  await isAt(page, "/pretriphub");
  await heading(page, "Lisbon at last");
  expect(await said.isVisible()).toBe(true);
  // Whatever begins its time does so once that screen is drawn.
  await expect.poll(() => page.clock.fastForward(TOAST_SHOWN_MS).then(() => said.isVisible())).toBe(false);
  await context.close();
});
