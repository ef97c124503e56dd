import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetTrip, isLeftTripUntold, markLeftTripTold, readLeftTrip } from "~/browser/session/left-trip";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { noteDocumentCopy } from "~/browser/storage/document-copies";
import { readText } from "~/browser/storage/stored-text";
import { openFakeWindow } from "./fake-window";
import { storedSession } from "./sessions";
import { aTrip, aUser } from "#tests/fixtures/kept-copy";

const user = aUser({ tripId: "t1", role: "participant" });
const trip = aTrip({ tripName: "Lisbon with Ada" });
const noTrip = {
  tripData: null,
  tripIntentData: null,
  anchorLogicData: null,
  anchorSelectData: null,
  itineraryData: null,
  liveStatus: null,
  validation: { summary: "" },
};

const serverSays = (reply: object) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...noTrip, ...reply })));

beforeEach(() => {
  openFakeWindow();
  storedSession({ expiresInMs: 3_600_000 });
  writeLocal("userData", user);
  writeLocal("tripData", trip);
});
afterEach(() => {
  void clearStored("start-over");
  vi.unstubAllGlobals();
});

describe("coming off a trip", () => {
  test("is noticed when the server knows no trip any more: the copy is cleared, and the traveller is to be told once", async () => {
    serverSays({ userData: { ...user, tripId: null, role: "noroleset" } });
    await hydrateLocalCopy();
    expect(readLocal("tripData")).toBeNull();
    expect(isLeftTripUntold()).toBe(true);
    markLeftTripTold();
    expect(isLeftTripUntold()).toBe(false);
    expect(readLeftTrip()).toMatchObject({ tripName: "Lisbon with Ada", why: "off" });
  });

  test("by one's own wish is not taken for a removal when the server is asked next", async () => {
    forgetTrip("left");
    expect(readLocal("userData")).toMatchObject({ tripId: null, role: "noroleset" });
    serverSays({ userData: { ...user, tripId: null, role: "noroleset" } });
    await hydrateLocalCopy();
    expect(readLeftTrip()).toMatchObject({ why: "left" });
  });

  test("is nothing to tell of when the user is on another trip now", async () => {
    serverSays({ userData: { ...user, tripId: "t2" }, tripData: { ...trip, _id: "t2", tripId: "t2" } });
    await hydrateLocalCopy();
    expect(isLeftTripUntold()).toBe(false);
  });

  test("by deleting the account on another device clears all that this one kept, and tells of no trip", async () => {
    noteDocumentCopy("wayfellow-room-u1-t1");
    serverSays({ userData: null });
    await hydrateLocalCopy();
    expect([readLocal("userData"), readLocal("tripData"), readText("roomDocuments")]).toEqual([null, null, null]);
    expect(isLeftTripUntold()).toBe(false);
  });

  test("is forgotten once they are on a trip again", async () => {
    forgetTrip("left");
    serverSays({ userData: user, tripData: trip });
    await hydrateLocalCopy();
    expect(readLeftTrip()).toBeNull();
  });

  test("is nobody else's news on the same phone", () => {
    forgetTrip("left");
    writeLocal("userData", { ...user, _id: "u2" });
    expect(readLeftTrip()).toBeNull();
  });

  test("of a phone that had no trip says nothing", async () => {
    void clearStored("start-over");
    serverSays({ userData: { ...user, tripId: null } });
    await hydrateLocalCopy();
    expect(isLeftTripUntold()).toBe(false);
  });
});
