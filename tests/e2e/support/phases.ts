import { completeProfile, liveThrough, planTrip, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { unique } from "./unique.ts";

/** Where a traveller can stand, each made through the API out of the one before, with the screen that the local router owes them (SPEC section 4). */
export type Phase = {
  name: string;
  screen: string;
  /** Screens that belong to the phase and must stand a reload. `:tripId` is filled in. */
  screens: string[];
  /** What opening the app again leads to, where looking at the screen moved the trip on: the build starts by itself. */
  reopened?: string;
  reach: (traveller: Traveller, joinCode: string, origin: string) => Promise<string | null>;
};

const INTENT = { priorities: ["Food & Culinary Adventures"], vibes: [], mobility: [], travelPace: [], budget: "" };

const withTrip = async (traveller: Traveller, joinCode: string): Promise<string> => {
  await completeProfile(traveller);
  return setUpTrip(traveller, { joinCode, startsIn: 3 });
};
const withIntent = async (traveller: Traveller, joinCode: string): Promise<string> => {
  const tripId = await withTrip(traveller, joinCode);
  await traveller.call("POST", "tripintent", { tripId, ...INTENT });
  return tripId;
};
const withAnchors = async (traveller: Traveller, joinCode: string): Promise<string> => {
  const tripId = await withIntent(traveller, joinCode);
  const { anchors } = await traveller.call("POST", `anchorgpt/${tripId}`, {});
  await traveller.call("POST", `anchorselect/save/${tripId}`, { anchorTitles: [anchors[0].title] });
  return tripId;
};
const withPlan = async (traveller: Traveller, joinCode: string): Promise<string> => {
  const tripId = await withTrip(traveller, joinCode);
  await planTrip(traveller, tripId);
  return tripId;
};
const started = async (traveller: Traveller, joinCode: string): Promise<string> => {
  const tripId = await withPlan(traveller, joinCode);
  await traveller.call("POST", `starttrip/${tripId}`);
  await liveThrough(traveller, tripId, 1);
  await traveller.call("POST", `beginday/${tripId}/2`);
  return tripId;
};
const complete = async (traveller: Traveller, joinCode: string): Promise<string> => {
  const tripId = await withPlan(traveller, joinCode);
  await traveller.call("POST", `starttrip/${tripId}`);
  await liveThrough(traveller, tripId, 3);
  return tripId;
};

/** On the trip of a friend who brought it as far as `organize` does. */
const along =
  (organize: (friend: Traveller, joinCode: string) => Promise<string>): Phase["reach"] =>
  async (traveller, joinCode, origin) => {
    const tripId = await organize(
      await signIn(origin, { name: "Ada Fern", email: `${joinCode}@example.com` }),
      joinCode,
    );
    await completeProfile(traveller);
    await traveller.call("POST", "participantuser/create", { joinCode });
    return tripId;
  };

export const PHASES: Phase[] = [
  { name: "a new user", screen: "/profilesetup", screens: ["/profilesetup"], reach: async () => null },
  {
    name: "a profile but no trip",
    screen: "/postprofileroleselect",
    screens: ["/postprofileroleselect", "/pretrip", "/tripsetup", "/account", "/account/delete"],
    reach: async (traveller) => {
      await completeProfile(traveller);
      return null;
    },
  },
  {
    name: "a trip without intent",
    screen: "/tripintent",
    screens: ["/tripcreated", "/prepbuild", "/tripprebuild", "/tripintent", "/companions"],
    reach: withTrip,
  },
  { name: "an intent without anchors", screen: "/anchorselect", screens: ["/anchorselect"], reach: withIntent },
  {
    name: "anchors without an itinerary",
    screen: "/wayfellow/itinerarybuild",
    screens: ["/wayfellow/itinerarybuild"],
    reopened: "/pretriphub",
    reach: withAnchors,
  },
  {
    name: "a planned trip",
    screen: "/pretriphub",
    screens: [
      "/pretriphub",
      "/wayfellowhub",
      "/anchorselect",
      "/wayfellow/itineraryupdate",
      "/tripdaysoverview",
      "/modify/day/:tripId/2",
      "/modify/day",
      "/modify/block/:tripId/2/evening",
      "/modifyblock/:tripId/1/morning",
      "/tripmap",
      "/tripprint",
      "/booked",
    ],
    reach: withPlan,
  },
  {
    name: "a started trip",
    screen: "/livedayreturner",
    screens: [
      "/livedayreturner",
      "/livetriphydrator",
      "/pickliveday",
      "/tripliveday",
      "/tripliveblock",
      "/daylookback",
      "/tripdaylookback",
      "/tripdaysoverview",
      "/wayfellow/live/:tripId",
      "/wayfellow/journal/:tripId/2",
      "/trip-planner-ai",
    ],
    reach: started,
  },
  {
    name: "a friend's planned trip",
    screen: "/plannerparticipanthub",
    screens: [
      "/plannerparticipanthub",
      "/profileparticipant",
      "/curatedhighlights",
      "/wayfellow/itinerary",
      "/alreadyjoined",
      "/join",
      "/triplivedayparticipant",
      "/companions",
    ],
    reach: along(withPlan),
  },
  {
    name: "a friend's started trip",
    screen: "/livedayreturner",
    screens: ["/plannerparticipanthub", "/triplivedayparticipant", "/wayfellow/itinerary"],
    reach: along(started),
  },
  {
    name: "a complete trip",
    screen: "/tripcomplete",
    screens: ["/tripcomplete", "/reflections", "/reflections/:tripId", "/reflectionhub", "/triplive/:tripId"],
    reach: complete,
  },
];

const plannedAt = PHASES.findIndex(({ screen }) => screen === "/livedayreturner");

/** Two halves of about the same length, for two files that run side by side. */
export const [PLANNING, AFTER_PLANNING] = [PHASES.slice(0, plannedAt), PHASES.slice(plannedAt)];

/** A traveller in that phase, who has not opened a browser yet. */
export async function travellerIn(
  phase: Phase,
  origin: string,
): Promise<{ who: { name: string; email: string }; tripId: string | null }> {
  const joinCode = unique(phase.screen.replace(/\W+/g, "").slice(0, 12));
  const who = { name: "Noor Haddad", email: `noor-${joinCode}@example.com` };
  const traveller = await signIn(origin, who);
  return { who, tripId: await phase.reach(traveller, joinCode, origin) };
}
