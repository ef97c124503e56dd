import type { Page } from "playwright-core";
import { LEAVE_HYDRATION_MS, READ_SIGN_IN_ERROR_MS, SPLASH_MS } from "../../../app/domain/timings.ts";

/** Screens that one only waits on. */
export const LEADS_ON_BY_ITSELF: ReadonlySet<string> = new Set(["/", "/hydratelocal"]);

/** After these waits screens lead on by themselves; a countdown's tick is one of them. */
const WAITS_TO_LEAVE = [SPLASH_MS, LEAVE_HYDRATION_MS, READ_SIGN_IN_ERROR_MS];

/** Before a screen is opened: one that would lead on stays to be looked at. */
export async function hold(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const { setTimeout } = window;
    window.setTimeout = Object.assign((handler: TimerHandler, wait = 0, ...rest: unknown[]) => (held.includes(wait) ? 0 : setTimeout(handler, wait, ...rest)), setTimeout);
  }, WAITS_TO_LEAVE);
}

/** Waits until nothing is on its way any more: no loader, no face of type, no movement, no skeleton. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { initialized, navigation } = window.__remixRouter.state;
    if (!initialized || navigation.state !== "idle") return false;
    await document.fonts.ready;
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    return !isMoving && document.querySelector(".animate-breathe, [aria-busy=true]") === null;
  });
}
