import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { ALL_ENDPOINTS, SERVICES } from "./contracts/all-endpoints";

/** A screen at one or more paths; the first path gives the route its id. */
const screen = (file: string, ...paths: [string, ...string[]]): RouteConfigEntry[] =>
  paths.map((path) => route(path, `screens/${file}`, { id: path }));

/** Answers the calls; not a screen, so the browser hears nothing of it. */
export const CALL_ROUTE = "server/call-route.ts";

/** Screens that nobody needs a trip for. */
const anywhere = [
  index("screens/entry/splash.tsx"),
  ...screen("entry/home.tsx", "home", "wayfellow/home"),
  ...screen(
    "entry/elsewhere.tsx",
    "homearchive",
    "itinerarymodify",
    "itinerarybuild",
    "tripplannerreturn",
    "previewliveday",
    "reflection",
  ),
  ...screen("entry/access.tsx", "access"),
  ...screen("entry/explainer.tsx", "explainer"),
  ...screen("entry/credits.tsx", "credits"),
  ...screen("entry/privacy.tsx", "privacy"),
  ...screen("account/account.tsx", "account"),
  ...screen("account/delete-account.tsx", "account/delete"),
  ...screen("join/join-access.tsx", "joinaccess"),
  ...screen("demo/demo.tsx", "demo"),
  ...screen("demo/best-things.tsx", "bestthings"),
  ...screen("demo/funnel-router.tsx", "funnel-router", "funnelrouter"),
  ...screen("join/pre-join-trip.tsx", "prejointrip"),
  ...screen("join/join-trip.tsx", "join"),
  ...screen("join/join-waiting.tsx", "joinwaiting"),
  ...screen("memories/past-trips.tsx", "pasttrips"),
  ...screen("entry/hydrate-local.tsx", "hydratelocal"),
  ...screen("entry/local-router.tsx", "localrouter"),
  ...screen("entry/local-identity.tsx", "identity/local"),
  ...screen("profile/profile-setup.tsx", "profilesetup"),
  ...screen("profile/role-select.tsx", "postprofileroleselect"),
  ...screen("planning/trip-setup/trip-start.tsx", "pretrip"),
  ...screen("planning/trip-setup/trip-setup.tsx", "tripsetup", "wayfellow/tripsetup"),
  ...screen("join/trip-not-created.tsx", "tripnotcreated", "wayfellow/tripitineraryrequired"),
  ...screen("companions/off-trip.tsx", "offtrip"),
  ...screen("help/your-stuck.tsx", "yourstuck"),
  ...screen("debug/local-test.tsx", "localtest"),
  ...screen("debug/local-debug.tsx", "localdebug"),
  ...screen("debug/trip-id-test.tsx", "tripidtest"),
  ...screen("debug/anchor-gpt-test.tsx", "anchorgpttest"),
  ...screen("debug/hydrate-test.tsx", "hydratetest"),
  ...screen("debug/day-index-test.tsx", "dayindextest"),
  ...screen("entry/not-found.tsx", "*"),
];

/** Screens of the trip at hand: whatever happens to it, wherever, they show it. A new one belongs here. */
const onTheTrip = [
  ...screen("participant/profile-participant.tsx", "profileparticipant"),
  ...screen("participant/participant-hub.tsx", "plannerparticipanthub"),
  ...screen("participant/live-day-participant.tsx", "triplivedayparticipant"),
  ...screen("planning/trip-setup/trip-created.tsx", "tripcreated"),
  ...screen("planning/trip-details/trip-details.tsx", "tripdetails"),
  ...screen("planning/prep-build.tsx", "prepbuild", "tripprebuild"),
  ...screen("planning/intent/trip-intent.tsx", "tripintent"),
  ...screen("planning/anchors/anchor-select.tsx", "anchorselect"),
  ...screen("planning/build/itinerary-build.tsx", "wayfellow/itinerarybuild"),
  ...screen("planning/itinerary-update.tsx", "wayfellow/itineraryupdate", "tripdaysoverview"),
  ...screen("planning/itinerary-complete.tsx", "wayfellow/itinerarycomplete"),
  ...screen("planning/block/modify-day.tsx", "modify/day/:tripId?/:dayIndex?"),
  ...screen(
    "planning/block/modify-block.tsx",
    "modify/block/:tripId?/:dayIndex?/:timeOfDay?",
    "modifyblock/:tripId/:dayIndex/:blockName",
  ),
  ...screen("planning/stop/itinerary-stop.tsx", "itinerarystop/:stopId"),
  ...screen("planning/pre-trip-hub.tsx", "pretriphub"),
  ...screen("live/live-trip-hydrator.tsx", "livetriphydrator"),
  ...screen("live/live-day-returner.tsx", "livedayreturner"),
  ...screen("live/pick-live-day.tsx", "pickliveday"),
  ...screen("live/trip-live-day.tsx", "tripliveday"),
  ...screen("live/trip-live-block.tsx", "tripliveblock"),
  ...screen("live/live-plan.tsx", "triplive/:tripId", "wayfellow/live/:tripId"),
  ...screen("memories/day-lookback.tsx", "daylookback", "tripdaylookback"),
  ...screen("memories/trip-journal.tsx", "wayfellow/journal/:tripId/:dayIndex"),
  ...screen("memories/reflection-hub.tsx", "reflectionhub"),
  ...screen("live/trip-complete.tsx", "tripcomplete"),
  ...screen("memories/trip-reflections.tsx", "reflections/:tripId"),
  ...screen("memories/reflections.tsx", "reflections"),
  ...screen("participant/companion-itinerary.tsx", "wayfellow/itinerary"),
  ...screen("participant/curated-highlights.tsx", "curatedhighlights"),
  ...screen("trip/trip-map.tsx", "tripmap"),
  ...screen("trip/trip-print.tsx", "tripprint"),
  ...screen("trip/booked.tsx", "booked"),
  ...screen("join/already-joined.tsx", "alreadyjoined"),
  ...screen("hub/trip-hub.tsx", "wayfellowhub"),
  ...screen("companions/companions.tsx", "companions"),
  ...screen("assistant/trip-planner-ai.tsx", "trip-planner-ai"),
];

/** Follows the trip's room for the screens in it. */
export const TRIP_LAYOUT = "features/room/follow-room.tsx";

/** Every screen of the table, with whether it follows the trip. */
export const SCREENS = [
  ...anywhere.map(({ file, path = "" }) => ({ file, path, followsTrip: false })),
  ...onTheTrip.map(({ file, path = "" }) => ({ file, path, followsTrip: true })),
];

/** One route module answers at every path of the call table; several calls may share a path. */
const callPaths = new Set(Object.values({ ...ALL_ENDPOINTS, ...SERVICES }).map(({ path }) => path.slice(1)));

const calls = [...callPaths].map((path) => route(path, CALL_ROUTE, { id: `${CALL_ROUTE} ${path}` }));

export default [...anywhere, layout(TRIP_LAYOUT, onTheTrip), ...calls] satisfies RouteConfig;
