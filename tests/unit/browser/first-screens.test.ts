import { describe, expect, test } from "vitest";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ApiProblem, offlineProblem } from "~/browser/api/api-problem";
import { isNewUser } from "~/features/account/enter";
import { hydrationError } from "~/screens/entry/hydrate-local/use-hydration";
import { tripRefusal } from "~/screens/planning/trip-setup/create-trip";
import { joinCodeNote, refusalOf } from "~/features/companions/join-code-state";
import { suggestedTripName } from "#messages/planning/trip-setup";
import { endDateAfterStart, usualPartyCount } from "~/domain/trip/trip-setup-rules";
import { lengthNote, TripDates } from "~/screens/planning/trip-setup/trip-dates";
import { missingFields } from "~/screens/planning/trip-setup/trip-form";
import { ELSEWHERE, profileBody, profileFormProblems, stateAnswer } from "~/screens/profile/profile-setup/profile-form";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe("hydration's error card", () => {
  test("asks to log in again after a 401", () =>
    expect(hydrationError(new ApiProblem(401, "unauthenticated", "x"))).toMatchObject({
      message: "Authentication failed - please log in again",
      refused: true,
    }));
  test("names the status of any other answer", () =>
    expect(hydrationError(new ApiProblem(503, "unavailable", "x"))).toMatchObject({
      message: "Server error: 503",
      refused: false,
    }));
  test("says so when there is no connection", () =>
    expect(hydrationError(offlineProblem()).message).toMatch(/^No connection/));
});

describe("the join code's note", () => {
  test.each([
    ["ab", "Please enter at least 3 characters."],
    ["  ab  ", "Please enter at least 3 characters."],
  ])("%j is too short", (code, text) => {
    const refusal = refusalOf(code);
    expect(refusal && joinCodeNote(refusal)).toEqual({ text, good: false });
  });
  test("a code of three characters may be asked about", () => expect(refusalOf("abc")).toBeNull());
  test.each([
    ["available", "Code is available!"],
    ["taken", "Code already taken."],
    ["failed", "Error checking code."],
  ] as const)("%s is told in the specification's words", (kind, text) =>
    expect(joinCodeNote({ kind })?.text).toBe(text),
  );
});

describe("a trip that was not created", () => {
  test("a taken code is told in the specification's words", () =>
    expect(tripRefusal(new ApiProblem(409, "join-code-taken", "x"))).toMatchObject({
      alert: "Join code already taken. Please try a different code.",
      codeTaken: true,
    }));
  test("another conflict shows the server's sentence", () =>
    expect(tripRefusal(new ApiProblem(409, "has-trip", "You already have a trip.")).alert).toBe(
      "You already have a trip.",
    ));
  test("a conflict without a sentence shows the specification's", () =>
    expect(tripRefusal(new ApiProblem(409, "unreadable", "")).alert).toBe(
      "Join code taken or user already has a trip",
    ));
  test("an answer nobody can read is told by its status", () =>
    expect(tripRefusal(new ApiProblem(502, "unreadable", "")).alert).toBe("Create failed (502)"));
  test("without a connection it may be tried again", () =>
    expect(tripRefusal(offlineProblem()).alert).toBe("Failed to create trip. Please try again."));
});

describe("the profile form", () => {
  const filled = { firstName: "Mira", lastName: "Field", hometownCity: "Graz", state: "OR" };
  test("keeps one of the 50 states", () => expect(profileBody(formOf(filled)).state).toBe("OR"));
  test("keeps a region in words from elsewhere", () =>
    expect(profileBody(formOf({ ...filled, state: ELSEWHERE, region: "Styria" })).state).toBe("Styria"));
  test("misses the region where the region is asked", () =>
    expect(profileFormProblems(formOf({ ...filled, state: ELSEWHERE }))).toEqual({
      region: "Please enter your country or region.",
    }));
  test("misses the state where the state is asked", () =>
    expect(Object.keys(profileFormProblems(formOf({ ...filled, state: "" })))).toEqual(["state"]));
  test("asks again as it was answered", () => {
    expect(stateAnswer("TX")).toEqual({ state: "TX", region: "" });
    expect(stateAnswer("Styria")).toEqual({ state: ELSEWHERE, region: "Styria" });
  });
});

test("both ends of a trip count", () => {
  expect(lengthNote("2027-05-03", "2027-05-06")).toBe("4 days");
  expect(lengthNote("2027-05-03", "2027-05-03")).toBe("1 day");
  expect(lengthNote("2027-05-03", "2027-05-01")).toBeNull();
});

test("what a demo says of the trip's length stands beneath both dates, which stay side by side", () => {
  const said = renderToString(
    createElement(TripDates, {
      startDate: "",
      endDate: "",
      days: 4,
      span: null,
      onLength: () => undefined,
      problems: {},
    }),
  );
  expect(said.indexOf("Your demo had 4 days")).toBeGreaterThan(said.lastIndexOf("<input"));
});

describe("what the trip form fills in by itself", () => {
  const usual = { days: 3, isChosen: false };
  test("the end follows the start until somebody chooses it, and a chosen one while it lies behind the start", () => {
    expect(endDateAfterStart("2027-05-03", "", usual)).toBe("2027-05-05");
    expect(endDateAfterStart("2027-06-01", "2027-05-05", usual)).toBe("2027-06-03");
    expect(endDateAfterStart("2027-05-04", "2027-05-09", { days: 7, isChosen: true })).toBe("2027-05-09");
    expect(endDateAfterStart("2027-06-01", "2027-05-09", { days: 7, isChosen: true })).toBe("2027-06-07");
    expect(endDateAfterStart("", "2027-05-09", usual)).toBe("2027-05-09");
  });
  test("the trip is called after its city and month", () => {
    expect(suggestedTripName({ cities: ["Tokyo"], startDate: "2026-11-22" })).toBe("Tokyo, November 2026");
    expect(suggestedTripName({ cities: ["Tokyo", "Kyoto", "", "Tokyo"], startDate: "2026-11-22" })).toBe(
      "Tokyo and Kyoto, November 2026",
    );
    expect(suggestedTripName({ cities: ["Springfield, Illinois"], startDate: null })).toBe("Springfield");
    expect(suggestedTripName({ cities: [" "], startDate: "2026-11-22" })).toBe("");
  });
  test("who travels alone is one, everybody else two at least", () => {
    expect([[], ["solo"], ["spouse"], ["solo", "friends"]].map(usualPartyCount)).toEqual([2, 1, 2, 2]);
  });
});

test("the trip form names all that is missing, in its own order", () => {
  expect(missingFields(formOf({}))).toEqual([
    "City or destination",
    "Start date",
    "End date",
    "Trip name",
    "Purpose",
    "Party count",
  ]);
  const filled = {
    city: "Rome",
    startDate: "2027-05-03",
    endDate: "2027-05-01",
    tripName: "Rome",
    purpose: "Fun",
    partyCount: "2",
  };
  expect(missingFields(formOf(filled))).toEqual(["End date"]);
  expect(missingFields(formOf({ ...filled, endDate: "2027-05-03" }))).toEqual([]);
});

test("of several cities the trip form names the one that is missing", () => {
  const form = formOf({ city: "Tokyo", tripName: "Japan", purpose: "Fun", partyCount: "2", nextCity: "" });
  expect(missingFields(form)).toEqual(["City 2", "Start date", "End date"]);
});

test("whoever joined a trip is not new, profile or none", () => {
  expect(isNewUser({ profileComplete: false, tripId: null })).toBe(true);
  expect(isNewUser({ profileComplete: false, tripId: "t1" })).toBe(false);
});
