import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearStored } from "~/browser/storage/clear-stored";
import { pending } from "~/browser/storage/pending";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { keepTicks, takeTick } from "~/browser/storage/trip-ticks";
import { tripPeople } from "~/browser/storage/trip-people";
import { isFirstVisit, newsSince } from "~/browser/room/document/seen-news";
import { readMessage } from "~/browser/room/document/read-message";
import { takeMessage } from "~/browser/room/document/take-message";
import { ROOM_PROTOCOL, type RoomMessage } from "~/contracts/room/room";
import type { Tick } from "~/domain/live/ticks";
import { stored } from "~/browser/storage/stored-keys";
import { openFakeWindow } from "../browser/fake-window";
import { aTrip, aUser } from "#tests/fixtures/kept-copy";

const trip = aTrip();
const user = aUser({ _id: "ben", name: "Ben", tripId: "t1", role: "participant" });
const envelope = { v: ROOM_PROTOCOL, at: 10, by: { userId: "ada", name: "Ada" } } as const;
const live = (version: number, currentBlock: "morning" | "evening"): RoomMessage => ({
  ...envelope,
  type: "live",
  position: {
    currentDayIndex: 1,
    currentBlock,
    totalDays: 3,
    tripComplete: false,
    startedTrip: true,
    dayBeginsOn: null,
    travelledFrom: null,
    travelledOn: [],
    version,
  },
});
const handedOver = (userId: string, role: "originator" | "participant", name = ""): RoomMessage => ({
  ...envelope,
  type: "membership",
  change: "handed-over",
  userId,
  name,
  role,
});

const keptTicks = (): { tripId: string; ticks: Tick[] } | null =>
  JSON.parse(window.localStorage.getItem(stored.tripTicks.key) ?? "null");

beforeEach(() => {
  openFakeWindow();
  writeLocal("tripData", trip);
  writeLocal("userData", user);
});
afterEach(() => {
  void clearStored("start-over");
  vi.unstubAllGlobals();
});

describe("a text frame", () => {
  const known = live(1, "morning");
  test("is read by the contract", () =>
    expect(readMessage(JSON.stringify(known))).toEqual({ kind: "message", message: known }));
  test.each([
    ["of a kind that this version does not know", { ...envelope, type: "weather", forecast: "rain" }],
    ["of a kind that it knows, in a later protocol", { ...known, v: ROOM_PROTOCOL + 1 }],
    ["of an unknown kind in a later protocol, which says neither when nor who", { v: ROOM_PROTOCOL + 1, type: "stop" }],
  ])("%s is from a newer version", (_, frame) => expect(readMessage(JSON.stringify(frame))).toEqual({ kind: "newer" }));
  test.each([
    ["no JSON", "not json"],
    ["nothing", ""],
    ["JSON that is no message", "{}"],
    ["a list", "[1]"],
    ["null", "null"],
    ["a kind without a protocol", JSON.stringify({ type: "weather" })],
    ["a protocol that is no number", JSON.stringify({ ...known, v: "2" })],
    ["a protocol that is long gone", JSON.stringify({ ...known, v: 0 })],
    ["a known kind that lacks what it should say", JSON.stringify({ ...envelope, type: "live" })],
  ])("that is %s is broken", (_, text) => expect(readMessage(text)).toEqual({ kind: "broken" }));
});

