import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup, type Device } from "./support/phone.ts";
import { hasScript } from "./support/settled.ts";
import { dismiss, heading, isAt, press, sees } from "./support/steps.ts";
import { deviceOf } from "./support/trip-companions.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? "");

/** Ada's trip to Lisbon, with Ben and Cyd along. */
async function threeOnATrip(): Promise<{
  ada: Traveller;
  ben: Traveller;
  cyd: Traveller;
  tripId: string;
  joinCode: string;
}> {
  const join = unique("LISBON").toUpperCase();
  const [ada, ben, cyd] = await Promise.all(
    ["Ada Fern", "Ben Ohm", "Cyd Roe"].map((name) =>
      signIn(origin, { name, email: `${unique(name.slice(0, 3).toLowerCase())}@example.com` }),
    ),
  );
  if (!ada || !ben || !cyd) throw new Error("Somebody did not sign in.");
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode: join, tripName: "Lisbon with Ada" });
  for (const friend of [ben, cyd]) await friend.call("POST", "participantuser/create", { joinCode: join });
  for (const [friend, firstName, lastName] of [
    [ben, "Ben", "Ohm"],
    [cyd, "Cyd", "Roe"],
  ] as const)
    await completeProfile(friend, { firstName, lastName });
  return { ada, ben, cyd, tripId, joinCode: join };
}

/** Their phone at the list, and in the room: who leaves before the room is reached cuts a connection short, and the browser notes it as an error. */
async function atCompanions(who: Traveller): Promise<Device> {
  const device = await deviceOf(browser, origin, who, "/companions");
  await heading(device.page, /on the trip/i);
  return device;
}

test("the organizer removes a companion, changes the code and hands the trip over; everybody finds themselves where they belong", async () => {
  const { ada, ben, cyd, joinCode } = await threeOnATrip();
  const { page, context, complaints } = await atCompanions(ada);
  const bens = await atCompanions(ben);
  const cyds = await atCompanions(cyd);
  await row(page, "Ada").getByText("Organizes the trip").waitFor();

  await row(page, "Cyd").getByRole("button", { name: "Manage Cyd" }).click();
  await press(page, "Remove from the Trip", { exact: true });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Manage Cyd");
  await page.keyboard.press("Enter");
  await press(page, "Remove from the Trip", { exact: true });
  await page.getByText("The trip closes on Cyd's phone at once").waitFor();
  await press(page, "Remove Cyd", { exact: true });
  await page.getByText("Cyd is no longer on the trip.").waitFor();
  await row(page, "Cyd")
    .getByText(/^Removed on/)
    .waitFor();
  await expect.poll(() => focusedText(page)).toBe("2 on the trip");

  // Nobody touches the other two phones: the room tells them.
  await isAt(cyds.page, "/offtrip");
  await heading(bens.page, "2 on the trip");
  await heading(cyds.page, "You are no longer on Lisbon with Ada");
  await cyds.page.reload();
  await heading(cyds.page, "You are no longer on Lisbon with Ada");
  expect(
    await cyds.page.evaluate(() => [localStorage.getItem("tripData"), localStorage.getItem("itineraryData")]),
  ).toEqual([null, null]);
  await cyds.page.getByRole("link", { name: "Join Another Trip" }).click();
  await isAt(cyds.page, "/join");

  const newCode = `${joinCode}-B`;
  await press(page, "Change the code", { exact: true });
  await page.getByLabel("New join code").fill(joinCode.toLowerCase());
  await press(page, "Check availability", { exact: true });
  await page.getByText("That is the code the trip has now.").waitFor();
  await page.getByLabel("New join code").fill(newCode);
  await press(page, "Check availability", { exact: true });
  await sees(page, "Code is available!");
  await press(page, "Change the Code", { exact: true });
  await page.getByText(`${joinCode} stops working at once`).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Change the Code" }).click();
  await page.getByText(`The code is ${newCode} now.`).waitFor();
  await page.getByText(`/join?code=${newCode}`).waitFor();
  await expect(ben.call("POST", "validatejoincode", { code: joinCode })).rejects.toThrow("404");

  await press(page, /^Let In Again/, { exact: true });
  await page.getByRole("dialog").getByRole("button", { name: "Let In Again" }).click();
  await page.getByText("Cyd is back on the trip.").waitFor();
  await row(page, "Cyd").getByText("Travels along").waitFor();

  await press(page, "Manage Ben", { exact: true });
  await press(page, "Hand Over the Trip", { exact: true });
  await press(page, "Ask Ben", { exact: true });
  await page.getByText("Ben is asked. Nothing changes until they say yes.").waitFor();
  await heading(page, "You asked Ben to take the trip over");
  await heading(bens.page, "Ada asks you to take the trip over");
  await press(bens.page, "No, Thanks");
  await dismiss(page, "Ben does not take the trip over. You go on organizing.");
  await press(page, "Manage Ben", { exact: true });
  await press(page, "Hand Over the Trip", { exact: true });
  await Promise.all([page.waitForResponse(/\/handover$/), press(page, "Ask Ben", { exact: true })]);
  await bens.page.goto("/plannerparticipanthub");
  await bens.page.getByRole("link", { name: "Ada asks you to take the trip over" }).click();
  await isAt(bens.page, "/companions");
  await press(bens.page, "Take It Over");
  await bens.page.getByText("You organize the trip now.").waitFor();
  await row(page, "Ben").getByText("Organizes the trip").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Manage/ }).count()).toBe(0);

  await row(bens.page, "Ada").getByRole("button", { name: "Manage Ada" }).waitFor();
  await bens.page.getByText("To leave, hand the trip over first").waitFor();
  await bens.page.reload();
  await row(bens.page, "Ada").getByRole("button", { name: "Manage Ada" }).waitFor();
  await bens.page.goto("/localrouter");
  await isAt(bens.page, "/tripintent");

  await press(page, "Leave the Trip", { exact: true });
  await press(page, "Leave", { exact: true });
  await isAt(page, "/offtrip");
  await heading(page, "You have left Lisbon with Ada");
  expect((await ada.call("GET", "whoami")).user).toMatchObject({ tripId: null, role: "noroleset" });
  expect([...complaints, ...bens.complaints].filter((complaint) => !complaint.includes("404"))).toEqual([]);
  await Promise.all([context, bens.context, cyds.context].map((each) => each.close()));
});

