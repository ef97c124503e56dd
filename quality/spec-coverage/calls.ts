import { EVERY_CALL, type SpecRow } from "./spec-row";

/** Every call of section 7: the endpoint that makes it, its method and its path. */
const CALLS = {
  createOrFindUser: "POST /wayfellow/user/createOrFind",
  hydrate: "GET /wayfellow/hydrate",
  localFlush: "GET /wayfellow/localflush",
  whoAmI: "GET /wayfellow/whoami",
  saveProfile: "PUT /wayfellow/profile",
  validateJoinCode: "POST /wayfellow/validatejoincode",
  joinTrip: "POST /wayfellow/participantuser/create",
  checkJoinCode: "POST /wayfellow/joincodecheck",
  setUpTrip: "POST /wayfellow/trip-setup",
  readCreatedTrip: "GET /wayfellow/tripcreated/:tripId",
  readTripBase: "GET /wayfellow/tripbase/:tripId",
  saveTripIntent: "POST /wayfellow/tripintent",
  suggestAnchors: "POST /wayfellow/anchorgpt/:tripId",
  sampleAnchors: "GET /wayfellow/anchorgpttest",
  saveAnchors: "POST /wayfellow/anchorselect/save/:tripId",
  buildItinerary: "POST /wayfellow/itinerary/build",
  readItineraryDays: "GET /wayfellow/itinerary/days/:tripId",
  proposeBlock: "POST /wayfellow/modifygpt/block",
  saveBlock: "POST /wayfellow/savefinalblock",
  startTrip: "POST /wayfellow/starttrip/:tripId",
  readLiveStatus: "GET /wayfellow/livestatus/:tripId",
  fixLiveBlock: "POST /wayfellow/livedaygpt/block",
  askAboutBlock: "POST /wayfellow/livedaygpt/ask",
  completeBlock: "POST /wayfellow/block/complete",
  readLivePlan: "GET /wayfellow/triplive/:tripId",
  completeDay: "POST /wayfellow/markcomplete/:tripId/:dayIndex",
  saveReflection: "POST /wayfellow/reflection/:tripId/:dayNumber",
  readReflections: "GET /wayfellow/reflections/:tripId",
  saveQuestion: "POST /wayfellow/:tripId/chat",
  answerQuestion: "POST /wayfellow/:tripId/gpt",
  generateDemo: "POST /wayfellow/demo/generate",
  saveDemo: "POST /wayfellow/demo/save",
  findBestThings: "POST /wayfellow/demo/bestthings",
  saveBestThings: "POST /wayfellow/demo/bestthings/save",
} as const;

/** What a call is shown by besides answering as its contract says. */
const ALSO: Partial<Record<keyof typeof CALLS, string>> = {
  createOrFindUser: "tests/contract/at-once.test.ts > somebody's identity is their token's, whatever the body says",
  hydrate: "tests/db/hydration.test.ts > hydration reads a user and all of their trip in one round trip",
  localFlush: "tests/unit/own-modules/hydrate.test.ts > falls back to the flush when it fails",
  joinTrip: "tests/db/membership/joining.test.ts > makes a participant, in one round trip",
  setUpTrip: "tests/contract/at-once.test.ts > two creations with the same join code at the same moment",
  saveTripIntent: "tests/db/hydration.test.ts > saving the intent again replaces it and keeps its id",
  buildItinerary: "tests/db/plan/build.test.ts > saves every day, in four round trips",
  saveBlock: "tests/db/plan/blocks.test.ts > changes that block alone, keeps what is left out",
  startTrip: "tests/db/live.test.ts > puts it at the first morning, in two round trips",
  completeBlock: "tests/contract/at-once.test.ts > completing a block twice, and late: once",
  readLivePlan: "tests/db/live.test.ts > is none once the trip is over",
  completeDay: "tests/db/live.test.ts > finishes its remaining blocks",
  saveReflection: "tests/db/memories-and-chat.test.ts > saved again replace one's own for that day",
  answerQuestion:
    "tests/db/memories-and-chat.test.ts > are answered once: asking for the answer again gives the same one",
  saveDemo: "tests/db/saved-demos.test.ts > saving the same destination again",
};

/** A row for each call; `says` is its method and path. */
export const CALL_ROWS: readonly SpecRow[] = Object.entries(CALLS).map(([id, says]) => {
  const also = new Map<string, string>(Object.entries(ALSO)).get(id);
  return { id, section: 7, says, shownBy: also === undefined ? [EVERY_CALL] : [EVERY_CALL, also] };
});

/** Calls that the product has beyond section 7, for its rooms, companions, weather and accounts. */
export const BEYOND_THE_SPECIFICATION: ReadonlySet<string> = new Set([
  "readWeather",
  "readCountry",
  "changeTrip",
  "listTrips",
  "switchTrip",
  "takeBackStart",
  "beginDay",
  "tickStop",
  "readTicks",
  "readThread",
  "rateAnswer",
  "listWaitingFor",
  "withdrawRequest",
  "readPlanFacts",
  "searchPlaces",
  "nameMust",
  "requestRoomTicket",
  "readRoomState",
  "mergeRoomState",
  "listCompanions",
  "removeCompanion",
  "readmitCompanion",
  "changeJoinCode",
  "setAdmission",
  "admitNewcomer",
  "declineNewcomer",
  "offerTrip",
  "withdrawOffer",
  "acceptOffer",
  "declineOffer",
  "leaveTrip",
  "exportAccount",
  "readAccountEnd",
  "deleteAccount",
]);
