import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { onStoredChange } from "~/browser/storage/stored-value";
import { legsOf } from "~/domain/trip/legs";
import type { LocalKey } from "~/contracts/stored/local-copy";
import type { FakeStorage } from "./fake-window";
import { openFakeWindow } from "./fake-window";

const ALL_KEYS: LocalKey[] = [
  "userData",
  "profileComplete",
  "tripData",
  "tripIntentData",
  "anchorLogic",
  "anchorSelectData",
  "itineraryData",
  "currentDayIndex",
  "currentBlockName",
];

/** As it was kept before a trip had legs. */
const TRIP_OF_ONE_CITY = {
  _id: "t1",
  tripId: "t1",
  tripName: "Autumn",
  purpose: "Birthday",
  city: "Lisbon",
  destination: "Lisbon",
  joinCode: "AUTUMN",
  whoWith: ["friends"],
  startDate: "2027-10-01",
  endDate: "2027-10-03",
  partyCount: 2,
  daysTotal: 3,
  startedTrip: false,
  tripComplete: false,
};

let storage: FakeStorage;

beforeEach(() => {
  storage = openFakeWindow().localStorage;
});

afterEach(() => {
  void clearStored("start-over");
  vi.unstubAllGlobals();
});

describe("the local copy", () => {
  test("keeps the words of the specification in the storage", () => {
    writeLocal("profileComplete", true);
    writeLocal("currentDayIndex", 3);
    writeLocal("currentBlockName", "evening");
    expect(ALL_KEYS.map((key) => storage.getItem(key)).filter(Boolean)).toEqual(["true", "3", "evening"]);
  });

  test("reads a trip that a version kept which knew one city alone", () => {
    const kept = { ...TRIP_OF_ONE_CITY };
    storage.setItem("tripData", JSON.stringify(kept));
    const trip = readLocal("tripData");
    expect(trip).toMatchObject({ ...kept, legs: [] });
    expect(trip && legsOf(trip)).toEqual([
      { city: "Lisbon", cityId: null, lat: null, lng: null, timeZone: null, fromDay: 1, toDay: 3 },
    ]);
  });

  test("stands at day 1, morning, when nothing is stored", () => {
    expect(readLocal("currentDayIndex")).toBe(1);
    expect(readLocal("currentBlockName")).toBe("morning");
    expect(readLocal("tripData")).toBeNull();
  });

  test("whatever is stored under a key, reading never throws and drops what does not fit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_KEYS),
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constantFrom("null", "undefined", "NaN", "[object Object]", "{", "-1", "0", "1e999", '"morning"'),
        ),
        (key, text) => {
          storage.setItem(key, text);
          const value = readLocal(key);
          if (storage.getItem(key) === null) expect(value).toEqual(readLocal(key));
          else expect(value).not.toBeNull();
        },
      ),
    );
  });

  test("a trip of an older form is dropped, not shown", () => {
    storage.setItem("tripData", JSON.stringify({ tripId: "t1", tripName: "Old" }));
    expect(readLocal("tripData")).toBeNull();
    expect(storage.getItem("tripData")).toBeNull();
  });

  test("gives the same object until the stored text changes, as React asks", () => {
    writeLocal("anchorSelectData", { anchors: ["Alfama"] });
    expect(readLocal("anchorSelectData")).toBe(readLocal("anchorSelectData"));
  });

  test("lives on in memory when the storage is full", () => {
    storage.refuse = true;
    writeLocal("currentDayIndex", 2);
    expect(readLocal("currentDayIndex")).toBe(2);
    storage.refuse = false;
    writeLocal("currentDayIndex", 4);
    expect(storage.getItem("currentDayIndex")).toBe("4");
  });

  test("lives on in memory when the storage is blocked altogether", () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    writeLocal("currentBlockName", "afternoon");
    expect(readLocal("currentBlockName")).toBe("afternoon");
    void clearStored("start-over");
    expect(readLocal("currentBlockName")).toBe("morning");
  });

  test("clearing the trip keeps the user", () => {
    writeLocal("profileComplete", true);
    writeLocal("currentDayIndex", 5);
    void clearStored("leave-trip");
    expect(readLocal("currentDayIndex")).toBe(1);
    expect(readLocal("profileComplete")).toBe(true);
  });

  test("tells its listeners of changes here and in other tabs", () => {
    const listener = vi.fn();
    const stop = onStoredChange(listener);
    writeLocal("currentDayIndex", 2);
    window.dispatchEvent(new Event("storage"));
    stop();
    writeLocal("currentDayIndex", 3);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
