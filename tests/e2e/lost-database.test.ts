import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { PROBLEM_STATUS, type ProblemCode } from "../../app/contracts/problem.ts";
import { problemTexts } from "../../app/messages/en/server.ts";
import { completeProfile } from "../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { alerted, fillProfile, fillTrip, isAt, press, writeTogether, sees } from "./support/steps.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";
import { unique } from "./support/unique.ts";

// While the server has lost its database every call is answered 503, and what is too much at once is refused. What was typed stays, and goes out when it is back.

const origin = inject("origin");
const browser = await browserForFile();

const CALLS = "**/wayfellow/**";
const AWAY = "Wayfellow is not reachable right now. Please try again in a moment.";

const loseDatabase = (page: Page) =>
  page.route(CALLS, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 503, headers: { "Retry-After": "5" }, json: { error: AWAY, code: "unavailable" } })
      : route.fallback(),
  );
/** Refuses the next call of that kind, with that sentence of the server's. */
const refuseOnce = (page: Page, call: string, code: ProblemCode, error: string) =>
  page.route(call, (route) => route.fulfill({ status: PROBLEM_STATUS[code], json: { error, code } }), { times: 1 });

const findDatabase = (page: Page) => page.unroute(CALLS);

test("while a trip is planned, each form says so and keeps what is in it, and is sent at the next press", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await isAt(page, "/profilesetup");
  await fillProfile(page, "Ada", "Fern");
  await loseDatabase(page);
  await press(page, "Save Profile");
  await alerted(page, "Failed to save profile. Please try again.");
  expect(await page.getByLabel("Home city").inputValue()).toBe("Portland");
  await findDatabase(page);
  await press(page, "Save Profile");
  await isAt(page, "/postprofileroleselect");

  await press(page, "Start a Trip");
  await isAt(page, "/tripsetup");
  await fillTrip(page);
  const code = page.getByLabel("Join code");
  const joinCode = unique("RIVER").toUpperCase();
  await code.fill(joinCode);
  await press(page, /^check/i);
  await sees(page, "Code is available!");
  await loseDatabase(page);
  await press(page, "Create Trip");
  await alerted(page, AWAY);
  expect(await page.getByLabel("Trip name").inputValue()).toBe("Three days by the river");
  expect(await code.inputValue()).toBe(joinCode);
  await findDatabase(page);
  await press(page, "Create Trip");
  await isAt(page, "/tripcreated");

  await page.goto("/tripintent");
  const food = page.getByRole("checkbox", { name: "Food & Culinary Adventures" });
  await food.check();
  await loseDatabase(page);
  await press(page, "Save My Travel Intent");
  await alerted(page, AWAY);
  expect(await food.isChecked()).toBe(true);
  await findDatabase(page);
  await press(page, "Save My Travel Intent");
  await isAt(page, "/anchorselect");

  const love = page.getByRole("button", { name: /^Love this!/ }).first();
  await love.click();
  await loseDatabase(page);
  await press(page, "Lock In My Picks & Build My Trip");
  await alerted(page, "Failed to save anchor selections. Please try again.");
  expect(await love.getAttribute("aria-pressed")).toBe("true");
  await findDatabase(page);
  await press(page, "Lock In My Picks & Build My Trip");
  await isAt(page, "/wayfellow/itinerarybuild");
  await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  await context.close();
});

