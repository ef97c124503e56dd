import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { nextBookedTexts } from "#messages/live-pauses";
import { addDays } from "~/domain/dates/calendar-date";
import { instantOf, minutesUntil } from "~/domain/dates/instant";
import { travellersDate } from "~/domain/live/day-begins";
import { completeProfile, daysFromToday, planTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn, type Traveller } from "../../../scripts/demo/traveller.mjs";
import { browserForFile, DESKTOP, PHONE } from "../support/phone.ts";
import { settled } from "../support/settled.ts";
import { isAt, press, sees } from "../support/steps.ts";
import { deviceOf } from "../support/trip-companions.ts";
import { unique } from "../support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

type Stop = {
  id: string;
  title: string;
  kind: string;
  note: string;
  start: string | null;
  at: { day: number; part: string } | null;
};
type Plan = { days: { dayIndex: number; stops: Stop[] }[]; shelf: Stop[] };

const planOf = (who: Traveller, tripId: string): Promise<Plan> => who.call("GET", `itinerary/days/${tripId}`);
const stopsOf = ({ days, shelf }: Plan): Stop[] => [...days.flatMap(({ stops }) => stops), ...shelf];
const stopsOn = async (who: Traveller, tripId: string, day: number): Promise<string[]> =>
  ((await planOf(who, tripId)).days[day - 1]?.stops ?? []).map(({ title, at }) => `${at?.part}: ${title}`);

/** Every stop by its id, but for where it stands, and for the notes of some. */
const kept = (plan: Plan, withoutNote: ReadonlySet<string>) =>
  Object.fromEntries(
    stopsOf(plan)
      .map(({ at: _where, ...stop }) => [stop.id, withoutNote.has(stop.id) ? { ...stop, note: null } : stop] as const)
      .sort(),
  );

/** Every stop as a device keeps it, wherever it stands. */
const keptOn = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const plan = JSON.parse(localStorage.getItem("itineraryData") ?? "null") as Plan | null;
    return plan ? [...plan.days.flatMap(({ stops }) => stops), ...plan.shelf] : [];
  });

const START = 30;
const later = (days: number): string => daysFromToday(START + days);

/** Five nights in two cities, for Ada and Ben; nothing is planned yet. */
async function toJapan() {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const ben = await signIn(origin, { name: "Ben Ohm", email: `${unique("ben")}@example.com` });
  await completeProfile(ada);
  await completeProfile(ben, { firstName: "Ben", lastName: "Ohm" });
  const joinCode = unique("JAPAN").toUpperCase();
  const { tripId } = await ada.call("POST", "trip-setup", {
    tripName: "Two in Japan",
    purpose: "Seeing old friends",
    city: "Tokyo",
    legs: [
      { city: "Tokyo", fromDay: 1, toDay: 3 },
      { city: "Kyoto", fromDay: 4, toDay: 6 },
    ],
    joinCode,
    whoWith: ["friends"],
    partyCount: 2,
    startDate: later(0),
    endDate: later(5),
  });
  await ben.call("POST", "participantuser/create", { joinCode });
  return { ada, ben, tripId };
}

/** A flight that lands at 15:40, and a hotel for the first nights. */
async function sayHowTheyCome(page: Page): Promise<void> {
  await page.goto("/tripdetails");
  await press(page, "Add Where You Stay");
  await page.getByLabel("Hotel, flat or friend").fill("Hotel Gracery");
  await page.getByLabel("Address, coordinates").fill("https://www.google.com/maps/@35.6951,139.7019,17z");
  await page.getByLabel("Arrival time").fill("15:40");
  await page.getByLabel("Arriving at").fill("Haneda Airport");
  await press(page, "Save Changes");
  await page.getByText(/^Saved: /).waitFor();
}

async function write(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(words);
  await field.blur();
  await page.getByText(`Changed: ${label}.`).waitFor();
}

async function dragTo(page: Page, title: string, target: string): Promise<void> {
  const grip = (name: string) => page.getByRole("button", { name: `Drag ${name}`, exact: true });
  // Both in sight, so that nothing scrolls on the way.
  await page.setViewportSize({ width: 390, height: 2_400 });
  // The pointer comes to the grip once it has come to rest.
  await grip(title).hover();
  const [from, to] = [await grip(title).boundingBox(), await grip(target).boundingBox()];
  if (!from || !to) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + 24, from.y + 24);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + (to.y > from.y ? 64 : -16), { steps: 4 });
  await page.mouse.move(to.x + 24, to.y + 24, { steps: 12 });
  await page.mouse.up();
}

