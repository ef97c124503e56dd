import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connectBrowser, DESKTOP } from "./support/phone.ts";
import { isAt, press } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

type Stop = { title: string };

test("a trip gets another name, a stay and an arrival, moves by a week, grows and shrinks by a day; nothing is lost, and a companion sees it live", async () => {
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
    await screen.getByText("Arrival at 15:40").first().waitFor();
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
  const short = (await ben.call("GET", `itinerary/days/${tripId}`)) as {
    daysTotal: number;
    days: { stops: Stop[] }[];
    shelf: Stop[];
  };
  expect(short.daysTotal).toBe(2);
  const titles = (days: { stops: Stop[] }[]) => days.flatMap(({ stops }) => stops.map(({ title }) => title)).sort();
  expect([...titles(short.days), ...short.shelf.map(({ title }) => title)].sort()).toEqual(titles(before.days));
  // The browser itself notes each answer that is a refusal.
  expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
});

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const weekAfter = (date: string): string => shifted(date, 7);
const dayAfter = (date: string): string => shifted(date, 1);
