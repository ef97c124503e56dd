import type { Browser, BrowserContextOptions } from "playwright-core";
import { liveThrough } from "../../../scripts/demo/plan-trip.mjs";
import type { Phase } from "../support/phases.ts";
import { PHASES, travellerIn } from "../support/phases.ts";
import { openDevice, signInByPopup } from "../support/phone.ts";
import { travellingTogether } from "../support/trip-companions.ts";
import { settledWithLateParts } from "../support/settled.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string>;

/** Somebody who visits screens: what their browser knows, and which trip they are on. */
export type Visitor = { name: string; storageState: StorageState; tripId: string | null };

const ON_THE_WAY = new Set(["/access", "/hydratelocal", "/localrouter"]);

/** Signs in and is led to wherever the local router says; gives what the browser then knows. */
export async function signedIn(
  browser: Browser,
  origin: string,
  who: { name: string; email: string },
): Promise<StorageState> {
  const { context, page } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, who);
  await page.waitForURL(({ pathname }) => !ON_THE_WAY.has(pathname));
  await settledWithLateParts(page);
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

export const signedOut: Visitor = { name: "signed out", storageState: { cookies: [], origins: [] }, tripId: null };

/** Both who travel a trip that is at its second day: the organizer and a participant. */
export async function travellers(
  browser: Browser,
  origin: string,
): Promise<Record<"organizer" | "participant", Visitor>> {
  const { ada, ben, tripId } = await travellingTogether(origin);
  await liveThrough(ada, tripId, 1);
  await ada.call("POST", `beginday/${tripId}/2`);
  return {
    organizer: { name: "organizer", storageState: await signedIn(browser, origin, ada), tripId },
    participant: { name: "participant", storageState: await signedIn(browser, origin, ben), tripId },
  };
}

/** Where somebody stands before and after the way; on the way are `travellers`. */
export const BEFORE_AND_AFTER = PHASES.filter(({ name }) => !name.includes("started") && !name.includes("friend"));

export async function visitorIn(phase: Phase, browser: Browser, origin: string): Promise<Visitor> {
  const { who, tripId } = await travellerIn(phase, origin);
  return { name: phase.name, storageState: await signedIn(browser, origin, who), tripId };
}
