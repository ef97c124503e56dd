import { deleteAccount, exportAccount, readAccountEnd } from "./account";
import { answerQuestion, saveQuestion } from "./assistant";
import {
  changeJoinCode,
  handOverTrip,
  leaveTrip,
  listCompanions,
  readmitCompanion,
  removeCompanion,
} from "./companions";
import { findBestThings, generateDemo, saveBestThings, saveDemo } from "./demo";
import { readCountry, readWeather } from "./destination";
import type { Endpoint } from "./endpoint";
import { hydrate, localFlush, whoAmI } from "./hydrate";
import { buildItinerary, proposeBlock, readItineraryDays, saveBlock } from "./itinerary";
import {
  askAboutBlock,
  completeBlock,
  completeDay,
  fixLiveBlock,
  readLivePlan,
  readLiveStatus,
  startTrip,
} from "./live";
import { readReflections, saveReflection } from "./memories";
import { readPlanFacts } from "./plan-facts";
import { sampleAnchors, saveAnchors, saveTripIntent, suggestAnchors } from "./planning";
import { mergeRoomState, readRoomState, requestRoomTicket } from "./room-calls";
import {
  checkJoinCode,
  joinTrip,
  listTrips,
  readCreatedTrip,
  readTripBase,
  setUpTrip,
  switchTrip,
  validateJoinCode,
} from "./trip";
import { createOrFindUser, saveProfile } from "./user";

/** Every call, in the order of SPEC section 7, with those for several trips beside the trip's own and those of one's account last; the route table and the contract tests are checked against it. */
export const ALL_ENDPOINTS = {
  createOrFindUser,
  hydrate,
  localFlush,
  whoAmI,
  saveProfile,
  validateJoinCode,
  joinTrip,
  checkJoinCode,
  setUpTrip,
  readCreatedTrip,
  readTripBase,
  readWeather,
  readCountry,
  listTrips,
  switchTrip,
  saveTripIntent,
  suggestAnchors,
  sampleAnchors,
  saveAnchors,
  buildItinerary,
  readItineraryDays,
  readPlanFacts,
  proposeBlock,
  saveBlock,
  startTrip,
  readLiveStatus,
  fixLiveBlock,
  askAboutBlock,
  completeBlock,
  readLivePlan,
  completeDay,
  saveReflection,
  readReflections,
  saveQuestion,
  answerQuestion,
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
  handOverTrip,
  leaveTrip,
  exportAccount,
  readAccountEnd,
  deleteAccount,
} satisfies Record<string, Endpoint>;
