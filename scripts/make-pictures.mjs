import { join } from "node:path";
import { chromium } from "playwright-core";
import { completeProfile, liveThrough, planTrip, setUpTrip } from "./demo/plan-trip.mjs";
import { signInByPopup } from "./demo/sign-in-by-popup.mjs";
import { signIn } from "./demo/traveller.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { ROOT } from "./setup/paths.mjs";

const origin = `http://localhost:${process.env.PORT ?? 8787}`;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The three pictures of the README: a plan beside its days, a day that is lived, and what is kept of a trip. */
const PICTURES = [
  { file: "plan.png", device: DESKTOP, path: "/tripdaysoverview", trip: "planned" },
  { file: "live.png", device: PHONE, path: "/tripliveday", trip: "on its second day" },
  { file: "memories.png", device: PHONE, path: "/reflections", trip: "on its second day" },
];

/** A four-day trip to Lisbon of somebody new. @param {boolean} isOn whether it began yesterday, its first day has been lived, and the second has begun */
async function travellerWithTrip(isOn) {
  const number = `${Date.now().toString(36)}${isOn ? "a" : "b"}`;
  const traveller = await signIn(origin, { email: `ada-${number}@example.com`, name: "Ada Fern" });
  await completeProfile(traveller);
  const tripId = await setUpTrip(traveller, {
    city: "Lisbon",
    days: 4,
    startsIn: isOn ? -1 : 0,
    joinCode: `LISBON-${number}`.toUpperCase(),
  });
  await planTrip(traveller, tripId);
  if (isOn) {
    await traveller.call("POST", `starttrip/${tripId}`);
    await liveThrough(traveller, tripId, 1);
    await traveller.call("POST", `beginday/${tripId}/2`);
  }
  return traveller;
}

/** Takes the README's pictures of a Wayfellow that runs; for whoever changes what they show. Their results are in the repository. */
async function takePictures() {
  const travellers = { planned: await travellerWithTrip(false), "on its second day": await travellerWithTrip(true) };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  for (const { file, device, path, trip } of PICTURES) {
    const context = await browser.newContext({ baseURL: origin, locale: "en-US", reducedMotion: "reduce", ...device });
    const page = await context.newPage();
    await page.goto("/access");
    await signInByPopup(page, travellers[trip]);
    await page.waitForURL((url) => !["/access", "/hydratelocal", "/localrouter"].includes(url.pathname));
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    // The map comes once the page is idle.
    if (path === "/tripdaysoverview") await page.getByRole("heading", { name: "Where day 1 goes" }).waitFor();
    await page.screenshot({ path: join(ROOT, "docs", "images", file) });
    await context.close();
  }
  await browser.close();
}

takePictures().catch((/** @type {Error} */ problem) => {
  const refused = problem instanceof TypeError;
  console.error(refused ? `Nothing answers at ${origin}. Run npm start first (or set PORT).` : problem.message);
  process.exitCode = 1;
});
