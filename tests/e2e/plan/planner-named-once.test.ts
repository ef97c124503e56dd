import { expect, inject, test } from "vitest";
import { sourceTexts } from "#messages/ui";
import { browserForFile, DESKTOP } from "../support/phone.ts";
import { nothingAwaited, settledWithLateParts } from "../support/settled.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";

const origin = inject("origin");
const browser = await browserForFile();

test("who planned the days is said once on each screen that shows them, with all that a wide window has room for", async () => {
  const { ada, tripId } = await travellingTogether(origin, { started: false });
  const screens = [
    "/wayfellow/itineraryupdate",
    "/anchorselect",
    "/wayfellow/itinerarybuild",
    `/modify/day/${tripId}/2`,
  ];
  const { page, context, complaints } = await deviceOf(browser, origin, ada, "/pretriphub", DESKTOP);
  const said: Record<string, number> = {};
  for (const screen of screens) {
    await page.goto(screen);
    await settledWithLateParts(page);
    await nothingAwaited(page);
    const main = page.getByRole("main");
    await main
      .getByRole("heading", { name: /^Day \d/ })
      .or(main.getByRole("button", { name: /^Love this!/ }))
      .first()
      .waitFor();
    said[screen] = await main.getByText(sourceTexts.written("embedded")).count();
  }
  expect(said).toEqual(Object.fromEntries(screens.map((screen) => [screen, 1])));
  expect(complaints).toEqual([]);
  await context.close();
});