const LUNCHES = ["Kanda Yabu Soba", "Café de l'Ambre", "Daigo", "Naniwaya Sōhonten"];

test("a real trip: two cities, a flight, a hotel, a booked dinner, a train, a lunch that was searched for; moved about, moved by a week, cut by a day, changed on two devices without a network, and nothing of it is lost", async () => {
  const { ada, ben, tripId } = await toJapan();
  const phone = await deviceOf(browser, origin, ada, "/pretriphub");
  const { page } = phone;
  await sayHowTheyCome(page);
  await planTrip(ada, tripId);

  // By the planner: nothing before they have landed, a named place for most of each day, and the way between the cities.
  const planned = await planOf(ada, tripId);
  expect(planned.days[0]?.stops.filter(({ start }) => start !== null && start < "15:40")).toEqual([]);
  const train = planned.days[3]?.stops.find(({ kind }) => kind === "travel");
  const dinner = planned.days[1]?.stops.findLast(({ at }) => at?.part === "evening");
  const lunch = LUNCHES.find((place) => !stopsOf(planned).some(({ title }) => title.includes(place)));
  if (!train || !dinner || !lunch) throw new Error("Nobody goes to Kyoto, or nobody eats.");

  // Ben watches all of it, from far off.
  const companion = await deviceOf(browser, origin, ben, "/booked", { ...PHONE, timezoneId: "America/Los_Angeles" });
  const { page: bens } = companion;
  await page.goto(`/itinerarystop/${dinner.id}`);
  await write(page, "Starts at", "19:30");
  await write(page, "Reference", "USH-4471");
  await bens.getByText("USH-4471").waitFor();
  await bens.getByRole("link", { name: "Hotel Gracery" }).waitFor();
  await page.goto(`/itinerarystop/${train.id}`);
  await write(page, "Starts at", "09:40");
  await expect
    .poll(async () => stopsOf(await planOf(ada, tripId)).find(({ id }) => id === train.id)?.start)
    .toBe("09:40");
  await bens.goto("/wayfellow/itinerary");
  await bens.getByText("Read day 2").click();

  // By hand: a lunch found by its name, one stop moved by drag, one by the keyboard, one kept for later.
  await page.goto(`/modify/day/${tripId}/2`);
  await settled(page);
  await press(page, "Add a stop to the afternoon");
  const search = page.getByRole("combobox", { name: "What will you do?" });
  await search.fill(lunch.toLowerCase().slice(0, -1));
  await page.getByRole("option", { name: new RegExp(`^${lunch}`) }).click();
  await press(page, "Add to the Day");
  await sees(bens, lunch);
  const [first] = (await stopsOn(ada, tripId, 2)).map((stop) => stop.split(": ")[1] ?? "");
  if (!first) throw new Error("The second day is empty.");
  await dragTo(page, lunch, first);
  await expect.poll(() => stopsOn(ada, tripId, 2)).toContain(`morning: ${lunch}`);
  await page.getByRole("button", { name: `Drag ${first}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByText(`Picked up ${first}`).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  await page.getByText(new RegExp(`^${first} is now at`)).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await page.getByText(`${first} was dropped.`).waitFor({ state: "attached" });
  await page.goto(`/modify/day/${tripId}/3`);
  await settled(page);
  const [idea] = (await stopsOn(ada, tripId, 3)).map((stop) => stop.split(": ")[1] ?? "");
  await press(page, `Move or remove ${idea}`, { exact: true });
  await press(page, "Ideas", { exact: true });
  await expect.poll(async () => (await planOf(ada, tripId)).shelf.map(({ title }) => title)).toEqual([idea]);

  // Without a network, on two devices at once.
  const laptop = await deviceOf(browser, origin, ada, `/modify/day/${tripId}/5`, DESKTOP);
  // What a stop is added with comes after the day itself.
  for (const device of [page, laptop.page])
    await device.getByRole("button", { name: "Add a stop to the evening" }).waitFor();
  await Promise.all([phone, laptop].map(({ context }) => context.setOffline(true)));
  for (const [device, title] of [
    [page, "Bath in the hotel"],
    [laptop.page, "Tea by the river"],
  ] as const) {
    await press(device, "Add a stop to the evening");
    await device.getByLabel("What will you do?").fill(title);
    await press(device, "Add to the Day");
    await device.getByRole("button", { name: `Drag ${title}` }).waitFor();
  }
  await Promise.all([phone, laptop].map(({ context }) => context.setOffline(false)));
  await expect.poll(() => stopsOn(ben, tripId, 3)).toContain("evening: Bath in the hotel");
  await expect.poll(() => stopsOn(ben, tripId, 5)).toContain("evening: Tea by the river");
  for (const device of [page, laptop.page, bens]) {
    await device.goto("/tripprint");
    for (const title of ["Bath in the hotel", "Tea by the river"]) await sees(device, title);
  }
  const told = stopsOf(await planOf(ben, tripId));
  for (const device of [page, laptop.page, bens]) await expect.poll(() => keptOn(device)).toEqual(told);
  const paper = (await laptop.page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(4);

  // A week later, and a day shorter: what was on the last day is asked about and kept for later.
  const before = await planOf(ada, tripId);
  const last = before.days[5]?.stops.map(({ title }) => title) ?? [];
  await page.goto("/tripdetails");
  await page.getByLabel("Start date").fill(later(7));
  await page.getByLabel("End date").fill(later(11));
  await press(page, "Save Changes");
  const question = page.getByRole("dialog");
  for (const title of last) await sees(question, title);
  await press(page, "Shelve Them and Save");
  await isAt(page, "/pretriphub");
  const after = await planOf(ben, tripId);
  // On the shelf a stop says nothing more of the neighbours that it had; what else it says, and all else of each stop, is kept.
  const notes = new Map(stopsOf(before).map(({ id, note }) => [id, note]));
  for (const { id, note } of after.shelf)
    for (const said of note.split(/(?<=[.!?])\s/)) expect(notes.get(id), id).toContain(said);
  const shelved = new Set(after.shelf.map(({ id }) => id));
  expect(kept(after, shelved)).toEqual(kept(before, shelved));
  expect(after.days).toHaveLength(5);
  expect(after.days).toEqual(before.days.slice(0, 5));
  expect(after.shelf.map(({ title }) => title).sort()).toEqual([idea, ...last].sort());
  await bens.goto("/plannerparticipanthub");
  await bens.getByRole("article", { name: "Day 5" }).waitFor();
  await bens.getByRole("article", { name: "Day 6" }).waitFor({ state: "detached" });

  // On the way, the table is as far off for Ben in California as for who is in Tokyo.
  const today = travellersDate({ now: new Date(), timeZone: "Asia/Tokyo" });
  await ada.call("PUT", `trip/${tripId}`, { startDate: today, endDate: addDays(today, 4) });
  await ada.call("POST", `starttrip/${tripId}`);
  await bens.goto("/triplivedayparticipant");
  await bens.getByText("Tomorrow, 19:30").waitFor();
  const table = instantOf(addDays(today, 1), "19:30", "Asia/Tokyo");
  await expect
    .poll(() => bens.getByText(nextBookedTexts.left(minutesUntil(table, Date.now())), { exact: true }).count())
    .toBe(1);

  // The evening after a day is in the city of that day, not in all of them.
  await ada.call("POST", `markcomplete/${tripId}/1`);
  await bens.getByRole("heading", { name: "Day 1 is done" }).waitFor();
  await bens.getByText("Two in Japan · Tokyo", { exact: true }).waitFor();
  await bens.getByRole("link", { name: "Reflect on Day 1" }).click();
  await bens.getByRole("heading", { name: "You finished Day 1!" }).waitFor();
  await bens.getByText("Two in Japan · Tokyo", { exact: true }).waitFor();

  const refused = (complaint: string) => complaint.includes("409");
  for (const { complaints } of [phone, laptop, companion])
    expect(complaints.filter((complaint) => !refused(complaint))).toEqual([]);
  await Promise.all([phone, laptop, companion].map(({ context }) => context.close()));
});
