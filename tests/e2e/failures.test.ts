import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { chooseAnchors, completeProfile, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { NamedPlace } from "~/contracts/calls/assistant";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { deviceOf, travellingTogether } from "./support/trip-companions.ts";
import { unique } from "./support/unique.ts";
import { judgeByAxe, loadAxe } from "./sweep/axe.ts";
import { alerted, heading, isAt, press } from "./support/steps.ts";
import { answerChanged } from "./support/worker-answer.ts";

// What SPEC section 8 has a traveller read when something fails, and what they can do then.

const origin = inject("origin");
const browser = await browserForFile();

const someone = () => ({ name: "Mara Lindqvist", email: `${unique("mara")}@example.com` });

/** The browser opens no window for the sign-in, until a reload. */
const blockPopups = (page: Page) => page.evaluate(() => void (window.open = () => null));

const refuse = (page: Page, call: string, status = 500) =>
  page.route(call, (route) => route.fulfill({ status, json: { error: "", code: "internal" } }));

/** Answers none of the Worker's calls at that address until they are answered again. */
const cut = (page: Page, call: string) => page.route(call, (route) => route.abort());

test.each([
  ["/access", "Sign in or sign up", "Authentication error — please try again."],
  ["/joinaccess", /sign in/i, "Google sign-in failed. Please try again."],
])("a sign-in that fails on %s says so, and the next try leads on", async (path, button, sentence) => {
  const { page, context } = await openDevice(browser, origin);
  await page.goto(path);
  await page.getByRole("button", { name: button }).waitFor();
  await blockPopups(page);
  await press(page, button);
  await alerted(page, sentence);
  await page.reload();
  await signInByPopup(page, someone());
  await page.waitForURL((url) => url.pathname !== path);
  await context.close();
});

test("an account that cannot be looked up after the sign-in is told so on /access, and the next try leads on", async () => {
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/access");
  await refuse(page, "**/wayfellow/user/createOrFind");
  const who = someone();
  await signInByPopup(page, who);
  await alerted(page, "Something went wrong. Please try again.");
  await page.unroute("**/wayfellow/user/createOrFind");
  await signInByPopup(page, who);
  await isAt(page, "/profilesetup");
  await context.close();
});

test("a sign-in that fails under a demo leaves the demo where it is", async () => {
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/demo");
  await page.getByLabel("Destination").fill("Lisbon");
  await press(page, "Plan My Demo Trip");
  await heading(page, "Your 3 days in Lisbon are ready");
  await blockPopups(page);
  await press(page, /sign in/i);
  await alerted(page, "Something went wrong. Please try again.");
  await heading(page, "Your 3 days in Lisbon are ready");
  await context.close();
});

test("best things that cannot be made, and a sign-in under them that fails, are told in SPEC's words", async () => {
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/bestthings");
  await page.getByLabel("Destination").fill("Lisbon");
  await cut(page, "**/wayfellow/demo/bestthings");
  await press(page, "Show the Best Things");
  await alerted(page, "Failed to generate demo. Please try again.");
  expect(await page.getByLabel("Destination").inputValue()).toBe("Lisbon");
  await page.unroute("**/wayfellow/demo/bestthings");
  await press(page, "Show the Best Things");
  await heading(page, /^The best .+ in Lisbon$/);
  await blockPopups(page);
  await press(page, "Continue with Google");
  await alerted(page, "Authentication failed. Please try again.");
  await context.close();
});

test("a call that fails before the next paint leaves the form's button at work", async () => {
  const { page, context } = await openDevice(browser, origin);
  await page.addInitScript(() => {
    const { fetch } = window;
    const failing = { once: true };
    window.fetch = (address, request) => {
      if (!failing.once || !String(address).endsWith("/wayfellow/demo/bestthings")) return fetch(address, request);
      failing.once = false;
      return Promise.reject(new TypeError("Failed to fetch"));
    };
  });
  await page.goto("/bestthings");
  await page.getByLabel("Destination").fill("Lisbon");
  await press(page, "Show the Best Things");
  await alerted(page, "Failed to generate demo. Please try again.");
  await press(page, "Show the Best Things");
  await heading(page, /^The best .+ in Lisbon$/);
  await context.close();
});

/** Both calls that bring the local copy: the second is asked when the first one fails. */
const HYDRATION = "**/wayfellow/{hydrate,localflush}";

test("a trip that cannot be brought has a card that says so, and tries again, or signs out", async () => {
  const { ada } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  await refuse(page, HYDRATION);
  await page.goto("/hydratelocal");
  await page.getByText("Oops! Something went wrong").waitFor();
  await page.getByText("Server error: 500").waitFor();
  await Promise.all([page.waitForResponse(/\/localflush$/), press(page, "Try Again")]);
  await page.getByText("Oops! Something went wrong").waitFor();
  await page.unroute(HYDRATION);
  await press(page, "Try Again");
  await isAt(page, "/livedayreturner");
  await refuse(page, HYDRATION);
  await page.goto("/hydratelocal");
  await press(page, "Logout");
  await isAt(page, "/access");
  await context.close();
});

/** Ada has chosen what she wants to see; the days come next. */
async function beforeTheBuild(): Promise<Traveller> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  await chooseAnchors(ada, await setUpTrip(ada, { joinCode: unique("LISBON") }));
  return ada;
}

