import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession, signOut } from "~/browser/session/session";
import { openFakeWindow } from "../browser/fake-window";
import { storedSession } from "../browser/sessions";

vi.mock("~/browser/session/identity/firebase-adapter.client", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => void openFakeWindow());
afterEach(() => void vi.unstubAllGlobals());

test("signing out ends well where the provider's script cannot be had", async () => {
  storedSession({ provider: "firebase", expiresInMs: 60_000 });
  await expect(signOut()).resolves.toBeUndefined();
  expect(currentSession()).toBeNull();
});
