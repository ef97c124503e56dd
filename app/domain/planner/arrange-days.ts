import type { Candidate } from "./candidate";
import type { Draft } from "./draft";
import { SLOTS_A_DAY } from "./draft";

type DayFace = { day: number; places: Candidate[]; evening: string; stars: number };

function faceOf(draft: Draft, candidates: readonly Candidate[], day: number): DayFace {
  const slots = draft.slots.slice(day * SLOTS_A_DAY, (day + 1) * SLOTS_A_DAY);
  const places = slots.map((index) => candidates[index]).filter((candidate) => candidate !== undefined);
  const evening = candidates[slots[2] ?? -1]?.place.category ?? "";
  return { day, places, evening, stars: places.filter(({ place, must }) => place.anchor || must).length };
}

/** How ill one day follows another: the same streets again, the same kind of evening again. */
function monotony(before: DayFace | undefined, next: DayFace): number {
  if (!before) return 0;
  const streets = new Set(before.places.map(({ place }) => place.neighborhood));
  const again = next.places.filter(({ place }) => streets.has(place.neighborhood)).length;
  const morning = next.places[0]?.place.category;
  return again + (before.evening !== "" && before.evening === next.evening ? 1 : 0) + (morning === before.evening ? 1 : 0);
}

/** The order of the days: a strong first day, then each unlike the one before; day trips keep their place. */
export function arrangeDays(draft: Draft, candidates: readonly Candidate[]): number[] {
  const all = Array.from({ length: draft.days }, (_, day) => faceOf(draft, candidates, day));
  const waiting = all.filter(({ day }) => !draft.trips[day]);
  const order: number[] = [];
  let before: DayFace | undefined;
  for (const face of all) {
    let next = face;
    if (!draft.trips[face.day]) {
      const points = (option: DayFace): number => (before ? 0.35 : 1) * option.stars - monotony(before, option);
      next = waiting.reduce((best, option) => (points(option) > points(best) ? option : best), waiting[0] ?? face);
      waiting.splice(waiting.indexOf(next), 1);
    }
    order.push(next.day);
    before = next;
  }
  return order;
}
