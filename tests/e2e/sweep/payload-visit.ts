import type { Browser } from "playwright-core";
import { LOADED, RAN } from "../../fixtures/payloads.ts";
import { ADDRESSES, addressOf, askedFor } from "./addresses.ts";
import { endVisit, type Lane, openLane } from "./lane.ts";
import { judgeWidth } from "./layout.ts";
import { settleWholly } from "./settle.ts";
import type { Visitor } from "./visitors.ts";

const AT_ONCE = 2;

/** Opens every address on a phone as that visitor, whose trip is full of payloads, and says what they did. */
export async function visitWithPayloads(browser: Browser, origin: string, visitor: Visitor): Promise<string[]> {
  const waiting = ADDRESSES.filter(askedFor).map(({ path }) => path);
  const findings: string[] = [];
  const lane = async () => {
    const opened = await openLane(browser, origin, visitor);
    await opened.page.setViewportSize({ width: 390, height: 844 });
    opened.page.on("dialog", (dialog) => {
      findings.push(`${opened.page.url()}: a dialog says ${dialog.message()}`);
      void dialog.dismiss();
    });
    opened.page.on("request", (request) => {
      if (request.url().includes(LOADED)) findings.push(`${opened.page.url()}: a payload is taken for markup`);
    });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      findings.push(...(await visit(opened, visitor, next)));
    await opened.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return findings;
}

async function visit(lane: Lane, { name, tripId }: Visitor, path: string): Promise<string[]> {
  const { page, pending } = lane;
  await page.goto(addressOf(path, tripId));
  await settleWholly(page, pending);
  const found = [
    ...((await page.evaluate((ran) => ran in window, RAN)) ? ["a payload ran"] : []),
    ...lane.complaintsSince().map((complaint) => `console: ${complaint}`),
    ...(await judgeWidth(page, "sideways")).map(({ what, element = "" }) => `${what}\n    ${element}`),
  ];
  await endVisit(page);
  return found.map((finding) => `${name}, ${path}: ${finding}`);
}
