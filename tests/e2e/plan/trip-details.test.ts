import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import { heldBack } from "../support/held-back.ts";
import { browserForFile, DESKTOP } from "../support/phone.ts";
import { settled } from "../support/settled.ts";
import { isAt, press, sees } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

type Stop = { title: string };
type Plan = { daysTotal: number; days: { stops: Stop[] }[]; shelf: Stop[] };

const planOf = async (who: Traveller, tripId: string): Promise<Plan> => who.call("GET", `itinerary/days/${tripId}`);
const everyTitle = ({ days, shelf }: Plan): string[] =>
  [...days.flatMap(({ stops }) => stops), ...shelf].map(({ title }) => title).sort();
const isNoWay = (title: string): boolean => !title.startsWith("On the way to ");

test("a trip gets another name, a stay and an arrival, moves by a week, grows and shrinks by a day, and goes to a second city and back; nothing is lost, and a companion sees it live", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin, { started: false });
  const before = (await ada.call("GET", "hydrate")).itineraryData;
  const { page, complaints } = await deviceOf(browser, origin, ada, "/pretriphub");
  const { page: theirs } = await deviceOf(browser, origin, ben, "/plannerparticipanthub", DESKTOP);

  await page.getByRole("link", { name: "Dates, cities, company" }).click();
  await isAt(page, "/tripdetails");
  const save = page.getByRole("button", { name: "Save Changes" });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel("Trip name").fill("Lisbon at last");
  const start = await page.getByLabel("Start date").inputValue();
  const moved = weekAfter(start);
  await page.getByLabel("Start date").fill(moved);
  await press(page, "Add Where You Stay");
  await page.getByLabel("Hotel, flat or friend").fill("Hotel Mon");
  await page.getByLabel("Address, coordinates").fill("https://www.google.com/maps/@38.71,-9.14,17z");
  await page.getByLabel("Arrival time").fill("15:40");
  // What is typed outlives a reload.
  await page.reload();
  expect(await page.getByLabel("Trip name").inputValue()).toBe("Lisbon at last");
  expect(await page.getByLabel("Hotel, flat or friend").inputValue()).toBe("Hotel Mon");
  await save.click();
  await isAt(page, "/pretriphub");
  await page.getByText(/Saved: the name Lisbon at last/).waitFor();
  for (const screen of [page, theirs]) {
    await screen.getByRole("heading", { name: "Lisbon at last" }).waitFor();
    await screen.getByRole("link", { name: "Hotel Mon" }).waitFor();
    await sees(screen, "Arrival at 15:40");
  }
  const after = await ada.call("GET", "hydrate");
  expect(after.tripData).toMatchObject({ startDate: moved, daysTotal: 3 });
  expect(after.tripData.stays).toMatchObject([{ lat: 38.71, lng: -9.14, fromDay: 1, toDay: 3 }]);
  expect(after.itineraryData.days).toEqual(before.days);

  // One day more is open.
  await page.goto("/tripdetails");
  const end = await page.getByLabel("End date").inputValue();
  await page.getByLabel("End date").fill(dayAfter(end));
  await save.click();
  await page.getByText("1 day of 4 to plan").waitFor();
  await theirs.getByText("1 day of 4 to plan").waitFor();

  // Two days fewer: what is planned on the one that is planned is named first, and goes to the shelf.
  await page.goto("/tripdetails");
  await page.getByLabel("End date").fill(dayAfter(moved));
  await save.click();
  const question = page.getByRole("dialog");
  await question.getByText("One day would go").waitFor();
  await question.getByText(before.days[2].blocks.morning.title).waitFor();
  await press(page, "Keep the Days");
  await save.click();
  await press(page, "Shelve Them and Save");
  await isAt(page, "/pretriphub");
  await theirs.getByRole("article", { name: "Day 3" }).waitFor({ state: "detached" });
  const short = await planOf(ben, tripId);
  expect(short.daysTotal).toBe(2);
  expect(everyTitle(short)).toEqual(everyTitle({ ...before, shelf: [] }));

  // A second city at the end: the dates follow, its days are open, and the companion sees both.
  await page.goto("/tripdetails");
  await press(page, "Add another city");
  await page.getByLabel("City 2", { exact: true }).fill("Porto");
  await press(page, "One night more in Lisbon");
  await page.getByRole("group", { name: "Nights in Lisbon" }).getByText("2 nights").waitFor();
  await save.click();
  await isAt(page, "/pretriphub");
  await page.getByText(/Saved: .*Lisbon and Porto/).waitFor();
  for (const screen of [page, theirs]) await screen.getByText("2 days of 4 to plan").waitFor();
  await ada.call("POST", "itinerary/build", { tripId });
  await theirs.getByRole("heading", { name: /^Porto Days 3 to 4/ }).waitFor();
  const both = await planOf(ben, tripId);
  expect(both.days.map(({ stops }) => stops.length > 0)).toEqual([true, true, true, true]);
  expect(both.days[2]?.stops[0]?.title).toBe("On the way to Porto");

  // Turned round, each city takes its days along, and nothing is asked.
  await page.goto("/tripdetails");
  await mayBeDrawnAbout(page);
  await press(page, "Move Porto up");
  await press(page, "One night more in Porto");
  await press(page, "One night fewer in Lisbon");
  await save.click();
  await isAt(page, "/pretriphub");
  await theirs.getByRole("heading", { name: /^Porto Days 1 to 2/ }).waitFor();
  await theirs.getByRole("heading", { name: /^Lisbon Days 3 to 4/ }).waitFor();
  const round = await planOf(ben, tripId);
  expect(everyTitle(round).filter(isNoWay)).toEqual(everyTitle(both).filter(isNoWay));
  expect(round.days[2]?.stops[0]?.title).toBe("On the way to Lisbon");

  // Without the one, what was planned there is named first, and goes to the shelf; a city that is not filled in is asked for.
  const listComes = await heldBack(page, /\/sortable-cities-/);
  await page.goto("/tripdetails");
  const city = page.getByLabel("City 1", { exact: true });
  await expect.poll(() => city.inputValue()).toBe("Porto");
  // The list that can be drawn about takes no field from under somebody's fingers: it waits until they are done there.
  await city.focus();
  await listComes();
  await city.press("ControlOrMeta+A");
  await city.press("Delete");
  expect(await city.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Trip name").focus();
  await mayBeDrawnAbout(page);
  expect(await city.inputValue()).toBe("");
  await save.click();
  await page.getByText("Please enter a city or destination.").waitFor();
  await press(page, "Remove City 1");
  await save.click();
  await question.getByText("The plans of 2 days would go").waitFor();
  await press(page, "Shelve Them and Save");
  await isAt(page, "/pretriphub");
  for (const screen of [page, theirs]) await screen.getByText("2 days of 4 to plan").waitFor();
  const alone = await planOf(ben, tripId);
  expect(everyTitle(alone).filter(isNoWay)).toEqual(everyTitle(both).filter(isNoWay));
  expect(alone.days.map(({ stops }) => stops.length > 0)).toEqual([true, true, false, false]);
  // The browser itself notes each answer that is a refusal.
  expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
});

