import type { Page } from "playwright-core";

/** Waits until nothing is on its way any more: no loader, no face of type, no movement, no skeleton. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    if (!("__remixRouter" in window)) return false;
    const { initialized, navigation } = window.__remixRouter.state;
    if (!initialized || navigation.state !== "idle" || document.fonts.status !== "loaded") return false;
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    return !isMoving && document.querySelector(".animate-breathe, [aria-busy=true]") === null;
  });

/** What a screen fetches after its first paint comes together with the tasks in the background, which every screen fetches. */
export const LATE_PARTS = "/assets/background-tasks-";

/** Waits until what a screen fetches after its first paint has come too. */
export async function settledWithLateParts(page: Page): Promise<void> {
  await page.waitForFunction(
    (late) => performance.getEntriesByType("resource").some(({ name }) => name.includes(late)),
    LATE_PARTS,
  );
  await settled(page);
}

/** Waits until no part of the screen says any more that it waits for an answer. */
export const nothingAwaited = (page: Page) =>
  page.waitForFunction(() => document.querySelector("main .animate-drift") === null);

/** Waits until a script that a screen fetches late is here, with all that it needs: then whatever it is for works without a network. */
export async function hasScript(page: Page, script: string): Promise<void> {
  const found = await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").find(({ name }) => name.includes(part))?.name,
    script,
  );
  // In text: an import that is written out would be made into one of the test's own.
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => undefined)`);
}

/** Waits until the scripts of the screens that come next are here, that one's among them: then the way there needs no network. */
export const fetchedAhead = (page: Page, script: string) =>
  page.waitForFunction((script) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
    return (
      links.some(({ href }) => href.includes(script)) &&
      links.every(({ href }) => performance.getEntriesByName(href).length > 0)
    );
  }, script);
