import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { chooseAnchors, completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { Device } from "./support/phone.ts";
import { DESKTOP, browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { isAt, press, title, writeTogether, sees } from "./support/steps.ts";
import { deviceOf } from "./support/trip-companions.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** Marks the document, so that a reload would be noticed. */
const remember = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** Ada's trip with wishes and picks, not built yet. */
async function anUnbuiltTrip(): Promise<{ ada: Traveller; tripId: string; joinCode: string }> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  await chooseAnchors(ada, tripId);
  return { ada, tripId, joinCode };
}

/** A friend's way from the invite link to the hub, screen by screen. */
async function joinByLink(who: { name: string; email: string }, joinCode: string): Promise<Device> {
  const device = await openDevice(browser, origin);
  const { page } = device;
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/joinaccess");
  await signInByPopup(page, who);
  await isAt(page, "/join");
  await page.getByText("You're about to join: Lisbon with Ada").waitFor();
  await press(page, "Confirm and Join Trip");
  await isAt(page, "/profileparticipant");
  await page.getByLabel("Name").fill(who.name);
  await press(page, "Save");
  await isAt(page, "/plannerparticipanthub");
  return device;
}

/** On a hub where the keys are off: they are turned on again, lead from day to day with the map, and find a day, which Enter opens. */
async function isWalkedByKeys(desk: Page): Promise<void> {
  await title(desk, "Your Trip is Ready!");
  await desk.getByRole("searchbox", { name: "Find in your days" }).waitFor();
  await desk.getByRole("button", { name: "Keys" }).waitFor();
  await desk.keyboard.press("?");
  await press(desk, "Turn the Keys On");
  await desk.getByText("Open the day").waitFor();
  await desk.keyboard.press("Escape");
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  await desk.keyboard.press("j");
  await desk.getByRole("heading", { name: "Where day 1 goes" }).waitFor();
  await desk.keyboard.press("j");
  await desk.getByRole("heading", { name: "Where day 2 goes" }).waitFor();
  await isAt(desk, "/pretriphub");
  await desk.keyboard.press("/");
  await desk.keyboard.type("jjk");
  await desk.getByText("No day has that in it.").waitFor();
  await desk.keyboard.press("Escape");
  await desk.keyboard.press("k");
  await desk.getByRole("heading", { name: "Where day 1 goes" }).waitFor();
  await desk.keyboard.press("Enter");
  await desk.waitForURL((url) => url.searchParams.get("day") === "1");
}

test("three travel together: two join by link, watch the plan being built and rewritten, follow three blocks, read the reflection, and one is removed", async () => {
  const { ada, tripId, joinCode } = await anUnbuiltTrip();
  const ben = await joinByLink({ name: "Ben Ohm", email: `${unique("ben")}@example.com` }, joinCode);
  const cleo = await joinByLink({ name: "Cleo", email: `${unique("cleo")}@example.com` }, joinCode);

  // Both look at an empty plan when Ada builds it on her screen.
  for (const { page } of [ben, cleo]) {
    await page.goto("/wayfellow/itinerary");
    await page.getByText("There are no days yet.").waitFor();
    await remember(page);
  }
  const organizer = await deviceOf(browser, origin, ada, "/wayfellow/itinerarybuild", DESKTOP);
  await organizer.page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  const { itineraryData } = await ada.call("GET", "hydrate");
  const [{ blocks }] = itineraryData.days;
  for (const { page } of [ben, cleo]) for (const day of itineraryData.days) await sees(page, day.blocks.evening.title);

  // Ben and Cleo read along while Ada is still typing.
  for (const { page } of [ben, cleo]) await page.getByText("Read day 1").click();
  await organizer.page.goto(`/modify/block/${tripId}/1/morning`);
  await writeTogether(organizer.page);
  const description = organizer.page.getByLabel("Description");
  await description.press("ControlOrMeta+End");
  await description.pressSequentially(" Meet at the fountain");
  await sees(ben.page, "Meet at the fountain");
  await description.pressSequentially(", the one with the lions.");
  for (const { page } of [ben, cleo]) await sees(page, "Meet at the fountain, the one with the lions.");
  for (const { page } of [ben, cleo]) expect(await isSameDocument(page)).toBe(true);

  // A companion's hub follows the days, wherever they are changed.
  await ben.page.goto("/plannerparticipanthub");
  await ben.page.getByRole("heading", { name: "Who is coming" }).waitFor();
  const titleField = organizer.page.getByLabel("Title");
  const before = await titleField.inputValue();
  await titleField.fill("Tea on the terrace");
  const bensDay = ben.page.getByRole("article", { name: "Day 1" });
  await bensDay.getByText("Tea on the terrace").waitFor();
  await titleField.fill(before);
  await sees(bensDay, before);

  // On her wide screen a day is opened beside the others: by its whole card, and by keys, but never by what she types.
  const { page: desk } = organizer;
  const opened = (day: number) => desk.getByRole("heading", { name: `Day ${day} in full` }).waitFor();
  await desk.goto("/tripdaysoverview");
  await opened(1);
  await desk.keyboard.press("j");
  await opened(2);
  await desk.getByRole("heading", { name: "Where day 2 goes" }).waitFor();
  await desk.keyboard.press("ArrowDown");
  await opened(3);
  await desk.keyboard.press("k");
  await opened(2);
  await desk.getByRole("article", { name: "Day 1" }).click({ position: { x: 150, y: 30 } });
  await opened(1);
  await desk.keyboard.press("/");
  await desk.keyboard.type("jjk");
  await desk.getByText("No day has that in it.").waitFor();
  await opened(1);
  await desk.keyboard.press("Escape");
  await desk.keyboard.press("?");
  await desk.getByRole("dialog", { name: "Keys for your days" }).waitFor();
  await desk.keyboard.press("j");
  await press(desk, "Turn the Keys Off");
  await desk.keyboard.press("Escape");
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  await desk.keyboard.press("j");
  await opened(1);

  // The first day, block by block.
  for (const { page } of [ben, cleo]) await page.goto("/triplivedayparticipant");
  await desk.goto("/pretriphub");
  await isWalkedByKeys(desk);
  await desk.goto("/pretriphub");
  await press(desk, "Start My Trip");
  await isAt(organizer.page, "/livedayreturner");
  await press(organizer.page, "Start Day 1", { exact: true });
  for (const block of ["morning", "afternoon", "evening"] as const) {
    for (const { page } of [ben, cleo])
      await page.locator("[aria-current=step]").getByText(blocks[block].title).waitFor();
    await organizer.page.getByRole("button", { name: new RegExp(`^Mark ${block} Complete`, "i") }).click();
  }

  // What Ada writes of the day, they read as she saves it.
  for (const { page } of [ben, cleo]) await page.goto("/reflections");
  await organizer.page.getByText("You finished Day 1!").waitFor();
  await organizer.page.getByRole("checkbox", { name: "Mind Blown" }).check();
  await organizer.page.getByRole("textbox").fill("Tiles, hills and custard tarts.");
  await press(organizer.page, /save/i);
  for (const { page } of [ben, cleo]) await sees(page, "Tiles, hills and custard tarts.");

  // Cleo is removed: her screen says so, Ben's goes on.
  await organizer.page.goto("/companions");
  await press(organizer.page, "Manage Cleo");
  await press(organizer.page, "Remove from the Trip");
  await press(organizer.page, "Remove Cleo");
  await isAt(cleo.page, "/offtrip");
  await cleo.page.getByRole("heading", { name: "You are no longer on Lisbon with Ada" }).waitFor();
  await ben.page.reload();
  await sees(ben.page, "Tiles, hills and custard tarts.");

  for (const { complaints } of [organizer, ben]) expect(complaints).toEqual([]);
  await Promise.all([organizer, ben, cleo].map(({ context }) => context.close()));
});
