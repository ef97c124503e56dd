import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionFromToken } from "~/browser/session/identity/session-record";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { currentSession, freshToken, signOut } from "~/browser/session/session";
import { openFakeWindow } from "./fake-window";
import { storedSession, tokenFor } from "./sessions";

const fetched = vi.fn<typeof fetch>();
const newToken = tokenFor("u1", { iat: 2 });

beforeEach(() => {
  openFakeWindow();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("the session", () => {
  test("is nobody's when what is stored is not a session", () => {
    window.localStorage.setItem("identitySession", '{"uid":1}');
    expect(currentSession()).toBeNull();
    expect(window.localStorage.getItem("identitySession")).toBeNull();
  });

  test("reads the owner out of a token, in any script", () => {
    expect(sessionFromToken("local", tokenFor("u7", { name: "Zoë 旅" }), 3600, 1_000)).toMatchObject({
      uid: "u7",
      name: "Zoë 旅",
      expiresAt: 3_601_000,
    });
    expect(sessionFromToken("local", "garbage", 3600, 0)).toBeNull();
  });

  test("a token with time left is used as it is", async () => {
    storedSession({ expiresInMs: 30 * 60_000 });
    expect(await freshToken()).toBe(tokenFor("u1"));
    expect(fetched).not.toHaveBeenCalled();
  });

  test("a token near its end is renewed once for all who ask, and kept", async () => {
    storedSession({ expiresInMs: 60_000 });
    fetched.mockImplementation(() => Promise.resolve(Response.json({ idToken: newToken, expiresInSeconds: 3600 })));
    expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual([newToken, newToken, newToken]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(currentSession()?.idToken).toBe(newToken);
  });

  test("where it cannot be renewed the old token is tried", async () => {
    storedSession({ expiresInMs: 60_000 });
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await freshToken()).toBe(tokenFor("u1"));
  });

  test("a renewal that ends after the sign-out does not sign in again", async () => {
    storedSession({ expiresInMs: 60_000 });
    fetched.mockImplementation(async () => {
      await signOut();
      return Response.json({ idToken: newToken, expiresInSeconds: 3600 });
    });
    await freshToken();
    expect(currentSession()).toBeNull();
  });

  test("signing out clears the local copy and what was half typed", async () => {
    storedSession({ expiresInMs: 60_000 });
    writeLocal("currentDayIndex", 4);
    window.sessionStorage.setItem("draft:trip-setup", "{}");
    await signOut();
    expect(currentSession()).toBeNull();
    expect(readLocal("currentDayIndex")).toBe(1);
    expect(window.sessionStorage.getItem("draft:trip-setup")).toBeNull();
  });
});
