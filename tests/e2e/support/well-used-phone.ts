import type { Page } from "playwright-core";
import { liveThrough } from "../../../scripts/demo/plan-trip.mjs";
import type { Device } from "./phone.ts";
import { signInByPopup } from "./phone.ts";
import type { Companions } from "./trip-companions.ts";
import { settled } from "./settled.ts";
import { press, title } from "./steps.ts";

/** Every text that a browser keeps of this site for the tab, by area. */
export type KeptTexts = { local: Record<string, string>; session: Record<string, string> };

export const keptTexts = (page: Page): Promise<KeptTexts> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

const keeps = (page: Page, area: "localStorage" | "sessionStorage", key: string) =>
  page.waitForFunction(([of, name]) => Object.keys(window[of]).some((kept) => kept.startsWith(name)), [
    area,
    key,
  ] as const);

/**
 * Fills a phone with one of everything that it keeps, by doing what a traveller does: demos before the sign-in, a trip that is on, questions, wishes,
 * hidden hints, words, the weather, and a room. Ends on /wayfellowhub.
 */
export async function useEverything({ page }: Device, { ada, tripId }: Companions): Promise<void> {
  await liveThrough(ada, tripId, 1);
  await ada.call("POST", `beginday/${tripId}/2`);
  const { days } = await ada.call("GET", `itinerary/days/${tripId}`);
  await ada.call("POST", "savefinalblock", {
    tripId,
    dayIndex: 3,
    blockName: "evening",
    blockData: { title: days[0].blocks.morning.title },
  });
  await makeDemos(page);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await page.waitForURL((url) => !["/access", "/hydratelocal", "/localrouter"].includes(url.pathname));

  await page.goto("/tripliveblock");
  await page.getByLabel("Your question about this part of the day").fill("Where can we sit down?");
  await press(page, "Ask", { exact: true });
  await keeps(page, "sessionStorage", "conversation");
  await keeps(page, "localStorage", "tripReflections");
  await keeps(page, "localStorage", "roomSeen:");

  await page.goto(`/modify/day/${tripId}/3`);
  await press(page, "Hide: This place comes twice");
  await keeps(page, "localStorage", "hiddenHints");
  await page.goto(`/modify/block/${tripId}/3/morning`);
  await settled(page);
  await page.getByLabel("What should be different?").fill("something with a view");
  await keeps(page, "sessionStorage", "draft:");

  await page.goto(`/wayfellow/journal/${tripId}/1`);
  await page.getByRole("checkbox", { name: "Mind Blown" }).check();
  await page.getByRole("textbox").fill("Tiles, hills and custard tarts.");
  await press(page, /save/i);
  await keeps(page, "sessionStorage", "reflected:");

  await page.goto("/wayfellowhub");
  await keeps(page, "localStorage", "destinationWeather");
  await keeps(page, "localStorage", "destinationCountry");
  await press(page, /°/);
  await keeps(page, "localStorage", "temperatureUnit");
  await page.mouse.wheel(0, 400);
}

async function makeDemos(page: Page): Promise<void> {
  await page.goto("/demo");
  await page.getByLabel("Destination").fill("Lisbon");
  await press(page, "Plan My Demo Trip");
  await title(page, "Your 3 days in Lisbon are ready");
  await page.goto("/bestthings");
  await page.getByLabel("Destination").fill("Lisbon");
  await press(page, "Show the Best Things");
  await keeps(page, "localStorage", "bestThingsData");
}
