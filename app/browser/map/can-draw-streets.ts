/** Whether this device draws maps with streets. */
export function canDrawStreets(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // A browser keeps few of them.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Whether somebody asked their browser to fetch little. */
export const savesData = (): boolean =>
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  ("connection" in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true);
