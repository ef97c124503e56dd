import { kilometresBetween, type Point } from "~/domain/place/geo";
import { generateKeyBetween } from "fractional-indexing";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { dayOf, idOfBlock, leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop, Stop, StopPatch } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { changeOn, type LegDays } from "~/domain/trip/legs";
import type { LegBrief, TripBrief } from "~/domain/trip/trip-brief";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { sayStops } from "../plan/taken";
import type { Clock } from "../times/with-times";
import { isCutShort } from "../words/say-visit";
import { withoutLeads, withoutLength } from "../words/without-leads";
import { connectionBetween, type Connection } from "./connections";

/** The way from one city of a trip to the next: how far as the crow flies, and how one usually goes, where that is known. */
export type WayToNextCity = { from: string; to: string; km: number | null; usual: Connection | null };

/** A city as far as the way to it or from it is known: `at` where it lies, the id of its guide where its places are known. */
export type WayPoint = Pick<LegBrief, "cityName" | "at"> & { guide: (Point & { id: string }) | null };

export function wayToNextCity(from: WayPoint, to: WayPoint): WayToNextCity {
  const [start, end] = [pointOf(from), pointOf(to)];
  return {
    from: from.cityName,
    to: to.cityName,
    km: start && end ? Math.round(kilometresBetween(start, end)) : null,
    usual: from.guide && to.guide ? connectionBetween(from.guide.id, to.guide.id) : null,
  };
}

const pointOf = ({ guide, at }: WayPoint): Point | null => guide ?? at;

const BY: Record<Connection["by"], string> = {
  train: "by train",
  bus: "by bus",
  plane: "by plane",
  ferry: "by ferry",
  road: "by car or bus",
};

/** What one plans for airports and the ways to them. */
const AIRPORTS_MINUTES = 180;

