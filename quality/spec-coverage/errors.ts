import { SEEN, type SpecRow } from "./spec-row";

/** A sentence of the error catalogue, or the fixed parts of one, and what shows it. */
export type ErrorRow = SpecRow & { words: readonly string[] };

const row = (id: string, words: readonly string[], ...shownBy: [string, ...string[]]): ErrorRow => ({
  id,
  section: 8,
  says: words.join(" … ") || id,
  words,
  shownBy,
});

const REFUSED = "tests/unit/screens/answers.test.ts > %s says: %s %s";
const FIRST = "tests/unit/browser/first-screens.test.ts";
const WANTED = "tests/unit/planning/wanted-day.test.ts";
const FAILURES = "tests/e2e/failures.test.ts";
const ASK = "tests/unit/browser/ask-planner.test.ts";

export const ERROR_ROWS: readonly ErrorRow[] = [
  row("sign-in popup closed", [], "tests/unit/browser/sign-in.test.ts > a popup that was closed is no error"),
  row(
    "sign-in failed on /access",
    ["Authentication error — please try again."],
    `${FAILURES} > a sign-in that fails on %s says so`,
  ),
  row(
    "sign-in failed on the join sign-in",
    ["Google sign-in failed. Please try again."],
    `${FAILURES} > a sign-in that fails on %s says so`,
  ),
  row(
    "user check or hydrate failed on /access",
    ["Something went wrong. Please try again."],
    `${FAILURES} > an account that cannot be looked up`,
  ),
  row(
    "join intro, unverifiable account",
    ["Couldn't verify your account. Try again."],
    "tests/unit/screens/answers.test.ts > an account that cannot be verified is told so",
  ),
  row("join intro, exception", ["Something went wrong. Please try again."], REFUSED),
  row(
    "join code not found",
    ["Trip not found. Please check with your travel companions."],
    REFUSED,
    "tests/e2e/joining.test.ts > a wrong code is told in a sentence",
  ),
  row("join confirm failed", ["Could not join trip. Try signing in again."], REFUSED),
  row(
    "join code availability",
    ["Code is available!", "Code already taken.", "Error checking code."],
    `${FIRST} > %s is told in the specification's words`,
  ),
  row(
    "401",
    ["Authentication error. Please sign in again."],
    "tests/unit/screens/answers.test.ts > leads to /access with the sentence about it",
  ),
  row("profile save", ["Failed to save profile. Please try again."], REFUSED),
  row("participant profile save", ["Could not save your profile."], REFUSED),
  row(
    "trip create, code taken",
    ["Join code already taken. Please try a different code."],
    `${FIRST} > a taken code is told in the specification's words`,
    "tests/contract/at-once.test.ts > one 201, one 409, one trip",
  ),
  row(
    "trip create, other conflict",
    ["Join code taken or user already has a trip"],
    `${FIRST} > a conflict without a sentence shows the specification's`,
  ),
  row(
    "trip create, other failure",
    ["Create failed (", "Failed to create trip. Please try again."],
    `${FIRST} > an answer nobody can read is told by its status`,
    `${FIRST} > without a connection it may be tried again`,
  ),
  row("trip created, load", ["Could not load trip."], SEEN),
  row("anchor save", ["Failed to save anchor selections. Please try again."], REFUSED),
  row(
    "itinerary build",
    ["Something went wrong while building your itinerary."],
    "tests/e2e/building.test.ts > without the room, the days come all the same",
  ),
  row(
    "itinerary save",
    ["Could not save itinerary."],
    `${FAILURES} > a plan that was built and cannot be fetched is not called saved`,
  ),
  row("missing local data", ["Missing Data", "Please start from the beginning.", "Go Home"], SEEN),
  row(
    "no itinerary",
    ["No itinerary data found."],
    `${WANTED} > no plan, no day`,
    "tests/unit/domain/plan/block-edit.test.ts > finding",
  ),
  row("no days", ["No days found in itinerary."], "tests/unit/domain/plan/block-edit.test.ts > finding"),
  row("trip days not loaded", ["Could not load trip days."], SEEN),
  row("day not found", ["not found."], SEEN, `${WANTED} > a day that is not planned is named in the sentence`),
  row(
    "block of that name not found",
    ["block not found."],
    SEEN,
    `${WANTED} > a part of the day that does not exist is named in the sentence`,
  ),
  row("day data not loaded", ["Could not load day data."], `${WANTED} > another trip's day is not this trip's`),
  row("block data not loaded", ["Could not load block data."], `${WANTED} > another trip's block is not this trip's`),
  row("no trip data", ["No trip data found."], SEEN),
  row("live returner", ["Unable to Load Trip Status", "Try Again", "Start Over"], SEEN),
  row(
    "resume screen",
    ["Failed to load trip status", "Failed to restore trip state"],
    SEEN,
    "tests/unit/screens/answers.test.ts > fails with a sentence when neither the server nor the phone has its plan",
  ),
  row("live block missing", ["Block not found"], SEEN),
  row(
    "live plan load failure counts as complete",
    ["That's it — your trip is complete!"],
    `${ASK} > the simple live plan is a day, or over, or one that could not be looked up`,
    "tests/unit/screens/answered-screens.test.ts > a plan that could not be loaded counts as a complete trip",
  ),
  row(
    "reflection save",
    [],
    "tests/unit/screens/answers.test.ts > a reflection that was not saved interrupts with no message",
  ),
  row("reflection load", ["Unable to Load Reflection"], SEEN),
  row(
    "memories load",
    [],
    "tests/unit/screens/answered-screens.test.ts > memories that could not be loaded still have the stored trip's name and city",
  ),
  row(
    "planner AI, ask",
    ["Trip or input missing", "Couldn’t save your question. Try again."],
    `${ASK} > needs words and a trip`,
    `${ASK} > says when the question was not saved`,
  ),
  row(
    "planner AI, run",
    ["Trip or user not ready", "GPT reply error. Try again.", "No GPT response."],
    `${ASK} > needs a trip and a user`,
    `${ASK} > says when the reply is empty, when it failed`,
  ),
  row("planner AI, whoami", [], `${ASK} > a traveller whom the planner cannot look up is led to /explainer`),
  row("dashboard trip base", ["Trip not found."], SEEN),
  row(
    "demo",
    ["Something went wrong. Please try again."],
    "tests/e2e/funnels.test.ts > a demo that cannot be made says so",
    `${FAILURES} > a sign-in that fails under a demo`,
  ),
  row(
    "best things",
    ["Failed to generate demo. Please try again.", "Authentication failed. Please try again."],
    `${FAILURES} > best things that cannot be made`,
  ),
  row(
    "hydration",
    ["Authentication failed - please log in again", "Server error: "],
    `${FIRST} > asks to log in again after a 401`,
    `${FIRST} > names the status of any other answer`,
  ),
  row(
    "hydration card",
    ["Oops! Something went wrong", "Try Again", "Logout"],
    `${FAILURES} > a trip that cannot be brought has a card`,
  ),
  row("logout", [], "tests/unit/browser/session.test.ts > signing out clears the local copy"),
  row(
    "non-OK responses throw",
    [],
    "tests/unit/browser/api-client.test.ts > the server's refusal becomes a problem with its status",
  ),
  row(
    "a non-JSON content type throws",
    [],
    "tests/unit/browser/api-client.test.ts > an error page of something in between is told by its status alone",
  ),
];
