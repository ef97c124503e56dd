import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Address, addressOf } from "./addresses.ts";
import { judgeByAxe, loadAxe } from "./axe.ts";
import { type Finding, inWords, type Look } from "./finding.ts";
import { judgeHead } from "./head.ts";
import { judgeKeyboard } from "./keyboard.ts";
import { endVisit, type Lane } from "./lane.ts";
import { judgeBars, judgeCutText, judgeIcons, judgePresses, judgeRoom, judgeWidth, judgeWords } from "./layout.ts";
import { settleWholly } from "./settle.ts";
import { settled } from "../support/settled.ts";
import type { Visitor } from "./visitors.ts";

const PHONE: Look = { width: 390, height: 844, scheme: "light" };
const PHONE_BY_NIGHT: Look = { ...PHONE, scheme: "dark" };
const DESK: Look = { width: 1280, height: 800, scheme: "light" };
const DESK_BY_NIGHT: Look = { ...DESK, scheme: "dark" };
/** WCAG 1.4.10: as narrow as a page has to stand. */
const NARROW: Look = { width: 320, height: 640, scheme: "light" };
/** As narrow, by somebody whose browser shows text at 200 %. */
const LARGE_TEXT: Look = { ...NARROW, textPx: 32 };
const TABLET: Look = { width: 820, height: 1180, scheme: "light" };
const WIDE: Look = { width: 1440, height: 900, scheme: "light" };
/** The desk's window at 200 %. */
const ENLARGED: Look = { width: 640, height: 400, scheme: "light" };

const SCREENS = join(import.meta.dirname, "../../../.local/screens");

/** What a visit came to: where it led on to, or the screen that was found there and what is wrong with it. */
export type Visit = Address & { leadsTo: string | null; title: string; findings: string[] };

const BROWSERS_TEXT_PX = 16;

async function lookAs(page: Page, { width, height, scheme, textPx = BROWSERS_TEXT_PX }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height });
  await setTextSize(page, textPx);
  await settled(page);
}

const textSizes = new WeakMap<Page, number>();

/** As the browser's own settings say it, so that rem, em and what asks for a width in em follow. */
async function setTextSize(page: Page, px: number): Promise<void> {
  if ((textSizes.get(page) ?? BROWSERS_TEXT_PX) === px) return;
  textSizes.set(page, px);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
  await session.detach();
}