/** "about 2 hours and 15 minutes": a quarter of an hour is as exact as anybody can be. */
export function spokenMinutes(minutes: number): string {
  const quarters = Math.max(1, Math.round(minutes / 15));
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
  const said = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? "hour" : "hours"}`] : []),
    ...(rest > 0 ? [`${rest} minutes`] : []),
  ];
  return `about ${said.join(" and ")}`;
}

/** The way in a sentence: "From Tokyo to Kyoto by train, usually about 2 hours and 15 minutes; they lie 365 km apart." */
export function sayWayToNextCity({ from, to, km, usual }: WayToNextCity): string {
  const apart = km === null ? "" : `; they lie ${km} km apart`;
  if (usual?.by === "plane")
    return `From ${from} to ${to} by plane, usually ${spokenMinutes(usual.minutes)} in the air and as good as half a day with the airports${apart}.`;
  if (usual) return `From ${from} to ${to} ${BY[usual.by]}, usually ${spokenMinutes(usual.minutes)}${apart}.`;
  return `From ${from} to ${to}${km === null ? "" : `, ${km} km as the crow flies`}: look up how you go and how long it takes.`;
}

/** From leaving the one city to being free in the other; null where nobody knows. */
const minutesOnTheWay = ({ usual }: WayToNextCity): number | null =>
  usual && usual.minutes + (usual.by === "plane" ? AIRPORTS_MINUTES : 0);

/** A way that nobody wrote down: by road or rail as far as that is quicker than to fly. Good enough to plan by, never told. */
const ROAD_MINUTES_PER_KM = 0.75;
const TO_AND_FROM_STATIONS = 45;
const MOST_GUESSED = 240;

const guessedMinutes = ({ km }: WayToNextCity): number | null =>
  km === null ? null : Math.min(MOST_GUESSED, Math.round(TO_AND_FROM_STATIONS + km * ROAD_MINUTES_PER_KM));

/** So long a way takes the whole morning, or the afternoon with it. */
const TAKES_MORNING = 150;
const TAKES_AFTERNOON = 345;

/** The parts of a day that the way to the next city takes up; none where one stays in a city, or the way is short. */
export function partsOnTheWay(legs: readonly (LegDays & WayPoint)[], dayIndex: number): BlockName[] {
  const change = changeOn(legs, dayIndex);
  const way = change && wayToNextCity(change.from, change.to);
  const minutes = (way && (minutesOnTheWay(way) ?? guessedMinutes(way))) ?? 0;
  return minutes < TAKES_MORNING ? [] : minutes < TAKES_AFTERNOON ? ["morning"] : ["morning", "afternoon"];
}

/** The same in few words, for the line that says what a day is about. */
const sayInShort = (way: WayToNextCity): string =>
  way.usual && way.usual.by !== "plane"
    ? `From ${way.from} to ${way.to} ${BY[way.usual.by]}, ${spokenMinutes(way.usual.minutes)}.`
    : `From ${way.from} to ${way.to}.`;

/** What a day is about, without the way that it began with. */
export function withoutWay(summary: string, { from, to }: Pick<WayToNextCity, "from" | "to">): string {
  const start = `From ${from} to ${to}`;
  if (!summary.startsWith(start)) return summary;
  const rest = summary.slice(start.length);
  const how = /^( by (train|bus|plane|ferry|car or bus), about [^.]*)?\. ?/.exec(rest);
  return how ? rest.slice(how[0].length) : summary;
}

/** What a day is about, beginning with its way. */
export const summaryWithWay = (way: WayToNextCity, summary: string): string => `${sayInShort(way)} ${summary}`.trim();

/**
 * The plan's day, beginning with the way where one changes city on it: a stop of its own, after which the others begin. What a long way leaves
 * no time for is not planned, unless it is a must.
 */
export function withWay(brief: TripBrief, day: Day, clock: Clock): Day {
  const change = changeOn(brief.legs ?? [], day.dayIndex);
  if (!change) return day;
  const way = wayToNextCity(change.from, change.to);
  const musts = new Set(brief.anchors.map(nameKey));
  const isFree = (part: BlockName): boolean =>
    !day.blocks[part].isDayTrip && !musts.has(nameKey(day.blocks[part].title));
  const [takesMorning, takesAfternoon] = [
    partsOnTheWay(brief.legs ?? [], day.dayIndex).includes("morning") && isFree("morning"),
    partsOnTheWay(brief.legs ?? [], day.dayIndex).includes("afternoon") && isFree("morning") && isFree("afternoon"),
  ];
  const isTaken = ({ at }: PlacedStop): boolean =>
    (takesMorning && at.part === "morning") || (takesAfternoon && at.part === "afternoon");
  const going = onTheWay(way, day);
  const rest = [...day.stops.filter((stop) => !isTaken(stop)), ...(takesAfternoon ? [arriving(way, day)] : [])];
  const gone = { ...going, minutes: minutesOnTheWay(way) ?? guessedMinutes(way) };
  const isMust = ({ title }: PlacedStop): boolean => musts.has(nameKey(title));
  const timed = timedWithWay(day, gone, leastMissedFirst(brief, rest, isMust), clock);
  const hasTime = ({ start, kind, title }: PlacedStop): boolean =>
    start !== null || kind === "travel" || kind === "rest" || musts.has(nameKey(title));
  const left = timed.stops
    .filter(hasTime)
    .map((stop) => (stop.id === going.id ? { ...stop, minutes: going.minutes } : stop));
  const told = withoutMention(day, left);
  const places = placesOf(brief);
  const stops = told.stops.map((stop): PlacedStop => {
    const place = places.get(stop.placeId ?? "");
    return place && isCutShort(place, stop.minutes) ? { ...stop, note: withoutLength(stop.note) } : stop;
  });
  return dayOf({ dayIndex: day.dayIndex, summary: summaryWithWay(way, told.summary) }, stops);
}

const placesOf = ({ legs = [] }: TripBrief): ReadonlyMap<string, Place> =>
  new Map(legs.flatMap(({ guide }) => guide?.places.map((place): [string, Place] => [place.id, place]) ?? []));

/** A day's stops, and those of them that may be left out, the least missed first. */
type LeftOut = { stops: readonly PlacedStop[]; leastMissed: readonly PlacedStop[] };

/**
 * What a day is about stays, and so do its meals and musts. Of the rest the morning's goes before the afternoon's, the least famous first, and of two
 * as famous the later one.
 */
function leastMissedFirst(
  brief: TripBrief,
  stops: readonly PlacedStop[],
  isMust: (stop: PlacedStop) => boolean,
): LeftOut {
  const places = placesOf(brief);
  const fame = ({ placeId }: PlacedStop): number => places.get(placeId ?? "")?.fame ?? 0;
  const leads = new Set(BLOCK_NAMES.map((part) => leadAt({ stops }, part)?.id));
  const mayGo = (stop: PlacedStop): boolean => stop.kind !== "meal" && !leads.has(stop.id) && !isMust(stop);
  const leastMissed = (["morning", "afternoon"] as const).flatMap((part) =>
    stopsOfPart(stops, part)
      .filter(mayGo)
      .reverse()
      .toSorted((a, b) => fame(a) - fame(b)),
  );
  return { stops, leastMissed };
}

/**
 * A day on the clock that begins with its way. Where that leaves no time for what the day is about, what is least missed is left out until it has
 * one; where nothing helps, all of it stays.
 */
function timedWithWay(day: Day, going: PlacedStop, { stops, leastMissed }: LeftOut, clock: Clock): Day {
  const mayGo = new Set(leastMissed.map(({ id }) => id));
  const timedWithout = (count: number): Day => {
    const out = new Set(leastMissed.slice(0, count).map(({ id }) => id));
    return clock(dayOf(day, [going, ...stops.filter(({ id }) => !out.has(id))]));
  };
  const isSettled = ({ stops }: Day): boolean =>
    stops.every(({ id, start, kind }) => start !== null || kind === "rest" || mayGo.has(id));
  const whole = timedWithout(0);
  if (isSettled(whole)) return whole;
  return leastMissed.map((_, i) => timedWithout(i + 1)).find(isSettled) ?? whole;
}

/** What is left of a day, with nothing in its words of the stops that the way left no time for. */
function withoutMention({ summary, stops }: Day, left: readonly PlacedStop[]): Pick<Day, "summary" | "stops"> {
  const here = new Set(left.map(({ id }) => id));
  const gone = stops.filter(({ id }) => !here.has(id)).map(({ title }) => title);
  if (gone.length === 0) return { summary, stops: [...left] };
  const isNamed = gone.some((title) => summary.includes(title.split(/, | \(/)[0] ?? title));
  const told = left.map((stop) => ({ ...stop, note: withoutLeads(stop.note, gone) }));
  const seen = told.filter(({ kind }) => kind !== "travel" && kind !== "rest");
  return { summary: isNamed ? sayStops({ summary: "" }, seen) : summary, stops: told };
}

const onTheWay = (way: WayToNextCity, { dayIndex, stops }: Day): PlacedStop => {
  const first = stops.find(({ at }) => at.part === "morning");
  const at = { day: dayIndex, part: "morning" as const, order: generateKeyBetween(null, first?.at.order ?? null) };
  return { ...stopFrom(null, idOfWay(dayIndex)), ...saidOfWay(way), at };
};

export const idOfWay = (dayIndex: number): string => `${idOfBlock(dayIndex, "morning")}-way`;

/** Whether a stop is a way between two cities as it was planned: neither fixed nor written by hand since. */
export const isPlannedWay = (stop: Stop): boolean =>
  stop.kind === "travel" && stop.source === "embedded" && /^\d+-morning-way(-\d+)?$/.test(stop.id) && !isFixed(stop);

/** What the stop of a way says. */
export const saidOfWay = (way: WayToNextCity) =>
  ({
    kind: "travel",
    title: `On the way to ${way.to}`,
    note: sayWayToNextCity(way),
    location: `${way.from} to ${way.to}`,
    neighborhoodTag: way.to,
    minutes: minutesOnTheWay(way),
    source: "embedded",
  }) satisfies StopPatch;

const arriving = ({ to }: WayToNextCity, { dayIndex }: Day): PlacedStop => ({
  ...stopFrom(null, `${idOfBlock(dayIndex, "afternoon")}-arriving`),
  kind: "rest",
  title: `Arriving in ${to}`,
  note: "The way goes on. Once you are there, leave your bags where you stay and take a first walk round the corner.",
  location: to,
  neighborhoodTag: to,
  source: "embedded",
  at: { day: dayIndex, part: "afternoon", order: generateKeyBetween(null, null) },
});
