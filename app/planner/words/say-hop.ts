import { roundedWalk, spokenKilometres, walkingMinutes } from "~/domain/place/geo";
import { type Way, wayAdvice } from "~/domain/place/way-between";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "../fit/preferences";

type Hop = (from: string, measure: string) => string;

const FEW_MINUTES = 6;
/** Up to this distance a ride is recommended for comfort only. */
const SHORT_RIDE_KM = 1.6;

const NEXT_DOOR: Phrases<Hop> = [
  (from) => `It is only a few minutes from ${from}.`,
  (from) => `From ${from} you are there in a few minutes.`,
  (from) => `${from} is next door.`,
  (from) => `A short stroll from ${from}.`,
  (from) => `It is round the corner from ${from}.`,
];

const ON_FOOT: Phrases<Hop> = [
  (from, minutes) => `From ${from}, allow about ${minutes} minutes on foot.`,
  (from, minutes) => `It is roughly ${minutes} minutes' walk from ${from}.`,
  (from, minutes) => `Walking over from ${from} takes around ${minutes} minutes.`,
  (from, minutes) => `It is about ${minutes} minutes on foot from ${from}.`,
  (from, minutes) => `The walk from ${from} is some ${minutes} minutes.`,
  (from, minutes) => `You can walk here from ${from} in about ${minutes} minutes.`,
];

const ON_WHEELS: Phrases<Hop> = [
  (from, minutes) => `From ${from}, allow about ${minutes} minutes along the streets.`,
  (from, minutes) => `It is roughly ${minutes} minutes from ${from} along the pavements.`,
  (from, minutes) => `About ${minutes} minutes after ${from}; look for the smoothest way on a map.`,
  (from, minutes) => `From ${from} it takes around ${minutes} minutes along the pavements.`,
];

const BY_SHORT_RIDE: Phrases<Hop> = [
  (from, km) => `${from} is only ${km} km away, but a short ride saves your legs.`,
  (from, km) => `A quick taxi or a stop or two from ${from}; it is ${km} km.`,
  (from, km) => `Spare yourselves the ${km} km from ${from} and ride.`,
  (from, km) => `It is ${km} km from ${from}: a taxi, or a slow stroll with rests.`,
];

const BY_RIDE: Phrases<Hop> = [
  (from, km) => `It is about ${km} km from ${from}, so better by public transport or taxi.`,
  (from, km) => `Take public transport or a taxi from ${from}: some ${km} km.`,
  (from, km) => `It is around ${km} km from ${from}; look up the best connection before you set off.`,
  (from, km) => `Getting here from ${from} means a ride of about ${km} km.`,
  (from, km) => `Ride over from ${from}; it is about ${km} km.`,
  (from, km) => `It is too far to walk from ${from}: some ${km} km.`,
  (from, km) => `Let a bus, train or taxi bring you over from ${from}, about ${km} km.`,
];

const BY_STEP_FREE_RIDE: Phrases<Hop> = [
  (from, km) =>
    `From ${from} it is ${km} km: ask for an accessible taxi, or whether what runs there takes a wheelchair.`,
  (from, km) => `Order an accessible taxi from ${from}, about ${km} km, or look up a bus with a ramp.`,
  (from, km) => `About ${km} km from ${from}; an accessible ride is the easier way.`,
];

/** Over a water: the minutes from door to door, and what one crosses by. */
type OverWater = (from: string, minutes: string, by: string) => string;

const OVER_WATER: Phrases<OverWater> = [
  (from, minutes, by) => `It is across the water from ${from}: allow about ${minutes} minutes ${by}.`,
  (from, minutes, by) => `From ${from} you cross the water ${by}, about ${minutes} minutes in all.`,
  (from, minutes, by) => `Cross the water ${by} from ${from}; it takes about ${minutes} minutes.`,
];
const OVER_WATER_STEP_FREE: Phrases<OverWater> = [
  (from, minutes, by) =>
    `From ${from} you cross the water ${by}, about ${minutes} minutes; ask about lifts and ramps on the way.`,
];

const WITH_ARTICLE = new Map([
  ["bridge", "over the bridge"],
  ["tunnel", "through the tunnel"],
]);

const AFTER_DARK: Phrases<Hop> = [
  (from, km) => `It is ${km} km from ${from}; in the evening take a taxi here, short as the way is.`,
  (from, km) => `Have a taxi called at ${from} for the ${km} km; people here do in the evening.`,
  (from, km) => `Take a ride from ${from} rather than walk the ${km} km this late.`,
];

