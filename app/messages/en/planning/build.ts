import type { BlockName } from "~/domain/plan/block";
import type { BuildStep } from "~/domain/plan/build-step";
import { counted, plural } from "~/messages/formats";
import { days } from "../ui";

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
