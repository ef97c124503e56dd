import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { UnusableRun } from "./runs.mjs";
import { TARGETS } from "./targets.mjs";

const CHROMIUM_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"];

/** @typedef {{ result: import("lighthouse").Result, json: string, html: string }} Run */

/**
 * One visit with Lighthouse's mobile preset: a mid-range phone on slow 4G, nothing cached, no service worker yet.
 * Each has a browser of its own, which begins with a copy of that profile, if one is given.
 * @param {{ url: string, chromiumPath: string, profile?: string | undefined }} visit
 * @returns {Promise<Run>}
 */
export async function measure({ url, chromiumPath, profile }) {
  const folder = mkdtempSync(join(tmpdir(), "wayfellow-lighthouse-"));
  if (profile) cpSync(profile, folder, { recursive: true, filter: (path) => !path.includes("Singleton") });
  const browser = await launch({ chromePath: chromiumPath, chromeFlags: CHROMIUM_FLAGS, userDataDir: folder });
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      output: ["json", "html"],
      onlyCategories: Object.keys(TARGETS),
      logLevel: "error",
    });
    if (!run) throw new UnusableRun(`Lighthouse gave nothing for ${url}.`);
    if (run.lhr.runtimeError) throw new UnusableRun(`${url}: ${run.lhr.runtimeError.message}`);
    const [json = "", html = ""] = run.report;
    return { result: run.lhr, json, html };
  } finally {
    browser.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
