import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { pointOf } from "~/domain/place/geo";
import { sleepsAt, wakesAt } from "~/domain/trip/stays";
import type { Preferences } from "../fit/preferences";
import { awayOn } from "../plan/away";
import { mustsOf } from "../plan/musts";
import { isTaken } from "../plan/taken";
import { wayOfDay } from "../plan/short-order";
import type { DayStops, Stop } from "../plan/stops";
import type { Visit } from "../words/hour-words";
import { hoursOfPlaces } from "../times/hours-of-places";
import { sunsetsOf } from "../times/sunset";
import { hopTo, type LineStop, placeOf } from "./day-line";
import { holeFiller } from "./holes";
import { broughtIntoLight } from "./into-light";
import { withOpenLeads } from "./open-leads";
import { isEatenAt, isWanted, seatFor, withSeat } from "./seats";
import { inShorterOrder } from "./shorter-way";
import { smallStops } from "./small-stops";
import { MEAL_PART, tablesOf } from "./tables";
import { type Filling, NO_TIME, type Readers, type TriedDay, tryOut } from "./tried-day";

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

/** What was only thought of beside another stop gives way where the day has no time for it. */
function withoutTheHindering(line: readonly LineStop[], day: TriedDay): LineStop[] {
  let left = [...line];
  let loss = day.loss(left);
  for (const along of line.filter(({ role }) => role === "along").reverse()) {
    if (loss < NO_TIME) break;
    const less = left.filter((stop) => stop !== along);
    const then = day.loss(less);
    if (then < loss) [left, loss] = [less, then];
  }
  return left;
}

/** The days with a named lunch and dinner, near the way and open then, and with what else there is time for at a fast pace. */
export function fillDays(days: readonly DayStops[], filling: Filling): FilledDay[] {
  const { brief, guide, preferences, conditions } = filling;
  const readers: Readers = { hours: hoursOfPlaces(brief), sunset: sunsetsOf(brief, guide, preferences) };
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
  const musts = mustsOf(brief.anchors, guide).town;
  const lines = days.map((stops, i) => lineOf(stops, i + 1, brief));
  const small = smallStops(guide, preferences, taken);
  const filler = holeFiller(filling, taken);
  const isThin = isRunOut(days, preferences);
  const kilometresOf = wayOfDay(preferences, guide.waters);
  return days.map((stops, i): FilledDay => {
    const day = tryOut(i + 1, filling, readers);
    const home = wakesAt(brief.stays ?? [], i + 1) ?? guide;
    const tonight = sleepsAt(brief.stays ?? [], i + 1);
    let line = withoutTheHindering(withOpenLeads(lines[i] ?? [], day, filling, conditions[i], taken), day);
    for (const meal of ["lunch", "dinner"] as const) {
      const eaten = line.find((stop) => stop.part === MEAL_PART[meal] && stop.role === "lead" && isEatenAt(line, meal));
      if (eaten?.place) tables.take(eaten.place);
      if (isThin || !isWanted(meal, line, day.frame)) continue;
      const comes = meal === "lunch" ? ([line, "evening"] as const) : ([lines[i + 1] ?? [], "afternoon"] as const);
      const ahead = comes[0].find(({ part, place }) => part === comes[1] && place?.meal)?.place ?? null;
      const seat = seatFor(line, meal, {
        tables,
        ahead,
        day,
        preferences,
        weather: conditions[i]?.weather ?? null,
        home: { lat: home.lat ?? guide.lat, lng: home.lng ?? guide.lng },
        bed: tonight && pointOf(tonight),
      });
      if (!seat) continue;
      line = withSeat(line, meal, seat);
      tables.take(seat.table);
      taken.add(seat.table);
    }
    line = inParts(small.added(withoutTheHindering(line, day), day, conditions[i]));
    line = inShorterOrder(line, day, conditions[i], preferences, kilometresOf);
    if (!isThin) line = filler(line, day, conditions[i]);
    // With the meals in it, the day may have no time left before the doors of its last stop close.
    line = broughtIntoLight(withOpenLeads(line, day, filling, conditions[i], taken), day, musts, preferences);
    const inLine = (stop: Stop): Stop => {
      const lead = line.findIndex(({ part, role }) => part === stop.part && role === "lead");
      const hasTable = line.some(({ part, role }) => part === stop.part && role === "table");
      const isNext = lead >= 0 && stop.secondStop !== null && line[lead + 1]?.place === stop.secondStop.place;
      const isSame = line[lead]?.choice === stop.choice;
      return {
        ...stop,
        choice: line[lead]?.choice ?? stop.choice,
        // What was looked for near another place says nothing of this one, and a text leads on only to what comes next.
        secondStop: isSame && isNext ? stop.secondStop : null,
        meal: isSame ? stop.meal : null,
        hasTable,
        before: hopTo(line, lead, preferences, guide.waters),
      };
    };
    const [morning, afternoon, evening] = stops;
    return { stops: [inLine(morning), inLine(afternoon), inLine(evening)], line, visits: visitsOf(line, day) };
  });
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
