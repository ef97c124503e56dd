import type { BlockName } from "~/domain/plan/block";
import type { BuildStep } from "~/domain/plan/build-step";
import type { PlanningStepId } from "~/domain/trip/trip-lifecycle";
import { counted, plural } from "~/messages/formats";
import { days } from "./ui";

/** Every sentence of /anchorselect. */
export const anchorSelectTexts = {
  documentTitle: "Your anchor experiences · Wayfellow",
  loading: "Loading your anchors…",
  title: "What would you be sorry to miss?",
  lead: (advised: number) =>
    `Choose ${advised} anchor experiences. Your days are built around them; more or fewer work too.`,
  back: "Travel intent",
  asking: (city: string) => `Looking through ${city} for what fits you…`,
  askingLong: "Still looking. This can take half a minute when the assistant has a lot to choose from.",
  askFailed: "Suggestions did not arrive",
  askFailedWhy: "Your trip and your wishes are safe. The assistant can be asked again.",
  askAgain: "Ask Again",
  none: "The assistant found nothing to suggest this time.",
  pickForMe: (count: number) => `Pick ${count} for me`,
  love: "Love this!",
  notAFan: "Not a Fan",
  dayTrip: "Day trip",
  closed: "Usually closed on every day of your trip, so the plan leaves it out.",
  followOn: "Goes well with",
  earlier: "Picked earlier",
  loveThis: (title: string) => `Love this! ${title}`,
  count: (picked: number, advised: number) => {
    if (picked === 0) return `Choose ${advised} that you love`;
    if (picked < advised) return `${picked} of ${advised} picked`;
    return picked === advised ? `All ${advised} picked` : `${picked} picked, more than the usual ${advised}`;
  },
  picked: "Your picks",
  openPick: (number: number) => `Pick ${number}`,
  unpick: (title: string) => `Leave out ${title}`,
  submit: "Lock In My Picks & Build My Trip",
  saving: "Saving your picks…",
  pickOne: "Love at least one experience first, so that there is something to build around.",
  failed: "Failed to save anchor selections. Please try again.",
  planStays: "Picks saved. Your planned days stay as they are; change any block to bring a new pick in.",
  afterBuild: "Your days are already planned and stay as they are. You can bring a new pick in by changing a block.",
};

/** What the assistant does now, in its own words. */
function doing(step: BuildStep, city: string, total: number): string {
  switch (step.kind) {
    case "reading":
      return step.places === 0
        ? `Looking for ideas in ${city}…`
        : `Reading ${counted(step.places, { one: "place", other: "places" })} in ${city}…`;
    case "writing":
      return `Writing day ${step.day} of ${total}…`;
    case "asking-again":
      return `Nothing came for day ${step.day}, so I ask once more…`;
    case "mending":
      return `Day ${step.day} did not pass my checks, so I have it written once more…`;
    case "standing-in":
      return step.day === total
        ? `Day ${step.day} takes another way: the built-in planner writes it…`
        : `From day ${step.day} on, the built-in planner writes…`;
    default:
      return step satisfies never;
  }
}

/** Every sentence of /wayfellow/itinerarybuild. */
export const itineraryBuildTexts = {
  documentTitle: "Building your days · Wayfellow",
  back: "Your picks",
  titleBuilding: (city: string) => `Your days in ${city} are taking shape`,
  titleReady: (city: string) => `Your days in ${city}`,
  leadBuilding:
    "Your picks go in first; everything else finds its place around them. You can read along as the days arrive.",
  leadReady: (count: number) =>
    `${plural(count, { one: "One day", other: days(count) })}, each with a morning, an afternoon and an evening. Keep it, or change what you like.`,
  doing,
  building: (arrived: number, total: number) =>
    arrived === 0 ? "Building your days…" : `Building day ${arrived + 1} of ${total}…`,
  arrived: (arrived: number, total: number) =>
    arrived === 0
      ? "Each day comes as soon as it is ready."
      : plural(arrived, { one: "Day 1 is here to read.", other: `${arrived} of ${total} days are here to read.` }),
  mayLeave: "It can take most of a minute. You may leave; your days will be here.",
  ready: (count: number) => plural(count, { one: "Your day is ready.", other: `All ${days(count)} are ready.` }),
  save: "This looks great – Save it",
  saved: (city: string, count: number) => `Saved. ${city}, ${days(count)}.`,
  modify: "I want to modify",
  failed: "Something went wrong while building your itinerary.",
  failedWhy: (arrived: number, total: number) =>
    arrived === 0
      ? "Your trip, your wishes and your picks are safe. Building goes on where it stopped."
      : `Your trip, your wishes and your picks are safe, and so ${plural(arrived, { one: "is the day", other: "are the days" })} below. Building goes on at day ${arrived + 1} of ${total}.`,
  saveFailed: "Could not save itinerary.",
  fallback:
    "Your days are built and safe, but they could not be fetched just now. Until they can, this is one open day, not your plan.",
  fetchAgain: "Fetch My Days",
  fetchFailed: "Could not load trip days.",
};

