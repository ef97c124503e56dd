import { expect, inject, test } from "vitest";
import { completeProfile, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { browserForFile } from "../support/phone.ts";
import { isAt, press, saveItinerary } from "../support/steps.ts";
import { deviceOf } from "../support/trip-companions.ts";
import { unique } from "../support/unique.ts";

const origin = inject("origin");
const browser = await browserForFile();

const LONG = "TheBenchBeneathTheOldJacarandaWhereMyGrandparentsMetInNineteenFiftyThree";

test("what else must not be missed is typed: a place by another name, a town elsewhere, one's own words, also while offline; it outlives a reload, can be left out, and is planned and shown as a must", async () => {
  const joinCode = unique("MUST");
  const ada = await signIn(origin, { name: "Ada Fern", email: `${joinCode}@example.com` });
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode, startsIn: 3 });
  await ada.call("POST", "tripintent", {
    tripId,
    priorities: ["Food & Culinary Adventures"],
    vibes: [],
    mobility: [],
    travelPace: [],
    budget: "",
  });
  const { page, context, complaints } = await deviceOf(browser, origin, ada, "/anchorselect");
  await page
    .getByRole("button", { name: /^Love this!/ })
    .first()
    .waitFor();
  const field = page.getByRole("combobox", { name: "What else must not be missed?" });
  const list = page.getByRole("list", { name: "Musts that you typed" });
  const said = (text: string | RegExp) =>
    page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });

  // One of the city's places, from the suggestions below the field.
  await field.fill("christ the k");
  await page.getByRole("option").first().waitFor();
  await field.press("ArrowDown");
  await field.press("Enter");
  await list.getByText("Almada, Lisbon").waitFor();

  // A town elsewhere is asked about, and told with its distance.
  await field.fill("elvas");
  await press(page, "Add to My Musts");
  await page
    .getByText(/^Elvas is a place about \d+ km from Lisbon\./)
    .first()
    .waitFor();
  await press(page, "Yes, Elvas");
  await list.getByText(/about 1\d\d km from Lisbon/).waitFor();
  await said("Elvas is among your musts.");

  // Words that nobody can place stand as they were written.
  await field.fill(LONG);
  await field.press("Enter");
  await list.getByText("I don’t know where that is; it stands in your plan as you wrote it.").waitFor();

  // Without a connection nothing is lost.
  await context.setOffline(true);
  await field.fill("Tea with Ana");
  await press(page, "Add to My Musts");
  await list.getByText(/^It could not be looked up just now\./).waitFor();
  await context.setOffline(false);

  await page.reload();
  for (const title of ["Elvas", LONG, "Tea with Ana"]) await list.getByText(title).waitFor();
  expect(await list.getByRole("listitem").count()).toBe(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await list.getByRole("button", { name: "Leave out Tea with Ana" }).click();
  await said("Tea with Ana is left out.");
  await list.getByText("Tea with Ana").waitFor({ state: "detached" });
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

  await press(page, "Lock In My Picks & Build My Trip");
  await isAt(page, "/wayfellow/itinerarybuild");
  await saveItinerary(page, ["Elvas", LONG]);
  const { anchorSelectData } = await ada.call("GET", "hydrate");
  expect(anchorSelectData.anchors).toEqual([expect.any(String), "Elvas", LONG]);

  // Shown as musts afterwards, and still to be left out.
  await page.goto("/curatedhighlights");
  for (const title of ["Elvas", LONG]) await page.getByRole("heading", { name: title }).first().waitFor();
  await page.goto("/anchorselect");
  await list.getByText(LONG).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
