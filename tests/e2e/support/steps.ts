import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { addDays, type CalendarDate, daysUntil, todayIn } from "~/domain/dates/calendar-date";
import { travellersDate } from "~/domain/live/day-begins";
import { formatDateRange } from "~/messages/formats";
import { signInByPopup } from "./phone.ts";

// What a traveller does, screen by screen. Each step ends when the next screen is there.

const choose = (page: Page, label: string | RegExp) => page.getByRole("checkbox", { name: label }).check();

/** Presses the first button or link that is called so; `exact` where another's name has it as a part. */
export const press = (page: Page, name: string | RegExp, { exact = false } = {}) =>
  page.getByRole("button", { name, exact }).or(page.getByRole("link", { name, exact })).first().click();

/** Waits for a heading that says so. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first().waitFor();

/** Waits until the screen says so in an alert. */
export const alerted = (page: Page, sentence: string) =>
  page.getByRole("alert").filter({ hasText: sentence }).waitFor();

/** Puts away that message: it stays until it is read, and would lie over what is pressed next. */
export const dismiss = (page: Page, message: string) =>
  page.getByText(message).locator("..").getByRole("button", { name: "Dismiss" }).click();

/** Waits until these words can be read there: words that are folded away above them are not what is looked for. */
export const sees = (where: Page | Locator, words: string | RegExp) =>
  where.getByText(words).filter({ visible: true }).first().waitFor();

/** Waits for the screen of that title. */
export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

export const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

export async function signUp(page: Page, who: { name: string; email: string }): Promise<void> {
  await page.goto("/");
  await isAt(page, "/access");
  await signInByPopup(page, who);
  await isAt(page, "/profilesetup");
}

/** Fills the form of /profilesetup, of somebody from Portland. */
export async function fillProfile(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Home city").fill("Portland");
  await page.getByLabel("State").selectOption("OR");
  await choose(page, "Planned");
  await choose(page, "Culture");
}

export async function completeProfile(page: Page): Promise<void> {
  await fillProfile(page, "Mara", "Lindqvist");
  await press(page, "Save Profile");
  await isAt(page, "/postprofileroleselect");
}

/** Types a name that many cities have, is asked which, and then takes another from the suggestions by the keyboard alone. */
async function chooseCity(page: Page): Promise<void> {
  const city = page.getByRole("combobox", { name: "City or destination" });
  await page.getByLabel("City or destination").fill("springfield");
  await page
    .getByRole("option", { name: /^Springfield/ })
    .first()
    .waitFor();
  await page.getByLabel("Trip name").focus();
  await press(page, "Springfield, Illinois");
  expect(await city.inputValue()).toBe("Springfield, Illinois");
  await city.fill("lisb");
  await page.getByRole("option", { name: /^Lisbon.*Real places/ }).waitFor();
  await city.press("ArrowDown");
  await city.press("Enter");
  expect(await city.inputValue()).toBe("Lisbon");
  await page.getByRole("option").first().waitFor({ state: "detached" });
}

/** The date by which a trip to Lisbon counts its days. */
const todayInLisbon = (): CalendarDate => todayIn("Europe/Lisbon", new Date());

/** Fills the form of /tripsetup but for the join code: three days in Lisbon, five days from now. Gives the first of them. */
export async function fillTrip(page: Page): Promise<CalendarDate> {
  const startDate = addDays(todayInLisbon(), 5);
  await chooseCity(page);
  await page.getByLabel("Trip name").fill("Three days by the river");
  await page.getByLabel("Purpose").fill("A birthday");
  await page.getByLabel("Start date").fill(startDate);
  await page.getByLabel("End date").fill(addDays(startDate, 2));
  await choose(page, "Friends");
  await page.getByLabel("Party count").fill("3");
  return startDate;
}

/** Goes to /tripsetup and through its form, meeting a code that is too short, one that is taken, and one that is free. Gives the trip's first day. */
export async function setUpTrip(
  page: Page,
  { takenCode, freeCode }: { takenCode: string; freeCode: string },
): Promise<CalendarDate> {
  await press(page, "Start a Trip");
  await isAt(page, "/tripsetup");
  const startDate = await fillTrip(page);
  const code = page.getByLabel("Join code");
  const check = () => press(page, /^check/i);
  await code.fill("ab");
  await check();
  await sees(page, "Please enter at least 3 characters.");
  expect(await page.getByRole("button", { name: "Create Trip" }).isDisabled()).toBe(true);
  // What an extension or an assistive tool may do, whatever the button says.
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText("Please pick a valid, available join code before creating your trip.").waitFor();
  await code.fill(takenCode);
  await check();
  await sees(page, "Code already taken.");
  await code.fill(freeCode);
  await check();
  await sees(page, "Code is available!");
  await press(page, "Create Trip");
  await isAt(page, "/tripcreated");
  return startDate;
}

