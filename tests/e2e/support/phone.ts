import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { randomUUID } from "node:crypto";
import { chromium } from "playwright-core";
import { afterAll, inject } from "vitest";
import { rememberCopies } from "./copied-text.ts";
import { keepMessages } from "./lasting-messages.ts";
import { answerStreets } from "./stand-in-streets.ts";

export { signInByPopup } from "../../../scripts/demo/sign-in-by-popup.mjs";

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
  reducedMotion: "reduce",
};
/** A phone that keeps the app. */
export const KEEPING_PHONE: BrowserContextOptions = { ...PHONE, serviceWorkers: "allow" };

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: "en-US" };

/** How long a journey waits for what must come. Nobody who waits for a busy machine reaches it; only what will never come is given up. */
const PATIENCE_MS = 600_000;

/** The run's one browser (shared-browser.ts). Closing it closes the windows that were opened through this connection, and nobody else's. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject("browser"), { timeout: PATIENCE_MS });

/** The same for one test file, let go after its last test. Called at the file's top. */
export async function browserForFile(): Promise<Browser> {
  const browser = await connectBrowser();
  afterAll(() => browser.close());
  return browser;
}

export type Device = {
  context: BrowserContext;
  page: Page;
  /** Everything the browser complained about so far: console errors and warnings, uncaught errors, failed requests. */
  complaints: string[];
};

/**
 * A fresh browser profile with one page, whose complaints are kept. It keeps no service worker unless told to: no route
 * that a test answers itself sees what that fetches.
 */
export async function openDevice(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = PHONE,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: "block",
    // Devices are in networks of their own, or what one does too often would be counted against all.
    extraHTTPHeaders: { "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await answerStreets(context);
  await keepMessages(context);
  await rememberCopies(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  const complaints: string[] = [];
  context.on("page", (page) => listen(page, complaints));
  const page = await context.newPage();
  return { context, page, complaints };
}

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()} at ${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught at ${page.url()}: ${error.message}`));
}

/** Playwright's own word for each service worker that it keeps away. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What the software renderer of a machine without a graphics card says of its own speed. */
const RENDERER = /GL Driver Message/;

/** What the browser says of a screen left before its room was reached. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/;

/** What it says of each call made while a test has the network away: the app asks every few seconds whether it is back. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === "error" || message.type() === "warning") &&
  message.text() !== BLOCKED &&
  !RENDERER.test(message.text()) &&
  !LEFT_EARLY.test(message.text()) &&
  !OFFLINE.test(message.text());
