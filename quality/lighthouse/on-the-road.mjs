import { chromium } from "playwright-core";
import { completeProfile, liveThrough, planTrip, setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import { signInByPopup } from "../../scripts/demo/sign-in-by-popup.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";

const WHO = { email: "ada@example.com", name: "Ada Fern" };

/** A four-day trip to Lisbon whose first day is done. @param {string} origin */
async function tripOnTheRoad(origin) {
  const ada = await signIn(origin, WHO);
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { city: "Lisbon", days: 4, joinCode: "LIGHTHOUSE" });
  await planTrip(ada, tripId);
  await ada.call("POST", `starttrip/${tripId}`);
  await liveThrough(ada, tripId, 1);
}

/**
 * A browser profile in that folder whose owner is signed in, on the second day of a trip, and has the local copy of it. It has seen
 * nothing but the way in; what it fetched for that, Lighthouse forgets before it measures.
 * @param {{ origin: string, folder: string, chromiumPath: string }} options
 */
export async function profileOnTheRoad({ origin, folder, chromiumPath }) {
  await tripOnTheRoad(origin);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/access`);
  await signInByPopup(page, WHO);
  await page.waitForURL((url) => url.pathname === "/livedayreturner");
  await context.close();
}