test("the question that a shorter trip raises stays when the trip is brought up to date under it, and what is typed with it", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const { page, context } = await deviceOf(browser, origin, ada, "/pretriphub");
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/hydrate$/, (route) => isLetGo.then(() => route.continue()));
  await page.goto("/tripdetails");
  const end = page.getByLabel("End date");
  const earlier = shifted(await end.inputValue(), -1);
  await end.fill(earlier);
  await press(page, "Save Changes");
  const question = page.getByRole("dialog").getByText("One day would go");
  await question.waitFor();
  // On another of her devices.
  await ada.call("PUT", `trip/${tripId}`, { tripName: "Lisbon at last" });
  letGo();
  await page.waitForFunction(() => localStorage.getItem("tripData")?.includes("Lisbon at last"));
  await settled(page);
  expect(await question.isVisible()).toBe(true);
  await press(page, "Keep the Days");
  await question.waitFor({ state: "detached" });
  expect(await end.inputValue()).toBe(earlier);
  await context.close();
});

/** Once the list of the cities is the one that stays: that in which they can be drawn about. */
const mayBeDrawnAbout = (page: Page) => page.getByTitle("Drag to another place").first().waitFor();

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const weekAfter = (date: string): string => shifted(date, 7);
const dayAfter = (date: string): string => shifted(date, 1);
