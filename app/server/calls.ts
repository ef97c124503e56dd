import { ALL_ENDPOINTS, SERVICES } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { deleteAccount } from "./account/delete-account";
import { exportAccount } from "./account/export-account";
import { readAccountEnd } from "./account/read-account-end";
import { answerQuestion } from "./chat/answer-question";
import { readThread } from "./chat/read-thread";
import { saveQuestion } from "./chat/save-question";
import { acceptOffer } from "./companions/accept-offer";
import { admitNewcomer } from "./companions/admit-newcomer";
import { changeJoinCode } from "./companions/change-join-code";
import { declineNewcomer } from "./companions/decline-newcomer";
import { declineOffer } from "./companions/decline-offer";
import { leaveTrip } from "./companions/leave-trip";
import { listCompanions } from "./companions/list-companions";
import { offerTrip } from "./companions/offer-trip";
import { readmitCompanion } from "./companions/readmit-companion";
import { removeCompanion } from "./companions/remove-companion";
import { setAdmission } from "./companions/set-admission";
import { withdrawOffer } from "./companions/withdraw-offer";
import { readCountry } from "./country/read-country";
import { findBestThings } from "./demo/find-best-things";
import { generateDemo } from "./demo/generate-demo";
import { saveBestThings } from "./demo/save-best-things";
import { saveDemo } from "./demo/save-demo";
import { readHealth } from "./health/read-health";
import type { UseCase } from "./http/call-context";
import { callTable } from "./http/call-table";
import { serveCall } from "./http/serve-call";
import { issueLocalToken } from "./identity/issue-local-token";
import { readLocalKeys } from "./identity/read-local-keys";
import { buildItinerary } from "./itinerary/build-itinerary";
import { proposeBlock } from "./itinerary/propose-block";
import { readItineraryDays } from "./itinerary/read-itinerary-days";
import { readPlanFacts } from "./itinerary/read-plan-facts";
import { saveBlock } from "./itinerary/save-block";
import { searchPlaces } from "./itinerary/search-places";
import { joinTrip } from "./join/join-trip";
import { listWaitingFor } from "./join/list-waiting-for";
import { validateJoinCode } from "./join/validate-join-code";
import { withdrawRequest } from "./join/withdraw-request";
import { askAboutBlock } from "./live/ask-about-block";
import { beginDay } from "./live/begin-day";
import { completeBlock } from "./live/complete-block";
import { completeDay } from "./live/complete-day";
import { fixLiveBlock } from "./live/fix-live-block";
import { readLivePlan } from "./live/read-live-plan";
import { readLiveStatus } from "./live/read-live-status";
import { readTicks } from "./live/read-ticks";
import { startTrip } from "./live/start-trip";
import { takeBackStart } from "./live/take-back-start";
import { tickStop } from "./live/tick-stop";
import { readReflections } from "./memories/read-reflections";
import { saveReflection } from "./memories/save-reflection";
import { nameMust } from "./planning/name-must";
import { sampleAnchors } from "./planning/sample-anchors";
import { saveAnchors } from "./planning/save-anchors";
import { saveTripIntent } from "./planning/save-trip-intent";
import { suggestAnchors } from "./planning/suggest-anchors";
import { mergeRoomState } from "./rooms/merge-room-state";
import { readRoomState } from "./rooms/read-room-state";
import { requestRoomTicket } from "./rooms/request-room-ticket";
import { rateAnswer } from "./thumbs/rate-answer";
import { checkJoinCode } from "./trip/check-join-code";
import { listTrips } from "./trip/list-trips";
import { readTrip } from "./trip/read-trip";
import { changeTrip } from "./trip/change-trip";
import { setUpTrip } from "./trip/set-up-trip";
import { switchTrip } from "./trip/switch-trip";
import { createOrFindUser } from "./user/create-or-find-user";
import { hydrate } from "./user/hydrate";
import { saveProfile } from "./user/save-profile";
import { whoAmI } from "./user/who-am-i";
import { readWeather } from "./weather/read-weather";

/** All that is answered, by name. */
export const ENDPOINTS = { ...ALL_ENDPOINTS, ...SERVICES };

export type CallName = keyof typeof ENDPOINTS;

/** The call table: each endpoint of the contracts, by its name, and the use-case that answers it. An endpoint left out does not compile. */
export const USE_CASES: { [Each in CallName]: UseCase<(typeof ENDPOINTS)[Each]> } = {
  createOrFindUser,
  hydrate,
  localFlush: hydrate,
  whoAmI,
  saveProfile,
  validateJoinCode,
  joinTrip,
  listWaitingFor,
  withdrawRequest,
  checkJoinCode,
  setUpTrip,
  changeTrip,
  readCreatedTrip: readTrip,
  readTripBase: readTrip,
  readWeather,
  readCountry,
  listTrips,
  switchTrip,
  saveTripIntent,
  suggestAnchors,
  sampleAnchors,
  nameMust,
  saveAnchors,
  buildItinerary,
  readItineraryDays,
  readPlanFacts,
  searchPlaces,
  proposeBlock,
  saveBlock,
  startTrip,
  takeBackStart,
  beginDay,
  readLiveStatus,
  fixLiveBlock,
  askAboutBlock,
  completeBlock,
  readLivePlan,
  completeDay,
  tickStop,
  readTicks,
  saveReflection,
  readReflections,
  saveQuestion,
  readThread,
  answerQuestion,
  rateAnswer,
  generateDemo,
  saveDemo,
  findBestThings,
  saveBestThings,
  requestRoomTicket,
  readRoomState,
  mergeRoomState,
  listCompanions,
  removeCompanion,
  readmitCompanion,
  changeJoinCode,
  setAdmission,
  admitNewcomer,
  declineNewcomer,
  offerTrip,
  withdrawOffer,
  acceptOffer,
  declineOffer,
  leaveTrip,
  exportAccount,
  readAccountEnd,
  deleteAccount,
  issueLocalToken,
  readLocalKeys,
  readHealth,
};

const served = <Each extends CallName>(name: Each) =>
  serveCall<(typeof ENDPOINTS)[Each] & Endpoint>(ENDPOINTS[name], USE_CASES[name]);

const isName = (name: string): name is CallName => name in ENDPOINTS;

/** Answers a request to the path of one of the calls; null for every other path. */
export const answerCall = callTable(Object.keys(ENDPOINTS).filter(isName).map(served));
