import { describe, expect, test } from "vitest";
import { nextScreen, type RouterFacts } from "~/domain/navigation/local-router";

const ready: RouterFacts = {
  path: "/localrouter",
  userData: { tripId: "t1", role: "originator" },
  profileComplete: true,
  tripData: { tripId: "t1", startedTrip: false, tripComplete: false },
  tripIntentData: { tripIntentId: "i1" },
  anchorSelectData: { anchors: ["Belém Tower"] },
  itineraryData: { itineraryId: "p1" },
  waitingFor: [],
};

const decide = (facts: Partial<RouterFacts>) => nextScreen({ ...ready, ...facts });
const goes = (to: string) => ({ kind: "go", to });
const started = { tripId: "t1", startedTrip: true, tripComplete: false };
const complete = { tripId: "t1", startedTrip: true, tripComplete: true };

describe("the local router, step by step", () => {
  test.each([
    "/tripliveday",
    "/tripliveblock",
    "/dayindextest",
    "/livedayreturner",
    "/tripdaylookback",
    "/postprofileroleselect",
    "/tripliveday/",
  ])("1: leaves a traveller on %s alone, whatever is known", (path) =>
    expect(decide({ path, userData: null })).toEqual({ kind: "stay" }),
  );
  test("2: fetches the user when none is stored", () =>
    expect(decide({ userData: null })).toEqual({ kind: "fetch-user" }));
  test("lets those wait on who wait to be let in and are on no other trip, before it asks for anything", () => {
    const waits = { waitingFor: [{ tripId: "t2" }], profileComplete: false };
    expect(decide({ ...waits, userData: { tripId: null, role: "noroleset" }, tripData: null })).toEqual(
      goes("/joinwaiting"),
    );
    expect(decide({ ...waits, userData: { tripId: "t2", role: "participant" } })).toEqual(goes("/joinwaiting"));
    expect(decide({ ...waits, profileComplete: true })).toEqual(goes("/pretriphub"));
  });
  test("3: asks for the profile first", () =>
    expect(decide({ profileComplete: false, tripData: complete })).toEqual(goes("/profilesetup")));
  test("4: asks for a role without a trip", () => {
    expect(decide({ userData: { tripId: null, role: "originator" }, tripData: null })).toEqual(
      goes("/postprofileroleselect"),
    );
  });
  test("4: asks for a role when none is set", () => {
    expect(decide({ userData: { tripId: "t1", role: "noroleset" }, tripData: complete })).toEqual(
      goes("/postprofileroleselect"),
    );
  });
  test("4: is content with the trip id of the stored trip", () => {
    expect(decide({ userData: { tripId: null, role: "originator" } })).toEqual(goes("/pretriphub"));
  });
  test("5: a complete trip goes to its end, though it was started too", () =>
    expect(decide({ tripData: complete })).toEqual(goes("/tripcomplete")));
  test("6: a started trip goes back to where it was left, even without an intent", () => {
    expect(decide({ tripData: started, tripIntentData: null })).toEqual(goes("/livedayreturner"));
  });
  test("7: the intent comes before the anchors", () =>
    expect(decide({ tripIntentData: null, anchorSelectData: null })).toEqual(goes("/tripintent")));
  test("7: an intent that was not saved counts for nothing", () =>
    expect(decide({ tripIntentData: { tripIntentId: "" } })).toEqual(goes("/tripintent")));
  test("8: the anchors come before the build", () => {
    expect(decide({ anchorSelectData: { anchors: [] }, itineraryData: null })).toEqual(goes("/anchorselect"));
  });
  test("9: the build comes before the hub", () =>
    expect(decide({ itineraryData: null })).toEqual(goes("/wayfellow/itinerarybuild")));
  test("9: a build that was cut off goes on", () => {
    expect(decide({ itineraryData: { itineraryId: "p1", days: [{}], daysTotal: 3 } })).toEqual(
      goes("/wayfellow/itinerarybuild"),
    );
    expect(decide({ itineraryData: { itineraryId: "p1", days: [{}, {}, {}], daysTotal: 3 } })).toEqual(
      goes("/pretriphub"),
    );
  });
  test("10: a planned trip waits in the hub", () => expect(decide({})).toEqual(goes("/pretriphub")));
  test("11: else the requested page is allowed", () => expect(decide({ tripData: null })).toEqual({ kind: "stay" }));
});

test("who is already there stays", () => expect(decide({ path: "/pretriphub" })).toEqual({ kind: "stay" }));

test("a participant is not sent to plan, which is the organizer's", () => {
  const participant = { userData: { tripId: "t1", role: "participant" } } as const;
  expect(decide({ ...participant, tripIntentData: null })).toEqual(goes("/plannerparticipanthub"));
  expect(decide(participant)).toEqual(goes("/plannerparticipanthub"));
  expect(decide({ ...participant, tripData: started })).toEqual(goes("/livedayreturner"));
});
