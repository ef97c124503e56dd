import { customType } from "drizzle-orm/sqlite-core";
import type { Day } from "~/domain/plan/itinerary";
import { daysFrom } from "~/domain/plan/whole-block";

/** The days of a plan as JSON. Rows of every earlier shape are read: what they lack has its default, what is unknown is left out. */
export const planDays = customType<{ data: Day[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (days) => JSON.stringify(days),
  fromDriver: (stored) => daysFrom(parsed(stored)),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
