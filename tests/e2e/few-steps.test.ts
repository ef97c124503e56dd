import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { completeProfile, planTrip, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { CountingHands } from "./support/counting-hands.ts";
import { connectBrowser, openDevice } from "./support/phone.ts";
import { isAt } from "./support/steps.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

async function aPlannedTrip(joinCode: string): Promise<void> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  await planTrip(ada, await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" }));
}

test("a first-time visitor reaches a demo itinerary from the opening in three actions", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  const hands = new CountingHands(page);
  await page.goto("/");
  await hands.press("Try a demo trip first");
  await hands.fill("Destination", "Lisbon");
  await hands.press("Plan My Demo Trip");
  await page.getByRole("heading", { name: "Your 3 days in Lisbon are ready" }).waitFor();
  expect(await page.getByRole("region", { name: "Day 1" }).getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  expect(hands.actions).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
  await context.close();
});

test("somebody with an invite link is in the trip in five actions, the sign-in and all it asks for among them", async () => {
  const joinCode = unique("LISBON").toUpperCase();
  await aPlannedTrip(joinCode);
  const who = { name: "Jo Park", email: `${unique("jo")}@example.com` };
  const { page, context, complaints } = await openDevice(browser, origin);
  const hands = new CountingHands(page);
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/joinaccess");
  await hands.signIn(/sign in/i, who);
  await page.getByRole("heading", { name: "You're about to join: Lisbon with Ada" }).waitFor();
  await hands.press("Confirm and Join Trip");
  await page.getByRole("heading", { name: "You're In!" }).waitFor();
  expect(hands.actions).toBeLessThanOrEqual(5);
  const { user, trip } = await (await signIn(origin, who)).call("GET", "whoami");
  expect([user.role, trip.tripName]).toEqual(["participant", "Lisbon with Ada"]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an invite link that opens no trip says so, with its code in the form to be put right", async () => {
  const who = { name: "Kim", email: `${unique("kim")}@example.com` };
  const { page, context } = await openDevice(browser, origin);
  const hands = new CountingHands(page);
  await page.goto("/join?code=NO-SUCH-TRIP");
  await isAt(page, "/joinaccess");
  await hands.signIn(/sign in/i, who);
  await page.getByText("Trip not found. Please check with your travel companions.").waitFor();
  expect(await page.getByLabel("Join Code").inputValue()).toBe("NO-SUCH-TRIP");
  await context.close();
});
