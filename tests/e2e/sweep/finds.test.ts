import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { connectBrowser } from "../support/phone.ts";
import { openLane } from "./lane.ts";
import { signedOut } from "./visitors.ts";
import { judge, judgeAtItsNarrowest, judgeInPanes } from "./visit.ts";
import { press } from "../support/steps.ts";
import { settled } from "../support/settled.ts";

/** Until React holds the whole document it would make anew what differs from what it painted. */
const isHydrated = () => {
  const main = document.querySelector("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
};

/** Everything that no screen may have, at once. */
const spoil = (page: Page) =>
  page.evaluate(() => {
    document.title = "Wayfellow";
    document.documentElement.lang = "";
    document.querySelectorAll("header, nav, a[href]").forEach((element) => element.remove());
    document.querySelector("main")?.insertAdjacentHTML(
      "beforeend",
      `
      <h1>A second heading</h1>
      <img src="/favicon.svg">
      <p style="color: #999; background: #fff">Hardly to be read by day</p>
      <p style="width: 700px">Wider than the window</p>
      <p style="width: 50px; overflow: hidden; white-space: nowrap">A sentence that its box cuts off</p>
      <h2 style="width: 30px; overflow-wrap: anywhere">Sun</h2>
      <svg style="width: 8px; height: 20px" viewBox="0 0 24 24"></svg>
      <button style="outline: none">Nobody sees the focus</button>
      <button>Under something</button>
      <div style="position: fixed; inset: auto 0 0; height: 60vh; background: #fff">A bar over the low window</div>`,
    );
    console.error("A complaint");
  });

test("the sweep finds what is wrong with a screen", async () => {
  const browser = await connectBrowser();
  const { page, complaintsSince } = await openLane(browser, inject("origin"), signedOut);
  await page.goto("/privacy");
  await settled(page);
  await page.waitForFunction(isHydrated);
  const oneColumn = await judgeInPanes(page, "in one column", "/privacy");
  expect(oneColumn.join()).toContain(": wide window: ");
  await spoil(page);
  const findings = await judge(page, "spoilt", "/privacy");
  const RULES = [
    "title",
    "lang",
    "h1",
    "way back",
    "image-alt",
    "color-contrast",
    "reflow",
    "right to left",
    "cut text",
    "broken word",
    "squeezed icon",
    "focus",
    "low window",
  ];
  for (const rule of RULES) expect(findings.join("\n"), rule).toContain(`: ${rule}: `);
  expect(complaintsSince().join()).toContain("A complaint");
  await browser.close();
});

test("a message fits a narrow window with large text, and covers no more than a quarter of it", async () => {
  const browser = await connectBrowser();
  const { page, close } = await openLane(browser, inject("origin"), signedOut);
  await page.goto("/localdebug");
  await settled(page);
  await page.waitForFunction(isHydrated);
  await press(page, "Reset trip data");
  await page.getByRole("dialog").getByRole("button", { name: "Reset trip data" }).click();
  const message = page.getByText("Trip data is reset.");
  await message.waitFor();
  await settled(page);
  expect(await judgeAtItsNarrowest(page)).toEqual([]);
  expect(await message.isVisible()).toBe(true);
  await close();
  await browser.close();
});
