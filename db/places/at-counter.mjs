const COUNTER = /\b(counters?|stools?|standing|stand-up)\b/i;
const TOLD_OF_COUNTER =
  /\b(stools?\b(?! are\b)|standing (up|room|three|by|with)|eat(en)? (it )?standing|on your feet|no (tables|chairs)|nobody sits|(at|round) (the|a|one) (\w+ )?counter)\b/i;

/**
 * Whether one eats at a place at a counter, on a stool or standing, by what is told of it. A hall has tables as well.
 * @param {Pick<import("./place-schema.ts").Place, "meal" | "tags" | "about">} place
 */
export const isAtCounter = ({ meal, tags, about }) =>
  meal !== null &&
  meal.kind !== "market-hall" &&
  (tags.some((tag) => COUNTER.test(tag)) || TOLD_OF_COUNTER.test(about));
