import type { Block, BlockName } from "./block";
import type { CalendarDate } from "../dates/calendar-date";
import { pointOf } from "../place/geo";
import { placeOf } from "../place/place-in-words";
import { mapsAddress } from "../place/maps-address";

/** What a friend gets to know of a part of a day; `date` is null while the trip has none, `map` the address of a map of the place. */
export type BlockToShare = {
  title: string;
  where: string;
  part: BlockName;
  dayIndex: number;
  date: CalendarDate | null;
  description: string;
  map: string;
};

/** What one sends to a friend about a part of a day. */
export const blockToShare = ({
  block,
  dayIndex,
  city,
  date,
}: {
  block: Block;
  dayIndex: number;
  city: string;
  date: CalendarDate | null;
}): BlockToShare => ({
  title: block.title,
  where: placeOf(block) || city,
  part: block.timeOfDay,
  dayIndex,
  date,
  description: block.description,
  map: mapsAddress({ title: block.title, city, point: pointOf(block) }),
});
