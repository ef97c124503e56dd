import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, planTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup } from "../support/phone.ts";
import { isAt, sees } from "../support/steps.ts";
import { unique } from "../support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

/** What the form says of its cities, in their order: "Lisbon: 3 nights". */
const citiesOf = (page: Page) =>
  page
    .getByRole("group", { name: /^Nights in / })
    .evaluateAll((groups) =>
      groups.map((group) => `${group.getAttribute("aria-label")}: ${group.querySelector("output")?.textContent}`),
    );

test("a trip through two cities is set up on a phone, put in order and planned, and its hub shows both", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  await completeProfile(ada);
  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, ada);
  await isAt(page, "/postprofileroleselect");
  await page.goto("/tripsetup");
  const field = (name: string) => page.getByLabel(name, { exact: true });

  // A country is no city: its cities are offered, to take or to change.
  await field("City or destination").fill("Portugal");
  await page.getByText("Portugal is a country.").waitFor();
  await field("Start date").fill("2027-10-01");
  await field("End date").fill("2027-10-06");
  await page.getByText("For 6 days I would go to Lisbon (3 nights) and Porto (2 nights).").waitFor();
  await page.getByRole("button", { name: "Take this route" }).click();
  await expect.poll(() => citiesOf(page)).toEqual(["Nights in Lisbon: 3 nights", "Nights in Porto: 2 nights"]);

  // By hand: a third city, one night more, one night fewer, and the dates follow.
  await page.getByRole("button", { name: "Add another city" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("nextCity");
  await page.keyboard.type("Seville");
  await page.getByRole("button", { name: "One night more in Porto" }).click();
  await page.getByRole("button", { name: "One night more in Porto" }).click();
  const end = await field("End date").inputValue();
  await page.getByRole("button", { name: "Remove Seville" }).click();
  await page.getByRole("button", { name: "Move Porto up" }).click();
  const two = await citiesOf(page);
  expect(two.map((city) => city.split(":")[0])).toEqual(["Nights in Porto", "Nights in Lisbon"]);
  expect(end > "2027-10-06").toBe(true);

  // A reload forgets nothing.
  await page.reload();
  await sees(page, "Code is available!");
  expect(await citiesOf(page)).toEqual(two);

  // By the grip, with a finger's or a mouse's movement.
  const [first, second] = await page.locator("fieldset li").all();
  const from = await second?.locator("[title]").first().boundingBox();
  const to = await first?.boundingBox();
  if (!from || !to) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 40, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(async () => (await citiesOf(page)).map((city) => city.split(":")[0]))
    .toEqual(["Nights in Lisbon", "Nights in Porto"]);

  await page.getByRole("button", { name: "Create Trip" }).click();
  await isAt(page, "/tripcreated");
  await page.getByText("Lisbon and Porto", { exact: true }).waitFor();
  const { trip } = await ada.call("GET", "whoami");
  expect(trip.legs.map(({ city }: { city: string }) => city)).toEqual(["Lisbon", "Porto"]);
  await planTrip(ada, trip.tripId);
  await page.goto("/pretriphub");
  const days = page.getByRole("list").filter({ has: page.getByRole("heading", { name: /^Day 1/ }) });
  await days.first().waitFor();
  await page.getByRole("heading", { name: /^Lisbon Days?/ }).waitFor();
  await page.getByRole("heading", { name: /^Porto Days?/ }).waitFor();
  // Where there is room each city has its map: on one together each would be a dot.
  await page.setViewportSize({ width: 1280, height: 800 });
  const where = page.getByRole("region", { name: "Where it goes" });
  for (const city of ["Lisbon", "Porto"]) {
    await where.getByRole("heading", { name: city }).waitFor();
    await where.getByRole("img", { name: new RegExp(`in ${city}`) }).waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/wayfellow/itineraryupdate");
  await page
    .getByText(/^From Lisbon to Porto/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
