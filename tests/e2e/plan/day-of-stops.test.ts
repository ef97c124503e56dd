import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import lisbon from "../../../db/places/cities/lisbon.json" with { type: "json" };
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import { browserForFile } from "../support/phone.ts";
import { settled } from "../support/settled.ts";
import { press, sees } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

type Stop = {
  title: string;
  at: { part: string };
  placeId: string | null;
  lat: number | null;
  minutes: number | null;
  start: string | null;
};
type Told = { days: { blocks: { afternoon: { title: string } }; stops: Stop[] }[]; shelf: { title: string }[] };

const planOf = (who: Traveller, tripId: string): Promise<Told> => who.call("GET", `itinerary/days/${tripId}`);
const dayOf = async (who: Traveller, tripId: string, day = 1) =>
  (await planOf(who, tripId)).days[day - 1]?.stops.map(({ title, at }) => `${at.part}: ${title}`);

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds).toBe(true);
}

/** A place with an accent in its name that the plan, which is another each time, does not have. */
async function unplannedPlace(who: Traveller, tripId: string) {
  const planned = new Set((await planOf(who, tripId)).days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const place = lisbon.places.find(({ id, name, dayTrip }) => !planned.has(id) && !dayTrip && /[ãçéíó]/.test(name));
  if (!place) throw new Error("The plan has every place.");
  return place;
}

const addStop = async (page: Page, part: string, title: string, kind = "Meal") => {
  await press(page, `Add a stop to the ${part}`);
  await page.getByLabel("What will you do?").fill(title);
  await page.getByLabel("What kind of stop?").selectOption({ label: kind });
  await press(page, "Add to the Day");
  await page.getByRole("button", { name: `Drag ${title}` }).waitFor();
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
const menuOf = (page: Page, title: string) => press(page, `Move or remove ${title}`, { exact: true });

test("a day is worked on as its stops: added, moved by menu, keyboard and finger, put on the shelf, removed and brought back; companions watch, and what was done offline arrives", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin, { started: false });
  const { page, complaints, context } = await deviceOf(browser, origin, ada, `/modify/day/${tripId}/1`);
  const { page: bens } = await deviceOf(browser, origin, ben, "/wayfellow/itinerary");
  await settled(page);
  const before = (await dayOf(ada, tripId)) ?? [];
  const calledBefore = (await planOf(ada, tripId)).days[0]?.blocks.afternoon.title;
  const morning = before[0]?.replace("morning: ", "") ?? "";
  await bens.getByText("Read day 1").click();
  await bens
    .getByText(/\d min (on foot|by transport)$/)
    .first()
    .waitFor();

  // The name of a stop leads to its times, booking and cost, and back.
  await page.getByRole("heading", { name: morning }).getByRole("link").click();
  await page.getByLabel("Reference", { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe("H1");
  await page.getByRole("link", { name: "Done" }).click();

  await press(page, "Add a stop to the afternoon");
  await press(page, "Add to the Day");
  await page.getByText("Say in a word or two what it is.").waitFor();
  await press(page, "Leave it");
  await addStop(page, "afternoon", "Lunch at the market");
  await sees(bens, "Lunch at the market");
  expect(await page.getByRole("link", { name: "Lunch at the market" }).getAttribute("href")).toMatch(
    /^\/itinerarystop\//,
  );
  await eventually(async () => (await dayOf(ada, tripId))?.length === before.length + 1);
  // The part of the day is still called by what it is for.
  expect((await planOf(ada, tripId)).days[0]?.blocks.afternoon.title).toBe(calledBefore);

  // By the menu: before the sight, to another day, to the ideas.
  await menuOf(page, "Lunch at the market");
  await press(page, "Earlier");
  const afternoon = before.filter((stop) => stop.startsWith("afternoon: "));
  await eventually(async () => {
    const now = (await dayOf(ada, tripId))?.filter((stop) => stop.startsWith("afternoon: ")) ?? [];
    return now.indexOf("afternoon: Lunch at the market") === afternoon.length - 1;
  });
  await expect.poll(() => focused(page)).toBe("Move or remove Lunch at the market");
  await menuOf(page, "Lunch at the market");
  await press(page, "Day 2", { exact: true });
  await page.getByText("Lunch at the market moved to Day 2.").waitFor();
  await page.getByRole("button", { name: "Drag Lunch at the market" }).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Add a stop to the afternoon");
  await press(page, "Undo", { exact: true });
  await page.getByRole("button", { name: "Drag Lunch at the market" }).waitFor();
  await menuOf(page, "Lunch at the market");
  await press(page, "Ideas", { exact: true });
  await eventually(async () =>
    (await planOf(ada, tripId)).shelf.map(({ title }) => title).includes("Lunch at the market"),
  );

  // By the keyboard: up, out of the ideas, and back into the day.
  await addStop(page, "evening", "A song and a soup");
  await page.getByRole("button", { name: "Drag A song and a soup" }).focus();
  await page.keyboard.press("Space");
  await page.getByText(/^Picked up A song and a soup/).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await page.getByText(/^A song and a soup is now at/).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await eventually(async () => {
    const day = await dayOf(ada, tripId);
    return day?.indexOf("evening: A song and a soup") === (day?.length ?? 0) - 2;
  });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Drag A song and a soup");

  // By the finger: the song goes to the morning, on a screen that shows the whole day.
  await page.setViewportSize({ width: 390, height: 2400 });
  const handle = await page.getByRole("button", { name: "Drag A song and a soup" }).boundingBox();
  const target = await page.getByRole("button", { name: `Drag ${morning}`, exact: true }).boundingBox();
  if (!handle || !target) throw new Error("nothing to drag");
  await page.mouse.move(handle.x + 24, handle.y + 24);
  await page.mouse.down();
  await page.mouse.move(handle.x + 24, handle.y - 40, { steps: 4 });
  await page.mouse.move(target.x + 24, target.y + 24, { steps: 12 });
  await page.mouse.up();
  await eventually(async () => (await dayOf(ada, tripId))?.includes("morning: A song and a soup") ?? false);
  // The times that nobody set have followed it.
  await eventually(async () => {
    const stops = (await planOf(ada, tripId)).days[0]?.stops ?? [];
    const starts = stops.flatMap(({ start }) => start ?? []);
    const song = stops.find(({ title }) => title === "A song and a soup");
    return typeof song?.start === "string" && isDeepStrictEqual(starts, starts.toSorted());
  });

  // By the finger to another day, which shows at the edge of the screen for as long as something is held.
  const held = page.getByRole("button", { name: "Drag Lunch at the market" });
  await held.evaluate((grip) => grip.scrollIntoView({ block: "center" }));
  const idea = await held.boundingBox();
  if (!idea) throw new Error("nothing to drag");
  await page.mouse.move(idea.x + 24, idea.y + 24);
  await page.mouse.down();
  await page.mouse.move(idea.x + 24, idea.y + 64, { steps: 4 });
  const days = page.getByText("Let it go on another day").locator("..");
  const third = await days.getByText("Day 3", { exact: true }).boundingBox();
  if (!third) throw new Error("no day to let it go on");
  // The hand is quicker than the screen: it has moved on and let go before anything was drawn.
  await page.evaluate(
    ([clientX, clientY]) => {
      for (const type of ["pointermove", "pointerup"]) {
        document.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true, isPrimary: true }));
      }
    },
    [third.x + third.width / 2, third.y + third.height / 2] as const,
  );
  await page.mouse.up();
  await page.getByText("Lunch at the market moved to Day 3.").waitFor();
  await days.waitFor({ state: "detached" });
  await eventually(async () => (await dayOf(ada, tripId, 3))?.includes("morning: Lunch at the market") ?? false);

  // Locked and unlocked in its menu.
  await menuOf(page, morning);
  await press(page, "Lock", { exact: true });
  await page.getByText(`${morning} is locked.`, { exact: false }).waitFor();
  await menuOf(page, morning);
  await press(page, "Unlock", { exact: true });
  await page.getByText(`${morning} is no longer locked.`).waitFor();

  // A link from a map, pasted: where that is stays, and what it is called is asked.
  await press(page, "Add a stop to the evening");
  await page.getByLabel("What will you do?").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "https://www.google.com/maps/@38.7139,-9.1394,17z");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText("On the map at 38.7139, -9.1394. What is it called?").waitFor();
  await page.getByLabel("What will you do?").fill("The roof of our friends");
  await press(page, "Add to the Day");
  await eventually(async () => {
    const roof = (await planOf(ada, tripId)).days[0]?.stops.find(({ title }) => title === "The roof of our friends");
    return roof?.lat === 38.7139 && roof.placeId === null;
  });

  // What was suggested and is in no day is kept as an idea.
  await press(page, /more suggestions?$/);
  const suggestions = page.getByRole("dialog", { name: "Suggested, not in the plan" });
  const keep = suggestions.getByRole("button", { name: /^Keep .+ as an idea$/ }).first();
  const suggested = ((await keep.getAttribute("aria-label")) ?? "").replace(/^Keep (.+) as an idea$/, "$1");
  await keep.click();
  await page.getByText(`${suggested} is with your ideas.`).waitFor();
  await suggestions.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: `Drag ${suggested}`, exact: true }).waitFor();
  await eventually(async () => (await planOf(ada, tripId)).shelf.some(({ title }) => title === suggested));

  // A place of the city, found without its accents and chosen by the keyboard, brings what is known of it; other words stay words.
  await press(page, "Add a stop to the afternoon");
  const search = page.getByRole("combobox", { name: "What will you do?" });
  await search.fill("tea with aunt zsuzsanna");
  await page.getByText("No place of that name here; it is added in your words.").waitFor();
  const place = await unplannedPlace(ada, tripId);
  await search.fill(place.name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  await page.getByRole("option", { name: place.name }).first().waitFor();
  await search.press("ArrowDown");
  await page.getByRole("option", { name: place.name, selected: true }).waitFor();
  await search.press("Enter");
  await page.getByText(/^In .+\. It comes with its place on the map\.$/).waitFor();
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await search.press("Enter");
  await eventually(async () => {
    const found = (await planOf(ada, tripId)).days[0]?.stops.findLast(({ at }) => at.part === "afternoon");
    return found?.placeId === place.id && found.lat === place.lat && found.minutes === place.minutes;
  });

  // Two days change places and are put back; a stop is copied to another day.
  const [first, second] = [await dayOf(ada, tripId, 1), await dayOf(ada, tripId, 2)];
  await press(page, "Swap or copy day 1");
  await press(page, "Swap with Day 2");
  await page.getByText("Day 1 and day 2 have changed places.").waitFor();
  await eventually(async () => isDeepStrictEqual(await dayOf(ada, tripId, 1), second));
  expect(await dayOf(ada, tripId, 2)).toEqual(first);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await eventually(async () => isDeepStrictEqual(await dayOf(ada, tripId, 1), first));
  await menuOf(page, "A song and a soup");
  await press(page, "Copy to Day 3");
  await eventually(async () => (await dayOf(ada, tripId, 3))?.includes("morning: A song and a soup") ?? false);

  // Without a network: removed, taken back, two parts of the day swapped, and one more added; all of it arrives.
  await context.setOffline(true);
  await menuOf(page, morning);
  await press(page, "Remove from the Plan");
  await page.getByRole("button", { name: `Drag ${morning}`, exact: true }).waitFor({ state: "detached" });
  await press(page, "Undo my last change of the plan");
  await page.getByRole("button", { name: `Drag ${morning}`, exact: true }).waitFor();
  await press(page, "Swap or copy day 1");
  await page.getByRole("radio", { name: "Morning" }).check();
  await press(page, "Swap with Evening");
  await page.getByText("The morning and the evening have changed places.").waitFor();
  await press(page, "Add a stop to the morning");
  await page.getByLabel("What will you do?").fill("Coffee");
  await page.getByText(/^Without a connection your own words are taken as they are/).waitFor();
  await press(page, "Leave it");
  await addStop(page, "morning", "Coffee with my aunt", "Drink");
  await context.setOffline(false);
  await eventually(async () => (await dayOf(ada, tripId))?.includes("morning: Coffee with my aunt") ?? false);
  await sees(bens, "Coffee with my aunt");
  expect(await dayOf(ada, tripId)).toContain(`evening: ${morning}`);

  await page.reload();
  await page.getByRole("button", { name: "Drag Coffee with my aunt" }).waitFor();
  await page.getByRole("heading", { name: "Ideas" }).waitFor();
  // What a screen asks for while it is cut off is bound to fail.
  expect(complaints).toEqual([]);
});
