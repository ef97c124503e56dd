import { describe, expect, test } from "vitest";
import { hasProblems } from "~/domain/forms/form-problems";
import { askProblem, canSend, runAssistantProblem } from "~/domain/live/live-feedback-rules";
import { bestThingsProblems, demoProblems, helpProblems } from "~/domain/forms/open-form-rules";
import {
  commaList,
  isUsState,
  organizerProfileProblems,
  participantProfileProblems,
} from "~/domain/people/profile-rules";
import { tripCompleteTexts } from "#messages/live";
import { daysWithoutWords, moodsOf, reflectionProblems, reflectionToOffer } from "~/domain/memories/reflection";
import { hasIntent, tripIntentProblems, type TripIntentForm } from "~/domain/trip/trip-intent";
import { partyCountProblem, tripSetupProblems, type TripSetupForm } from "~/domain/trip/trip-setup-rules";

describe("trip setup", () => {
  const lisbon: TripSetupForm = {
    tripName: "Spring in Lisbon",
    purpose: "Birthday",
    city: "Lisbon",
    startDate: "2028-02-27",
    endDate: "2028-03-01",
    joinCode: "LISBON2028",
    partyCount: "2",
  };
  const problems = (change: Partial<TripSetupForm>) => tripSetupProblems({ ...lisbon, ...change });

  test("a whole form has no problems", () => expect(hasProblems(problems({}))).toBe(false));
  test("every field but who-with is required", () => {
    const empty = problems({
      tripName: " ",
      purpose: "",
      city: "",
      startDate: "",
      endDate: "",
      joinCode: "",
      partyCount: "",
    });
    expect(Object.keys(empty)).toEqual([
      "tripName",
      "purpose",
      "city",
      "startDate",
      "endDate",
      "joinCode",
      "partyCount",
    ]);
  });
  test("a short join code", () =>
    expect(problems({ joinCode: "ab" })).toEqual({ joinCode: { code: "code-too-short", least: 3 } }));
  test("an end before the start", () =>
    expect(problems({ endDate: "2028-02-26" })).toEqual({ endDate: { code: "ends-before-start" } }));
  test("a trip of one day is fine", () => expect(problems({ endDate: "2028-02-27" })).toEqual({}));
  test("sixty days are fine, sixty-one too many", () => {
    expect(problems({ endDate: "2028-04-26" })).toEqual({});
    expect(problems({ endDate: "2028-04-27" })).toEqual({ endDate: { code: "trip-too-long", days: 60 } });
  });
  test("a day that the calendar does not have", () =>
    expect(problems({ startDate: "2027-02-29" })).toEqual({ startDate: { code: "no-start-date" } }));
  test("a name beyond all measure", () =>
    expect(problems({ tripName: "x".repeat(121) })).toEqual({ tripName: { code: "too-long", most: 120 } }));

  test.each(["", " ", "0", "-1", "two", "1.5", 0, Number.NaN])("party count %j", (count) => {
    expect(partyCountProblem(count)).toEqual({ code: "no-party-count" });
  });
  test.each(["1", " 4 ", 500])("party count %j is fine", (count) => expect(partyCountProblem(count)).toBeNull());
  test("a party larger than any trip", () =>
    expect(partyCountProblem(501)).toEqual({ code: "party-too-large", people: 500 }));
});

describe("profiles", () => {
  const ana = { firstName: "Ana", lastName: "Reis", hometownCity: "Austin", state: "TX" };

  test("an organizer's needs names, home city and state", () => {
    expect(organizerProfileProblems(ana)).toEqual({});
    expect(
      Object.keys(organizerProfileProblems({ firstName: "", lastName: " ", hometownCity: "", state: "" })),
    ).toEqual(["firstName", "lastName", "hometownCity", "state"]);
  });
  test("a region elsewhere stands in for the state", () =>
    expect(organizerProfileProblems({ ...ana, state: "Alentejo" })).toEqual({}));
  test("the fifty states are known", () => {
    expect(isUsState("TX")).toBe(true);
    expect(isUsState("tx")).toBe(false);
  });
  test("a participant's needs a name, and an address that looks like one if any", () => {
    expect(participantProfileProblems({ name: "Bo", email: "", city: "", state: "" })).toEqual({});
    expect(participantProfileProblems({ name: "", email: "bo@", city: "", state: "" })).toEqual({
      name: { code: "no-name" },
      email: { code: "no-email-address" },
    });
  });
  test("style and vibe are split on commas and trimmed, each once", () => {
    expect(commaList(" slow mornings, food ,,food, ")).toEqual(["slow mornings", "food"]);
    expect(commaList("")).toEqual([]);
  });
});

