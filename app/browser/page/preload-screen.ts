/** Who wants to go on waits no longer than this for a slow network. */
const PATIENCE_MS = 2_000;

/**
 * Brings a screen's script into the page, for a way there without a network and without what is kept. What cannot be had, or not soon, is left to the
 * way itself.
 * @param path as in the route table, without the slash it begins with
 */
export async function preloadScreen(path: string): Promise<void> {
  const route = Object.values(window.__remixManifest.routes).find((known) => known.path === path);
  if (!route) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([import(/* @vite-ignore */ route.module).catch(() => undefined), patience]);
}
