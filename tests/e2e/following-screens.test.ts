import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Trip } from "../../app/domain/trip/trip.ts";
import { SCREENS } from "../../app/routes.ts";
import { tellRoom } from "../fixtures/tell-room.ts";
import { connectBrowser } from "./support/phone.ts";
import { settled } from "./support/settled.ts";
import { type Companions, deviceOf, travellingTogether } from "./support/trip-companions.ts";

/*
 * Every screen of the trip, as each of the two roles has it: the trip is changed elsewhere while it stands there, and the change is seen. The
 * room is entered once; from screen to screen one goes as by a link.
 */

const origin = inject("origin");
const room = inject("room");
/** Some forty screens, on a machine with a lot else to do. */
const PATIENCE = { timeout: 600_000 };

let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const PARAMETERS: Record<string, string> = { dayIndex: "2", timeOfDay: "evening", blockName: "evening" };

/** Leads on by itself, a second after it opens. */
const LEADS_ON = "wayfellow/itinerarycomplete";

/** They show nothing of the trip that anybody else could change. */
const SHOW_NOTHING_OF_IT = new Set(["anchorselect"]);

const ADDRESSES = SCREENS.filter(
  ({ followsTrip, path }) => followsTrip && path !== LEADS_ON && !SHOW_NOTHING_OF_IT.has(path),
).map(({ path }) => path);

const filled = (path: string, tripId: string): string =>
  `/${path.replace(/:(\w+)\??/g, (_, name: string) => (name === "tripId" ? tripId : (PARAMETERS[name] ?? "")))}`;

/** What these say of the trip is where it stands; all others name it, its city, or what is planned for its second evening. */
const SHOW_THE_POSITION = new Set(["pickliveday", "tripliveblock", "triplive/:tripId", "wayfellow/live/:tripId"]);

/** The trip gets another name, city and join code, and stands elsewhere; its second evening gets another title. The number is in each. */
async function changeElsewhere({ ada, tripId }: Companions, trip: Trip, round: number): Promise<void> {
  const title = `Evening ${round}`;
  await ada.call("POST", "savefinalblock", {
    tripId,
    dayIndex: 2,
    blockName: "evening",
    blockData: { title },
  });
  await tellRoom(room, tripId, {
    messages: [
      {
        type: "trip",
        trip: { ...trip, tripName: `Name ${round}`, city: `City ${round}`, joinCode: `CODE-${round}` },
      },
      { type: "live", position: { ...ON_ITS_WAY, currentDayIndex: 2 + (round % 2), version: 1_000 + round } },
    ],
  });
}

const ON_ITS_WAY = {
  dayBeginsOn: null,
  currentBlock: "morning",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
} as const;

const wordsOn = (page: Page): Promise<string> => page.locator("main").innerText();

/** Whether the screen that stands there comes to show the change of that round. */
const isSeen = (page: Page, path: string, round: number, before: string): Promise<boolean> =>
  page
    .waitForFunction(
      ({ number, known }) => {
        const shown = document.querySelector("main")?.innerText ?? "";
        return known === null ? new RegExp(`(Name |City |Evening |CODE-)${number}\\b`).test(shown) : shown !== known;
      },
      { number: round, known: SHOW_THE_POSITION.has(path) ? before : null },
    )
    .then(
      () => true,
      () => false,
    );

/** Opens each screen and changes the trip elsewhere; gives those that went on showing what was. */
async function deafScreens(page: Page, companions: Companions): Promise<string[]> {
  const deaf: string[] = [];
  const { tripData } = await companions.ada.call("GET", "hydrate");
  for (const [round, path] of ADDRESSES.entries()) {
    const address = filled(path, companions.tripId);
    await page.evaluate((to) => window.__remixRouter.navigate(to), address);
    await settled(page);
    if (new URL(page.url()).pathname !== address) continue;
    const before = await wordsOn(page);
    await changeElsewhere(companions, tripData, round);
    if (!(await isSeen(page, path, round, before))) deaf.push(address);
  }
  return deaf;
}

test.each([
  { who: "a companion", role: "ben", home: "/plannerparticipanthub" },
  { who: "the organizer", role: "ada", home: "/pretriphub" },
] as const)(
  "$who sees on every screen of the trip what happens to it elsewhere, without a reload",
  PATIENCE,
  async ({ role, home }) => {
    const companions = await travellingTogether(origin);
    const { page, context, complaints } = await deviceOf(browser, origin, companions[role], home);
    expect(await deafScreens(page, companions)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
