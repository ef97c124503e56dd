import { expect, inject, test } from "vitest";
import { whileMessagesStay } from "./support/lasting-messages.ts";
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
  await whileMessagesStay(page, async () => {
    await press(page, "Take the Start Back");
    await isAt(page, "/pretriphub");
    await heading(page, "Your Trip is Ready!");
    expect(await page.getByText("The start is taken back.").count()).toBe(1);
  });
  await context.close();
});
