/** How long a page that has just been loaded is left alone: its own first call and its first paint go first. */
const AFTER_LOAD_MS = 1_000;

/** Long after the load, a screen that is opened waits only for its own paint. */
let wasIdle = false;

/** Settles when fetching more disturbs nothing that the traveller is waiting for. */
export async function whenIdle(): Promise<void> {
  if (!wasIdle) {
    if (document.readyState !== "complete")
      await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD_MS));
  }
  wasIdle = true;
  await new Promise<void>((resolve) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(() => resolve(), { timeout: 500 })
      : setTimeout(resolve, 50),
  );
}
