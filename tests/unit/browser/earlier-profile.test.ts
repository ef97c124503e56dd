import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftText, readDraft } from "~/browser/forms/form-draft";
import { countWaiting, readOutbox } from "~/browser/outbox/outbox-store";
import { isFirstVisit } from "~/browser/room/document/seen-news";
import { readLeftTrip } from "~/browser/session/left-trip";
import { takeNotice } from "~/browser/session/notice";
import { currentSession } from "~/browser/session/session";
import { keptDemo, keptStart, keptThings } from "~/browser/storage/kept-demo";
import { hasReflected, keptReflections } from "~/browser/storage/kept-reflections";
import { copied, readLocal } from "~/browser/storage/local-copy";
import { storedValue } from "~/browser/storage/stored-value";
import { stored } from "~/browser/storage/stored-keys";
import { planFactsShape } from "~/contracts/calls/plan-facts";
import { countryReplyShape, destinationWeatherShape } from "~/contracts/calls/destination";
import { localCopyShapes, type LocalKey } from "~/contracts/stored/local-copy";
import { takeWishForAnotherTrip } from "~/features/own-trips/another-trip";
import { readConversation } from "~/screens/live/parts/conversation";
import { blockDraftAt } from "~/screens/planning/block/block-draft";
import * as z from "zod/mini";
import profile from "../../fixtures/browser-profile.json";
import { openFakeWindow } from "./fake-window";

// What two browsers kept before their values were declared in one place: an organizer's on the second day of a trip, offline, and a companion's who has left.
let storages: ReturnType<typeof openFakeWindow>;

function openProfile({ local, session }: { local: Record<string, string>; session: Record<string, string> }): void {
  for (const [key, text] of Object.entries(local)) storages.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(session)) storages.sessionStorage.setItem(key, text);
}

const keysIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").toSorted();

beforeEach(() => void (storages = openFakeWindow()));
afterEach(() => vi.unstubAllGlobals());

const trip = JSON.parse(profile.organizer.local.tripData);
const user = JSON.parse(profile.organizer.local.userData);

test("an organizer's local copy is read whole, each value as it was written", () => {
  openProfile(profile.organizer);
  const bare: Record<string, string> = profile.organizer.local;
  for (const key of Object.keys(localCopyShapes) as LocalKey[])
    expect(readLocal(key), key).toMatchObject(key === "currentBlockName" ? bare[key] : JSON.parse(bare[key] ?? ""));
  expect([readLocal("currentDayIndex"), readLocal("currentBlockName")]).toEqual([2, "morning"]);
});

test("so is what lies beside it, and nothing of it is dropped as outdated", () => {
  openProfile(profile.organizer);
  expect(currentSession()).toMatchObject({ uid: user.firebaseId, provider: "local" });
  expect(copied.read()).toMatchObject({ tripId: trip.tripId, days: 3 });
  expect(keptDemo.read()?.itineraryDataDemo.days).toHaveLength(3);
  expect(keptThings.read()?.bestThings.length).toBeGreaterThan(4);
  expect(keptStart()).toMatchObject({ destination: "Lisbon", numDays: 3 });
  expect(keptReflections(trip.tripId)?.reflections.map(({ journalText }) => journalText)).toEqual([
    "Tiles, hills and custard tarts.",
  ]);
  expect(hasReflected(trip.tripId, 1)).toBe(true);
  expect(isFirstVisit(trip.tripId)).toBe(false);
  expect(readOutbox(trip.tripId).waiting).toMatchObject([
    { kind: "complete-block", dayIndex: 2, blockName: "morning" },
  ]);
  expect(countWaiting()).toBe(1);
  expect(draftText(readDraft("demo"), "destination")).toBe("Lisbon");
  const at = { tripId: trip.tripId, dayIndex: 3, block: { timeOfDay: "morning" as const } };
  expect(blockDraftAt(at).read()).toMatchObject({ feedback: "something with a view" });
  const topic = { userId: user._id, tripId: trip.tripId, at: { dayIndex: 2, block: "morning" as const } };
  expect(readConversation(topic).map(({ question }) => question)).toEqual(["Where can we sit down?"]);
  const ofTrip = { tripId: trip.tripId };
  const kept = (answer: z.ZodMiniType) => z.object({ tripId: z.string(), keptAt: z.number(), answer });
  for (const value of [
    storedValue({ ...stored.planFacts, shape: z.object({ tripId: z.string(), facts: planFactsShape }) }),
    storedValue({ ...stored.hiddenHints, shape: z.object({ tripId: z.string(), ids: z.array(z.string()) }) }),
    storedValue({ ...stored.destinationWeather, shape: kept(destinationWeatherShape) }),
    storedValue({ ...stored.destinationCountry, shape: kept(countryReplyShape) }),
  ])
    expect(value.read(), value.key).toMatchObject(ofTrip);
  expect(storedValue({ ...stored.temperatureUnit, shape: z.enum(["C", "F"]) }).read()).toBe("C");
  expect(keysIn(storages.localStorage)).toEqual(Object.keys(profile.organizer.local).toSorted());
  expect(keysIn(storages.sessionStorage)).toEqual(Object.keys(profile.organizer.session).toSorted());
});

test("somebody who has left a trip is still told how it ended, and what the last screen left for the next", () => {
  openProfile(profile.left);
  expect(readLeftTrip()).toMatchObject({ tripName: "Lisbon with Ada", why: "left", told: true });
  expect(takeNotice()).toBe("You have been signed out. Please sign in again.");
  expect([takeWishForAnotherTrip(), takeWishForAnotherTrip()]).toEqual([true, false]);
});