async function photograph(page: Page, visitor: string, path: string, { width, scheme }: Look): Promise<void> {
  const folder = join(SCREENS, visitor.replaceAll(" ", "-"));
  const name = path.replaceAll(/\W+/g, "-").replace(/^-/, "") || "opening";
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`), fullPage: true });
}

const onceMirrored = async (page: Page): Promise<Finding[]> => {
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const findings = await judgeWidth(page, "right to left");
  await page.evaluate(() => document.documentElement.removeAttribute("dir"));
  return findings;
};

async function judgeLargeText(page: Page): Promise<Finding[][]> {
  return [
    await judgeWidth(page, "large text"),
    await judgeCutText(page),
    await judgeWords(page),
    await judgeIcons(page),
    await judgeBars(page, 1 / 4),
    await judgePresses(page),
  ];
}

/** Looks at what is open as narrow as it has to stand, with text at 200 %. */
export async function judgeAtItsNarrowest(page: Page): Promise<string[]> {
  await lookAs(page, LARGE_TEXT);
  return (await judgeLargeText(page)).flat().map((finding) => inWords(page.url(), LARGE_TEXT, finding));
}

type Judgement = [Look, (page: Page, path: string) => Promise<Finding[][]>];

/** What is judged in which look; a screen is opened once and then only looked at differently. */
const JUDGEMENTS: Judgement[] = [
  [PHONE, async (page, path) => [await judgeHead(page, path), await judgeByAxe(page, "everything")]],
  [PHONE_BY_NIGHT, async (page) => [await judgeByAxe(page, "what looks different")]],
  [DESK_BY_NIGHT, async (page) => [await judgeByAxe(page, "what looks different")]],
  [DESK, async (page) => [await judgeByAxe(page, "everything")]],
  [
    NARROW,
    async (page) => [
      await judgeWidth(page, "reflow"),
      await judgeCutText(page),
      await judgeIcons(page),
      await onceMirrored(page),
    ],
  ],
  [LARGE_TEXT, judgeLargeText],
  [
    ENLARGED,
    async (page) => [await judgeWidth(page, "reflow"), await judgeBars(page, 1 / 2), await judgeKeyboard(page)],
  ],
];

/** Of a screen that is judged in every look at another moment: what its other words and controls may break. */
const ON_A_PHONE: Judgement[] = JUDGEMENTS.filter(([look]) =>
  [PHONE, PHONE_BY_NIGHT, NARROW, LARGE_TEXT].includes(look),
);

const layoutOf = async (page: Page): Promise<Finding[][]> => [
  await judgeWidth(page, "reflow"),
  await judgeCutText(page),
  await judgeWords(page),
  await judgeIcons(page),
];

/** A screen as a tablet and a wide window show it. */
const WHERE_WIDE: Judgement[] = [TABLET, WIDE].map((look) => [look, layoutOf]);

/** The same, of one that lays its things out beside each other. */
const IN_PANES: Judgement[] = [...WHERE_WIDE, [WIDE, async (page) => [await judgeRoom(page, 1 / 2)]]];

/** A picture takes as long as all judgements of a look: one is made of what is wrong, and of every screen where some are asked for by `ROUTES`. */
const PHOTOGRAPHED = new Set(process.env.ROUTES === undefined ? [] : [PHONE, PHONE_BY_NIGHT, DESK, DESK_BY_NIGHT]);

/** Looks at the screen that is open in every look, and says what is wrong. */
export async function judge(
  page: Page,
  visitor: string,
  path: string,
  judgements: readonly Judgement[] = JUDGEMENTS,
): Promise<string[]> {
  const findings: string[] = [];
  await loadAxe(page);
  for (const [look, judgement] of judgements) {
    await lookAs(page, look);
    const found = (await judgement(page, path)).flat();
    if (found.length > 0 || PHOTOGRAPHED.has(look)) await photograph(page, visitor, path, look);
    findings.push(...found.map((finding) => inWords(`${visitor}, ${path}`, look, finding)));
  }
  return findings;
}

export const judgeOnPhone = (page: Page, visitor: string, moment: string) => judge(page, visitor, moment, ON_A_PHONE);

export const judgeWhereWide = (page: Page, visitor: string, moment: string) => judge(page, visitor, moment, WHERE_WIDE);

export const judgeInPanes = (page: Page, visitor: string, moment: string) => judge(page, visitor, moment, IN_PANES);

/** What there is to judge, but for the ids that React counts. */
const markupOf = async (page: Page): Promise<string> =>
  (await page.locator("body").innerHTML()).replaceAll(/:r\w+:/g, "");

/** Opens a screen and judges it, if it stays there and nobody has judged it yet. */
export async function visit(
  { page, pending, complaintsSince }: Lane,
  { name, tripId }: Visitor,
  { path, file }: Address,
  isNew: (screen: string) => boolean,
): Promise<Visit> {
  const address = addressOf(path, tripId);
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await page.emulateMedia({ colorScheme: PHONE.scheme, reducedMotion: "reduce" });
  await page.goto(address);
  await settleWholly(page, pending);
  const { pathname } = new URL(page.url());
  const leadsTo = pathname === address ? null : pathname;
  const title = await page.title();
  const findings =
    leadsTo === null && isNew(file + title + (await markupOf(page))) ? await judge(page, name, path) : [];
  await endVisit(page);
  return {
    path,
    file,
    leadsTo,
    title,
    findings: [...findings, ...complaintsSince().map((complaint) => `${name}, ${path}: console: ${complaint}`)],
  };
}
