import { cityKey } from "../city-key.mjs";
import type { Priority } from "../intent-options";
import { PRIORITIES } from "../intent-options";
import type { CityGuide } from "../place";
import type { TripBrief } from "../trip-brief";
import type { DemoGoal } from "./demo-options";
import type { DemoWish } from "./demo-itinerary";
import { dayInSeason, guideInSeason } from "./season-sense";

const PRIORITY_OF: Record<DemoGoal, Priority> = {
  culture: "Cultural Experiences & History",
  food: "Food & Culinary Adventures",
  adventure: "Adventure & Outdoor Activities",
  relaxation: "Relaxation & Wellness",
  shopping: "Shopping & Local Markets",
  history: "Cultural Experiences & History",
};

/** A demo's goals as the priorities of a trip's intent, in their order. */
export function prioritiesOf(goals: readonly DemoGoal[]): Priority[] {
  const wanted = new Set(goals.map((goal) => PRIORITY_OF[goal]));
  return PRIORITIES.filter((priority) => wanted.has(priority));
}

/** What a visitor typed, as a planner reads a trip. The same wish gives the same brief, and so the same plan. */
export function demoBrief({ destination, season, numDays, tripGoals }: DemoWish, guide: CityGuide | null): TripBrief {
  return {
    tripId: `demo ${cityKey(destination)} ${season} ${numDays} ${[...tripGoals].sort().join(" ")}`,
    tripName: "",
    purpose: `A trip in ${season.toLowerCase()}`,
    cityName: guide?.name ?? destination,
    guide: guide && guideInSeason(guide, season, numDays),
    startDate: dayInSeason(season, guide?.lat ?? 0),
    daysTotal: numDays,
    whoWith: [],
    partyCount: 2,
    intent: { priorities: prioritiesOf(tripGoals), vibes: [], mobility: [], travelPace: [], budget: "" },
    anchors: [],
  };
}
