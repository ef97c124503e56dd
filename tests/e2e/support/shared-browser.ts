import type { BrowserServer } from "playwright-core";
import { chromium } from "playwright-core";
import { findHeadlessChromium } from "../../../scripts/setup/chromium.mjs";

/** What Chromium needs to run in a container, and not to talk to anybody but the page. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starting is slow where everything is. */
const PATIENCE_MS = 240_000;

/** The one browser of a run, which every file connects to: starting one costs as much as a short test. */
export const startSharedBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await findHeadlessChromium(), args: CHROMIUM_ARGS, timeout: PATIENCE_MS });
