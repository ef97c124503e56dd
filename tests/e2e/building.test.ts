import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chooseAnchors, completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { Day } from "~/domain/plan/itinerary";
import type { ModelServer } from "../fixtures/servers/model-server.ts";
import { runModelServer } from "../fixtures/servers/model-server.ts";
import type { RunningStack } from "../fixtures/servers/running-stack.ts";
import { runStack } from "../fixtures/servers/running-stack.ts";
import { DESKTOP, connectBrowser } from "./support/phone.ts";
import { settledWithLateParts } from "./support/settled.ts";
import { isAt, sees } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";

let browser: Browser;
let model: ModelServer;
let stack: RunningStack;

beforeAll(async () => {
  model = await runModelServer();
  [browser, stack] = await Promise.all([
    connectBrowser(),
    // The model writes as long as the tests look at it, on whatever machine.
    runStack({
      OPENAI_API_KEY: "test-key",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: "fake",
      MODEL_SECONDS_A_PLAN: "600",
    }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await model?.stop();
});

/** The model writes a day only once it may, whoever asked for it. */
type Pen = { mayWrite: (lastDay: number) => void };
let pen: Pen;

beforeEach(() => {
  model.says = null;
  model.calls = [];
  let allowed = 0;
  let waiting: { day: number; go: () => void }[] = [];
  model.beforePiece = (piece, { given }) => {
    const day = typeof given.days === "object" ? (given.days.plan[piece - 1] ?? 0) : 0;
    return day <= allowed ? Promise.resolve() : new Promise((go) => waiting.push({ day, go }));
  };
  pen = {
    mayWrite(lastDay) {
      allowed = lastDay;
      for (const { go } of waiting.filter(({ day }) => day <= lastDay)) go();
      waiting = waiting.filter(({ day }) => day > lastDay);
    },
  };
});

/** Ada's trip of three days with wishes and picks, not built yet. */
async function anUnbuiltTrip(name: string): Promise<{ ada: Traveller; tripId: string }> {
  model.feel("good");
  const slug = `${name}-${Date.now().toString(36)}`;
  const ada = await signIn(stack.origin, { name: "Ada Fern", email: `${slug}@example.com` });
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode: slug.toUpperCase() });
  await chooseAnchors(ada, tripId);
  model.feel("slow");
  return { ada, tripId };
}

/** The days that are here to read, by their titles. */
const showsDays = (page: Page, ...titles: string[]) =>
  expect.poll(() => page.getByRole("heading", { name: /^Day \d$/ }).allInnerTexts()).toEqual(titles);
const isBuilt = (page: Page) => page.getByRole("button", { name: "This looks great – Save it" }).waitFor();

test("the first day is read while the model writes the others; whoever leaves, comes back, reloads or opens a second device finds the one build going on", async () => {
  const { ada, tripId } = await anUnbuiltTrip("watched");
  const desk = await deviceOf(browser, stack.origin, ada, "/anchorselect", DESKTOP);
  const phone = await deviceOf(browser, stack.origin, ada, "/wayfellow/itinerarybuild");
  const { page } = phone;
  await sees(page, /^(Reading \d+ places in Lisbon|Writing day 1 of 3)…$/);
  pen.mayWrite(1);
  await sees(page, "Day 1 is here to read.");
  await sees(page, "Writing day 2 of 3…");
  await sees(page, "The model has seen");
  await showsDays(page, "Day 1");

  await page.getByRole("link", { name: "Your picks" }).click();
  await isAt(page, "/anchorselect");
  await page.goBack();
  await sees(page, "Writing day 2 of 3…");
  await showsDays(page, "Day 1");
  await page.reload();
  await sees(page, "Writing day 2 of 3…");
  await desk.page.goto("/wayfellow/itinerarybuild");
  await sees(desk.page, "Day 1 is here to read.");

  pen.mayWrite(2);
  for (const each of [page, desk.page]) await sees(each, "2 of 3 days are here to read.");
  pen.mayWrite(3);
  for (const each of [page, desk.page]) await isBuilt(each);
  const { days } = await ada.call("GET", `itinerary/days/${tripId}`);
  expect(days).toHaveLength(3);
  for (const each of [page, desk.page]) {
    await showsDays(each, "Day 1", "Day 2", "Day 3");
    for (const { summary, blocks } of days)
      for (const words of [summary, blocks.morning.title, blocks.afternoon.title, blocks.evening.title])
        await sees(each, words);
  }
  for (const { complaints, context } of [phone, desk]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("without the room, the days come all the same; a call that is lost says what is safe, and trying again goes on with the missing days", async () => {
  const { ada } = await anUnbuiltTrip("roomless");
  const { page, context } = await deviceOf(browser, stack.origin, ada, "/companions");
  await context.route("**/wayfellow/room/*/ticket", (route) =>
    route.fulfill({ status: 503, json: { error: "Live updates are switched off here.", code: "unavailable" } }),
  );
  await page.goto("/wayfellow/itinerarybuild");
  pen.mayWrite(1);
  await sees(page, "Day 1 is here to read.");
  await sees(page, "Building day 2 of 3…");

  const build = "**/wayfellow/itinerary/build";
  await context.route(build, (route) =>
    route.fulfill({ status: 500, json: { error: "Something broke.", code: "internal" } }),
  );
  await page.reload();
  await sees(page, "Something went wrong while building your itinerary.");
  await sees(page, "and so is the day below. Building goes on at day 2 of 3.");
  await showsDays(page, "Day 1");
  await context.unroute(build);
  await page.getByRole("button", { name: "Try Again" }).click();
  await sees(page, "Building day 2 of 3…");
  pen.mayWrite(3);
  await isBuilt(page);
  await showsDays(page, "Day 1", "Day 2", "Day 3");
  await context.close();
});

test("an answer is read while the model writes it; what it proposes changes nothing before a tap, is seen at once by a companion, and can be taken back", async () => {
  model.feel("good");
  const { ada, ben, tripId } = await travellingTogether(stack.origin, { started: false });
  const planned = async (): Promise<Day[]> => (await ada.call("GET", `itinerary/days/${tripId}`)).days;
  const before = await planned();
  const old = before[1]?.blocks.afternoon.title ?? "";
  const stops = before.flatMap((day) => day.stops);
  const lead = stops.find(({ title }) => title === old);
  const stop = `s${stops.findIndex((each) => each === lead) + 1}`;
  const call = (name: string, given: object) => ({
    name,
    given: JSON.stringify({ ...given, why: "It is calmer there." }),
  });
  let mayWrite = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (mayWrite = resolve));
  model.feel("slow");
  model.beforePiece = (piece) => (piece === 0 ? Promise.resolve() : isRead);
  model.says = ["These are calmer, and near where you are anyway. Take", " the one that you like. The rest can wait."];
  model.calls = [
    [
      call("find_places", { words: "museum", category: null, day: 2 }),
      call("propose_swap_days", { one: 1, other: 2 }),
      call("propose_shelve", { stop }),
    ],
    Array.from({ length: 8 }, (_, place) => call("propose_replace", { stop, place: `p${place + 1}` })),
  ];

  const phone = await deviceOf(browser, stack.origin, ada, "/trip-planner-ai");
  const friend = await deviceOf(browser, stack.origin, ben, "/wayfellow/itinerary", DESKTOP);
  const { page } = phone;
  await settledWithLateParts(page);
  await page.getByLabel("Your question").fill("Something calmer on day 2, please");
  await page.getByRole("button", { name: "Run GPT" }).click();
  const talk = page.getByRole("log", { name: "Questions and answers" });
  const words = talk.getByText("These are calmer, and near where you are anyway.");
  await words.waitFor();
  await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThan(0);
  expect(await talk.textContent()).not.toContain("the one that you like");
  mayWrite();
  await talk.getByText("Take the one that you like. The rest can wait.").waitFor();

  const cards = page.getByRole("list", { name: "Changes to accept or leave" }).getByRole("listitem");
  await cards.nth(2).waitFor();
  const instead = page.getByRole("button", { name: /^Accept: Day 2, afternoon: / }).first();
  const [, change = "", name = ""] =
    /^Accept: (.*?: (.*) instead of .*)$/.exec((await instead.getAttribute("aria-label")) ?? "") ?? [];
  expect(change).toContain(old);
  expect(await planned()).toEqual(before);
  const afternoon = friend.page.getByRole("article", { name: "Day 2" });
  await sees(afternoon, old);

  // Pressed twice at once, it is done once.
  await page.getByRole("button", { name: `Accept: ${change}` }).dblclick();
  await page.getByRole("button", { name: `Undo: ${change}` }).waitFor();
  await sees(afternoon, name);
  await expect.poll(async () => (await planned())[1]?.blocks.afternoon.title).toBe(name);
  expect((await planned()).flatMap((day) => day.stops)).toHaveLength(stops.length);
  // What was for the stop that is gone says so.
  await cards.filter({ hasText: "waits among your ideas" }).getByText(`${old} is not there any more.`).waitFor();

  await page.getByRole("button", { name: `Undo: ${change}` }).click();
  await sees(afternoon, old);
  await expect.poll(planned).toEqual(before);
  for (const { complaints, context } of [phone, friend]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