test("an organizer who wants to delete their account asks somebody to take the trip over first", async () => {
  const { ada, ben, tripId } = await threeOnATrip();
  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await page.waitForURL((url) => url.pathname !== "/access");
  await page.goto("/account/delete");
  const remove = page.getByRole("button", { name: "Delete my account" });
  await page.getByRole("radio", { name: /^Hand it over to Ben/ }).check();
  expect(await remove.isDisabled()).toBe(true);
  await press(page, "Ask Ben Now");
  await page.getByText("Ben is asked. Once they have said yes").waitFor();
  await ben.call("POST", `companions/${tripId}/handover/accept`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Goes on without you.").waitFor();
  await remove.click();
  await press(page, "Delete everything");
  await isAt(page, "/access");
  expect((await ben.call("GET", "whoami")).user).toMatchObject({ tripId, role: "originator" });
  expect(complaints).toEqual([]);
  await context.close();
});

test("an organizer who is alone gives the trip up, and may start another", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("alone")}@example.com` });
  await completeProfile(ada);
  await setUpTrip(ada, { joinCode: unique("ALONE").toUpperCase(), tripName: "Porto alone" });
  const { page, context, complaints } = await atCompanions(ada);
  await page.getByText("It is just you so far. Invite someone.").waitFor();
  await press(page, "Give Up This Trip", { exact: true });
  await page.getByRole("dialog").getByRole("button", { name: "Give Up This Trip" }).click();
  await isAt(page, "/offtrip");
  await heading(page, "Porto alone is given up");
  await page.getByRole("link", { name: "Start a Trip of My Own" }).click();
  await isAt(page, "/pretrip");
  await setUpTrip(ada, { joinCode: unique("AGAIN").toUpperCase() });
  expect(complaints).toEqual([]);
  await context.close();
});

test("without a connection the questions still open, the list says so, and comes back with it", async () => {
  const { ben } = await threeOnATrip();
  const { page, context } = await atCompanions(ben);
  // What a question needs is fetched ahead of the first one.
  await hasScript(page, "dialog-panel");
  await context.setOffline(true);
  await press(page, "Leave the Trip", { exact: true });
  await press(page, "Leave", { exact: true });
  await page.getByText("No connection right now. Please try again in a moment.").waitFor();
  await press(page, "Stay", { exact: true });
  await comeBack(page);
  await page.getByText("This list may be out of date").waitFor();
  await context.setOffline(false);
  await comeBack(page);
  await page.getByText("This list may be out of date").waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Travels along" }).count()).toBe(2);
  await context.close();
});

test("the room knows at once who is off the trip and whose role is another, and takes no older ticket", async () => {
  const { ada, ben, cyd, tripId } = await threeOnATrip();
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/access");
  const idOf = async (who: Traveller) => (await who.call("GET", "whoami")).user._id;
  const ticketOf = (who: Traveller): Promise<Ticket> => who.call("POST", `room/${tripId}/ticket`);
  const [adas, bens, cyds] = await Promise.all([ada, ben, cyd].map(ticketOf));
  const [ada1, ben1, cyd1] = await Promise.all([adas, bens, cyds].map((ticket) => enter(page, ticket)));
  await ada.call("POST", `companions/${tripId}/remove`, { userId: await idOf(cyd) });
  expect(await closingOf(page, cyd1)).toBe(4403);
  await ada.call("POST", `companions/${tripId}/handover`, { userId: await idOf(ben) });
  await ben.call("POST", `companions/${tripId}/handover/accept`);
  expect(await Promise.all([ada1, ben1].map((socket) => closingOf(page, socket)))).toEqual([4401, 4401]);
  const again = await Promise.all([adas, bens, cyds].map((ticket) => enter(page, ticket)));
  expect(await Promise.all(again.map((socket) => closingOf(page, socket)))).toEqual([4401, 4401, 4403]);
  await expect(ticketOf(cyd)).rejects.toThrow("404");
  await context.close();
});

type Ticket = { host: string; room: string; ticket: string };

/** Opens a socket in the page and gives its number there, once it is open. */
const enter = (page: Page, ticket: Ticket | undefined): Promise<number> =>
  page.evaluate(async (given) => {
    if (!given) throw new Error("There is no ticket.");
    const kept = globalThis as unknown as { closings?: Promise<number>[] };
    const socket = new WebSocket(`ws://${given.host}/parties/main/${given.room}?ticket=${given.ticket}`);
    kept.closings ??= [];
    kept.closings.push(new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code))));
    const number = kept.closings.length - 1;
    await new Promise((resolve) => ["open", "close"].forEach((event) => socket.addEventListener(event, resolve)));
    return number;
  }, ticket);

/** The code that socket was closed with, once it is. */
const closingOf = (page: Page, number: number | undefined): Promise<number | undefined> =>
  page.evaluate(
    (wanted) => (globalThis as unknown as { closings?: Promise<number>[] }).closings?.[wanted ?? -1],
    number,
  );

/** The phone comes out of the pocket. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