describe("the local copy", () => {
  test("goes where the trip goes, and is started with it", () => {
    expect(takeMessage("t1", live(90, "evening"), true)).toBe(true);
    expect(readLocal("currentBlockName")).toBe("evening");
    expect(readLocal("tripData")?.startedTrip).toBe(true);
  });
  test("keeps its place against an older message", () => {
    takeMessage("t1", live(100, "evening"), true);
    expect(takeMessage("t1", live(99, "morning"), true)).toBe(false);
    expect(readLocal("currentBlockName")).toBe("evening");
  });
  test("of what somebody says of a stop keeps what was said last, in whatever order it comes", () => {
    const ticked = (stopId: string, done: boolean, at: number): RoomMessage => ({
      ...envelope,
      type: "tick",
      at,
      stopId,
      userId: "ada",
      done,
    });
    takeMessage("t1", ticked("s1", true, 20), true);
    takeMessage("t1", ticked("s2", true, 21), true);
    takeMessage("t1", ticked("s1", false, 30), true);
    takeMessage("t1", ticked("s1", true, 20), true);
    expect(keptTicks()).toEqual({ tripId: "t1", ticks: [{ stopId: "s2", userId: "ada" }] });
    takeMessage("t1", ticked("s1", true, 31), true);
    expect(keptTicks()?.ticks).toHaveLength(2);
  });
  test("leaves the ticks of the trip at hand alone when another trip's are answered", () => {
    const mine = [{ stopId: "s1", userId: "ben" }];
    keepTicks("t1", mine);
    keepTicks("t2", []);
    takeTick("t2", { stopId: "s9", userId: "ben" }, true);
    expect(keptTicks()).toEqual({ tripId: "t1", ticks: mine });
  });
  test("takes a renamed trip, but not what a newcomer is told of the past", () => {
    const renamed: RoomMessage = { ...envelope, type: "trip", trip: { ...trip, tripName: "Lisboa" } };
    expect(takeMessage("t1", renamed, false)).toBe(false);
    expect(takeMessage("t1", renamed, true)).toBe(true);
    expect(readLocal("tripData")?.tripName).toBe("Lisboa");
  });
  test("knows what waits for an answer, and no longer whom the trip was offered to once they are off it", () => {
    const offer = { to: { userId: "ben", name: "Ben" }, by: { userId: "ada", name: "Ada" } };
    takeMessage("t1", { ...envelope, type: "pending", newcomers: 2 }, true);
    takeMessage("t1", { ...envelope, type: "offer", offer }, true);
    takeMessage("t1", { ...envelope, type: "offer", offer: null }, false);
    expect(pending.read()).toEqual({ newcomers: 2, offer });
    const left = (userId: string): RoomMessage => ({
      ...envelope,
      type: "membership",
      change: "left",
      userId,
      name: "",
      role: "participant",
    });
    takeMessage("t1", left("cyd"), true);
    expect(pending.read()?.offer).toEqual(offer);
    takeMessage("t1", left("ben"), true);
    expect(pending.read()).toEqual({ newcomers: 2, offer: null });
  });
  test("knows who comes, goes and comes back, each in the place in which they first came", () => {
    const person = (userId: string, role: "originator" | "participant", name: string | null = userId) => ({
      userId,
      name,
      role,
    });
    const told = (change: "joined" | "left", userId: string): RoomMessage => ({
      ...envelope,
      type: "membership",
      change,
      userId,
      name: userId,
      role: "participant",
    });
    tripPeople.write([person("ada", "originator"), person("ben", "participant")]);
    expect(takeMessage("t1", told("joined", "cyd"), true)).toBe(true);
    expect(takeMessage("t1", told("left", "ben"), true)).toBe(true);
    expect(tripPeople.read()?.map(({ name }) => name)).toEqual(["ada", null, "cyd"]);
    takeMessage("t1", told("joined", "ben"), true);
    takeMessage("t1", handedOver("cyd", "originator", "cyd"), true);
    expect(tripPeople.read()).toEqual([
      person("ada", "participant"),
      person("ben", "participant"),
      person("cyd", "originator"),
    ]);
    expect(takeMessage("t1", told("joined", "ben"), true)).toBe(false);
  });
  test("of another trip stays as it is", () => expect(takeMessage("t2", live(200, "evening"), true)).toBe(false));
  test("knows the new organizer when the trip is handed over", () => {
    expect(takeMessage("t1", handedOver("ben", "originator"), true)).toBe(true);
    expect(readLocal("userData")?.role).toBe("originator");
    expect(takeMessage("t1", handedOver("cyd", "originator"), true)).toBe(true);
    expect(readLocal("userData")?.role).toBe("participant");
  });
});

describe("news", () => {
  test("on a first visit nothing has been seen, whatever the room repeats in its greeting", () => {
    expect(isFirstVisit("t1")).toBe(true);
    newsSince("t1")("trip", 100);
    expect(isFirstVisit("t1")).toBe(false);
  });
  test("on a later visit is what happened since, even when the room repeats it in its greeting", () => {
    newsSince("t1")("trip", 100);
    const isNews = newsSince("t1");
    expect(isNews("trip", 100)).toBe(false);
    expect(isNews("trip", 120)).toBe(true);
    expect(isNews("trip", 120)).toBe(false);
  });
  test("is what another kind of message has overtaken on its way, but not what this browser knew before", () => {
    newsSince("t1")("live", 90);
    const isNews = newsSince("t1");
    expect(isNews("live", 120)).toBe(true);
    expect(isNews("trip", 110)).toBe(true);
    expect(isNews("trip", 105)).toBe(false);
    expect(isNews("membership", 90)).toBe(false);
  });
});
