import type { Page } from "playwright-core";
import type { Finding } from "./finding.ts";

declare global {
  interface Window {
    /** Whatever the Tab key has to reach, in its order. */
    tabStops: Element[];
  }
}

/** A date field stops at each of its parts, which the browser marks. */
const PARTS_OF_A_FIELD = 8;

type Stop = { index: number; element: string; isMarked: boolean; isCovered: boolean };

/** Remembers in the page what the Tab key has to reach; gives it as markup. */
const listTabStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focusable = Array.from(
      document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
    );
    const isSpokenFor = (element: HTMLElement): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
      const group = focusable.filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement &&
          other.type === "radio" &&
          other.name === element.name &&
          other.form === element.form,
      );
      return group.some(({ checked }) => checked) || group[0] !== element;
    };
    window.tabStops = focusable.filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled, [type=hidden]") &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isSpokenFor(element),
    );
    return window.tabStops.map(({ outerHTML }) => outerHTML);
  });

/** Where the focus is, whether one sees that, and whether anything lies over it; null when it has left the page. */
const readFocus = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isOutlined = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const at = (share: number) => document.elementFromPoint(left + width / 2, top + height * share);
    const label = focused.closest("label");
    const isSeen = (found: Element | null) =>
      found !== null && (focused.contains(found) || found.contains(focused) || label?.contains(found) === true);
    return {
      index: window.tabStops.indexOf(focused),
      element: focused.outerHTML,
      isMarked: isOutlined(focused) || isOutlined(label),
      isCovered: ![0.1, 0.5, 0.9].some((share) => isSeen(at(share))),
    };
  });

const beginAtTheTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });

/** Presses Tab until the focus leaves the page or begins again. */
async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await readFocus(page);
    const isBackAtTheStart = stop?.index === 0 && stops.some(({ index }) => index > 0);
    if (stop === null || isBackAtTheStart) break;
    stops.push(stop);
  }
  return stops;
}

/** By the Tab key alone one comes to everything that can be used, in the order of the document, sees where one is, and comes out again. */
export async function judgeKeyboard(page: Page): Promise<Finding[]> {
  const expected = await listTabStops(page);
  await beginAtTheTop(page);
  const stops = await walk(page, expected.length * 2 + PARTS_OF_A_FIELD);
  const known = stops.filter(({ index }) => index >= 0);
  const reached = new Set(known.map(({ index }) => index));
  const wrong = (rule: string, what: string, element?: string) => ({ rule, what, element });
  return [
    ...expected.flatMap((element, index) =>
      reached.has(index) ? [] : [wrong("keyboard", "the Tab key does not come here", element)],
    ),
    ...known.flatMap(({ index, element }, at) =>
      index < (known[at - 1]?.index ?? 0)
        ? [wrong("keyboard", "comes after something that stands below it", element)]
        : [],
    ),
    ...stops
      .filter(({ element }, at) => element !== stops[at - 1]?.element)
      .flatMap(({ element, isMarked, isCovered }) => [
        ...(isMarked ? [] : [wrong("focus", "one does not see that the focus is here", element)]),
        ...(isCovered ? [wrong("focus", "something lies over what has the focus", element)] : []),
      ]),
  ];
}
