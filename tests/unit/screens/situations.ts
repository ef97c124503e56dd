import { vi } from "vitest";
import { writeLocal } from "~/browser/storage/local-copy";
import type { BlockName } from "~/domain/plan/block";
import type { User } from "~/domain/people/companion";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { someDays } from "../../fixtures/days";
import { openFakeWindow } from "../browser/fake-window";
import { storedSession } from "../browser/sessions";
import { aTrip, aUser } from "#tests/fixtures/kept-copy";

const TRIP = aTrip({ tripName: "Spring in Lisbon", purpose: "Birthday", joinCode: "PARIS2025" });
const PLAN: Itinerary = {
  itineraryId: "i1",
  tripId: "t1",
  tripName: TRIP.tripName,
  city: TRIP.city,
  daysTotal: 3,
  days: someDays(3).map((day) => ({ ...day, summary: "Quiet hours" })),
  shelf: [],
};

function signedIn(user: Partial<User> = {}): void {
  storedSession({ expiresInMs: 3_600_000 });
  writeLocal("userData", aUser(user));
  writeLocal("profileComplete", true);
}

function onTrip(trip: Partial<Trip> = {}, user: Partial<User> = {}): void {
  signedIn({ tripId: "t1", role: "originator", ...user });
  writeLocal("tripData", { ...TRIP, ...trip });
}

function planned(trip: Partial<Trip> = {}, user: Partial<User> = {}): void {
  onTrip(trip, user);
  writeLocal("tripIntentData", {
    tripIntentId: "n1",
    tripId: "t1",
    userId: "u1",
    priorities: ["Food & Culinary Adventures"],
    vibes: [],
    mobility: [],
    travelPace: [],
    budget: "",
  });
  writeLocal("anchorLogic", [{ title: "Alfama", description: "The old quarter." }]);
  writeLocal("anchorSelectData", { anchors: ["Alfama"] });
  writeLocal("itineraryData", PLAN);
}

function live(dayIndex: number, block: BlockName): void {
  planned({ startedTrip: true, tripComplete: dayIndex > 3 });
  writeLocal("currentDayIndex", dayIndex);
  writeLocal("currentBlockName", block);
}

/** Where a traveller stands, as their browser knows it. */
export const SITUATIONS = {
  "signed out": () => {},
  "without a trip": () => signedIn(),
  "with a new trip": () => onTrip(),
  "with a plan": () => planned(),
  "on day 1, morning": () => live(1, "morning"),
  "on day 2, afternoon": () => live(2, "afternoon"),
  "on day 2, evening": () => live(2, "evening"),
  "after the trip": () => live(4, "morning"),
  "travelling along": () => planned({}, { role: "participant" }),
} as const;

export type Situation = keyof typeof SITUATIONS;

const OF_THE_SERVER_RENDERER = "useLayoutEffect does nothing on the server";

/** A browser in that situation, which reaches no server. */
export function standIn(situation: Situation): void {
  openFakeWindow();
  // Older Node has none of its own.
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const complain = console.error;
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).includes(OF_THE_SERVER_RENDERER)) complain(...said);
  });
  SITUATIONS[situation]();
}
