import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readLocal } from "~/browser/storage/local-copy";
import { takeNotice } from "~/browser/session/notice";
import { currentSession } from "~/browser/session/session";
import { toastStore } from "~/ui/feedback/toast";
import { sendTo } from "./open-screen";
import { standIn } from "./situations";

/** Every call from now on is refused with that status. */
const refuse = (status: number, code = "internal", error = "") =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error, code }, { status })));

/** The calls are answered by the end of their paths. */
const answer = (byPath: Record<string, unknown>) =>
  vi.stubGlobal("fetch", (url: string) => {
    const found = Object.entries(byPath).find(([end]) => url.endsWith(end));
    return Promise.resolve(
      found ? Response.json(found[1]) : Response.json({ error: "", code: "internal" }, { status: 500 }),
    );
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a form that the server does not take", () => {
  beforeEach(() => standIn("with a plan"));

  test.each([
    ["/join", { joinCode: "NOWHERE" }, "Trip not found. Please check with your travel companions."],
    [
      "/join",
      { intent: "confirm", joinCode: "LISBON", tripName: "Lisbon" },
      "Could not join trip. Try signing in again.",
    ],
    ["/prejointrip", {}, "Something went wrong. Please try again."],
    ["/profilesetup", {}, "Failed to save profile. Please try again."],
    ["/profileparticipant", {}, "Could not save your profile."],
    ["/tripintent", { priorities: "Food & Culinary Adventures" }, "Something went wrong. Please try again."],
    ["/anchorselect", { anchor: "Sintra" }, "Failed to save anchor selections. Please try again."],
  ])("%s says: %s %s", async (screen, fields, sentence) => {
    refuse(500);
    expect(await sendTo(screen, fields)).toMatchObject({ alert: sentence });
  });

  test("an account that cannot be verified is told so on the join intro", async () => {
    refuse(403, "forbidden");
    expect(await sendTo("/prejointrip")).toMatchObject({ alert: "Couldn't verify your account. Try again." });
  });

  test.each(["/join", "/profilesetup", "/profileparticipant", "/anchorselect", "/tripintent", "/daylookback"])(
    "a 401 on %s leads to /access with the sentence about it",
    async (screen) => {
      refuse(401, "unauthenticated");
      expect(await sendTo(screen, { anchor: "Sintra", day: "1", moodTags: "Reflective" })).toBe("/access");
      expect(takeNotice()).toBe("Authentication error. Please sign in again.");
      expect(currentSession()).toBeNull();
    },
  );

  test("a reflection that was not saved interrupts with no message, and is logged", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    refuse(500);
    expect(await sendTo("/daylookback", { day: "1", moodTags: "Reflective" })).toEqual({ kind: "not-saved" });
    expect(logged).toHaveBeenCalled();
  });

  test("picks that are saved already are not saved again: the way goes on without a call", async () => {
    refuse(500);
    expect(await sendTo("/anchorselect", { anchor: "Alfama" })).toBe("/wayfellow/itineraryupdate");
  });
});

describe("the join intro leads", () => {
  const found = {
    _id: "u1",
    firebaseId: "u1",
    email: "",
    firstName: "",
    lastName: "",
    preferredName: "",
    name: "",
    hometownCity: "",
    city: "",
    state: "",
    travelStyle: [],
    tripVibe: [],
    profileComplete: false,
    role: "participant",
  };

  test("to the sign-in without one", async () => {
    standIn("signed out");
    expect(await sendTo("/prejointrip")).toBe("/joinaccess");
  });

  test.each([
    [null, "/join"],
    ["t1", "/alreadyjoined"],
  ])("a user whose trip is %s to %s", async (tripId, screen) => {
    standIn("without a trip");
    answer({ "/user/createOrFind": { user: { ...found, tripId } } });
    expect(await sendTo("/prejointrip")).toBe(screen);
  });
});

describe("starting the trip", () => {
  test.each([500, 409])("leads to /livedayreturner even when the answer is %s", async (status) => {
    standIn("with a plan");
    refuse(status);
    expect(await sendTo("/pretriphub")).toBe("/livedayreturner");
  });
});

describe("bringing a trip back", () => {
  test("fails with a sentence when neither the server nor the phone has its plan", async () => {
    standIn("with a new trip");
    refuse(500);
    expect(await sendTo("/livetriphydrator")).toEqual({ alert: "Failed to restore trip state" });
  });

  test("goes on with the phone's own copy in local offline mode", async () => {
    standIn("on day 2, afternoon");
    expect(await sendTo("/livetriphydrator")).toBe("/tripliveday");
  });
});

describe("a reflection that was saved", () => {
  const reflection = {
    reflectionId: "r1",
    tripId: "t1",
    userId: "u1",
    authorName: "Mira",
    dayIndex: 1,
    summary: "Day 1 reflection",
    moodTags: ["Reflective"],
    journalText: "",
  };
  beforeEach(() => standIn("on day 2, afternoon"));

  test("leads on to the day the trip is in, and keeps its place", async () => {
    answer({ "/reflection/t1/1": { reflection } });
    expect(await sendTo("/daylookback", { day: "1", moodTags: "Reflective" })).toBe("/tripliveday");
    expect(readLocal("currentDayIndex")).toBe(2);
  });

  test("of the last day leads to the end of the trip", async () => {
    standIn("after the trip");
    answer({ "/reflection/t1/3": { reflection: { ...reflection, dayIndex: 3 } } });
    expect(await sendTo("/daylookback", { day: "3", moodTags: "Reflective" })).toBe("/tripcomplete");
  });

  test("from a day's journal leads back to the plan it was opened from", async () => {
    answer({ "/reflection/t1/2": { reflection: { ...reflection, dayIndex: 2 } } });
    expect(await sendTo("/wayfellow/journal/t1/2", { day: "2", moodTags: "Reflective" })).toBe("/wayfellow/live/t1");
  });
});

test("help is logged in this browser, thanked for, and sent nowhere", async () => {
  standIn("signed out");
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  expect(await sendTo("/yourstuck", { email: "mira@example.com", message: "The map is blank." })).toBe("/");
  expect(toastStore.current().map(({ message }) => message)).toContain(
    "Thank you! We'll get back to you within 24 hours.",
  );
  expect(logged).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
  expect(await sendTo("/yourstuck", { email: "", message: "" })).toBeNull();
});
