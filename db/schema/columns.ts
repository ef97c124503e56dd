import { customType, integer, text } from "drizzle-orm/sqlite-core";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { daysFrom } from "~/domain/plan/stored-days";
import { stopsFrom } from "~/domain/plan/whole-block";
import { legsFrom, type Leg } from "~/domain/trip/legs";

/** UUIDv7, so that new rows go to the end of their index. */
export const id = () => text().primaryKey();

export const flag = () => integer({ mode: "boolean" });

export const list = <Item>() => text({ mode: "json" }).$type<Item[]>().notNull();

/** Bytes of a BLOB. D1 takes a `Uint8Array`, and gives back a list of numbers (or an `ArrayBuffer`, depending on the call). */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | ArrayBuffer | number[] }>({
  dataType: () => "blob",
  fromDriver: (stored) => (stored instanceof ArrayBuffer ? new Uint8Array(stored) : Uint8Array.from(stored)),
});

/**
 * The days of a plan as JSON, in stops: the blocks follow from them. Rows of every earlier shape are read: what they lack has its default, what
 * is unknown is left out.
 */
export const planDays = customType<{ data: Day[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (days) => JSON.stringify(days.map(({ dayIndex, summary, stops }) => ({ dayIndex, summary, stops }))),
  fromDriver: (stored) => daysFrom(parsed(stored)),
});

/** The legs of a trip as JSON; none where they do not make a way through all its days. */
export const tripLegs = customType<{ data: Leg[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (legs) => JSON.stringify(legs),
  fromDriver: (stored) => legsFrom(parsed(stored)),
});

/** Stops of a plan as JSON, read as tolerantly; none where nothing is stored. */
export const planStops = customType<{ data: Stop[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (stops) => JSON.stringify(stops),
  fromDriver: (stored) => stopsFrom(parsed(stored)),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
