import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { oneOf } from "~/language/words/one-of";
import { appeal, ICON, isExcluded, reasonsToCome } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import type { DayConditions } from "../fit/day-conditions";
import { isOffDay } from "../fit/day-fit";
import { isDarkIn } from "../fit/needs-light";
import { isOpenIn } from "../fit/opening";
import { isOuting } from "../plan/choice";
import { servesInterest } from "../plan/score";
import type { WayOfDay } from "../plan/short-order";
import type { LineStop } from "./day-line";
import { heardBeyondHalf } from "./heard-parts";
import type { HeardDay } from "./more-heard";
import { mayFollow, placesOfLine } from "./moved-beside";
import { lossAt, NO_TIME } from "./tried-day";
import type { Filling } from "./tried-day";

/** One goes across town for what one would not go home without, or for something to play at, but not there and back between two neighbours. */
const DETOUR_KM = 6;
/** What lies so near is in the same town. */
const TOWN_KM = 24;
/** What gives way for it costs as many kilometres: for each degree of its fame, and where a part of a day is about it. */
const A_DEGREE = 3;
const A_LEAD = 4;
/** So many ways are tried for each. */
const TRIES = 16;
/** Of its usual visit, this much has to be there for it. */
const LEFT = 0.7;

type Way = { day: number; line: LineStop[]; out: LineStop | null; cost: number };

/**
 * The days with what one would not go home without, and what they came for, the meals and the ways had left no room for: beside something on the day
 * whose way it makes least longer, before what a part of that day is about, or in the stead of what is less famous and no must. Half of the parts of the
 * days stay what they came for. With children each day in town gets something to play at in the same way, where there is one for it.
 * @param taken the places that stand somewhere in the trip; what comes in is put to them
 */
export function withIconsFirst(
  days: readonly HeardDay[],
  { guide, preferences, musts }: Filling,
  { taken, kilometresOf }: { taken: Set<Place>; kilometresOf: WayOfDay },
): HeardDay[] {
  const result = days.map((day) => ({ ...day }));
  const missing = guide.places
    .filter(
      (place) =>
        place.fame === ICON &&
        place.category !== "food" &&
        !place.dayTrip &&
        !taken.has(place) &&
        !isExcluded(place, preferences),
    )
    .sort((a, b) => reasonsToCome(b) - reasonsToCome(a));

  const mayStand = (place: Place, part: BlockName, today: DayConditions | undefined): boolean =>
    place.parts.includes(part) &&
    suitsCompany(place, part, preferences) &&
    !isOffDay(place, today) &&
    (!today || isOpenIn(place, part, today)) &&
    !isDarkIn(place, part, today);

  /** Whether they still get what they came for once a part of a day is about an icon instead. */
  const isHeardEnough = (place: Place, icon: Place, spare: number): boolean =>
    spare > 0 || !servesInterest(place, preferences) || servesInterest(icon, preferences);

  /** Whether a stop may give way: no must, no meal, nothing as famous, and no part of a day that has to be what they came for. */
  function mayGo({ role, choice, place }: LineStop, icon: Place, spare: number): boolean {
    if (role === "table" || choice.kind !== "place" || !place || place.fame >= ICON || musts.includes(place))
      return false;
    return role === "along" || isHeardEnough(place, icon, spare);
  }

  /** Whether what a part of a day is about may come second in it: a must stays what it is about, and so does what they came for where nothing is to spare. */
  function mayComeAfter({ role, choice, place }: LineStop, icon: Place, spare: number): boolean {
    if (role !== "lead" || choice.kind !== "place" || !place || place.category === "food" || musts.includes(place))
      return false;
    return isHeardEnough(place, icon, spare);
  }

  function waysOn({ line, today }: HeardDay, day: number, place: Place, spare: number, mayAdd: boolean): Way[] {
    const now = kilometresOf(placesOfLine(line));
    const longer = (after: readonly LineStop[]): number => kilometresOf(placesOfLine(after)) - now;
    return line
      .flatMap((stop, at): Way[] => {
        if (!mayStand(place, stop.part, today)) return [];
        const choice = { kind: "place" as const, place };
        const ways: Way[] = [];
        if (mayAdd && mayFollow(line, at)) {
          const more = line.toSpliced(at + 1, 0, { part: stop.part, role: "along", choice, place });
          ways.push({ day, line: more, out: null, cost: longer(more) });
        }
        if (mayAdd && mayComeAfter(stop, place, spare)) {
          const first: LineStop = { part: stop.part, role: "lead", choice, place };
          const more = line.toSpliced(at, 1, first, { ...stop, role: "along" });
          ways.push({ day, line: more, out: null, cost: longer(more) });
        }
        if (mayGo(stop, place, spare)) {
          const instead = line.with(at, { ...stop, choice, place });
          const known = A_DEGREE * (1 + (stop.place?.fame ?? 0)) + (stop.role === "lead" ? A_LEAD : 0);
          ways.push({ day, line: instead, out: stop, cost: Math.max(0, longer(instead)) + known });
        }
        return ways;
      })
      .filter((way) => longer(way.line) <= DETOUR_KM);
  }

  /** Finds a place its seat on one of these days, and tells whether there was one; `mayAdd`: it may come beside what stands there. */
  function seat(place: Place, on: readonly number[], mayAdd: boolean): boolean {
    const spare = heardBeyondHalf(
      result.map(({ line }) => line),
      preferences,
    );
    const ways = result
      .flatMap((day, i) => (on.includes(i) && hasTown(day, place) ? waysOn(day, i, place, spare, mayAdd) : []))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, TRIES);
    const way = ways.find((option) => isWellTimed(result[option.day], option, place));
    const day = result[way?.day ?? -1];
    if (!way || !day) return false;
    day.line = way.line;
    taken.add(place);
    if (way.out?.place) taken.delete(way.out.place);
    return true;
  }

  for (const place of missing) seat(place, [...result.keys()], true);
  if (!preferences.children) return result;
  // A slow day is full enough, and over early.
  const mayAdd = preferences.pace !== "slow";
  const toPlayAt = guide.places
    .filter((place) => isForPlay(place) && !place.dayTrip && !isExcluded(place, preferences))
    .sort((a, b) => appeal(b, preferences) - appeal(a, preferences));
  result.forEach(({ line }, i) => {
    if (line.some(({ choice, place }) => isOuting(choice) || (place && isForPlay(place)))) return;
    toPlayAt.some((place) => !taken.has(place) && seat(place, [i], mayAdd));
  });
  return result;
}

