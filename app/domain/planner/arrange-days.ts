import type { Candidate } from "./candidate";
import type { Draft } from "./draft";
import { FREE, SLOTS_A_DAY } from "./draft";
import { weekdayAt, weekdaysOf } from "./market-days";

type DayFace = { day: number; places: Candidate[]; evening: string; stars: number; empty: number; weekdays: ReadonlySet<number>[] };

const EMPTY_LATER = 3;
const WRONG_WEEKDAY = 6;
const FIRST_DAY_STARS = 1;
const OTHER_DAY_STARS = 0.35;

function faceOf(draft: Draft, candidates: readonly Candidate[], day: number): DayFace {
  const slots = draft.slots.slice(day * SLOTS_A_DAY, (day + 1) * SLOTS_A_DAY);
  const places = slots.map((index) => candidates[index]).filter((candidate) => candidate !== undefined);
  return {
    day,
    places,
    evening: candidates[slots[2] ?? -1]?.place.category ?? "",
    stars: places.filter(({ place, must }) => place.anchor || must).length,
    empty: slots.filter((slot) => slot === FREE).length,
    weekdays: places.map(({ place }) => weekdaysOf(place.about)).filter((days) => days !== null),
  };
}

/** How ill one day follows another: the same streets again, the same kind of evening again. */
function monotony(before: DayFace | undefined, next: DayFace): number {
  if (!before) return 0;
  const streets = new Set(before.places.map(({ place }) => place.neighborhood));
  const again = next.places.filter(({ place }) => streets.has(place.neighborhood)).length;
  const morning = next.places[0]?.place.category;
  return again + (before.evening !== "" && before.evening === next.evening ? 1 : 0) + (morning === before.evening ? 1 : 0);
}

/** How ill a day suits its date: a Saturday market on a Monday. */
const wrongWeekdays = (face: DayFace, weekday: number | null): number => (weekday === null ? 0 : face.weekdays.filter((days) => !days.has(weekday)).length);

/** The order of the days: a strong first day, then each unlike the one before; day trips and slow days keep their place. */
export function arrangeDays(draft: Draft, candidates: readonly Candidate[], startDate: string): number[] {
  const all = Array.from({ length: draft.days }, (_, day) => faceOf(draft, candidates, day));
  const stays = (day: number): boolean => Boolean(draft.trips[day]) || draft.slow[day] === true;
  const waiting = all.filter(({ day }) => !stays(day));
  const order: number[] = [];
  let before: DayFace | undefined;
  for (const face of all) {
    let next = face;
    if (!stays(face.day)) {
      const weekday = weekdayAt(startDate, face.day);
      const points = (option: DayFace): number =>
        (before ? OTHER_DAY_STARS : FIRST_DAY_STARS) * option.stars - monotony(before, option) - EMPTY_LATER * option.empty - WRONG_WEEKDAY * wrongWeekdays(option, weekday);
      // A market day that suits this date should not be kept for one that it does not suit.
      const urgent = waiting.filter((option) => option.weekdays.length > 0 && wrongWeekdays(option, weekday) === 0);
      const options = urgent.length > 0 && before ? urgent : waiting;
      next = options.reduce((best, option) => (points(option) > points(best) ? option : best), options[0] ?? face);
      waiting.splice(waiting.indexOf(next), 1);
    }
    order.push(next.day);
    before = next;
  }
  return order;
}
