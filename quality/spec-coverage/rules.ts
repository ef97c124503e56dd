import { JOURNEY, SEEN, type SpecRow } from "./spec-row";

const in4 = (id: string, says: string, ...shownBy: [string, ...string[]]): SpecRow => ({
  id,
  section: 4,
  says,
  shownBy,
});
const in5 = (id: string, says: string, ...shownBy: [string, ...string[]]): SpecRow => ({
  id,
  section: 5,
  says,
  shownBy,
});
const in6 = (id: string, says: string, ...shownBy: [string, ...string[]]): SpecRow => ({
  id,
  section: 6,
  says,
  shownBy,
});
const in9 = (id: string, says: string, ...shownBy: [string, ...string[]]): SpecRow => ({
  id,
  section: 9,
  says,
  shownBy,
});

const ROUTER = "tests/unit/domain/local-router.test.ts";
const LIVE = "tests/unit/domain/live/live-advance.test.ts";
const FORMS = "tests/unit/domain/form-rules.test.ts";
const DAY = "tests/unit/domain/plan/day-index.test.ts";
const ANSWERS = "tests/unit/screens/answers.test.ts";
const MATRIX = "tests/contract/authorization/matrix.test.ts > lets in whom its access names";

/** States and transitions, validation, roles and limits. */
export const RULE_ROWS: readonly SpecRow[] = [
  in4("no signed-in user", "leads to /access", "tests/unit/screens/screens.test.ts > leads on to $leadsTo"),
  in4(
    "new or existing user",
    "new to /profilesetup, existing on",
    "tests/unit/browser/first-screens.test.ts > whoever joined a trip is not new",
    "tests/e2e/support/every-screen.ts > signing in and opening the app again lead where the local router says",
  ),
  in4("router 1", "live paths are left alone", `${ROUTER} > the local router, step by step`),
  in4("router 2", "no stored user: fetch", `${ROUTER} > 2: fetches the user when none is stored`),
  in4("router 3", "profile first", `${ROUTER} > 3: asks for the profile first`),
  in4(
    "router 4",
    "no trip or no role",
    `${ROUTER} > 4: asks for a role without a trip`,
    `${ROUTER} > 4: asks for a role when none is set`,
  ),
  in4("router 5", "complete", `${ROUTER} > 5: a complete trip goes to its end`),
  in4("router 6", "started", `${ROUTER} > 6: a started trip goes back to where it was left`),
  in4("router 7", "no intent", `${ROUTER} > 7: the intent comes before the anchors`),
  in4("router 8", "no anchors", `${ROUTER} > 8: the anchors come before the build`),
  in4("router 9", "no itinerary", `${ROUTER} > 9: the build comes before the hub`),
  in4("router 10", "planned and not started", `${ROUTER} > 10: a planned trip waits in the hub`),
  in4("router 11", "else the requested page", `${ROUTER} > 11: else the requested page is allowed`),
  in4(
    "hydration states",
    "steps, fallback to the flush",
    "tests/unit/own-modules/hydrate.test.ts > goes through its three steps and fills the local copy",
    "tests/unit/own-modules/hydrate.test.ts > falls back to the flush when it fails",
  ),
  in4("trip creation", "stored as not started and not complete, then to /tripcreated", JOURNEY),
  in4(
    "anchors",
    "toggle per title; saved picks are not saved again",
    "tests/unit/planning/anchor-picks.test.ts > loving a title adds it, loving it again takes it away",
    `${ANSWERS} > picks that are saved already are not saved again`,
  ),
  in4(
    "itinerary build",
    "build, then load; missing data; day index from position",
    JOURNEY,
    SEEN,
    "tests/unit/domain/plan/block-edit.test.ts > a day without an index has its position's",
  ),
  in4(
    "fallback day",
    "on load failure a single fallback day",
    "tests/unit/screens/fallback-day.test.ts > one open day stands in for days that could not be loaded",
  ),
  in4("lifecycle", "planned, started, complete", "tests/unit/domain/trip/trip-lifecycle.test.ts > the phase of a trip"),
  in4(
    "start errors",
    "still go to /livedayreturner",
    `${ANSWERS} > leads to /livedayreturner even when the answer is %s`,
  ),
  in4(
    "advance",
    "morning, afternoon, evening, next morning",
    `${LIVE} > the morning is followed by the afternoon`,
    `${LIVE} > the evening by the next day's morning`,
  ),
  in4(
    "after a block",
    "next block, look back, or the end",
    `${LIVE} > is the next block within the day`,
    `${LIVE} > is the look back when a day ends`,
    `${LIVE} > is the end of the trip after the last evening`,
  ),
  in4(
    "lookback day",
    "the day before; last beyond daysTotal",
    `${LIVE} > is the one before the current`,
    `${LIVE} > is the last when the current day is beyond the trip`,
  ),
  in4(
    "after the reflection",
    "next day, or the end",
    `${ANSWERS} > leads on to the day the trip is in`,
    `${ANSWERS} > of the last day leads to the end of the trip`,
  ),
  in4("day index", "by the calendar; 1 before and after", `${DAY} > the day of the trip by the calendar`),
  in4(
    "stored day index",
    "valid and not over",
    `${DAY} > is the stored day while it is one of the plan's`,
    `${DAY} > is 1 once the trip is over, whatever is stored`,
  ),
  in4(
    "simple live plan",
    "a day is done, the next is shown, no plan is the end",
    "tests/unit/browser/ask-planner.test.ts > the simple live plan is a day, or over",
    "tests/unit/screens/answered-screens.test.ts > today's plan has its step, its journal and its three blocks",
  ),
  in4(
    "simple live plan, done",
    "All set for today, Show Next Day",
    "tests/e2e/following-live.test.ts > a day of the simple live plan that is marked complete",
    "tests/db/live.test.ts > finishes its remaining blocks",
  ),
  in4(
    "countdown",
    "days, today, in progress",
    "tests/unit/domain/trip/countdown.test.ts > counts over a leap February",
  ),
  in4(
    "position",
    "day 1, morning when nothing is stored",
    "tests/unit/browser/local-copy.test.ts > stands at day 1, morning, when nothing is stored",
  ),

  in5(
    "join code entry",
    "required and trimmed",
    "tests/unit/join/invitation.test.ts > a join code is required, and spaces are none",
  ),
  in5(
    "join code length",
    "at least 3 after trimming",
    "tests/unit/browser/first-screens.test.ts > %j is too short",
    `${FORMS} > a short join code`,
  ),
  in5("join code confirmed before creating", "alert otherwise", JOURNEY),
  in5("party count", "required, numeric, at least 1", `${FORMS} > party count %j`),
  in5("trip setup fields", "all but who-with", `${FORMS} > every field but who-with is required`),
  in5("profile fields", "names, home city, state", `${FORMS} > an organizer's needs names, home city and state`),
  in5(
    "trip intent",
    "one choice; a budget does not count; hints",
    `${FORMS} > nothing chosen cannot be sent`,
    `${FORMS} > a budget alone does not count`,
    "tests/unit/messages/form-problems.test.ts > each question of the trip intent has its hint while nothing is chosen",
  ),
  in5("feedback and question", "blank is ignored", `${FORMS} > blank ones are not sent`),
  in5(
    "participant style and vibe",
    "split on commas and trimmed",
    `${FORMS} > style and vibe are split on commas and trimmed`,
  ),
  in5("reflection", "a mood; the journal is optional", `${FORMS} > need a mood; the journal is optional`),
  in5(
    "demo forms",
    "destination, season, 1 to 30 days",
    `${FORMS} > the demo needs a destination, a season and 1 to 30 days`,
    `${FORMS} > best things need a destination`,
  ),
  in5("help form", "address and message", `${FORMS} > help needs an address and a message`),
  in5(
    "planner AI",
    "words, trip, user",
    `${FORMS} > asking needs words and a trip`,
    `${FORMS} > running needs a trip and a user`,
  ),

  in6("organizer", "plans and runs", "tests/db/live.test.ts > is the organizer's: nobody else moves the trip"),
  in6(
    "one trip an organizer",
    "away from trip setup; 409",
    "tests/contract/at-once.test.ts > a second trip of the same organizer: 409",
    "tests/unit/screens/screens.test.ts > leads on to $leadsTo",
  ),
  in6("participant", "refused what is the organizer's", MATRIX),
  in6(
    "dashboard for the originator",
    "others to /plannerparticipanthub",
    "tests/unit/screens/screens.test.ts > leads on to $leadsTo",
  ),
  in6("noroleset", "role selection", `${ROUTER} > 4: asks for a role when none is set`),
  in6(
    "bearer token",
    "on every call but the open ones",
    MATRIX,
    "tests/unit/browser/api-client.test.ts > fills the path, carries the token",
    "tests/unit/browser/api-client.test.ts > an open call carries no token",
  ),
  in6(
    "saving a demo",
    "needs a sign-in",
    MATRIX,
    "tests/db/saved-demos.test.ts > a demo is saved to the account of whoever made it",
  ),
  in6("401", "to /access with the sentence", `${ANSWERS} > leads to /access with the sentence about it`),

  in9("planner copy", "about 5 minutes, choose 3", SEEN),
  in9("help promise", "24 hours", `${ANSWERS} > help is logged in this browser`),
  in9(
    "invite message",
    "city, code or trip id, link",
    "tests/unit/domain/trip/names-and-invites.test.ts > an invite has the city, the join code and the link",
    "tests/unit/domain/trip/names-and-invites.test.ts > an invite without a code has the trip id",
  ),
  in9("message copied", "Message copied to clipboard!", JOURNEY),
  in9(
    "example codes",
    "PARIS2025, BEACHWEEK, FAMILYTRIP",
    SEEN,
    "tests/unit/domain/trip/join-code.test.ts > %j is fine",
  ),
  in9("dates", "US long format", "tests/unit/domain/dates/calendar-date.test.ts > the US long format", SEEN),
];

/** Words of sections 4, 5 and 9 that stand in the product as they are. */
export const RULE_WORDS: readonly string[] = [
  "All set for today",
  "Show Next Day",
  "Mark Today Complete",
  "Journal My Experience",
  "Creating Trip...",
  "Saving...",
  "Please pick a valid, available join code before creating your trip.",
  "Message copied to clipboard!",
  "You're about to join: ",
  "Confirm and Join Trip",
  "This looks great – Save it",
  "I want to modify",
  "No reflections found.",
  "No reflections found yet. Complete your trip to see your memories!",
  "Something went wrong. Please try again.",
  "No trip found",
];