/** One sentence on the way in the evening, into an area where people take a ride after dark. */
export const sayRideAfterDark = (from: string, km: number, deck: PhraseDeck): string =>
  deck.deal(AFTER_DARK)(from, spokenKilometres(km));

/** "by metro and ferry": how one crosses the waters of a way. */
export const spokenMeans = (by: readonly string[]): string =>
  by.map((means) => WITH_ARTICLE.get(means) ?? `by ${means}`).join(" and ");

/** One sentence on the way from the stop before. Distances are straight lines, times estimates. */
export function sayHop(from: string, way: Way, { wheelchair }: Preferences, deck: PhraseDeck): string {
  const { km, minutes, onFoot } = way;
  const advice = wayAdvice(way);
  if (advice.code === "across-water") {
    return deck.deal(wheelchair ? OVER_WATER_STEP_FREE : OVER_WATER)(
      from,
      String(advice.minutes),
      spokenMeans(advice.by),
    );
  }
  if (isNextDoor(way)) return deck.deal(NEXT_DOOR)(from, "");
  if (onFoot) return deck.deal(wheelchair ? ON_WHEELS : ON_FOOT)(from, String(roundedWalk(minutes)));
  if (wheelchair) return deck.deal(BY_STEP_FREE_RIDE)(from, spokenKilometres(km));
  return deck.deal(km < SHORT_RIDE_KM ? BY_SHORT_RIDE : BY_RIDE)(from, spokenKilometres(km));
}

/** As plans of earlier versions say it. */
const FORMER: readonly Hop[] = [
  (from, km) => `${from} is ${km} km away: ask for an accessible taxi, or check the lifts of the nearest stations.`,
  (from, km) => `${from} is around ${km} km away; look up the best connection before you set off.`,
  (from) => `${from} is practically next door.`,
  (from) => `You hardly have to move on: ${from} is a few minutes away.`,
  (from) => `Round the corner, more or less, from ${from}.`,
  (from) => `Step out of ${from} and you are nearly there.`,
  (from, minutes) => `About ${minutes} minutes on foot after ${from}.`,
  (from, minutes) => `Come over on foot from ${from}, around ${minutes} minutes.`,
  (from, minutes) => `Leave ${from} on foot; it takes some ${minutes} minutes.`,
  (from, minutes) => `Between ${from} and here lie about ${minutes} minutes of streets.`,
  (from, minutes) => `Stretch your legs: ${from} is around ${minutes} minutes back.`,
  (from, minutes) => `It is roughly ${minutes} minutes from ${from}, without a ride.`,
  (from, km) => `Too far to walk from ${from}, at some ${km} km, so rest your feet on the way.`,
  (from, km) => `About ${km} km lie between ${from} and here: a ride, and a chance to sit down.`,
];

const A_MEANS = "@";
const HOPS_OVER_WATER = [...OVER_WATER, ...OVER_WATER_STEP_FREE].map(
  (hop): Hop =>
    (from, minutes) =>
      hop(from, minutes, A_MEANS),
);
const HOPS = [
  HOPS_OVER_WATER,
  FORMER,
  NEXT_DOOR,
  ON_FOOT,
  ON_WHEELS,
  BY_SHORT_RIDE,
  BY_RIDE,
  BY_STEP_FREE_RIDE,
  AFTER_DARK,
].flat();
const A_MEASURE = "#";
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The sentence in a text that says the way from a stop of that name; null where none does. */
export function hopIn(text: string, from: string): string | null {
  const said = HOPS.map((hop) =>
    literal(hop(from, A_MEASURE)).replace(A_MEASURE, "[\\d.]+").replace(A_MEANS, "[a-z ]+"),
  );
  return new RegExp(said.join("|")).exec(text)?.[0] ?? null;
}

/** Whether the way is so short that it need not be mentioned each time. */
export const isNextDoor = ({ onFoot, minutes }: Way): boolean => onFoot && minutes <= FEW_MINUTES;

/** A short way in a few words: "about 5 minutes away", "next door". */
export function briefWalk(km: number, { walkingKmh }: Preferences): string {
  const minutes = walkingMinutes(km, walkingKmh);
  return minutes <= 3 ? "next door" : `about ${roundedWalk(minutes)} minutes away`;
}