describe("trip intent", () => {
  const nothing: TripIntentForm = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "" };

  test("nothing chosen cannot be sent", () =>
    expect(tripIntentProblems(nothing)).toEqual({ form: { code: "nothing-chosen" } }));
  test("a budget alone does not count", () => expect(hasIntent({ ...nothing, budget: "2000" })).toBe(false));
  test("one choice in any list is enough", () => {
    expect(tripIntentProblems({ ...nothing, travelPace: ["Flexible - Go with the flow"] })).toEqual({});
  });
});

describe("reflections", () => {
  test("need a mood; the journal is optional", () => {
    expect(reflectionProblems({ moodTags: ["Mind Blown"], journalText: "" })).toEqual({});
    expect(reflectionProblems({ moodTags: [], journalText: "What a day" })).toEqual({
      moodTags: { code: "no-mood" },
    });
  });
  test("take their moods from the list", () =>
    expect(reflectionProblems({ moodTags: ["Grumpy"], journalText: "" })).toEqual({
      moodTags: { code: "unknown-mood" },
    }));
  test("a journal has its bound", () => {
    expect(reflectionProblems({ moodTags: ["Chill Day"], journalText: "x".repeat(4001) })).toEqual({
      journalText: { code: "too-long", most: 4000 },
    });
  });
  test("the legacy single mood is read too", () => {
    expect(moodsOf({ moodTag: "Reflective" })).toEqual(["Reflective"]);
    expect(moodsOf({ moodTags: ["Chill Day"], moodTag: "Reflective" })).toEqual(["Chill Day"]);
    expect(moodsOf({})).toEqual([]);
  });
  test("the last day is offered until it has been reflected on", () => {
    const offered = (own: { dayIndex: number }[]) => reflectionToOffer(daysWithoutWords(3, own), 3);
    expect(offered([{ dayIndex: 1 }, { dayIndex: 2 }])).toBe(3);
    expect(offered([{ dayIndex: 3 }])).toBeNull();
    expect(reflectionToOffer(daysWithoutWords(0, []), 0)).toBeNull();
  });
  test("all the days without one's words are known, and told by their number", () => {
    expect(daysWithoutWords(4, [{ dayIndex: 1 }])).toEqual([2, 3, 4]);
    expect(tripCompleteTexts.reflectWhy([1, 2, 3], 3)).toMatch(/^3 days are still missing from your memories\./);
    expect(tripCompleteTexts.reflectWhy([3], 3)).toMatch(/^The last day is still missing from your memories\./);
    expect(tripCompleteTexts.reflectWhy([2], 3)).toMatch(/^Day 2 is still missing from your memories\./);
  });
});

describe("messages to the assistant", () => {
  test("blank ones are not sent", () => {
    expect(canSend(" \n ")).toBe(false);
    expect(canSend("less walking")).toBe(true);
    expect(canSend("x".repeat(4000))).toBe(true);
    expect(canSend("x".repeat(4001))).toBe(false);
  });
  test("asking needs words and a trip", () => {
    expect(askProblem("", "t1")).toEqual({ code: "nothing-to-ask" });
    expect(askProblem("Where to eat?", null)).toEqual({ code: "nothing-to-ask" });
    expect(askProblem("Where to eat?", "t1")).toBeNull();
  });
  test("running needs a trip and a user", () => {
    expect(runAssistantProblem("t1", null)).toEqual({ code: "not-ready" });
    expect(runAssistantProblem("t1", "u1")).toBeNull();
  });
});

describe("forms that need no sign-in", () => {
  test("help needs an address and a message", () => {
    expect(helpProblems({ email: "bo@example.org", message: "I am lost" })).toEqual({});
    expect(Object.keys(helpProblems({ email: "", message: " " }))).toEqual(["email", "message"]);
  });
  test("the demo needs a destination, a season and 1 to 30 days", () => {
    expect(demoProblems({ destination: "Kyoto", season: "Fall", numDays: "30" })).toEqual({});
    expect(Object.keys(demoProblems({ destination: "", season: "Autumn", numDays: 31 }))).toEqual([
      "destination",
      "season",
      "numDays",
    ]);
  });
  test("best things need a destination", () =>
    expect(bestThingsProblems({ destination: " " })).toEqual({ destination: { code: "no-destination" } }));
});
