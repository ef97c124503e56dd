import type { BrowserContext } from "playwright-core";
import { TOAST_SHOWN_MS } from "~/ui/feedback/toast";

/**
 * A message stays until something else takes it away. Once its time is over, when it would have gone, what lies under it can be pressed through it; its own
 * buttons still can, too. Runs in the page.
 */
function holdMessages(shownFor: number): void {
  const { setTimeout } = window;
  const messages = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(":is([role=status], [role=alert]) > .pointer-events-auto"),
  ];
  const letThrough = (message: HTMLElement): void => {
    message.style.pointerEvents = "none";
    for (const button of message.querySelectorAll("button")) button.style.pointerEvents = "auto";
  };
  const held = (handler: TimerHandler, wait = 0, ...rest: unknown[]): number => {
    if (wait !== shownFor) return setTimeout(handler, wait, ...rest);
    const shown = messages();
    return setTimeout(() => shown.forEach(letThrough), wait);
  };
  window.setTimeout = Object.assign(held, setTimeout);
}

/** On every document that is opened from now on, a message stays for as long as a test looks at it, however busy the machine is. */
export const keepMessages = (context: BrowserContext) => context.addInitScript(holdMessages, TOAST_SHOWN_MS);
