import type { Place, PlaceCategory } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { oneOf } from "~/language/words/one-of";
import type { DayConditions } from "./day-conditions";

type Seen = Pick<Place, "category" | "indoor" | "name" | "about" | "tags">;

/** What one goes to see, rather than to do. */
const SEEN: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "landmark", "park", "nature", "religious"]);
/** What is told of places that are worth it after dark: they are lit, or it is the city's lights that one sees from them. */
const LIT = oneOf(`
  lit, lights, illuminat*, floodlit, lamp/lamps, lantern/lanterns, neon, glow*, fireworks, skyline, stars,
  night/nights, nightview/nightviews, nightwalk/nightwalks, nightmarket/nightmarkets, after dark, nightfall, midnight
`);
const EVENING = String.raw`evenings?(?! (?:sun|light))`;
const KNOWN_LIT = new RegExp(String.raw`\b(?:${LIT}|${EVENING})\b`, "i");

const isKnownLit = ({ name, about, tags }: Pick<Seen, "name" | "about" | "tags">): boolean =>
  KNOWN_LIT.test([name, about, ...tags].join(" "));

/** Whether a place is outdoors and seen, and not known to be for the evening. */
export const needsLight = ({ category, indoor, ...said }: Seen): boolean =>
  !indoor && SEEN.has(category) && !isKnownLit(said);

/** What is for the evening, whatever is said of it. */
const OF_THE_NIGHT: ReadonlySet<PlaceCategory> = new Set(["food", "nightlife", "performance"]);

/** Whether people still go there late in the evening: to go out, for the lights, for a view over them. */
export const isForLateEvening = ({ category, interests, ...said }: Seen & Pick<Place, "interests">): boolean =>
  OF_THE_NIGHT.has(category) || category === "viewpoint" || interests.includes("nightlife") || isKnownLit(said);

/** Whether a place that somebody chose is rather seen by day: it is outdoors, and the evening is neither its best time nor known to be one. */
const isBetterByDay = ({ category, indoor, parts, ...said }: Seen & Pick<Place, "parts">): boolean =>
  !indoor && !OF_THE_NIGHT.has(category) && parts[0] !== "evening" && !isKnownLit(said);

/** An evening begins at half past five; when the sun sets before this, all of it is dark. */
const DARK_EVENING = 17 * 60 + 45;

const isDarkPart = (part: BlockName, today: Pick<DayConditions, "sunset"> | undefined): boolean =>
  part === "evening" && (today?.sunset ?? DARK_EVENING) < DARK_EVENING;

/** Whether it is dark in a part of a day for what one goes to see outdoors. */
export const isDarkIn = (place: Seen, part: BlockName, today: Pick<DayConditions, "sunset"> | undefined): boolean =>
  isDarkPart(part, today) && needsLight(place);

/** The same for a must, which gets its daylight also where one goes to it rather than sees it. */
export const isDarkForMust = (
  place: Seen & Pick<Place, "parts">,
  part: BlockName,
  today: Pick<DayConditions, "sunset"> | undefined,
): boolean => isDarkPart(part, today) && (needsLight(place) || isBetterByDay(place));
