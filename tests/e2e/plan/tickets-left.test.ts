import { expect, inject, test } from "vitest";
import { completeProfile, planTrip, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { browserForFile } from "../support/phone.ts";
import { isAt, press } from "../support/steps.ts";
import { deviceOf } from "../support/trip-companions.ts";
import { unique } from "../support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** Four days in Barcelona, which have more tickets to get than the hub names at once. */
async function toBarcelona(startsIn: number) {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  const joinCode = unique("BARCELONA").toUpperCase();
  await planTrip(ada, await setUpTrip(ada, { city: "Barcelona", days: 4, startsIn, joinCode }));
  return deviceOf(browser, origin, ada, "/pretriphub");
}

test("all tickets that are still to get can be seen; those that people book longer ahead than the trip is away come first and say so", async () => {
  const near = await toBarcelona(5);
  const open = near.page.getByRole("region", { name: "Still open" });
  const tickets = open.getByRole("link", { name: /^A ticket for / });
  const late = tickets.filter({ hasText: "Often sold out this close to the day: look today" });
  await late.first().waitFor();
  await expect.poll(() => tickets.count()).toBe(3);
  expect(await tickets.first().textContent()).toContain("Often sold out");
  await open.getByRole("button", { name: /^\d+ more tickets?$/ }).click();
  await expect.poll(() => tickets.count()).toBeGreaterThan(3);
  // The button keeps the focus, and takes them away again.
  expect(
    await open.getByRole("button", { name: "Fewer tickets" }).evaluate((it) => it === document.activeElement),
  ).toBe(true);
  await press(near.page, "Fewer tickets");
  await expect.poll(() => tickets.count()).toBe(3);
  await late.first().click();
  await isAt(near.page, "/wayfellow/itineraryupdate");
  expect(near.complaints).toEqual([]);
  await near.context.close();

  const far = await toBarcelona(200);
  await far.page
    .getByRole("region", { name: "Still open" })
    .getByRole("button", { name: /^\d+ more tickets?$/ })
    .waitFor();
  expect(await far.page.getByText("Often sold out").count()).toBe(0);
  await far.context.close();
});