test("while a plan, its code and a profile are changed, each screen says so and keeps what is in it, and goes on afterwards", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin, { started: false });
  const { page, context } = await deviceOf(browser, origin, ada, `/modify/block/${tripId}/2/evening`);
  const wish = page.getByLabel("What should be different?");
  await wish.fill("something quieter");
  await writeTogether(page);
  const words = page.getByRole("textbox", { name: "Description" });
  await loseDatabase(page);
  await words.fill("Fado, and a table by the wall.");
  await press(page, "Ask the assistant");
  await alerted(page, AWAY);
  expect(await wish.inputValue()).toBe("something quieter");
  expect(await words.inputValue()).toBe("Fado, and a table by the wall.");
  await findDatabase(page);
  const evening = async () => (await ada.call("GET", `itinerary/days/${tripId}`)).days[1].blocks.evening.description;
  await expect.poll(evening).toBe("Fado, and a table by the wall.");
  await refuseOnce(page, "**/modifygpt/block", "too-many-requests", problemTexts.tooManyQuestions);
  await press(page, "Ask the assistant");
  await alerted(page, problemTexts.tooManyQuestions);
  await page.goto("/trip-planner-ai");
  const question = page.getByLabel("Your question");
  await question.fill("What should I pack?");
  await loseDatabase(page);
  await press(page, "Save Ask");
  await alerted(page, "Couldn’t save your question. Try again.");
  expect(await question.inputValue()).toBe("What should I pack?");
  await findDatabase(page);
  await press(page, "Save Ask");
  await sees(page, "Saved. Run GPT for an answer.");

  await page.goto("/companions");
  await press(page, "Change the code", { exact: true });
  const newCode = unique("QUIET").toUpperCase();
  await page.getByLabel("New join code").fill(newCode);
  await press(page, /^check/i);
  await sees(page, "Code is available!");
  await press(page, "Change the Code", { exact: true });
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Change the Code" });
  await loseDatabase(page);
  await confirm.click();
  await alerted(page, AWAY);
  await findDatabase(page);
  await confirm.click();
  await page.getByText(`The code is ${newCode} now.`).waitFor();
  await context.close();

  const bens = await openDevice(browser, origin);
  await bens.page.goto("/access");
  await signInByPopup(bens.page, ben);
  await bens.page.waitForURL((url) => !["/access", "/hydratelocal", "/localrouter"].includes(url.pathname));
  await bens.page.goto("/profileparticipant");
  const city = bens.page.getByLabel("City");
  await city.fill("Ghent");
  await loseDatabase(bens.page);
  await press(bens.page, "Save");
  await alerted(bens.page, "Could not save your profile.");
  expect(await city.inputValue()).toBe("Ghent");
  await findDatabase(bens.page);
  await press(bens.page, "Save");
  await isAt(bens.page, "/plannerparticipanthub");
  await bens.context.close();
});

test("a code that cannot be looked up stays in its field", async () => {
  const { ada } = await travellingTogether(origin);
  const { trip } = await ada.call("GET", "hydrate").then(({ tripData }) => ({ trip: tripData }));
  const cyd = await signIn(origin, { name: "Cyd Roe", email: `${unique("cyd")}@example.com` });
  await completeProfile(cyd, { firstName: "Cyd", lastName: "Roe" });
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, cyd);
  await isAt(page, "/postprofileroleselect");
  await page.goto("/join");
  const code = page.getByRole("textbox").first();
  await code.fill(trip.joinCode);
  await loseDatabase(page);
  await code.press("Enter");
  await alerted(page, AWAY);
  expect(await code.inputValue()).toBe(trip.joinCode);
  await findDatabase(page);
  await code.press("Enter");
  await sees(page, "Lisbon with Ada");
  await context.close();
});

test("on the way, a question stays, and what was done and written is kept and sent by itself", async () => {
  const { ada, tripId } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveblock");
  const question = page.getByLabel("Your question about this part of the day");
  await question.fill("Where can we sit down?");
  await refuseOnce(page, "**/livedaygpt/ask", "too-many-requests", problemTexts.tooManyQuestions);
  await press(page, "Ask");
  await alerted(page, problemTexts.tooManyQuestions);
  await refuseOnce(page, "**/block/complete", "too-many-requests", problemTexts.tooManyCalls);
  const finish = page.getByRole("button", { name: /^Mark Morning Complete/i });
  await finish.click();
  await alerted(page, problemTexts.tooManyCalls);
  expect(await question.inputValue()).toBe("Where can we sit down?");
  await loseDatabase(page);
  await press(page, "Ask");
  await alerted(page, AWAY);
  expect(await question.inputValue()).toBe("Where can we sit down?");

  await finish.click();
  await page.getByRole("button", { name: /^Mark Afternoon Complete/i }).click();
  await page.getByRole("button", { name: /^Mark Evening Complete/i }).click();
  await page.getByText("You finished Day 1!").waitFor();
  await page.getByRole("checkbox", { name: "Mind Blown" }).check();
  await page.getByRole("textbox").fill("Tiles, hills and custard tarts.");
  await press(page, /save/i);
  await sees(page, "Day 1 is kept on this device. It will be sent when there is a connection.");

  await findDatabase(page);
  const written = async () =>
    (await ada.call("GET", `reflections/${tripId}`)).reflections.map(
      ({ journalText }: { journalText: string }) => journalText,
    );
  await expect.poll(written).toEqual(["Tiles, hills and custard tarts."]);
  expect(await ada.call("GET", `livestatus/${tripId}`)).toMatchObject({ currentDayIndex: 2, currentBlock: "morning" });
  await context.close();
});
