import type { BrowserContext } from "playwright-core";
import { TOAST_SHOWN_MS } from "~/ui/feedback/toast";

/** A message stays until something else takes it away: its time does not run. Runs in the page. */
function holdMessages(shownFor: number): void {
  const { setTimeout } = window;
  const held = (handler: TimerHandler, wait = 0, ...rest: unknown[]): number =>
    wait === shownFor ? 0 : setTimeout(handler, wait, ...rest);
  window.setTimeout = Object.assign(held, setTimeout);
}

/** On every document that is opened from now on, a message stays for as long as a test looks at it, however busy the machine is. */
export const keepMessages = (context: BrowserContext) => context.addInitScript(holdMessages, TOAST_SHOWN_MS);