const BLOCKS: Record<BlockName, { title: string; description: string }> = {
  morning: { title: "An open morning", description: "Take a slow breakfast near where you stay and look around." },
  afternoon: { title: "An open afternoon", description: "Walk towards the centre and stop wherever you like it." },
  evening: { title: "An open evening", description: "Have dinner in a street you liked on the way." },
};

/** The words of the one day that is shown when the built days cannot be fetched. */
export const fallbackDayTexts = {
  summary: (city: string) => `An open day in ${city}`,
  blocks: BLOCKS,
};

/** Every sentence of /wayfellow/itineraryupdate and /tripdaysoverview. */
export const itineraryUpdateTexts = {
  documentTitle: "Your trip days · Wayfellow",
  loading: "Loading your days…",
  lead: "All your days at a glance. Open one to change it; what you leave alone stays as it is.",
  leadCompanion: "All days at a glance, as your organizer planned them.",
  back: "Trip Hub",
  modify: "Modify This Day",
  modifyDay: (day: number) => `Modify This Day, day ${day}`,
  lookAt: (day: number) => `Look Closer at day ${day}`,
  finished: "I'm Finished",
  save: "Save & Continue",
  saved: "Saved. Your days are in the Trip Hub.",
  waysOn:
    "Your changes are saved as you make them. Both lead to the Trip Hub, and you can come back here whenever you like.",
  hint: "When the day comes, press “Start My Trip” in the Trip Hub.",
  unfinished: (planned: number, total: number) => `${planned} of ${days(total)} are planned so far.`,
  goOnBuilding: "Build the Missing Days",
  couldNotLoad: "Could not load trip days.",
  noDays: "No days found in itinerary.",
  noItinerary: "No itinerary data found.",
  safe: "Your trip, your wishes and your picks are safe.",
  build: "Build My Itinerary",
};

/** Every sentence of /wayfellow/itinerarycomplete. */
export const itineraryCompleteTexts = {
  documentTitle: "Congratulations · Wayfellow",
  title: "Congratulations!",
  lead: (city: string, count: number) => `Your itinerary is complete: ${city}, ${days(count)}.`,
  soon: (seconds: number) =>
    plural(seconds, { one: "second until your Trip Hub opens", other: "seconds until your Trip Hub opens" }),
  hub: "Go to Trip Hub Now",
};

/** Every sentence of /pretriphub; the cover of the trip has its own. */
export const preTripHubTexts = {
  documentTitle: "Trip Hub · Wayfellow",
  title: "Your Trip is Ready!",
  over: "Your trip is over",
  memories: "See My Trip Memories",
  ways: "More about your trip",
  start: "Start My Trip",
  starting: "Starting your trip…",
  startEarly: (ahead: number) => `It begins in ${days(ahead)}. Start now?`,
  startEarlyWhy:
    "Day 1 begins for everyone on the trip. You can take the start back until the first part of the day is done.",
  startNow: "Start Now",
  notYet: "Not Yet",
  startFailed:
    "Your trip could not be started just now. Your plan is safe; press “Start My Trip” in the Trip Hub again in a moment.",
  resume: "Go On with the Trip",
  modify: "Modify Trip Details",
  seeDays: "See your days",
  ask: "Ask about your trip",
  goodToKnow: "Weather, advice and tips",
  waiting: "Your organizer starts the trip. Then your days open here.",
  none: "No trip found",
  noneWhy: "There is no trip on this device. If you have one, sign in with the account you made it with.",
  noDays: "Your days are not planned yet.",
  goOn: "Go on planning",
};

/** What is said when the day or the block that an address names cannot be changed. */
export const wantedDayTexts = {
  dayNotLoaded: "Could not load day data.",
  blockNotLoaded: "Could not load block data.",
  safe: "Your days themselves are safe. Choose one from the list.",
  seeDays: "See All Days",
  build: "Build My Itinerary",
};

/** The five steps of planning, as what comes of each. */
export const planningStepTexts: Record<PlanningStepId, string> = {
  trip: "Your trip",
  intent: "What you want",
  anchors: "Your picks",
  build: "Your days",
  ready: "Ready to go",
};

/** Every sentence of /tripcreated. */
export const tripCreatedTexts = {
  documentTitle: "Trip created · Wayfellow",
  lead: (city: string) => `It has a name, a place and its dates. Next come the days in ${city}.`,
  plan: "Yes! Let's Plan It",
  city: "City",
  dates: "Dates",
  purpose: "Purpose",
  travellers: "Travellers",
  travellerCount: (count: number) => counted(count, { one: "traveller", other: "travellers" }),
  joinCode: "Join code",

  noTrip: "Your trip",
  couldNotLoad: "Could not load trip.",
  safe: "If you have just created it, it is safe: it only could not be fetched.",
};
