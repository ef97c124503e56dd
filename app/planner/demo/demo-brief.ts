import { cityKey } from "../../domain/cities/city-key.mjs";
import type { CityGuide } from "~/domain/place/place";
import type { Setting } from "~/domain/place/setting";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { prioritiesOf, type DemoWish } from "~/domain/demo/demo";
import { dayInSeason } from "~/domain/demo/season-months";

/** The form of a demo as a trip brief. The same form gives the same brief, and so the same plan. */
export function demoBrief(
  { destination, season, numDays, tripGoals }: DemoWish,
  guide: CityGuide | null,
  setting?: Setting | null,
): TripBrief {
  return {
    tripId: `demo ${cityKey(destination)} ${season} ${numDays} ${[...tripGoals].sort().join(" ")}`,
    tripName: "",
    purpose: `A trip in ${season.toLowerCase()}`,
    cityName: guide?.name ?? destination,
    guide,
    ...(guide === null && setting !== undefined ? { setting } : {}),
    startDate: dayInSeason(season, (guide ?? setting)?.lat ?? 0),
    roughDates: true,
    daysTotal: numDays,
    whoWith: [],
    partyCount: 2,
    intent: { priorities: prioritiesOf(tripGoals), vibes: [], mobility: [], travelPace: [], budget: "" },
    anchors: [],
  };
}
