import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, planTrip, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { DESKTOP, browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { isAt, sees } from "./support/steps.ts";
import { unique } from "./support/unique.ts";
import { heading, press } from "./support/steps";

const origin = inject("origin");
const browser = await browserForFile();

/** Ada's trip to Lisbon, three days from today. */
async function aTrip(): Promise<{ ada: Traveller; tripId: string; joinCode: string }> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  return { ada, tripId, joinCode };
}

async function aPlannedTrip(): ReturnType<typeof aTrip> {
  const made = await aTrip();
  await planTrip(made.ada, made.tripId);
  return made;
}

/** The river of the city's emblem, by which one is told from another. */
const riverOf = (page: Page) => page.locator(".emblem .emblem-river").first().getAttribute("d");

/** From the sign-in on /joinaccess to the participant's profile; gives the river of the emblem they saw. */
async function joinByInvitation(page: Page, who: { name: string; email: string }): Promise<string | null> {
  await isAt(page, "/joinaccess");
  await signInByPopup(page, who);
  await isAt(page, "/join");
  await heading(page, "You're about to join: Lisbon with Ada");
  const river = await riverOf(page);
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/profileparticipant");
  return river;
}

/** The faces of the company, two letters each: no two alike in letters or colour. Nothing is to be pressed yet, and no empty bar lies over the cards. */
async function seesTheCompany(page: Page): Promise<void> {
  const faces = page.getByRole("region", { name: "Who is coming" }).locator("[role=img]");
  await expect
    .poll(async () => (await faces.allInnerTexts()).map((letters) => letters.trim()).toSorted())
    .toEqual(["AD", "JP"]);
  const colours = await faces.evaluateAll((all) => all.map((face) => getComputedStyle(face).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  expect(await page.locator(".action-bar").filter({ visible: true }).count()).toBe(0);
}

async function fillProfile(page: Page): Promise<void> {
  await heading(page, "You're In!");
  await page.getByLabel("Name").fill("Jo Park");
  await page.getByLabel("City").fill("Ghent");
  await page.getByLabel("State or region").fill("East Flanders");
  await page.getByLabel("Travel style").fill("early riser, , light packer");
  await page.getByLabel("Trip vibe").fill("long dinners");
  await press(page, "Save");
  await isAt(page, "/plannerparticipanthub");
}

test("a friend opens the invite link, signs in, joins, reads the trip and follows it live", async () => {
  const { ada, tripId, joinCode } = await aPlannedTrip();
  const who = { name: "Jo Park", email: `${unique("jo")}@example.com` };
  const { context, page, complaints } = await openDevice(browser, origin);
  await page.goto(`/join?code=${joinCode}`);
  const river = await joinByInvitation(page, who);
  await fillProfile(page);
  expect(await riverOf(page)).toBe(river);
  await seesTheCompany(page);
  const jo = await signIn(origin, who);
  expect((await jo.call("GET", "whoami")).user).toMatchObject({
    name: "Jo Park",
    role: "participant",
    travelStyle: ["early riser", "light packer"],
    tripVibe: ["long dinners"],
  });

  await press(page, /^Curated Highlights/);
  await isAt(page, "/curatedhighlights");
  const { anchorSelectData, itineraryData } = await ada.call("GET", "hydrate");
  for (const title of anchorSelectData.anchors) await heading(page, title);
  await heading(page, "The best of each day");
  expect(await page.getByText(/^Planned by /).count()).toBe(1);
  await press(page, "See All Days");
  await isAt(page, "/wayfellow/itinerary");
  for (const { blocks } of itineraryData.days) await sees(page, blocks.evening.title);
  expect(await page.getByRole("link", { name: /modify/i }).count()).toBe(0);

  await page.goto("/triplivedayparticipant");
  await heading(page, "Not on the road yet");
  await ada.call("POST", `starttrip/${tripId}`);
  await comeBack(page);
  await heading(page, "Day 1 of 3");
  const here = page.locator("[aria-current=step]");
  expect(await here.textContent()).toContain(itineraryData.days[0].blocks.morning.title);
  await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName: "morning" });
  await comeBack(page);
  await sees(here, itineraryData.days[0].blocks.afternoon.title);
  await page.getByText("In the evening").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The phone comes out of the pocket: the screen asks where the trip is. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a wrong code is told in a sentence, and what was typed stays; the right one opens the trip however it is typed", async () => {
  const { context, page } = await openDevice(browser, origin);
  await page.goto("/prejointrip");
  await press(page, "Yes, I want to join a trip");
  await isAt(page, "/joinaccess");
  await signInByPopup(page, { name: "Kim", email: `${unique("kim")}@example.com` });
  await isAt(page, "/join");
  await press(page, "Join Trip");
  await page.getByText("Please enter the join code.").waitFor();
  await page.getByLabel("Join Code").fill("NO-SUCH-TRIP");
  await press(page, "Join Trip");
  await page.getByText("Trip not found. Please check with your travel companions.").waitFor();
  await page.reload();
  expect(await page.getByLabel("Join Code").inputValue()).toBe("NO-SUCH-TRIP");
  await page.goto("/plannerparticipanthub");
  await isAt(page, "/tripnotcreated");
  await page.goto("/wayfellowhub");
  await isAt(page, "/wayfellow/tripitineraryrequired");
  const { joinCode } = await aTrip();
  await page.goto("/join");
  const letters = joinCode.replace("-", "").toLowerCase();
  await page.getByLabel("Join Code").fill(`${letters.slice(0, 9)} ${letters.slice(9)}`);
  await press(page, "Join Trip");
  await heading(page, "You're about to join: Lisbon with Ada");
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/profileparticipant");
  await context.close();
});

test("a participant with a trip of their own switches between the two, and the old link knows them", async () => {
  const { joinCode } = await aPlannedTrip();
  const who = { name: "Lou Winter", email: `${unique("lou")}@example.com` };
  const lou = await signIn(origin, who);
  await completeProfile(lou);
  await setUpTrip(lou, { joinCode: unique("KYOTO"), city: "Kyoto", tripName: "Kyoto with Lou" });
  const { context, page, complaints } = await openDevice(browser, origin, DESKTOP);
  await page.goto(`/join?code=${joinCode.toLowerCase()}`);
  await joinByInvitation(page, who);
  await page.getByText("This is what your companions see of you, from your profile.").waitFor();
  for (const label of ["Name", "City", "Travel style"]) expect(await page.getByLabel(label).inputValue()).not.toBe("");
  await press(page, "Save");
  await isAt(page, "/plannerparticipanthub");
  await page.goto("/wayfellowhub");
  await isAt(page, "/plannerparticipanthub");
  await press(page, /^Switch to This Trip.*Kyoto with Lou/);
  await isAt(page, "/tripintent");
  expect((await lou.call("GET", "whoami")).trip.tripName).toBe("Kyoto with Lou");
  await page.goto("/postprofileroleselect");
  await press(page, /^Switch to This Trip.*Lisbon with Ada/);
  await isAt(page, "/plannerparticipanthub");
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/alreadyjoined");
  await press(page, "Open My Trip");
  await isAt(page, "/plannerparticipanthub");
  expect(complaints).toEqual([]);
  await context.close();
});
