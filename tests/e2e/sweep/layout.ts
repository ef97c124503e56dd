import type { Page } from "playwright-core";
import type { Finding } from "./finding.ts";

/** Nothing sticks out of the width: a page that scrolls sideways, with the innermost elements that make it so. */
export const judgeWidth = (page: Page, rule: string): Promise<Finding[]> =>
  page.evaluate((broken) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 0.5 || left < -0.5);
    };
    const culprits = Array.from(document.body.querySelectorAll("*")).filter(
      (element) => sticksOut(element) && !Array.from(element.children).some(sticksOut),
    );
    return [
      {
        rule: broken,
        what: `${scrollWidth} px wide in ${clientWidth}`,
        element: culprits
          .slice(0, 3)
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
          .join(" | "),
      },
    ];
  }, rule);

/** No text is cut off by a box that neither grows nor scrolls. What ends in an ellipsis says so itself; what is only there for a screen reader is a pixel wide on purpose. */
export const judgeCutText = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const boxOf = (element: Element | null): Element | null => {
      if (element === null || element === document.documentElement || element === document.body) return null;
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX === "visible" && overflowY === "visible" ? boxOf(element.parentElement) : element;
    };
    const isCut = (text: Text): boolean => {
      const box = boxOf(text.parentElement);
      if (box === null || box.clientWidth <= 1) return false;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      const across = clips(overflowX) && (words.right > frame.right + 1 || words.left < frame.left - 1);
      const down = clips(overflowY) && words.bottom > frame.bottom + 1;
      return words.width > 0 && (across || down);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: Element[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !(node instanceof Text) ||
        parent === null ||
        node.data.trim() === "" ||
        // A map is moved to what lies at its edge.
        parent.closest("svg, [aria-hidden=true], .street-map") !== null
      )
        continue;
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isCut(node)) cut.push(parent);
    }
    return cut.map(({ outerHTML }) => ({ rule: "cut text", what: "a box cuts off its text", element: outerHTML }));
  });

/** No word of a heading or a link is broken in two that takes no more than half of the window. */
export const judgeWords = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => {
    const isBroken = (text: Text, from: number, length: number): boolean => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + length);
      const rects = Array.from(range.getClientRects());
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      return lines.size > 1 && rects.reduce((sum, { width }) => sum + width, 0) <= innerWidth / 2;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.closest("main :is(h1, h2, h3, h4, a)")) continue;
      if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
      // A hyphen and a dash are places to break at.
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu))
        if (isBroken(node, index, word.length)) broken.push(word);
    }
    return broken.map((word) => ({ rule: "broken word", what: "a word is broken in two", element: word }));
  });

/** Words and controls stand on more than that share of the width. */
export const judgeRoom = (page: Page, share: number): Promise<Finding[]> =>
  page.evaluate((wanted) => {
    const main = document.querySelector("main");
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const spans: [left: number, right: number][] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === "") continue;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) if (width > 1) spans.push([left, right]);
    }
    let used = 0;
    let reached = 0;
    for (const [left, right] of spans.sort(([one], [other]) => one - other)) {
      used += Math.max(0, right - Math.max(left, reached));
      reached = Math.max(reached, right);
    }
    return used > innerWidth * wanted
      ? []
      : [{ rule: "wide window", what: `words stand on ${Math.round(used)} of ${innerWidth} px` }];
  }, share);

/** No square drawing is pressed together by words beside it. */
export const judgeIcons = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => {
    const squeezed = Array.from(document.querySelectorAll("svg")).filter((icon) => {
      const { width: drawn, height: high } = icon.viewBox.baseVal;
      const { width, height } = icon.getBoundingClientRect();
      return drawn > 0 && drawn === high && width > 1 && height > 1 && Math.abs(width - height) > 1;
    });
    return squeezed.map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return {
        rule: "squeezed icon",
        what: `${width.toFixed(1)} by ${height.toFixed(1)} px`,
        element: (icon.parentElement ?? icon).outerHTML,
      };
    });
  });

/** The bars that stay in place and take more than that share of the window. Runs in the page. */
function tallBars(share: number): string[] {
  const stays = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter((element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position),
  );
  // What a dialog covers waits for its answer.
  const shown = stays.filter(
    (element) =>
      element.role !== "dialog" &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.innerText.trim() !== "",
  );
  const tall = shown.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isStuck = getComputedStyle(element).bottom !== "auto" || getComputedStyle(element).position === "fixed";
    return isStuck && Math.min(bottom, innerHeight) - Math.max(top, 0) > innerHeight * share;
  });
  return tall.map(({ outerHTML }) => outerHTML);
}

/** A screen measures its bars after the text has another size, which a busy machine does later. */
const MEASURED_MS = 20_000;

/** What stays in place takes no more than that share of the window. */
export async function judgeBars(page: Page, share: number): Promise<Finding[]> {
  const until = Date.now() + MEASURED_MS;
  let tall = await page.evaluate(tallBars, share);
  while (tall.length > 0 && Date.now() < until) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    tall = await page.evaluate(tallBars, share);
  }
  return tall.map((element) => ({ rule: "low window", what: `a bar takes more than ${share * 100} % of it`, element }));
}

/** A busy machine takes its time to bring a step into view; one that cannot be pressed stays so. */
const REACH_MS = 20_000;

/** Every next step can be brought into view and pressed, with nothing lying over it but a dialog, whose own steps count then. */
export async function judgePresses(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  const dialog = page.getByRole("dialog");
  const asked = (await dialog.count()) > 0 ? dialog : page.locator("main");
  for (const step of await asked.locator(":is(a, button).bg-accent:visible:enabled").all()) {
    const reached = await step.click({ trial: true, timeout: REACH_MS }).then(
      () => true,
      () => false,
    );
    if (!reached)
      findings.push({
        rule: "large text",
        what: "a next step cannot be pressed",
        element: await step.evaluate(({ outerHTML }) => outerHTML),
      });
  }
  return findings;
}
