import { expect, inject, test } from "vitest";
import type { Device } from "./support/phone.ts";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { completeProfile, isAt } from "./support/steps.ts";
import { title } from "./support/steps";
import { answerChanged } from "./support/worker-answer.ts";

const origin = inject("origin");
const browser = await browserForFile();

const someone = (name: string) => ({ name: "Mara Lindqvist", email: `${name}-${Date.now().toString(36)}@example.com` });

/** From the opening to a demo of Lisbon: three actions. */
async function makeDemo({ page }: Device): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Try a demo trip first" }).click();
  await page.getByLabel("Destination").fill("Lisbon");
  await page.getByRole("button", { name: "Plan My Demo Trip" }).click();
  await title(page, "Your 3 days in Lisbon are ready");
}

test("a visitor's demo is kept through the sign-in, saved, and becomes the start of a real trip", async () => {
  const device = await openDevice(browser, origin);
  const { page, context, complaints } = device;
  await makeDemo(device);
  await page.goBack();
  await title(page, "Where would you go?");
  expect(await page.getByLabel("Destination").inputValue()).toBe("Lisbon");
  await page.goForward();
  await title(page, "Your 3 days in Lisbon are ready");
  await page.reload();
  await title(page, "Your 3 days in Lisbon are ready");
  expect(await page.getByText("Day 2", { exact: true }).count()).toBe(0);

  await signInByPopup(page, someone("demo"));
  await title(page, "3-Day Trip to Lisbon");
  await page.getByText("Saved to your account.").waitFor();
  for (const day of [1, 2, 3]) await page.getByRole("heading", { name: `Day ${day}`, exact: true }).waitFor();
  await page.getByRole("link", { name: "Make It a Real Trip" }).click();
  await isAt(page, "/funnel-router");
  await page.getByRole("heading", { name: "3-Day Trip to Lisbon" }).waitFor();

  await page.getByRole("link", { name: "Set Up My Profile" }).click();
  await page.getByText("Your 3-Day Trip to Lisbon is kept").waitFor();
  await completeProfile(page);
  await page.getByRole("heading", { name: "Lisbon, for real" }).waitFor();
  await page.getByRole("link", { name: "Start a Trip" }).click();
  await isAt(page, "/tripsetup");
  expect(await page.getByLabel("City or destination").inputValue()).toBe("Lisbon");
  await page.getByLabel("Start date").fill("2030-05-30");
  expect(await page.getByLabel("End date").inputValue()).toBe("2030-06-01");

  await page.goto("/demo");
  expect(await page.getByLabel("Destination").inputValue()).toBe("Lisbon");
  await page.getByRole("link", { name: "Back to your 3-Day Trip to Lisbon" }).click();
  await page.getByRole("button", { name: "Try Another Demo" }).click();
  await title(page, "Where would you go?");
  expect(await page.getByLabel("Destination").inputValue()).toBe("");
  expect(complaints).toEqual([]);
  await context.close();
});

test("a demo that a browser kept from before demos were signed stays on the screen, and asks to be made anew", async () => {
  const device = await openDevice(browser, origin);
  const { page, context } = device;
  await makeDemo(device);
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      localStorage.setItem(key, String(kept).replace(/,"signature":"[^"]*"/g, ""));
  });
  await page.reload();
  await title(page, "Your 3 days in Lisbon are ready");
  await signInByPopup(page, someone("kept"));
  await page.getByText("This demo was made too long ago to be saved.").waitFor();
  await page.getByRole("heading", { name: "Day 3", exact: true }).waitFor();
  await context.close();
});

test("a model that may write no more today says so on the screen, once", async () => {
  const device = await openDevice(browser, origin);
  const { page, context } = device;
  const used = "The language model has written as much as it may for today.";
  await page.route("**/wayfellow/demo/generate", (route) =>
    answerChanged(route, (made) => ({ ...made, warning: used })),
  );
  await makeDemo(device);
  await page.getByText(used).waitFor();
  await context.close();
});

test("where no places are known, the field says so, and so does the gate and the list of the best things", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  const noPlaces = page.getByText("I know no places there yet; you get ideas, not names.");
  await page.goto("/demo");
  const destination = page.getByLabel("Destination");
  await destination.fill("Lisbon");
  await page
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .waitFor();
  await destination.fill("Hallstatt");
  await destination.blur();
  await noPlaces.waitFor();
  await page.getByRole("button", { name: "Plan My Demo Trip" }).click();
  await title(page, "3 days of ideas for Hallstatt");
  await page.getByText("I know no places there yet, so these are ideas, not names.").waitFor();
  expect(await page.getByText("Where the students go").count()).toBe(0);
  await page.goto("/bestthings");
  await page.getByLabel("Destination").fill("Hallstatt");
  await page.getByRole("button", { name: "Show the Best Things" }).click();
  await title(page, "Ideas for Hallstatt");
  expect(complaints).toEqual([]);
  await context.close();
});

test("the best things are shown without an account, and saved by signing in", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/bestthings");
  await page.getByRole("button", { name: "Show the Best Things" }).click();
  await page.getByText("Please enter a destination.").waitFor();
  await page.getByRole("radio", { name: "Food" }).check();
  await page.getByRole("radio", { name: "Budget-Friendly" }).check();
  await page.getByLabel("Destination").fill("Lisbon");
  await page.getByRole("button", { name: "Show the Best Things" }).click();
  await title(page, "The best food in Lisbon");
  expect(await page.getByRole("listitem").count()).toBeGreaterThanOrEqual(5);

  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await Promise.all([popup.waitForEvent("close"), popup.close()]);
  await page.getByRole("button", { name: "Continue with Google" }).and(page.locator(":enabled")).waitFor();
  expect(await page.getByText("Authentication failed. Please try again.").count()).toBe(0);

  await signInByPopup(page, someone("things"), "Continue with Google");
  await isAt(page, "/funnelrouter");
  await page.getByRole("heading", { name: "Best things in Lisbon" }).waitFor();
  await page.getByText("Saved to your account").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("a demo that cannot be made says so in SPEC's words, and nothing typed is lost", async () => {
  const { page, context } = await openDevice(browser, origin);
  await page.goto("/demo");
  await page.getByLabel("Destination").fill("Lisbon");
  await page.route("**/wayfellow/demo/generate", (route) => route.abort());
  await page.getByRole("button", { name: "Plan My Demo Trip" }).click();
  await page.getByRole("alert").filter({ hasText: "Something went wrong. Please try again." }).waitFor();
  expect(await page.getByLabel("Destination").inputValue()).toBe("Lisbon");
  await page.unroute("**/wayfellow/demo/generate");
  await page.route("**/wayfellow/demo/generate", (route) =>
    route.fulfill({
      status: 429,
      json: { error: "Too many requests. Please wait a moment and try again.", code: "too-many-requests" },
    }),
  );
  await page.getByRole("button", { name: "Plan My Demo Trip" }).click();
  await page.getByRole("alert").filter({ hasText: "Please wait a moment" }).waitFor();
  await context.close();
});
