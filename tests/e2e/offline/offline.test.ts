import { expect, test } from "vitest";
import { keepsTheApp, withKeepingPhone } from "../support/keeping-phone.ts";
import type { Device } from "../support/phone.ts";
import { isAt, sees } from "../support/steps.ts";
import { title } from "../support/steps";

const setting = withKeepingPhone();

/** What React says when a document does not fit the screen that takes it over, and whatever nobody caught. */
const misfits = ({ complaints }: Device) =>
  complaints.filter((complaint) =>
    /^uncaught|hydration|did not match|Minified React error|Content Security Policy/i.test(complaint),
  );

test("after one visit every screen of the trip opens without a network, those never opened before too", async () => {
  const { trip, proxy, visitLiveDay, loseNetwork } = setting();
  await trip.ben.call("POST", `reflection/${trip.tripId}/1`, {
    moodTags: ["Mind Blown"],
    journalText: "The trams sang all the way up.",
  });
  // Asked on another device, and read on this one while there is a network.
  await trip.ada.call("POST", `${trip.tripId}/chat`, { userInput: "Where do we eat on day 1?" });
  await trip.ada.call("POST", `${trip.tripId}/gpt`, {});
  const device = await visitLiveDay();
  const { page } = device;
  await page.goto("/trip-planner-ai");
  await page.getByText("Lunch on day 1").waitFor();
  let failed = 0;
  page.on("requestfailed", () => (failed += 1));
  await loseNetwork();
  await page.goto("/tripliveday");
  await sees(page, "Day 1 of 3");
  const screens: [path: string, title: string, words: string | RegExp][] = [
    ["/wayfellow/itinerary", "The itinerary", "Day 3"],
    ["/tripmap?day=2", "Day 2 on a map", /km|m on foot|min/],
    ["/reflections", "Memories from Lisbon with Ada", "The trams sang all the way up."],
    [`/reflections/${trip.tripId}`, "Memories from Lisbon with Ada", "The trams sang all the way up."],
    [`/modify/day/${trip.tripId}/2`, "Day 2", "Edit This Block"],
    [`/modify/block/${trip.tripId}/3/evening`, "Day 3, evening", "Ask the assistant"],
    [`/triplive/${trip.tripId}`, "Day 1", "Mark Today Complete"],
    [`/wayfellow/journal/${trip.tripId}/1`, "Day 1, in your words", "Mind Blown"],
    ["/trip-planner-ai", "Hello, Ada", "Lunch on day 1"],
    ["/wayfellowhub", "Lisbon with Ada", "Ready for offline"],
  ];
  for (const [path, heading, words] of screens) {
    await page.goto(path);
    await title(page, heading);
    await sees(page, words);
    expect(page.url()).toBe(proxy.origin + path);
  }
  await page.goto("/");
  await isAt(page, "/livedayreturner");
  await title(page, "Your trip begins");
  // The app did ask for the network; nothing came through.
  expect(proxy.turnedAway.length + failed).toBeGreaterThan(0);
  expect(misfits(device)).toEqual([]);
});

test("a day finished and written about after a reload without a network is kept, the screen says of when the trip is, and it reaches the companions on return", async () => {
  const {
    trip: { tripId, ben },
    visitLiveDay,
    loseNetwork,
    findNetwork,
  } = setting();
  const { page } = await visitLiveDay();
  await loseNetwork();
  await page.goto("/tripliveblock");
  for (const block of ["Morning", "Afternoon", "Evening"])
    await page.getByRole("button", { name: `Mark ${block} Complete` }).click();
  await isAt(page, "/daylookback");
  await page.getByRole("checkbox", { name: "Mind Blown" }).check();
  await page.getByRole("textbox").fill("Written in the mountains.");
  await page.getByRole("button", { name: "Save Reflection" }).click();
  await isAt(page, "/tripliveday");
  await page.reload();
  await page.getByText(/^Working offline, 4 changes kept\. This is your trip as of \d+:\d\d\s[AP]M$/).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.getByRole("heading", { name: "Tomorrow: Day 2" }).waitFor();
  expect(await ben.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 1, currentBlock: "morning" });
  await findNetwork();
  await page.getByText("Back online, everything is saved").waitFor();
  expect(await ben.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 2, currentBlock: "morning" });
  expect((await ben.call("GET", `reflections/${tripId}`)).reflections).toMatchObject([
    { dayIndex: 1, journalText: "Written in the mountains." },
  ]);
});

test("nothing of the traveller's lies among what the service worker keeps", async () => {
  const { visitLiveDay } = setting();
  const { page } = await visitLiveDay();
  await page.goto("/wayfellow/itinerary");
  await title(page, "The itinerary");
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()));
    return Promise.all(caught.flat().map(async (response) => ({ url: response.url, text: await response.text() })));
  });
  expect(kept.length).toBeGreaterThan(200);
  expect(kept.filter(({ text }) => /Ada Fern|Lisbon with Ada|Ben Ohm/.test(text))).toEqual([]);
  expect(
    kept.filter(({ url }) =>
      /\/(healthz|identity\/|wayfellow\/(hydrate|livestatus|reflections|whoami|companions|room))/.test(url),
    ),
  ).toEqual([]);
});

test("a first visit on a connection that breaks off keeps the app as soon as it can, without another visit", async () => {
  const { proxy, openLiveDay, loseNetwork } = setting();
  proxy.lose(/^\/explainer$/);
  const { page } = await openLiveDay();
  await expect.poll(() => proxy.turnedAway).toContain("/explainer");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  proxy.findAll();
  await keepsTheApp(page);
  await loseNetwork();
  await page.goto("/explainer");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("the app says that it is ready for offline only when it is, names what is missing, and fetches it", async () => {
  const { visitLiveDay } = setting();
  const { page } = await visitLiveDay();
  const missing = (part: string) => page.getByRole("listitem").filter({ hasText: part }).getByText("missing").waitFor();
  const ready = () => page.getByRole("heading", { name: "Ready for offline", exact: true }).waitFor();
  await page.goto("/account");
  await ready();
  await page.getByText(/MB on this device\. Your trip as of/).waitFor();

  await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((each) => each.startsWith("documents-"));
    const cache = await caches.open(name);
    await cache.delete("/tripliveday");
    const [scripts = ""] = (await caches.keys()).filter((each) => each.startsWith("workbox-precache"));
    const kept = await caches.open(scripts);
    const script = (await kept.keys()).find(({ url }) => url.includes("/assets/trip-map-"));
    if (script) await kept.delete(script);
    localStorage.removeItem("tripReflections");
  });
  await page.reload();
  await page.getByRole("heading", { name: "Not ready for offline yet" }).waitFor();
  await missing("Wayfellow's screens");
  await page.getByRole("button", { name: "Fetch what is missing" }).click();
  await ready();

  await page.evaluate(() => localStorage.removeItem("itineraryData"));
  await page.reload();
  await missing("The itinerary");
  await page.getByRole("button", { name: "Fetch what is missing" }).click();
  await ready();
});
