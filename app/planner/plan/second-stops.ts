import { generateKeyBetween } from "fractional-indexing";
import { idOfBlock, patchOfBlock } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { type Writing, writeSecondStop } from "../words/write-block";
import type { DayStops, Stop } from "./stops";

const isOfPart =
  ({ part }: Stop) =>
  ({ at }: PlacedStop): boolean =>
    at.part === part;

/** The further places of a part of the day; none beside a meal, which would no longer be what the part is known by. */
function furtherOf(stop: Stop, lead: PlacedStop, writing: Writing): PlacedStop[] {
  const { choice, part, secondStop } = stop;
  if (choice.kind !== "place" || choice.place.category === "food") return [];
  const { day } = lead.at;
  const places = choice.along?.length ? choice.along : secondStop ? [secondStop.place] : [];
  let { order } = lead.at;
  return places.map((place, i) => {
    order = generateKeyBetween(order, null);
    return {
      ...stopFrom(null, `${idOfBlock(day, part)}-${i + 2}`),
      ...patchOfBlock(writeSecondStop(place, part, writing)),
      at: { day, part, order },
    };
  });
}

/** The day with the further places that its parts tell of as stops of their own. */
export const withSecondStops = (day: Day, stops: DayStops, writing: Writing): Day => ({
  ...day,
  stops: stops.flatMap((stop) => {
    const there = day.stops.filter(isOfPart(stop));
    const [lead] = there;
    return lead ? [...there, ...furtherOf(stop, lead, writing)] : there;
  }),
});
