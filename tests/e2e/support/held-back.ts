import type { Page } from "playwright-core";

/** Holds a script back until it is let go; what is given then waits for the page to have run it. */
export async function heldBack(page: Page, script: RegExp): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(script, async (route) => {
    await isLetGo;
    await route.continue();
  });
  const isAsked = page.waitForRequest(script);
  return async () => {
    const url = (await isAsked).url();
    letGo();
    // In text: an import that is written out would be made into one of the test's own.
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => new Promise(requestAnimationFrame))`);
    await page.unroute(script);
  };
}
