import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addDays, type CalendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { travellersDate } from "../../../app/domain/live/day-begins.ts";
import { dayDate } from "../../../app/features/trip-at-hand/day-date.ts";
import { formatDateRange } from "../../../app/messages/formats.ts";
import { copiedText } from "../support/copied-text.ts";
import { heldBack } from "../support/held-back.ts";
import { browserForFile, type Device } from "../support/phone.ts";
import { isAt, press } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** Whatever else says dates says those on which the trip is travelled: the home of the trip, and the paper; and then back to where one was. */
async function agreeOnTheDates(page: Page, today: CalendarDate): Promise<void> {
  const range = formatDateRange(today, addDays(today, 2));
  await page.goto("/plannerparticipanthub");
  await page.getByText(range).waitFor();
  await page.getByText("Your trip to Lisbon is in progress").waitFor();
  expect(await page.getByText(/days? until/).count()).toBe(0);
  await page.getByRole("article", { name: "Day 1" }).getByText(dayDate(today, 1)).waitFor();
  await page.goto("/tripprint");
  await page.getByText(range).waitFor();
  await page.getByText(dayDate(today, 3)).waitFor();
  await page.goto("/booked");
}

test("a stop gets its time, its booking and its cost by hand; a companion sees it live, a reload keeps it, undo takes it back", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin, { started: false });
  const { days } = await ada.call("GET", `itinerary/days/${tripId}`);
  const earlier = await ben.call("GET", "hydrate");
  const stop = days[1].stops.find(({ at }: { at: { part: string } }) => at.part === "evening");
  const organizer = await deviceOf(browser, origin, ada, `/itinerarystop/${stop.id}`);
  const companion = await deviceOf(browser, origin, ben, "/booked");
  const [{ page }, { page: beside }] = [organizer, companion];
  await beside.getByText("Nothing is booked yet.").waitFor();

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const write = async (label: string, words: string) => {
    await field(label).fill(words);
    await field(label).blur();
  };
  const stopNow = async () =>
    (await ada.call("GET", `itinerary/days/${tripId}`)).days[1].stops.find(({ id }: { id: string }) => id === stop.id);
  // What collides on the day is told with a time that fits, to be taken with one tap.
  const before = days[1].stops.findLast(({ at }: { at: { part: string } }) => at.part === "afternoon");
  await page.goto(`/itinerarystop/${before.id}`);
  await write("Starts at", "15:00");
  await write("How long, in minutes", "180");
  // The room has it, so that the page may be left.
  await page.getByText("Everyone sees it as you write.").waitFor();
  await page.goto(`/itinerarystop/${stop.id}`);
  await write("Starts at", "17:40");
  // A slow phone shows the day to read before it has what moves its stops: it offers nothing yet that would go from under the finger.
  const toolsCome = await heldBack(page, /\/day-stops-/);
  await page.getByRole("link", { name: "Day 2" }).first().click();
  await page
    .getByText(/^(Two things at once|Out of order|Too little time for the way)$/)
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /^Set to / }).count()).toBe(0);
  await toolsCome();
  // What comes after it may collide then in its turn: only this one's proposal goes.
  const proposal = page.getByRole("button", { name: /^Set to 1[89]:\d\d: / }).first();
  const proposed = (await proposal.getAttribute("aria-label")) ?? "";
  await proposal.click();
  await page.getByText(/ is set to 1[89]:\d\d\.$/).waitFor();
  await page.getByRole("button", { name: proposed, exact: true }).waitFor({ state: "detached" });
  // Whoever pressed it by the keyboard has not lost their place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("status");
  await expect.poll(async () => (await stopNow()).start).toMatch(/^1[89]:/);
  await page.goto(`/itinerarystop/${stop.id}`);
  await field("Starts at").waitFor();
  await expect.poll(() => field("Starts at").inputValue()).toMatch(/^1[89]:/);
  await write("Starts at", "19:30");
  await page.getByText("Changed: Starts at.").waitFor();
  await write("Reference", "QX7-2210");
  await beside.getByText("QX7-2210").waitFor();
  await write("In the name of", "Ada Fern");
  await write("Link", "javascript:alert(1)");
  await page.getByText("Please give a link that begins with https:// or http://.").waitFor();
  await write("Link", "table.example/QX7");
  await write("Amount", "90,50");
  await page.getByText("For each", { exact: true }).click();
  // A place chosen from the search is the stop's from then on; what it is called stays.
  const [typed, place] =
    stop.placeId === "lisbon-torre-de-belem"
      ? ["jorge castelo", { placeId: "lisbon-castelo-de-sao-jorge", location: "Castelo de São Jorge" }]
      : ["belem torre", { placeId: "lisbon-torre-de-belem", location: "Torre de Belém" }];
  await field("Place").fill(typed);
  await page.getByRole("option", { name: place.location }).click();
  await page.getByText("Changed: Place.").waitFor();
  await page.getByText("It is on the map.").waitFor();
  await field("Place").blur();
  await expect.poll(stopNow).toMatchObject({ ...place, title: stop.title });
  await write("Spot on the map", "https://www.openstreetmap.org/#map=17/38.71/-9.13");
  await page.getByText("On the map at 38.71, -9.13.").waitFor();

  // Beside her, Ben reads it as it is written: the reference to copy, the name, the link, and what it costs.
  await beside.getByText("In the name of Ada Fern").waitFor();
  await beside.getByText("19:30", { exact: true }).waitFor();
  await beside.getByRole("row", { name: /^The whole trip .*€90\.50$/ }).waitFor();
  expect(await beside.getByRole("link", { name: "Open the booking" }).getAttribute("href")).toBe(
    "https://table.example/QX7",
  );
  await beside.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => copiedText(beside)).toBe("QX7-2210");
  await isNotSetBack(companion, earlier, "QX7-2210");
  await beside.getByRole("link", { name: stop.title }).click();
  await isAt(beside, `/itinerarystop/${stop.id}`);
  await beside.getByText("€90.50 each").waitFor();
  expect(await beside.getByRole("textbox").count()).toBe(0);

  // The last change is taken back where it is said, and what was kept is there after a reload.
  await write("Reference", "WRONG");
  await beside.getByText("WRONG").waitFor();
  await page.getByText("Changed: Reference.").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await beside.getByText("QX7-2210").waitFor();
  await expect.poll(() => field("Reference").inputValue()).toBe("QX7-2210");
  await page.reload();
  await field("Reference").waitFor();
  expect(await field("Starts at").inputValue()).toBe("19:30");
  expect(await field("Reference").inputValue()).toBe("QX7-2210");
  expect(await field("Amount").inputValue()).toBe("90.5");

  // Taken out, and put back, with all that was written in it.
  await page.getByRole("button", { name: "Remove from the Plan" }).click();
  await page.getByRole("heading", { name: "It is out of the plan" }).waitFor();
  await beside.getByRole("heading", { name: "This stop is no longer in the plan" }).waitFor();
  await page.getByRole("button", { name: "Put It Back" }).click();
  await expect.poll(() => field("Reference").inputValue()).toBe("QX7-2210");
  await beside.getByText("QX7-2210").waitFor();

  // What is booked stays where it is when the parts of its day are to be swapped.
  await page.getByRole("link", { name: "Day 2" }).first().click();
  await page.getByText("Booked: QX7-2210", { exact: true }).first().waitFor();
  await press(page, "Swap or copy day 2");
  await page.getByRole("radio", { name: "Evening" }).check();
  await press(page, "Swap with Morning");
  await page.getByText(`${stop.title} is booked and stays. Move the other stops one by one.`).waitFor();
  await press(page, "Close");
  await page.goBack();
  await field("Reference").waitFor();

  // Without a network it is kept here, and goes out when the network is back.
  await organizer.context.setOffline(true);
  await write("Reference", "QX7-2211");
  await page.getByText("Kept on this device. It goes out when the connection is back.").waitFor();
  await organizer.context.setOffline(false);
  await beside.getByText("QX7-2211").waitFor();

  // A trip that starts early takes its days along, but not the table: that is said until the trip has the new dates too.
  const today = travellersDate({ now: new Date(), timeZone: "Europe/Lisbon" });
  await ada.call("PUT", `trip/${tripId}`, { startDate: addDays(today, 7) });
  await ada.call("POST", `starttrip/${tripId}`);
  for (const each of [page, beside])
    await each.getByText(/^It counts for .+, the date that day 2 was planned for\.$/).waitFor();
  await beside.goBack();
  await beside.getByText(/^As you travel, day 2 is .+\. What is booked keeps its date\.$/).waitFor();
  await agreeOnTheDates(beside, today);
  await ada.call("PUT", `trip/${tripId}`, { startDate: today });
  await beside.getByText(/^As you travel/).waitFor({ state: "detached" });

  // On the way it is what comes next, counted on the trip's clock.
  await beside.goto("/triplivedayparticipant");
  await beside.getByRole("heading", { name: "Booked next" }).waitFor();
  await beside.getByText("Tomorrow, 19:30").waitFor();
  await beside.getByText(/^in \d+ h( \d+ min)?$/).waitFor();
  await beside.getByText("QX7-2211").waitFor();
  expect(companion.complaints).toEqual([]);
  await Promise.all([organizer, companion].map(({ context }) => context.close()));
});

/** For seconds after each change the record knows an older plan than the room; who loads the page then keeps the room's. */
async function isNotSetBack({ page }: Device, earlier: object, words: string): Promise<void> {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/wayfellow/hydrate", (route) => mayAnswer.then(() => route.fulfill({ json: earlier })));
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const before = await kept("copied");
  await page.reload();
  await page.getByText(/^Ada.* is online$/).waitFor();
  answer();
  await expect.poll(() => kept("copied")).not.toBe(before);
  expect(await kept("itineraryData")).toContain(words);
  await page.unroute("**/wayfellow/hydrate");
}
