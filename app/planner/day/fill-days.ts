import type { CityGuide, Place } from "~/domain/place/place";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { isFeastOn } from "~/domain/dates/moving-feasts";
import { pointOf } from "~/domain/place/geo";
import { sleepsAt, wakesAt } from "~/domain/trip/stays";
import type { Preferences } from "../fit/preferences";
import { awayOn } from "../plan/away";
import { isTaken } from "../plan/taken";
import { wayOfDay } from "../plan/short-order";
import type { DayStops, Stop } from "../plan/stops";
import type { Visit } from "../words/hour-words";
import { hoursOfPlaces } from "../times/hours-of-places";
import { exchangedBetweenDays } from "./between-days";
import { hopTo, type LineStop, placeOf } from "./day-line";
import { heardBeyondHalf } from "./heard-parts";
import { holeFiller } from "./holes";
import { withIconsFirst } from "./icons-first";
import { knownSights } from "./known-sights";
import { broughtIntoLight } from "./into-light";
import { nearerStops } from "./nearer-stops";
import { withOpenLeads } from "./open-leads";
import { withRoomForAll } from "./room-for-all";
import { lunchInTime } from "./lunch-in-time";
import { type HeardDay, moreHeard } from "./more-heard";
import { isEatenAt, isWanted, seatFor, withSeat } from "./seats";
import { inShorterOrder } from "./shorter-way";
import { smallStops } from "./small-stops";
import { MEAL_PART, type MealName, tablesOf } from "./tables";
import { type Filling, type Readers, type TriedDay, tryOut } from "./tried-day";

/** A day with all its stops in their order, what its parts are about, and when one is where. */
export type FilledDay = { stops: DayStops; line: LineStop[]; visits: ReadonlyMap<Place, Visit> };

/** The stops that a day has before anything to eat is looked for. */
function lineOf(stops: DayStops, dayIndex: number, brief: TripBrief): LineStop[] {
  const away = awayOn(dayIndex, brief);
  return stops.flatMap(({ part, choice, secondStop }): LineStop[] => {
    if (away[part] || isTaken(brief, dayIndex, part)) return [];
    const lead: LineStop = { part, role: "lead", choice, place: placeOf(choice) };
    if (choice.kind !== "place" || choice.place.category === "food") return [lead];
    const along = choice.along?.length ? choice.along : secondStop ? [secondStop.place] : [];
    return [
      lead,
      ...along.map((place): LineStop => ({ part, role: "along", choice: { kind: "place", place }, place })),
    ];
  });
}

/** The days with a named lunch and dinner, near the way and open then, and with what else there is time for at a fast pace. */
export function fillDays(days: readonly DayStops[], filling: Filling): FilledDay[] {
  const { brief, guide, preferences, conditions, musts } = filling;
  const readers: Readers = {
    hours: hoursOfPlaces(brief),
    sunset: (dayIndex) => conditions[dayIndex - 1]?.sunset ?? null,
  };
  const taken = new Set<Place>(
    days.flatMap((stops) =>
      stops.flatMap(({ choice, secondStop, meal }) =>
        [placeOf(choice), ...(("along" in choice && choice.along) || []), secondStop?.place, meal?.place].filter(
          (place) => place !== null && place !== undefined,
        ),
      ),
    ),
  );
  const tables = tablesOf(guide, preferences, (place) => !taken.has(place));
  const small = smallStops(guide, preferences, taken);
  const filler = holeFiller(filling, taken);
  const isThin = isRunOut(days, preferences);
  const kilometresOf = wayOfDay(preferences, guide.waters);
  const nearer = nearerStops(filling, taken, kilometresOf);
  const withKnown = knownSights(guide, preferences, { taken, kilometresOf });
  // What has no time on its day may have some on another.
  const release = (before: readonly LineStop[], after: readonly LineStop[]): void => {
    for (const { place } of before) if (place && !after.some((stop) => stop.place === place)) taken.delete(place);
  };
  const begun = days.map((stops, i) => {
    const chosen = lineOf(stops, i + 1, brief);
    const day = tryOut(i + 1, filling, readers);
    const room = { day, today: conditions[i], preferences, kilometresOf, musts };
    const open = withOpenLeads(chosen, day, filling, conditions[i], taken);
    const line = withRoomForAll(open, room);
    release(open, line);
    return { stops, day, room, line, today: conditions[i] };
  });
  const lines = exchangedBetweenDays(begun, filling, kilometresOf);
  const filled = begun.map(({ day, room }, i): HeardDay => {
    const home = wakesAt(brief.stays ?? [], i + 1) ?? guide;
    const tonight = sleepsAt(brief.stays ?? [], i + 1);
    let line = lines[i] ?? [];
    for (const meal of ["lunch", "dinner"] as const) {
      const eaten = line.find((stop) => stop.part === MEAL_PART[meal] && stop.role === "lead" && isEatenAt(line, meal));
      if (eaten?.place) tables.take(eaten.place);
      if (isThin || !isWanted(meal, line, day.frame)) continue;
      const around = {
        tables,
        ahead: mealsAhead(meal, line, lines[i + 1] ?? []),
        day,
        preferences,
        weather: conditions[i]?.weather ?? null,
        isFast: isFastDay(guide, conditions[i]?.date ?? null),
        home: { lat: home.lat ?? guide.lat, lng: home.lng ?? guide.lng },
        bed: tonight && pointOf(tonight),
      };
      const lunch = meal === "lunch" ? lunchInTime(line, room, around) : null;
      if (lunch) line = lunch.line;
      const found = meal === "lunch" ? lunch?.seat : seatFor(line, meal, around);
      if (!found) continue;
      line = withSeat(line, meal, found);
      tables.take(found.table);
      taken.add(found.table);
    }
    const roomy = withRoomForAll(line, room);
    release(line, roomy);
    line = roomy;
    line = withKnown(line, day, conditions[i], lines.toSpliced(i, 1));
    line = inParts(small.added(line, day, conditions[i]));
    line = inShorterOrder(line, day, conditions[i], filling, kilometresOf);
    lines[i] = line;
    if (!isThin) line = filler(line, day, conditions[i], heardBeyondHalf(lines, preferences));
    // With the meals in it, the day may have no time left before the doors of its last stop close.
    line = broughtIntoLight(withOpenLeads(line, day, filling, conditions[i], taken), day, musts, preferences);
    line = inShorterOrder(line, day, conditions[i], filling, kilometresOf);
    lines[i] = line;
    return { line, day, today: conditions[i] };
  });
  const withIcons = withIconsFirst(filled, filling, { taken, kilometresOf }).map((heard, i): HeardDay => {
    const { line, day, today } = heard;
    if (line === filled[i]?.line) return heard;
    return { ...heard, line: inShorterOrder(line, day, today, filling, kilometresOf) };
  });
  const heard = moreHeard(withIcons, filling, taken);
  // What came, went and changed places since may have left hours of nothing.
  if (!isThin)
    withIcons.forEach(({ day, today }, i) => {
      const withoutHoles = (line: LineStop[]): LineStop[] =>
        filler(line, day, today, heardBeyondHalf(heard, preferences));
      heard[i] = withoutHoles(heard[i] ?? []);
      const shortest = (): LineStop[] =>
        inShorterOrder(heard[i] ?? [], day, today, filling, kilometresOf, "all at once");
      heard[i] = withoutHoles(shortest());
      heard[i] = nearer(shortest(), day, today);
    });
  return begun.map(({ stops: [morning, afternoon, evening], day, room }, i): FilledDay => {
    // Whatever came since, nobody is sent to closed doors.
    const line = withRoomForAll(heard[i] ?? [], room);
    const inLine = (stop: Stop): Stop => stopInLine(stop, line, filling);
    return { stops: [inLine(morning), inLine(afternoon), inLine(evening)], line, visits: visitsOf(line, day) };
  });
}

