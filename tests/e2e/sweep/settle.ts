import type { Page, Request } from "playwright-core";
import { LEAVE_HYDRATION_MS, READ_SIGN_IN_ERROR_MS, SPLASH_MS } from "../../../app/domain/navigation/timings.ts";
import { LATE_PARTS, settled } from "../support/settled.ts";

/** Screens that one only waits on. */
export const LEADS_ON_BY_ITSELF: ReadonlySet<string> = new Set(["/", "/hydratelocal"]);

/** Screens whose wait of a second leads on; elsewhere a second is what a page is left alone for after its load. */
const LEAVES_AFTER_A_SECOND = ["/hydratelocal", "/wayfellow/itinerarycomplete"];

/** Before a screen is opened: one that would lead on by itself stays to be looked at. */
export async function hold(page: Page): Promise<void> {
  await page.addInitScript(
    ({ waits, second, paths }) => {
      const { setTimeout } = window;
      const isHeld = (wait: number) => waits.includes(wait) || (wait === second && paths.includes(location.pathname));
      window.setTimeout = Object.assign(
        (handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
          isHeld(wait) ? 0 : setTimeout(handler, wait, ...rest),
        setTimeout,
      );
    },
    { waits: [SPLASH_MS, READ_SIGN_IN_ERROR_MS], second: LEAVE_HYDRATION_MS, paths: LEAVES_AFTER_A_SECOND },
  );
}

/** Waits for what comes after the first paint too: who is in the room, what the plan's hints say, the weather. Where a second is held, it never comes. */
export async function settleWholly(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await page.waitForFunction(
    ({ late, held }) => {
      const opened = performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname);
      return (
        [...opened, location.pathname].some((path) => held.includes(path)) ||
        performance.getEntriesByType("resource").some(({ name }) => name.includes(late))
      );
    },
    { late: LATE_PARTS, held: LEAVES_AFTER_A_SECOND },
  );
  await settled(page);
  while (pending.size > 0) await page.waitForEvent("requestfinished", { timeout: 1_000 }).catch(() => undefined);
  await settled(page);
}
