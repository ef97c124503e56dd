import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { daysFromToday, liveThrough } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import type { LiveStatus } from "../../app/domain/live/live-position.ts";
import type { Role } from "../../app/domain/people/companion.ts";
import type { Trip } from "../../app/domain/trip/trip.ts";
import { SCREENS } from "../../app/routes.ts";
import { tellRoom } from "../fixtures/tell-room.ts";
import { browserForFile } from "./support/phone.ts";
import { nothingAwaited, settled } from "./support/settled.ts";
import { isAt } from "./support/steps.ts";
import { type Companions, deviceOf, travellingTogether } from "./support/trip-companions.ts";

/*
 * Every screen of the trip, as each of the two roles has it: the trip is changed elsewhere while it stands there, and the change is seen. The
 * room is entered once; from screen to screen one goes as by a link.
 */

const origin = inject("origin");
const room = inject("room");
const browser = await browserForFile();

const PARAMETERS: Record<string, string> = { dayIndex: "2", timeOfDay: "evening", blockName: "evening" };

/** Leads on by itself, a second after it opens. */
const LEADS_ON = "wayfellow/itinerarycomplete";

/** They show nothing of the trip that anybody else could change. */
const SHOW_NOTHING_OF_IT = new Set(["anchorselect"]);

const ADDRESSES = SCREENS.filter(
  ({ followsTrip, path }) => followsTrip && path !== LEADS_ON && !SHOW_NOTHING_OF_IT.has(path),
).map(({ path }) => path);

const filled = (path: string, ids: Record<string, string>): string =>
  `/${path.replace(/:(\w+)\??/g, (_, name: string) => ids[name] ?? PARAMETERS[name] ?? "")}`;

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
  const city = `City ${round}`;
  const legs = trip.legs.map((leg) => ({ ...leg, city }));
  await tellRoom(room, tripId, {
    messages: [
      {
        type: "trip",
        trip: { ...trip, tripName: `Name ${round}`, city, destination: city, legs, joinCode: `CODE-${round}` },
      },
      { type: "live", position: { ...ON_ITS_WAY, currentDayIndex: 2 + (round % 2), version: 1_000 + round } },
    ],
  });
}

const ON_ITS_WAY: Omit<LiveStatus, "currentDayIndex" | "version"> = {
  // Or it would be the evening before.
  dayBeginsOn: daysFromToday(-1),
  travelledFrom: null,
  travelledOn: [],
  currentBlock: "morning",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
};

/** What a screen says, in its fields too. */
const wordsOn = async (page: Page): Promise<string> => {
  const main = page.locator("main");
  const fields = await main
    .locator("input, textarea")
    .evaluateAll((all) => all.map((field) => "value" in field && field.value));
  return [await main.innerText(), ...fields].join("\n");
};

/** Whether the screen that stands there comes to show the change of that round. */
const isSeen = (page: Page, path: string, round: number, before: string): Promise<boolean> =>
  page
    .waitForFunction(
      ({ number, known }) => {
        const main = document.querySelector("main");
        const fields = Array.from(main?.querySelectorAll("input, textarea") ?? []);
        const shown = [main?.innerText ?? "", ...fields.map((field) => "value" in field && field.value)].join("\n");
        return known === null ? new RegExp(`(Name |City |Evening |CODE-)${number}\\b`).test(shown) : shown !== known;
      },
      { number: round, known: SHOW_THE_POSITION.has(path) ? before : null },
    )
    .then(
      () => true,
      () => false,
    );

type Followed = {
  /** The screens that came to show what happened to the trip elsewhere. */
  following: string[];
  /** The screens that are another's at this point of the trip, with where they lead. */
  leads: Record<string, string>;
};

/** Opens each screen and changes the trip elsewhere. */
async function followEverywhere(page: Page, companions: Companions): Promise<Followed> {
  const followed: Followed = { following: [], leads: {} };
  let answers = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/hydrate")) answers += 1;
  });
  const { tripData } = await companions.ada.call("GET", "hydrate");
  const { days } = await companions.ada.call("GET", `itinerary/days/${companions.tripId}`);
  const { title } = days[1].blocks.evening;
  const { id: stopId } = days[1].stops.find((stop: { title: string }) => stop.title === title);
  for (const [round, path] of ADDRESSES.entries()) {
    const address = filled(path, { tripId: companions.tripId, stopId });
    await page.evaluate((to) => window.__remixRouter.navigate(to), address);
    await settled(page);
    await nothingAwaited(page);
    const where = () => new URL(page.url()).pathname;
    const before = await wordsOn(page);
    // No record holds what the room is told here: an answer that the screen asked for after it goes over it, and then it is told again.
    let known = answers - 1;
    let isShown = false;
    while (where() === address && !isShown && known !== answers) {
      known = answers;
      await changeElsewhere(companions, tripData, round);
      isShown = await isSeen(page, path, round, before);
    }
    // A screen may lead on a moment after it is there.
    if (where() !== address) followed.leads[path] = where();
    else if (isShown) followed.following.push(path);
  }
  return followed;
}

