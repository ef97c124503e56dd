import { afterEach, expect, test, vi } from "vitest";
import { currentSession, signIn } from "~/browser/session/session";
import { openFakeWindow } from "./fake-window";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a popup that was closed is no error, and signs nobody in", async () => {
  vi.useFakeTimers();
  const { window } = openFakeWindow();
  const popup = { closed: false };
  Object.assign(window, { open: () => popup });
  const outcome = signIn();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({ kind: "closed" });
  expect(currentSession()).toBeNull();
});

test("a popup that the browser does not open is a failed sign-in", async () => {
  const { window } = openFakeWindow();
  Object.assign(window, { open: () => null });
  expect(await signIn()).toEqual({ kind: "failed" });
});