/** What a part of the day is about, once the day has all its stops. */
function stopInLine(stop: Stop, line: readonly LineStop[], { preferences, guide }: Filling): Stop {
  const lead = line.findIndex(({ part, role }) => part === stop.part && role === "lead");
  // Of a day out its morning leads to lunch.
  const mealPart = stop.choice.kind === "trip" && stop.part === "morning" ? "afternoon" : stop.part;
  const hasTable = line.some(({ part, role }) => part === mealPart && role === "table");
  const isSame = line[lead]?.choice === stop.choice;
  return {
    ...stop,
    choice: line[lead]?.choice ?? stop.choice,
    // What was looked for near another place says nothing of this one.
    meal: isSame ? stop.meal : null,
    hasTable,
    before: hopTo(line, lead, preferences, guide.waters),
  };
}

/** Whether a city fasts by day on a date: where Ramadan is among its feasts. */
const isFastDay = ({ events }: Pick<CityGuide, "events">, date: string | null): boolean =>
  date !== null && events.some(({ name }) => /^ramadan$/i.test(name) && isFeastOn(name, date) === true);

/** What the day, or the next, is about that is eaten next. A lunch may yet come before the next evening, or none be found: both count. */
function mealsAhead(meal: MealName, today: readonly LineStop[], tomorrow: readonly LineStop[]): Place[] {
  const eatenIn = (line: readonly LineStop[], of: BlockName): Place[] =>
    line.flatMap(({ part, role, place }) => (part === of && role === "lead" && place?.meal ? [place] : []));
  if (meal === "lunch") return eatenIn(today, "evening");
  const lunch = eatenIn(tomorrow, "afternoon");
  return lunch.length > 0 ? lunch : eatenIn(tomorrow, "evening");
}

function visitsOf(line: readonly LineStop[], day: TriedDay): Map<Place, Visit> {
  const { sunset } = day;
  const visits = day.tried(line).flatMap(({ start, minutes }, at): [Place, Visit][] => {
    const place = line[at]?.place;
    return place && start !== null ? [[place, { from: start, until: start + minutes, sunset }]] : [];
  });
  // An outing begins when one is there, not when its afternoon does.
  return new Map(visits.toReversed());
}

/** A longer stay than most cities have places for. */
const LONG_STAY_DAYS = 7;
const RUN_OUT = 0.1;

/** Whether a slow stay has more days than its city has places: no table is then put beside the little that there is. */
const isRunOut = (days: readonly DayStops[], { pace }: Preferences): boolean =>
  pace === "slow" &&
  days.length > LONG_STAY_DAYS &&
  days.flat().filter(({ choice }) => choice.kind === "nothing").length > RUN_OUT * days.length * BLOCK_NAMES.length;

const inParts = (line: readonly LineStop[]): LineStop[] =>
  BLOCK_NAMES.flatMap((name) => line.filter(({ part }) => part === name));
