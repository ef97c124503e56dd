import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { StopToTime } from "./stop-to-time";

/** A place that one goes to for the sunset: by its tags, or a view that stands in the evening. A meal is eaten at its own time. */
export const isForSunset = ({ tags, category }: Pick<Place, "tags" | "category">, part: BlockName): boolean =>
  category !== "food" &&
  ((part !== "morning" && tags.includes("sunset")) || (part === "evening" && category === "viewpoint"));

const LIGHTS = /\b(?:lights|lit|(?:light|fountain) shows?|illuminat\w*|lanterns?|full moon)\b/i;
const BY_NIGHT = /\b(?:(?:at|by) night|night (?:shows?|views?|walks?|lights?))\b/i;
const GOES_ON_ALL_EVENING: ReadonlySet<Place["category"]> = new Set([
  "food",
  "market",
  "nightlife",
  "performance",
  "shopping",
]);

/** What is there for the evening alone, and shines: a fountain of light is nothing to see before the sun is down. */
export const isForDark = ({
  name,
  tags,
  category,
  parts,
}: Pick<Place, "name" | "tags" | "category" | "parts">): boolean =>
  parts.every((part) => part === "evening") &&
  !tags.includes("sunset") &&
  !GOES_ON_ALL_EVENING.has(category) &&
  [LIGHTS, BY_NIGHT].some((shines) => shines.test([name, ...tags].join(", ")));

/** The evening of an outing, which lasts until the sun is down. */
export const isEveningOut = ({ isDayTrip, part }: Pick<StopToTime, "isDayTrip" | "part">): boolean =>
  isDayTrip && part === "evening";

/** Whether the time of a stop hangs on when the sun sets; `place` is where it is, null where that is no known place. */
export const needsSunset = (
  stop: Pick<StopToTime, "isDayTrip" | "part" | "kind">,
  place: Pick<Place, "name" | "tags" | "category" | "parts"> | null,
): boolean =>
  isEveningOut(stop) || (place !== null && stop.kind !== "meal" && (isForSunset(place, stop.part) || isForDark(place)));