const OPEN_AIR: ReadonlySet<Place["category"]> = new Set(["park", "nature"]);
/** What children do rather than look at. */
const TO_PLAY_AT = oneOf(`
  zoo, aquarium, planetarium, science centre/center/museum, playground/playgrounds, puppet/puppets, slide/slides,
  funfair, amusement/amusements, carousel, ferris wheel, cable car/cars, funicular,
  beach/beaches, swim*, rowing/pedal boat/boats
`);
const PLAY = new RegExp(String.raw`\b${TO_PLAY_AT}\b`, "i");

/** Whether children play there, or run about. */
const isForPlay = ({ category, children, name, tags }: Place): boolean =>
  category === "family" ||
  (children && category !== "food" && (OPEN_AIR.has(category) || PLAY.test([name, ...tags].join(" "))));

/** Whether anything of the day is in town. */
const hasTown = ({ line }: HeardDay, icon: Place): boolean =>
  line.some(({ choice, place }) => choice.kind === "place" && place && kilometresBetween(place, icon) <= TOWN_KM);

/** Whether it has its time there, and the others what they had for the most part. */
function isWellTimed(heard: HeardDay | undefined, { line, out }: Way, place: Place): boolean {
  if (!heard) return false;
  const { day } = heard;
  const [had, has] = [day.tried(heard.line), day.tried(line)];
  const own = has[line.findIndex((stop) => stop.place === place)];
  if (!own || lossAt(own, day.frame) > 0 || own.minutes < LEFT * place.minutes) return false;
  const lost = out ? Math.max(0, lossAt(had[heard.line.indexOf(out)], day.frame)) : 0;
  if (day.loss(line) > day.loss(heard.line) - Math.min(lost, NO_TIME)) return false;
  return heard.line.every((stop, i) => {
    if (stop === out) return true;
    const now = line.findIndex(
      (one) => one.choice === stop.choice && one.place === stop.place && one.part === stop.part,
    );
    return (has[now]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0);
  });
}
