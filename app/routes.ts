import { index, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** A screen at one or more paths; the first path gives the route its id. */
const screen = (file: string, ...paths: [string, ...string[]]): RouteConfigEntry[] =>
  paths.map((path) => route(path, `screens/${file}`, { id: path }));

const call = (path: string, file: string): RouteConfigEntry => route(path, `api/${file}`);

const screens = [
  index("screens/entry/splash.tsx"),
  ...screen("entry/home.tsx", "home", "wayfellow/home"),
  ...screen("entry/access.tsx", "access"),
  ...screen("entry/explainer.tsx", "explainer"),
  ...screen("join/join-access.tsx", "joinaccess"),
  ...screen("join/pre-join-trip.tsx", "prejointrip"),
  ...screen("join/join-trip.tsx", "join"),
  ...screen("participant/profile-participant.tsx", "profileparticipant"),
  ...screen("participant/participant-hub.tsx", "plannerparticipanthub"),
  ...screen("participant/live-day-participant.tsx", "triplivedayparticipant"),
  ...screen("entry/hydrate-local.tsx", "hydratelocal"),
  ...screen("entry/local-router.tsx", "localrouter"),
  ...screen("entry/local-identity.tsx", "identity/local"),
  ...screen("profile/profile-setup.tsx", "profilesetup"),
  ...screen("profile/role-select.tsx", "postprofileroleselect"),
  ...screen("planning/trip-start.tsx", "pretrip"),
  ...screen("planning/trip-setup.tsx", "tripsetup", "wayfellow/tripsetup"),
  ...screen("planning/trip-created.tsx", "tripcreated"),
  ...screen("join/trip-not-created.tsx", "tripnotcreated", "wayfellow/tripitineraryrequired"),
  ...screen("planning/prep-build.tsx", "prepbuild", "tripprebuild"),
  ...screen("planning/trip-intent.tsx", "tripintent"),
  ...screen("planning/anchor-select.tsx", "anchorselect"),
  ...screen("planning/itinerary-build.tsx", "wayfellow/itinerarybuild"),
  ...screen("planning/itinerary-update.tsx", "wayfellow/itineraryupdate", "tripdaysoverview"),
  ...screen("planning/itinerary-complete.tsx", "wayfellow/itinerarycomplete"),
  ...screen("planning/modify-day.tsx", "modify/day/:tripId?/:dayIndex?"),
  ...screen("planning/modify-block.tsx", "modify/block/:tripId?/:dayIndex?/:timeOfDay?", "modifyblock/:tripId/:dayIndex/:blockName"),
  ...screen("planning/pre-trip-hub.tsx", "pretriphub"),
  ...screen("live/live-trip-hydrator.tsx", "livetriphydrator"),
  ...screen("live/live-day-returner.tsx", "livedayreturner"),
  ...screen("live/pick-live-day.tsx", "pickliveday"),
  ...screen("live/trip-live-day.tsx", "tripliveday"),
  ...screen("live/trip-live-block.tsx", "tripliveblock"),
  ...screen("memories/day-lookback.tsx", "daylookback", "tripdaylookback"),
  ...screen("live/trip-complete.tsx", "tripcomplete"),
  ...screen("memories/trip-reflections.tsx", "reflections/:tripId"),
  ...screen("memories/reflections.tsx", "reflections"),
  ...screen("participant/companion-itinerary.tsx", "wayfellow/itinerary"),
  ...screen("participant/curated-highlights.tsx", "curatedhighlights"),
  ...screen("join/already-joined.tsx", "alreadyjoined"),
  ...screen("entry/not-found.tsx", "*"),
];

/** The calls of SPEC section 7, in its order; the paths are those of `contracts/all-endpoints`. */
const calls = [
  call("wayfellow/user/createOrFind", "user/create-or-find.ts"),
  call("wayfellow/hydrate", "user/hydrate.ts"),
  call("wayfellow/localflush", "user/local-flush.ts"),
  call("wayfellow/whoami", "user/who-am-i.ts"),
  call("wayfellow/profile", "user/profile.ts"),
  call("wayfellow/validatejoincode", "join/validate-join-code.ts"),
  call("wayfellow/participantuser/create", "join/join-trip.ts"),
  call("wayfellow/joincodecheck", "trip/join-code-check.ts"),
  call("wayfellow/trip-setup", "trip/trip-setup.ts"),
  call("wayfellow/tripcreated/:tripId", "trip/trip-created.ts"),
  call("wayfellow/tripbase/:tripId", "trip/trip-base.ts"),
  call("wayfellow/trips", "trip/list-trips.ts"),
  call("wayfellow/trip/switch", "trip/switch-trip.ts"),
  call("wayfellow/tripintent", "planning/trip-intent.ts"),
  call("wayfellow/anchorgpt/:tripId", "planning/suggest-anchors.ts"),
  call("wayfellow/anchorgpttest", "planning/sample-anchors.ts"),
  call("wayfellow/anchorselect/save/:tripId", "planning/save-anchors.ts"),
  call("wayfellow/itinerary/build", "itinerary/build.ts"),
  call("wayfellow/itinerary/days/:tripId", "itinerary/days.ts"),
  call("wayfellow/modifygpt/block", "itinerary/propose-block.ts"),
  call("wayfellow/savefinalblock", "itinerary/save-block.ts"),
  call("wayfellow/starttrip/:tripId", "live/start-trip.ts"),
  call("wayfellow/livestatus/:tripId", "live/live-status.ts"),
  call("wayfellow/livedaygpt/block", "live/fix-block.ts"),
  call("wayfellow/livedaygpt/ask", "live/ask.ts"),
  call("wayfellow/block/complete", "live/complete-block.ts"),
  call("wayfellow/triplive/:tripId", "live/live-plan.ts"),
  call("wayfellow/markcomplete/:tripId/:dayIndex", "live/complete-day.ts"),
  call("wayfellow/reflection/:tripId/:dayNumber", "memories/save-reflection.ts"),
  call("wayfellow/reflections/:tripId", "memories/reflections.ts"),
  call("wayfellow/:tripId/chat", "assistant/save-question.ts"),
  call("wayfellow/:tripId/gpt", "assistant/answer-question.ts"),
];

const services = [
  call("identity/local/token", "identity/local-token.ts"),
  call("identity/local/jwks.json", "identity/local-jwks.ts"),
  call("healthz", "health/healthz.ts"),
];

export default [...screens, ...calls, ...services] satisfies RouteConfig;
