import type { Page } from "playwright-core";
import { TOAST_SHOWN_MS } from "~/ui/feedback/toast";

declare global {
  interface Window {
    /** Lets the time of the messages run again. */
    letMessagesGo?: () => void;
  }
}

/** A message stays until something else takes it away: its time does not run. Runs in the page. */
function holdMessages(shownFor: number): void {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  window.letMessagesGo = () => {
    window.setTimeout = setTimeout;
    for (const run of held) run();
  };
  window.setTimeout = Object.assign((handler: TimerHandler, wait = 0, ...rest: unknown[]) => {
    if (wait !== shownFor) return setTimeout(handler, wait, ...rest);
    held.push(() => void setTimeout(handler, wait, ...rest));
    return 0;
  }, setTimeout);
}

/** On every document that is opened from now on, each message stays for as long as a test looks at it. */
export const keepMessages = (page: Page) => page.addInitScript(holdMessages, TOAST_SHOWN_MS);

/** Whatever takes long meanwhile, what is said while that is done can still be read and answered at its end. Loads no document anew. */
export async function whileMessagesStay(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(holdMessages, TOAST_SHOWN_MS);
  await act();
  await page.evaluate(() => window.letMessagesGo?.());
}
