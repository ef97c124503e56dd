/**
 * Brings a screen's script into the page, for a way there without a network and without what is kept. What cannot be had is left to the way itself.
 * @param path as in the route table, without the slash it begins with
 */
export async function bringScreen(path: string): Promise<void> {
  const route = Object.values(window.__remixManifest.routes).find((known) => known.path === path);
  if (route) await import(/* @vite-ignore */ route.module).catch(() => undefined);
}
