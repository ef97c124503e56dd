import type { Page } from "playwright-core";
import type { Finding } from "./finding.ts";
import { LEADS_ON_BY_ITSELF } from "./settle.ts";
import { missingWays, type Pressable } from "./ways.ts";

type Head = { title: string; lang: string; headings: string[]; mains: number; pressables: Pressable[] };

const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    headings: Array.from(document.querySelectorAll("h1"), (heading) => heading.textContent ?? ""),
    mains: document.querySelectorAll("main").length,
    pressables: Array.from(document.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>("a[href], button, summary"))
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getAttribute("href")?.startsWith("#") !== true,
      )
      .map((element) => ({
        name: element.getAttribute("aria-label") ?? element.textContent ?? "",
        to: element instanceof HTMLAnchorElement ? new URL(element.href).pathname : null,
        isInHead: element.closest("header") !== null,
      })),
  }));

/** Names the product and says which screen of it this is. The opening is the product. */
const saysWhich = (title: string, path: string): boolean =>
  title.includes(PRODUCT) && (path === "/" || title.trim() !== PRODUCT);

const PRODUCT = "Wayfellow";

/** What each screen owes whoever arrives there: a title, a language, one heading, one main part, a way on and a way back. */
export async function judgeHead(page: Page, path: string): Promise<Finding[]> {
  const { title, lang, headings, mains, pressables } = await readHead(page);
  const wrong = (rule: string, what: string) => ({ rule, what });
  return [
    ...(saysWhich(title, path) ? [] : [wrong("title", `"${title}" does not say which screen this is`)]),
    ...(lang === "" ? [wrong("lang", "the document does not say its language")] : []),
    ...(headings.length === 1 && headings[0]?.trim() !== ""
      ? []
      : [wrong("h1", `${headings.length} headings: ${headings.join(", ")}`)]),
    ...(mains === 1 ? [] : [wrong("main", `${mains} main parts`)]),
    ...(LEADS_ON_BY_ITSELF.has(path) ? [] : missingWays(pressables)),
  ];
}
