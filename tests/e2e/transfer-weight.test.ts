import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Phase } from "./phases.ts";
import { PHASES, travellerIn } from "./phases.ts";
import { launchBrowser, openDevice, PHONE, signInByPopup } from "./phone.ts";
import { isAt } from "./steps.ts";

/** What the first visit to any screen may transfer, compressed. */
const SCRIPT_LIMIT_KB = 130;
const STYLE_LIMIT_KB = 20;

const SIGNED_OUT = ["/", "/home", "/access", "/explainer", "/identity/local", "/prejointrip", "/joinaccess", "/tripnotcreated", "/wayfellow/tripitineraryrequired", "/no-such-page"];

type Weight = { screen: string; scripts: number; styles: number };

const origin = inject("origin");
const weights: Weight[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  const row = ({ screen, scripts, styles }: Weight) => `${screen.padEnd(44)} ${scripts.toFixed(1).padStart(7)} KB ${styles.toFixed(1).padStart(7)} KB`;
  console.log([`${"first visit to".padEnd(44)}    scripts     styles`, ...weights.map(row)].join("\n"));
});

/** Visits the screen with nothing cached, and adds up the compressed bodies that came over the wire until the network is quiet. */
async function weigh(screen: string, storageState: BrowserContextOptions["storageState"]): Promise<Weight> {
  const { context, page } = await openDevice(browser, origin, { ...PHONE, storageState });
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0 };
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Script" || kind === "Stylesheet") bytes[kind] += encodedDataLength;
  });
  await page.goto(screen, { waitUntil: "networkidle" });
  await context.close();
  return { screen, scripts: bytes.Script / 1024, styles: bytes.Stylesheet / 1024 };
}

async function check(screen: string, storageState: BrowserContextOptions["storageState"]): Promise<void> {
  const weight = await weigh(screen, storageState);
  weights.push(weight);
  expect.soft(weight.scripts, `scripts of ${screen}`).toBeGreaterThan(0);
  expect.soft(weight.scripts, `scripts of ${screen}`).toBeLessThanOrEqual(SCRIPT_LIMIT_KB);
  expect.soft(weight.styles, `styles of ${screen}`).toBeLessThanOrEqual(STYLE_LIMIT_KB);
}

async function signedInStorage(phase: Phase): Promise<{ storageState: BrowserContextOptions["storageState"]; tripId: string | null }> {
  const { who, tripId } = await travellerIn(phase, origin);
  const { context, page } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, who);
  await isAt(page, phase.screen);
  const storageState = await context.storageState();
  await context.close();
  return { storageState, tripId };
}

test("the first visit of somebody signed out is light", async () => {
  for (const screen of SIGNED_OUT) await check(screen, undefined);
});

test.each(PHASES)("the first visit with $name is light", async (phase) => {
  const { storageState, tripId } = await signedInStorage(phase);
  for (const screen of phase.screens) await check(screen.replace(":tripId", tripId ?? ""), storageState);
});
