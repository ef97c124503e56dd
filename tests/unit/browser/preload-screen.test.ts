import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadScreen } from "~/browser/page/preload-screen";
import { openFakeWindow } from "./fake-window";

const routes = (module: string) =>
  Object.assign(openFakeWindow().window, { __remixManifest: { routes: { access: { path: "access", module } } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a screen that does not come holds nobody up for long", async () => {
  routes("data:text/javascript,await new Promise(() => {})");
  const brought = vi.fn();
  void preloadScreen("access").then(brought);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(brought).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(brought).toHaveBeenCalledTimes(1);
});

test("a screen that cannot be had is left to the way itself", async () => {
  routes("data:text/javascript,throw new Error('gone')");
  await expect(preloadScreen("access")).resolves.toBeUndefined();
});
