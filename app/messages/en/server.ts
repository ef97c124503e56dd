import { counted } from "~/messages/formats";

/** A join code that another trip has: beside its field, and when a call was refused for it (SPEC sections 5 and 8). */
export const takenCodeTexts = {
  besideField: "Code already taken.",
  refused: "Join code already taken. Please try a different code.",
  refusedOrHasTrip: "Join code taken or user already has a trip",
};

const BY_CODE = {
  "bad-request": "The request could not be read.",
  invalid: "Please check what you entered.",
  unauthenticated: "Authentication error. Please sign in again.",
  forbidden: "Only the trip's organizer can do that.",
  removed: "You were taken off the trip of this code. Its organizer can let you in again.",
  "not-found": "Not found.",
  "method-not-allowed": "This address does not take that method.",
  conflict: "Somebody else changed this at the same moment. Please try again.",
  "join-code-taken": takenCodeTexts.refused,
  "has-trip": takenCodeTexts.refusedOrHasTrip,
  "limit-reached": "There is no room for more of these.",
  "stale-demo":
    "This demo was made too long ago to be saved. It stays on this device; make it anew, and the new one is saved.",
  "organizer-stays": "Hand the trip over first. Then you can leave.",
  "organizes-another":
    "They already organize a trip that is not over yet. They can take this one over once that one is.",
  "out-of-order": "That block is still ahead.",
  "not-started": "The trip has not started yet.",
  "under-way": "A part of the first day is done already, so the trip stays started.",
  "not-ready": "The itinerary is not ready yet.",
  "days-would-be-shelved": "Something is planned on the days that would fall away.",
  "too-large": "That is more than can be sent at once. What you wrote is still here: make it shorter, and try again.",
  "unsupported-media-type": "Please send JSON.",
  "too-many-requests": "Too many requests. Please wait a moment and try again.",
  internal: "Something went wrong. Please try again.",
  unavailable: "Wayfellow is not reachable right now. Please try again in a moment.",
};

/** Why a call failed: by its code, or by what is more fitting. SPEC's sentences are to the letter (section 8). */
export const problemTexts = {
  byCode: BY_CODE,
  tooManyOnTrip: "A great deal is happening on this trip at once. Please wait a minute and try again.",
  tooManyQuestions: "The assistant needs a moment to catch up with you. Please wait a minute and ask again.",
  tooManyCalls: "That was a lot at once. Please wait a minute and try again.",
  /** Of join codes that were tried; what somebody typed stays where it is. */
  tooManyCodes: (minutes: number) =>
    `Those were many codes in a short while. So that nobody guesses their way into a trip, no more are looked up for you just now. Please try again in ${counted(minutes, { one: "minute", other: "minutes" })}.`,
  modelUsedUp:
    "The language model has written as much as it may for today. Until tomorrow, Wayfellow's built-in planner plans and answers.",
  noTrip: "Trip not found.",
  unknownCode: "Trip not found. Please check with your travel companions.",
  notOnTrip: "That person is not on this trip.",
  offerGone: "The trip is not offered to you any more. Its organizer may have taken it back.",
  youOrganizeAnother: "You already organize a trip that is not over yet. You can take this one over once that one is.",
  notWaiting: "They do not wait to be let in any more.",
  noUser: "There is no such user yet.",
  othersAccount: "That is somebody else's account.",
  accountEnded: "This account was deleted. Sign in again to start a new one.",
  othersProfile: "That is somebody else's profile.",
  undecidedTrip: (tripName: string) => `Others are on ${tripName}. Please say first what becomes of it.`,
  justJoined: "Somebody just joined a trip of yours. Please look at the list once more.",
  tooManyDemos: (most: number) =>
    `Your account keeps ${most} demos, and has that many. This one stays on this device until you make another.`,
  tooManyTrips: (most: number) =>
    `You have ${most} trips that are not over or that you gave up, as many as there can be at a time. Those given up are deleted after 30 days, and then there is room again.`,
  tripFullForOrganizer: (most: number) =>
    `There are ${most} people on this trip, as many as there can be. To let somebody in, remove somebody else first.`,
  tripFull: (most: number) =>
    `There are ${most} people on this trip, as many as there can be. Please ask its organizer.`,
  tooManyWait:
    "A great many people wait to be let in to this trip already. Please ask its organizer, and try again later.",
  tooManyMessages: (most: number) =>
    `This trip keeps ${most} messages of yours and the assistant's, and has that many. On each day of the trip you can still ask about its parts.`,
  nothingAsked: "Please ask something first.",
  planTooLarge: "This itinerary has grown too large to be kept. Shorten a text or remove a stop, and try again.",
  dayNumber: "Please name a day by its number, from 1.",
  noRooms: "Live updates are switched off here.",
  noDocument: "This is not the state of a document.",
  notUtf8: "The request is not valid UTF-8.",
  notJson: "The request is not valid JSON.",
};

/** Of a change to a trip that would undo somebody else's: of the whole, and beside each field. */
export const changedMeanwhile = {
  whole: "Somebody else changed the same thing meanwhile. What you typed is still here.",
  field: "Somebody else changed this meanwhile. Save again to have it as you typed it.",
};

/** The words in what is noted down of a country. */
export const countryFactTexts = {
  source: "Wayfellow's own notes",
  emergencies: {
    all: "All emergencies",
    police: "Police",
    ambulance: "Ambulance",
    ambulanceAndFire: "Ambulance and fire",
    fire: "Fire",
  },
  ukAdvice: (country: string) => `UK travel advice for ${country}`,
  ukVisa: "Check if you need a UK visa",
  usAdvice: "US State Department travel advisories",
};

/** What is still missing before a trip can start, for the pages for testers. */
export const hydrationTexts = {
  complete: "Complete",
  missing: (names: readonly string[]) => `Missing: ${names.join(", ")}`,
};

/** What is said of a call that got no answer. */
export const apiProblemTexts = { offline: "No connection right now. Please try again in a moment." };

/** SPEC section 8: what a lost sign-in says. */
export const guardTexts = { signedOut: "Authentication error. Please sign in again." };