/** Where a screen leads on from that belongs to the other role or to the end of the trip: all others are followed. */
const ROLES = [
  {
    who: "a companion",
    role: "ben",
    home: "/plannerparticipanthub",
    leads: {
      wayfellowhub: "/plannerparticipanthub",
      tripliveday: "/triplivedayparticipant",
      pickliveday: "/wayfellow/itinerary",
      tripcomplete: "/livedayreturner",
    },
  },
  {
    who: "the organizer",
    role: "ada",
    home: "/pretriphub",
    leads: { triplivedayparticipant: "/tripliveday", tripcomplete: "/livedayreturner" },
  },
] as const;

test.each(ROLES)(
  "$who sees on every screen of the trip what happens to it elsewhere, without a reload",
  async ({ role, home, leads }) => {
    const companions = await travellingTogether(origin);
    const { page, context, complaints } = await deviceOf(browser, origin, companions[role], home);
    const followed = await followEverywhere(page, companions);
    expect(followed).toEqual({ following: ADDRESSES.filter((path) => !Object.hasOwn(leads, path)), leads });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

type Sign = { at: string; says: RegExp };

/** Screens that say who organizes the trip: Ada's, and what they say once she does not, and Ben's, and what they say once he does. */
const TELL_WHO_ORGANIZES: readonly { adas: Sign; bens: Sign }[] = [
  {
    adas: { at: "/pretriphub", says: /Follow the Trip Live/ },
    bens: { at: "/plannerparticipanthub", says: /Ben \(you\)\s*Organizes/ },
  },
  {
    adas: { at: "/tripliveday", says: /Your organizer moves the day along/ },
    bens: { at: "/triplivedayparticipant", says: /Let's Start the Day!/ },
  },
  {
    adas: { at: "/wayfellow/itineraryupdate", says: /as your organizer planned them/ },
    bens: { at: "/tripliveblock", says: /Mark Morning Complete/ },
  },
];

/** Once the phones know who of the two organizes the trip. */
const knowRoles = (phones: readonly (readonly [Page, Role])[]) =>
  Promise.all(
    phones.map(([page, role]) =>
      page.waitForFunction((own) => JSON.parse(localStorage.getItem("userData") ?? "null")?.role === own, role),
    ),
  );

test("a trip that changes hands, is completed or given up is seen so by whoever looks at it", async () => {
  const { ada, ben, adaId, benId, tripId } = await travellingTogether(origin);
  const [adas, bens] = await Promise.all([
    deviceOf(browser, origin, ada, "/pretriphub"),
    deviceOf(browser, origin, ben, "/plannerparticipanthub"),
  ]);
  const pages = [adas.page, bens.page];
  const handOver = async (from: Traveller, to: Traveller, toId: string) => {
    await from.call("POST", `companions/${tripId}/handover`, { userId: toId });
    await to.call("POST", `companions/${tripId}/handover/accept`);
  };
  const open = async (page: Page, path: string) => {
    await page.evaluate((to) => window.__remixRouter.navigate(to), path);
    await settled(page);
  };
  for (const { adas: hers, bens: his } of TELL_WHO_ORGANIZES) {
    const areSaid = async () => [hers.says.test(await wordsOn(adas.page)), his.says.test(await wordsOn(bens.page))];
    await Promise.all([open(adas.page, hers.at), open(bens.page, his.at)]);
    expect(await areSaid()).toEqual([false, false]);
    await handOver(ada, ben, benId);
    await expect.poll(areSaid).toEqual([true, true]);
    await handOver(ben, ada, adaId);
    // Or the next screens would be opened as those of somebody who they are not any more.
    await knowRoles([
      [adas.page, "originator"],
      [bens.page, "participant"],
    ]);
  }

  await Promise.all([open(adas.page, "/tripliveday"), open(bens.page, "/triplivedayparticipant")]);
  await liveThrough(ada, tripId, 3);
  await Promise.all(pages.map((page) => isAt(page, "/tripcomplete")));
  await open(bens.page, "/plannerparticipanthub");
  await ada.call("DELETE", "me", { confirm: "DELETE", endedTrips: [tripId] });
  await isAt(bens.page, "/offtrip");
  await Promise.all([adas, bens].map(({ context }) => context.close()));
});
