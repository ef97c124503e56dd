import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup, type Device } from "./support/phone.ts";
import { heading, isAt, press, title, sees } from "./support/steps.ts";
import { deviceOf, openInRoom } from "./support/trip-companions.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const admission = (page: Page) => page.getByRole("switch", { name: "I let each person in" });

/** Ada's trip to Lisbon, to which she lets each person in. */
async function anAdmittingTrip(): Promise<{ ada: Traveller; tripId: string; joinCode: string }> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  await ada.call("POST", `companions/${tripId}/admission`, { admitEach: true });
  return { ada, tripId, joinCode };
}

/** From the invitation to the list of those who wait. */
async function askToComeIn({ page }: Device, joinCode: string, name: string): Promise<void> {
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/joinaccess");
  await signInByPopup(page, { name, email: `${unique("new")}@example.com` });
  await isAt(page, "/join");
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/joinwaiting");
  await title(page, "The organizer will let you in");
}

test("a newcomer waits until the organizer, who sees them wherever they are, lets them in", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  const adas = await deviceOf(browser, origin, ada, "/companions");
  await admission(adas.page).check();
  await adas.page.getByText("Newcomers wait for your yes from now on.").waitFor();
  await adas.page.reload();
  await expect.poll(() => admission(adas.page).isChecked()).toBe(true);
  await openInRoom(adas.page, "/pretriphub");
  await heading(adas.page, "Your Trip is Ready!");

  const jos = await openDevice(browser, origin);
  await askToComeIn(jos, joinCode, "Jo Park");
  expect(await jos.page.evaluate(() => localStorage.getItem("tripData"))).toBeNull();

  // Nobody touches Ada's phone: the room tells it.
  await adas.page.getByText("Somebody waits to be let in").click();
  await isAt(adas.page, "/companions");
  await row(adas.page, "Jo Park")
    .getByText(/^Asked on/)
    .waitFor();

  // The place is kept through a reload, and found again from the front door.
  await jos.page.reload();
  await title(jos.page, "The organizer will let you in");
  await jos.page.goto("/");
  await isAt(jos.page, "/joinwaiting");

  await press(adas.page, /^Let In/);
  await adas.page.getByText("Jo Park is on the trip.").waitFor();
  await heading(adas.page, "2 on the trip");
  await isAt(jos.page, "/profileparticipant");
  await heading(jos.page, "You're In!");
  await jos.page.goto("/plannerparticipanthub");
  await heading(jos.page, "Lisbon with Ada");
  expect([...adas.complaints, ...jos.complaints]).toEqual([]);
  await Promise.all([adas.context.close(), jos.context.close()]);
});

test("a newcomer who is declined is told, also when they come back later, and may ask again or withdraw", async () => {
  const { ada, joinCode } = await anAdmittingTrip();
  const adas = await deviceOf(browser, origin, ada, "/companions");
  const { page, context, complaints } = await openDevice(browser, origin);
  await askToComeIn({ page, context, complaints }, joinCode, "Kim Lee");
  await press(adas.page, /^Decline/);
  await adas.page.getByText("Kim Lee was not let in.").waitFor();
  await title(page, "You were not let in to Lisbon with Ada");

  await press(page, "Enter a Code");
  await page.getByLabel("Join Code").fill(joinCode);
  await press(page, "Join Trip", { exact: true });
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/joinwaiting");
  await page.goto("about:blank");
  await press(adas.page, /^Decline/);
  await sees(adas.page, "Kim Lee was not let in.");
  await expect.poll(() => row(adas.page, "Kim Lee").count()).toBe(0);
  await page.goto("/");
  await title(page, "You were not let in to Lisbon with Ada");

  await page.goto(`/join?code=${joinCode}`);
  await press(page, "Confirm and Join Trip");
  await row(adas.page, "Kim Lee").waitFor();
  await press(page, "Don't Wait Any More");
  await isAt(page, "/join");
  await page.getByText("You do not wait for Lisbon with Ada any more.").waitFor();
  await expect.poll(() => row(adas.page, "Kim Lee").count()).toBe(0);
  expect([...adas.complaints, ...complaints]).toEqual([]);
  await Promise.all([adas.context.close(), context.close()]);
});

test("without a connection the place is kept, and the wait goes on with it", async () => {
  const { ada, tripId, joinCode } = await anAdmittingTrip();
  const jos = await openDevice(browser, origin);
  await askToComeIn(jos, joinCode, "Jo Park");
  await jos.context.setOffline(true);
  await jos.page.getByText("There is no connection right now. Your place is kept").waitFor();
  await press(jos.page, "Don't Wait Any More");
  await jos.page.getByText("No connection right now. Please try again in a moment.").waitFor();
  const { newcomers } = await ada.call("GET", `companions/${tripId}`);
  await ada.call("POST", `companions/${tripId}/admit`, { userId: newcomers[0].userId });
  await jos.context.setOffline(false);
  await isAt(jos.page, "/profileparticipant");
  await jos.context.close();
});

test("somebody on another trip stays on it while they wait, finds the way back, and enters when let in", async () => {
  const { ada, tripId, joinCode } = await anAdmittingTrip();
  const lou = await signIn(origin, { name: "Lou Winter", email: `${unique("lou")}@example.com` });
  await completeProfile(lou, { firstName: "Lou", lastName: "Winter" });
  await setUpTrip(lou, { joinCode: unique("KYOTO"), city: "Kyoto", tripName: "Kyoto with Lou" });
  const { page, context } = await deviceOf(browser, origin, lou, "/pretriphub");
  await page.goto(`/join?code=${joinCode}`);
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/joinwaiting");
  await page.goto("/pretriphub");
  await heading(page, "Kyoto with Lou");
  await press(page, "Waiting to be let in to Lisbon with Ada");
  await isAt(page, "/joinwaiting");
  const { newcomers } = await ada.call("GET", `companions/${tripId}`);
  await ada.call("POST", `companions/${tripId}/admit`, { userId: newcomers[0].userId });
  await isAt(page, "/profileparticipant");
  expect((await lou.call("GET", "whoami")).trip).toMatchObject({ tripId });
  await context.close();
});
