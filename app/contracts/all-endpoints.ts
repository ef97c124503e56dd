import { deleteAccount, exportAccount, readAccountEnd } from "./calls/account";
import { answerQuestion, readThread, saveQuestion } from "./calls/assistant";
import { nameMust, sampleAnchors, saveAnchors, suggestAnchors } from "./calls/anchors";
import {
  acceptOffer,
  admitNewcomer,
  changeJoinCode,
  declineNewcomer,
  declineOffer,
  leaveTrip,
  listCompanions,
  offerTrip,
  readmitCompanion,
  removeCompanion,
  setAdmission,
  withdrawOffer,
} from "./calls/companions";
import { findBestThings, generateDemo, saveBestThings, saveDemo } from "./calls/demo";
import { readCountry, readWeather } from "./calls/destination";
import type { Endpoint } from "./endpoint";
import { readHealth } from "./calls/health";
import { hydrate, localFlush, whoAmI } from "./calls/hydrate";
import { issueLocalToken, readLocalKeys } from "./calls/identity";
import { buildItinerary, proposeBlock, readItineraryDays, saveBlock } from "./calls/itinerary";
import {
  askAboutBlock,
  beginDay,
  completeBlock,
  completeDay,
  fixLiveBlock,
  readLivePlan,
  startTrip,
  takeBackStart,
} from "./calls/live";
import { readLiveStatus } from "./calls/live-status";
import { readReflections, saveReflection } from "./calls/memories";
import { searchPlaces } from "./calls/place-search";
import { readPlanFacts } from "./calls/plan-facts";
import { saveTripIntent } from "./calls/trip-intent";
import { mergeRoomState, readRoomState, requestRoomTicket } from "./room/room-calls";
import { rateAnswer } from "./calls/thumbs";
import { readTicks, tickStop } from "./calls/ticks";
import {
  changeTrip,
  checkJoinCode,
  joinTrip,
  listTrips,
  listWaitingFor,
  readCreatedTrip,
  readTripBase,
  setUpTrip,
  switchTrip,
  validateJoinCode,
  withdrawRequest,
} from "./calls/trip";
import { createOrFindUser, saveProfile } from "./calls/user";

/**
 * Every call, in the order of SPEC section 7, with those for several trips beside the trip's own and those of one's account last.
 * `app/server/calls.ts` says which use-case answers each; the route table takes its paths from here. It does so before the build's aliases
 * are known, so whatever is reached from here imports by relative paths.
 */
export const ALL_ENDPOINTS = {
  createOrFindUser,
  hydrate,
  localFlush,
  whoAmI,
  saveProfile,
  validateJoinCode,
  joinTrip,
  listWaitingFor,
  withdrawRequest,
  checkJoinCode,
  setUpTrip,
  changeTrip,
  readCreatedTrip,
  readTripBase,
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
} satisfies Record<string, Endpoint>;

/** What the product answers beside its calls: the local sign-in, and whether all is well. */
export const SERVICES = { issueLocalToken, readLocalKeys, readHealth } satisfies Record<string, Endpoint>;
