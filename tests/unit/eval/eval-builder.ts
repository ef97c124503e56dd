import type { EvalRequest } from "../../../quality/eval/eval-request";
import type { Block, BlockName } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { newBlock } from "~/domain/plan/whole-block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { aBrief, aGuide, aPlace } from "../planner/guide-builder";

export const museum = aPlace({ name: "Tile Museum" });
export const tavern = aPlace({ name: "Tavern", category: "food" });
export const park = aPlace({ name: "Big Park", category: "park", stepFree: false, stroller: false });
export const village = aPlace({ name: "Village", category: "nature", dayTrip: true, lat: 39.1 });
export const bar = aPlace({ name: "Old Bar", category: "nightlife" });

/** A request for one day in a town of five places; say only what matters. */
export function aRequest(over: Partial<EvalRequest> = {}): EvalRequest {
  const guide = over.guide ?? { ...aGuide(0), places: [museum, tavern, park, village, bar] };
  return { name: "test", guide, brief: aBrief({ guide, daysTotal: 1 }), musts: [], asks: [], ...over };
}

export const blockAt = (place: Place, timeOfDay: BlockName, over: Partial<Block> = {}): Block =>
  newBlock({
    title: place.name,
    description: place.about,
    timeOfDay,
    location: "Centre, Testville",
    neighborhoodTag: "Centre",
    isDayTrip: place.dayTrip,
    source: "embedded",
    verified: true,
    placeId: place.id,
    lat: place.lat,
    lng: place.lng,
    ...over,
  });

/** A part of the day with no place in it. */
export const freeBlock = (timeOfDay: BlockName, title = `A free ${timeOfDay}`): Block =>
  blockAt(museum, timeOfDay, {
    title,
    description: "Do nothing.",
    verified: false,
    placeId: null,
    lat: null,
    lng: null,
  });

const STARTS: Record<BlockName, string> = { morning: "10:00", afternoon: "14:00", evening: "19:00" };

const withTimes = (day: Day): Day => ({
  ...day,
  stops: day.stops.map((stop) => ({
    ...stop,
    kind: stop.placeId === tavern.id ? "meal" : stop.kind,
    start: STARTS[stop.at.part],
    minutes: 75,
  })),
});

/** A sound day: museum, park, tavern. */
export const aPlannedDay = (blocks: Partial<Record<BlockName, Block>> = {}, dayIndex = 1): Day =>
  withTimes(
    dayOfBlocks({
      dayIndex,
      summary: "A day",
      blocks: {
        morning: blockAt(museum, "morning"),
        afternoon: blockAt(park, "afternoon"),
        evening: blockAt(tavern, "evening"),
        ...blocks,
      },
    }),
  );

/** The morning and the afternoon of a day trip. */
export const tripBlocks = (place: Place): Pick<Day["blocks"], "morning" | "afternoon"> => ({
  morning: blockAt(place, "morning"),
  afternoon: blockAt(place, "afternoon", { title: `${place.name}, the afternoon`, placeId: null }),
});
