import { expect, inject, test } from "vitest";
import { completeProfile, planTrip, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import { ActionCounter } from "./support/action-counter.ts";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { fillTrip, isAt, sees } from "./support/steps.ts";
import { unique } from "./support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

async function aPlannedTrip(joinCode: string): Promise<void> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  await planTrip(ada, await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" }));
}

test("a first-time visitor reaches a demo itinerary from the opening in three actions", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  const visitor = new ActionCounter(page);
  await page.goto("/");
  await visitor.press("Try a demo trip first");
  // A country is met with a way through it, and with no city that is spelled nearly like it.
  await Promise.all([page.waitForResponse(/\/cities-.+\.json/), page.getByLabel("Destination").fill("Japan")]);
  await page.getByRole("button", { name: "Only Tokyo" }).click({ trial: true });
  // A region says what it is, names its covered city first, and the towns where one stays.
  await page.getByLabel("Destination").fill("Toscana");
  const tuscany = page.getByRole("group", { name: "Tuscany, a region in Italy." });
  await expect
    .poll(() => tuscany.getByRole("button").allTextContents())
    .toEqual(["Only Florence", "Siena", "Lucca", "Pisa", "Montepulciano", "San Gimignano", "Arezzo", "Cortona"]);
  // One name that many places bear is asked about; another script is read, and said as we call the place.
  await page.getByLabel("Destination").fill("Granada");
  await page.getByLabel("Destination").blur();
  await page.getByRole("button", { name: "Granada, Nicaragua" }).waitFor();
  await page.getByLabel("Destination").fill("Москва");
  await page.getByLabel("Destination").blur();
  await page.getByText("I take it as Moscow, Russia.").waitFor();
  await visitor.fill("Destination", "Lisbon");
  await visitor.press("Plan My Demo Trip");
  await page.getByRole("heading", { name: "Your 3 days in Lisbon are ready" }).waitFor();
  expect(await page.getByRole("region", { name: "Day 1" }).getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  expect(visitor.actions).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
  await context.close();
});

test("from the opening to a saved plan, through every screen of the specification, it takes six fields and twelve presses", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  const visitor = new ActionCounter(page);
  await page.goto("/");
  await isAt(page, "/access");
  await visitor.signIn(/^sign in/i, { name: "Mara Lindqvist", email: `${unique("mara")}@example.com` });
  await isAt(page, "/profilesetup");
  expect(await page.getByLabel("First name").inputValue()).toBe("Mara");
  expect(await page.getByLabel("Last name").inputValue()).toBe("Lindqvist");
  await visitor.fill("Home city", "Portland");
  await visitor.select("State", "OR");
  await visitor.press("Save Profile");
  await isAt(page, "/postprofileroleselect");
  await visitor.press("Start a Trip");

  await isAt(page, "/tripsetup");
  await sees(page, "Code is available!");
  await page.getByText("Still needed: City or destination, Start date, End date, and Trip name.").waitFor();
  await page.getByText("Four plain words, easy to say and hard to guess.").waitFor();
  const code = await page.getByLabel("Join code").inputValue();
  expect(code).toMatch(/^([A-Z]{3,6}-){3}[A-Z]{3,6}$/);
  await page.reload();
  await sees(page, "Code is available!");
  expect(await page.getByLabel("Join code").inputValue()).toBe(code);
  await visitor.press("Create Trip");
  await page.getByText("Please enter a city or destination.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("city");
  const detour = visitor.presses;

  await visitor.fill("City or destination", "Tokyo");
  await visitor.fill("Start date", "2027-11-22");
  expect(await page.getByLabel("End date").inputValue()).toBe("2027-11-24");
  await page.getByText("3 days", { exact: true }).waitFor();
  expect(await page.getByLabel("Trip name").inputValue()).toBe("Tokyo, November 2027");
  expect(await page.getByLabel("Party count").inputValue()).toBe("2");
  await page.getByLabel("End date").fill("2027-11-20");
  await page.getByText("The end date cannot be before the start date.").waitFor();
  await page.getByLabel("Start date").fill("2027-11-23");
  expect(await page.getByLabel("End date").inputValue()).toBe("2027-11-25");
  await page.getByText("The end date cannot be before the start date.").waitFor({ state: "detached" });
  await visitor.press("Create Trip");

  await isAt(page, "/tripcreated");
  await page.getByRole("heading", { name: "Tokyo, November 2027" }).waitFor();
  await visitor.press("Yes! Let's Plan It");
  await isAt(page, "/prepbuild");
  await visitor.press("Set My Travel Intent");
  await isAt(page, "/tripintent");
  await visitor.check("Food & Culinary Adventures");
  await visitor.press("Save My Travel Intent");
  await isAt(page, "/anchorselect");
  await visitor.press("Pick 3 for me");
  await page.getByText("All 3 picked").waitFor();
  // Whoever pressed it by the keyboard goes on at the first that was picked.
  await page.locator("button[aria-pressed=true]:focus").waitFor();
  await visitor.press("Lock In My Picks & Build My Trip");
  await isAt(page, "/wayfellow/itinerarybuild");
  await visitor.press("This looks great – Save it");
  await isAt(page, "/pretriphub");
  // One press of Create Trip was too early, to see where it leads.
  expect(detour).toBe(5);
  expect({ fields: visitor.fields, presses: visitor.presses - 1 }).toEqual({ fields: 6, presses: 12 });

  // The suggested name goes along when the trip moves into another month.
  await page.goto("/tripdetails");
  await page.getByLabel("Start date").fill("2027-12-06");
  await expect.poll(() => page.getByLabel("Trip name").inputValue()).toBe("Tokyo, December 2027");
  expect(complaints).toEqual([]);
  await context.close();
});

test("somebody with an invite link is in the trip in five actions, the sign-in and all it asks for among them", async () => {
  const joinCode = unique("LISBON").toUpperCase();
  await aPlannedTrip(joinCode);
  const who = { name: "Jo Park", email: `${unique("jo")}@example.com` };
  const { page, context, complaints } = await openDevice(browser, origin);
  const visitor = new ActionCounter(page);
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/joinaccess");
  await visitor.signIn(/sign in/i, who);
  await page.getByRole("heading", { name: "You're about to join: Lisbon with Ada" }).waitFor();
  await visitor.press("Confirm and Join Trip");
  await page.getByRole("heading", { name: "You're In!" }).waitFor();
  expect(visitor.actions).toBeLessThanOrEqual(5);
  const { user, trip } = await (await signIn(origin, who)).call("GET", "whoami");
  expect([user.role, trip.tripName]).toEqual(["participant", "Lisbon with Ada"]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an invite link that opens no trip says so, with its code in the form to be put right", async () => {
  const who = { name: "Kim", email: `${unique("kim")}@example.com` };
  const { page, context } = await openDevice(browser, origin);
  const visitor = new ActionCounter(page);
  await page.goto("/join?code=NO-SUCH-TRIP");
  await isAt(page, "/joinaccess");
  await visitor.signIn(/sign in/i, who);
  await page.getByText("Trip not found. Please check with your travel companions.").waitFor();
  expect(await page.getByLabel("Join Code").inputValue()).toBe("NO-SUCH-TRIP");
  await context.close();
});

test("whoever says that children come along says there, too, that a stroller does; the questions of the intent begin with it", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await isAt(page, "/postprofileroleselect");
  await page.goto("/tripsetup");
  await sees(page, "Code is available!");
  await fillTrip(page);
  const stroller = page.getByRole("switch", { name: "A stroller comes along" });
  expect(await stroller.count()).toBe(0);
  await page.getByRole("checkbox", { name: "Kids" }).check();
  await stroller.check();
  await page.reload();
  await sees(page, "Code is available!");
  expect(await stroller.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Create Trip" }).click();
  await isAt(page, "/tripcreated");
  await page.goto("/tripintent");
  await page
    .getByRole("checkbox", { name: /^Stroller Friendly/ })
    .and(page.locator(":checked"))
    .waitFor();
  await context.close();
});
