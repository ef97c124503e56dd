import { OTHER_ADDRESSES } from "../../../app/domain/navigation/other-addresses.ts";
import { ADDRESSES, askedFor } from "./addresses.ts";

/** Where a visitor is led who opens what needs an account. */
export const signedOutRedirect = (path: string): string =>
  ({ "/homearchive": "/home", "/join": "/joinaccess" })[path] ?? "/access";

/** Whoever is signed in needs no sign-in, and whoever is on their trip has not come off it. */
const ON_A_TRIP: Record<string, string> = {
  ...OTHER_ADDRESSES,
  "/access": "/hydratelocal",
  "/joinaccess": "/join",
  "/localrouter": "/livedayreturner",
  "/tripcomplete": "/livedayreturner",
  "/offtrip": "/livedayreturner",
  "/joinwaiting": "/livedayreturner",
};

/** One trip for each organizer (SPEC section 6), who runs the day on a screen of their own. */
const ORGANIZING: Record<string, string> = {
  ...ON_A_TRIP,
  "/tripsetup": "/",
  "/wayfellow/tripsetup": "/",
  "/triplivedayparticipant": "/tripliveday",
};

/** Companions follow it on another. */
const TRAVELLING_ALONG: Record<string, string> = {
  ...ON_A_TRIP,
  "/wayfellowhub": "/plannerparticipanthub",
  "/previewliveday": "/triplivedayparticipant",
  "/tripliveday": "/triplivedayparticipant",
  "/pickliveday": "/wayfellow/itinerary",
};

const amongTheAskedFor = (leads: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    ADDRESSES.filter(askedFor).flatMap(({ path }) => (leads[path] === undefined ? [] : [[path, leads[path]]])),
  );

/** Where an address leads on, for those whose trip is on its way. */
export const REDIRECTS = { organizer: amongTheAskedFor(ORGANIZING), participant: amongTheAskedFor(TRAVELLING_ALONG) };