test("a plan that was built and cannot be fetched is not called saved, and is saved once it can be", async () => {
  const ada = await beforeTheBuild();
  const { page, context } = await openDevice(browser, origin);
  await cut(page, "**/wayfellow/itinerary/days/**");
  // Nor do the days come with all else that is known of the trip.
  await page.route("**/wayfellow/hydrate", (route) =>
    answerChanged(route, (reply) => ({ ...reply, itineraryData: null })),
  );
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  // By night, and one build too many for a minute: said with what is safe; once the minute is over, the same button leads on.
  await page.emulateMedia({ colorScheme: "dark" });
  const wait = "A great deal is happening on this trip at once. Please wait a minute and try again.";
  await page.route("**/wayfellow/itinerary/build", (route) =>
    route.fulfill({ status: 429, json: { error: wait, code: "too-many-requests" }, headers: { "Retry-After": "60" } }),
  );
  await page.goto("/access");
  await signInByPopup(page, ada);
  await isAt(page, "/wayfellow/itinerarybuild");
  await alerted(page, "Something went wrong while building your itinerary.");
  await page.getByText(wait).waitFor();
  await page.getByText(/Your trip, your wishes and your picks are safe/).waitFor();
  await loadAxe(page);
  expect(await judgeByAxe(page, "what looks different")).toEqual([]);
  await page.unroute("**/wayfellow/itinerary/build");
  await press(page, "Try Again");
  await press(page, "This looks great – Save it");
  await alerted(page, "Could not save itinerary.");
  expect(new URL(page.url()).pathname).toBe("/wayfellow/itinerarybuild");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await press(page, "This looks great – Save it");
  await isAt(page, "/pretriphub");
  await context.close();
});

/** The scripts of what a screen shows beside what it is about. */
const [PLACES, DIALOG] = ["**/assets/answer-places-*.js", "**/assets/dialog-panel-*.js"];

const TAVERN = {
  id: "lisbon-tavern-of-the-test",
  name: "Tavern of the Test",
  neighborhood: "Alfama",
  location: "Alfama, Lisbon",
  lat: 38.7118,
  lng: -9.13,
  isTicketed: false,
  isDayTrip: false,
  kind: "meal",
  minutes: 60,
  about: "Sardines and a song.",
  part: "evening",
  fromDay: 1,
  toDay: 3,
} satisfies NamedPlace;

test("a part that the connection breaks off takes nothing else of its screen along, and is there once the connection is", async () => {
  const { ada, tripId } = await travellingTogether(origin);
  const { page, context } = await deviceOf(browser, origin, ada, "/tripliveday");
  const places = page.getByRole("list", { name: "Places in this answer" });
  const standsWithout = async (): Promise<void> => {
    await page.getByRole("button", { name: /^Useful/ }).waitFor();
    expect(await places.count()).toBe(0);
  };
  const comeBack = async (): Promise<void> => {
    await context.setOffline(true);
    await context.setOffline(false);
  };
  // Broken off, which is known only when the connection is there again.
  let breakOff = (): void => undefined;
  const isBack = new Promise<void>((resolve) => (breakOff = resolve));
  const held = (route: Route) => isBack.then(() => route.abort());
  await page.route(PLACES, held, { times: 1 });
  // Whether an answer names what the plan has not hangs on the plan.
  await page.route("**/gpt", (route) => answerChanged(route, (reply) => ({ ...reply, places: [TAVERN] })));
  await page.goto("/trip-planner-ai");
  await page.getByLabel("Your question").fill("Where can we eat on day 1?");
  await Promise.all([page.waitForRequest(/answer-places-/), press(page, "Run GPT")]);
  await standsWithout();
  await comeBack();
  breakOff();
  await places.waitFor();

  await cut(page, PLACES);
  await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.url().includes("answer-places-")),
    page.reload(),
  ]);
  await standsWithout();
  await page.unroute(PLACES);
  await comeBack();
  await places.waitFor();

  await page.goto(`/modify/day/${tripId}/1`);
  await cut(page, DIALOG);
  const more = page.getByRole("button", { name: /^Move or remove/ }).first();
  await more.click();
  await alerted(page, "No connection right now. Please try again in a moment.");
  await page.unroute(DIALOG);
  await more.click();
  await page.getByRole("dialog").waitFor();
  await context.close();
});