export async function planTrip(page: Page): Promise<void> {
  await press(page, "Yes! Let's Plan It");
  await isAt(page, "/prepbuild");
  await press(page, "Set My Travel Intent");
  await isAt(page, "/tripintent");
  expect(await page.getByRole("button", { name: "Please fill in something first" }).isDisabled()).toBe(true);
  await choose(page, "Food & Culinary Adventures");
  await choose(page, "Authentic & Local");
  await choose(page, /^Moderately Mobile/);
  await choose(page, /^Moderate - Balanced/);
  await press(page, "Save My Travel Intent");
  await isAt(page, "/anchorselect");
}

/** Picks three anchors and gives their titles. */
export async function pickAnchors(page: Page): Promise<string[]> {
  const love = page.getByRole("button", { name: /^Love this!/ });
  await love.first().waitFor();
  const titles: string[] = [];
  for (const index of [0, 1, 2]) {
    titles.push(((await love.nth(index).getAttribute("aria-label")) ?? "").replace("Love this! ", ""));
    await love.nth(index).click();
  }
  await press(page, "Lock In My Picks & Build My Trip");
  await isAt(page, "/wayfellow/itinerarybuild");
  return titles;
}

export async function saveItinerary(page: Page, anchors: string[]): Promise<void> {
  await page.getByRole("button", { name: "This looks great – Save it" }).waitFor();
  for (const title of anchors) await sees(page, title);
  await press(page, "This looks great – Save it");
  await isAt(page, "/pretriphub");
}

export async function startTrip(page: Page, startDate: CalendarDate): Promise<void> {
  await page.getByRole("heading", { name: "Your Trip is Ready!" }).waitFor();
  await startEarly(page, startDate);
  const answer = page.getByText("The start is taken back.");
  await press(page, "Take the Start Back");
  await isAt(page, "/pretriphub");
  await answer.waitFor();
  // It stands above the next step once that has been measured.
  await expect
    .poll(async () => {
      const [said, step] = [await answer.boundingBox(), await page.locator(".action-bar").boundingBox()];
      return said !== null && step !== null && said.y + said.height <= step.y;
    })
    .toBe(true);
  await startEarly(page, startDate);
  // The dates are those on which the trip is travelled now.
  const today = travellersDate({ now: new Date(), timeZone: "Europe/Lisbon" });
  await page.getByText(formatDateRange(today, addDays(today, 2))).waitFor();
  await answer.waitFor({ state: "detached" });
  await press(page, "Start Day 1", { exact: true });
  await isAt(page, "/tripliveblock");
  await page.getByRole("button", { name: "Mark Morning Complete" }).waitFor();
  await press(page, "Back to the day");
  await isAt(page, "/tripliveday");
  await page.getByText(/^Planned for /).waitFor();
}

/** Days before the first day: the question, its two answers, and the screen that says it begins. */
async function startEarly(page: Page, startDate: CalendarDate): Promise<void> {
  const ahead = daysUntil(startDate, todayInLisbon());
  await page.getByText(`${ahead} days until your trip to Lisbon!`).waitFor();
  const question = page.getByRole("dialog", { name: `It begins in ${ahead} days. Start now?` });
  await press(page, "Start My Trip");
  await question.getByRole("button", { name: "Not Yet" }).click();
  await question.waitFor({ state: "detached" });
  await press(page, "Start My Trip");
  await question.getByRole("button", { name: "Start Now" }).click();
  await isAt(page, "/livedayreturner");
  await title(page, "Your trip begins");
}

/** The day screen, three blocks, and the reflection that follows. */
export async function liveDay(page: Page, dayIndex: number, total: number): Promise<void> {
  if (dayIndex > 1) {
    await title(page, `Day ${dayIndex - 1} of ${total}`);
    await press(page, `Start Day ${dayIndex} Now`);
  }
  await title(page, `Day ${dayIndex} of ${total}`);
  await press(page, "Let's Start the Day!");
  for (const block of ["Morning", "Afternoon", "Evening"]) {
    await isAt(page, "/tripliveblock");
    const complete = page.getByRole("button", { name: new RegExp(`^Mark ${block} Complete`, "i") });
    await complete.waitFor();
    if (block === "Evening") await expect.poll(() => page.getByText("Morning done.").count()).toBe(0);
    await complete.click();
  }
  await page.waitForURL((url) => ["/daylookback", "/tripdaylookback", "/tripcomplete"].includes(url.pathname));
}

/** Opens the words of a part of the day, to write them by hand; settles once everybody reads what is typed. */
export async function writeTogether(page: Page): Promise<void> {
  await page.getByText("Write it myself").click();
  await page.getByText("Everyone sees it as you write.").waitFor();
  // A field that is not joined to the shared words yet is empty.
  await expect.poll(() => page.getByLabel("Title").inputValue()).not.toBe("");
}

export async function reflect(page: Page, dayIndex: number): Promise<void> {
  await page.getByText(`You finished Day ${dayIndex}!`).waitFor();
  const missing = page.getByText("Still needed: how the day felt.");
  await missing.waitFor();
  await choose(page, "Mind Blown");
  await missing.waitFor({ state: "detached" });
  await page.getByRole("textbox").fill(`Day ${dayIndex}: tiles, hills and custard tarts.`);
  await press(page, /save/i);
}
