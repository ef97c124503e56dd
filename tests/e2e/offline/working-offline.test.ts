import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserForFile } from "../support/phone.ts";
import { isAt } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";
import { fetchedAhead } from "../support/settled.ts";

const origin = inject("origin");
const browser = await browserForFile();

const finish = (page: Page, block: string) => page.getByRole("button", { name: `Mark ${block} Complete` }).click();

/** The screens that a live day leads to have been fetched, as they are a moment after a live screen is opened. */
const readyForTheTunnel = (page: Page) => fetchedAhead(page, "day-lookback");

test("an organizer in a tunnel finishes the day and writes it down; all of it arrives, once and in order, when the network is back", async () => {
  const { tripId, ada, adaId, ben } = await travellingTogether(origin);
  const companion = await deviceOf(browser, origin, ben, "/triplivedayparticipant");
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveblock");
  await readyForTheTunnel(page);
  // What says how one is connected is here once it says who else is.
  await page.getByText(/^Ben.* is online$/).waitFor();
  const sent: string[] = [];
  page.on(
    "requestfinished",
    (request) =>
      void (
        request.method() === "POST" &&
        /block\/complete|reflection/.test(request.url()) &&
        sent.push(request.postData() ?? "")
      ),
  );
  await context.setOffline(true);
  await page.getByText("Working offline").waitFor();
  await finish(page, "Morning");
  await finish(page, "Afternoon");
  await page.getByText("Working offline, 2 changes kept").waitFor();
  await page.getByText("Will be sent: morning of day 1 complete and afternoon of day 1 complete.").waitFor();
  await page.getByRole("checkbox").first().check();
  await page.getByText("Working offline, 3 changes kept").waitFor();
  await finish(page, "Evening");
  await isAt(page, "/daylookback");
  await page.getByRole("checkbox", { name: "Mind Blown" }).check();
  await page.getByRole("textbox").fill("We never saw the sun, and did not miss it.");
  await page.getByRole("button", { name: "Save Reflection" }).click();
  await isAt(page, "/tripliveday");
  await page.getByRole("heading", { name: "Tomorrow: Day 2" }).waitFor();
  await page.getByText("Working offline, 5 changes kept").waitFor();
  expect((await ben.call("GET", `livestatus/${tripId}`)).currentBlock).toBe("morning");

  await context.setOffline(false);
  await page.getByText("Back online, everything is saved").waitFor();
  await companion.page.getByRole("heading", { name: "Tomorrow: Day 2" }).waitFor();
  expect(await ben.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 2, currentBlock: "morning" });
  const [ticked] = (await ben.call("GET", `itinerary/days/${tripId}`)).days[0].stops.filter(
    ({ at }: { at: { part: string } }) => at.part === "evening",
  );
  expect((await ben.call("GET", `ticks/${tripId}`)).ticks).toEqual([{ stopId: ticked.id, userId: adaId }]);
  const { reflections } = await ben.call("GET", `reflections/${tripId}`);
  expect(reflections).toMatchObject([{ dayIndex: 1, journalText: "We never saw the sun, and did not miss it." }]);
  expect(sent.map((body) => JSON.parse(body).blockName ?? "words")).toEqual([
    "morning",
    "afternoon",
    "evening",
    "words",
  ]);
  await context.close();
  await companion.context.close();
});

/** Ada at her trip's first block, who has finished it in a tunnel that she is still in. */
async function finishedInATunnel() {
  const { tripId, ada } = await travellingTogether(origin);
  const device = await deviceOf(browser, origin, ada, "/tripliveblock");
  await readyForTheTunnel(device.page);
  await device.context.setOffline(true);
  await finish(device.page, "Morning");
  await device.page.getByText(/^Will be sent/).waitFor();
  return { tripId, ada, ...device };
}

test("what was finished offline and finished by another device meanwhile is dropped quietly, and the trip stands where it stands", async () => {
  const { tripId, ada, page, context } = await finishedInATunnel();
  for (const blockName of ["morning", "afternoon"])
    await ada.call("POST", "block/complete", { tripId, dayIndex: 1, blockName });
  await context.setOffline(false);
  await page.getByRole("button", { name: "Mark Evening Complete" }).waitFor();
  await page.getByText(/^Will be sent/).waitFor({ state: "detached" });
  expect(await ada.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 1, currentBlock: "evening" });
  await context.close();
});

test("what waits when the app is closed is sent when it is opened again", async () => {
  const { tripId, ada, page, context } = await finishedInATunnel();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/explainer");
  await expect.poll(async () => (await ada.call("GET", `livestatus/${tripId}`)).currentBlock).toBe("afternoon");
  await context.close();
});
