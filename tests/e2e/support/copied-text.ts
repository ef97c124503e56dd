import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    /** What was copied on this page last. */
    copiedText?: string;
  }
}

/** Runs in the page, before its scripts. */
function noteCopies(): void {
  if (!isSecureContext) return;
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    window.copiedText = text;
  };
}

/** Has each page of a device remember what it put onto the clipboard: all tests of a run share the browser's one, and write on it at any time. */
export const rememberCopies = (context: BrowserContext) => context.addInitScript(noteCopies);

/** What was copied on the page last, once the browser has taken it; empty before that. */
export const copiedText = (page: Page): Promise<string> => page.evaluate(() => window.copiedText ?? "");
