import type { Place } from "~/domain/place/place";
import type { Preferences } from "./preferences";

const COUNTER = /\b(counters?|stools?|standing|stand-up)\b/i;
const TOLD_OF_COUNTER =
  /\b(stools?\b(?! are\b)|standing (up|room|three|by|with)|eat(en)? (it )?standing|on your feet|no (tables|chairs)|nobody sits|(at|round) (the|a|one) (\w+ )?counter)\b/i;

/** Whether one eats there at a counter, on a stool or standing, by what is known of it. A hall has tables as well. */
export const isAtCounter = ({ meal, tags, about }: Pick<Place, "meal" | "tags" | "about">): boolean =>
  meal !== null &&
  meal.kind !== "market-hall" &&
  (tags.some((tag) => COUNTER.test(tag)) || TOLD_OF_COUNTER.test(about));

/** Whether they want chairs and a table: elders, children, and whoever does not walk or stand well. */
export const wantTable = ({ elders, children, limited, wheelchair }: Preferences): boolean =>
  elders || children || limited || wheelchair;
