import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { ICON, KNOWN, reasonsToCome } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import { isDarkIn } from "../fit/needs-light";
import type { Preferences } from "../fit/preferences";
import { isSpoilt } from "../fit/usual-weather";
import type { Choice, DayChoices } from "../plan/choice";
import { type Draft, FREE, partOfSlot, SLOTS_A_DAY } from "../plan/draft";
import { totalScore } from "../plan/improve-draft";
import { type CandidateTable, dayScore, fitsSlot } from "../plan/score";
import { wayOfDay } from "../plan/short-order";
import { kmAlong, type PlacesAlong } from "./places-along";

/** What it is worth that something goes along with a block: less than a block of its own. */
const ICON_ALONG = 12;
const KNOWN_ALONG = 4;
const PER_REASON = 1;
/** Of what lies around a place, so much may come along with it. */
const MOST_AROUND = 2 * KNOWN_ALONG;
/** What a kilometre costs that it adds. */
const A_KM = 1;
/** So many changes are made to a plan, and of those that promise most so many are tried for each. */
const MOST_CHANGES = 6;
const MOST_TRIES = 8;
const LEAST_GAIN = 0.01;

const worthAlong = (place: Place): number =>
  place.fame === ICON ? ICON_ALONG : place.fame === KNOWN ? KNOWN_ALONG + PER_REASON * reasonsToCome(place) : 0;

type Change = { slot: number; index: number; promise: number };

/**
 * What a block is about gives way to something famous that no block goes by, where more is seen in all: what gave way often goes along with another block
 * near it, and the new one has what lies around it. The search sees blocks alone; this weighs them with what goes along.
 */
export function betterLeads(
  table: CandidateTable,
  draft: Draft,
  {
    guide,
    preferences,
    conditions,
    withPlacesAlong,
  }: {
    guide: CityGuide;
    preferences: Preferences;
    conditions: readonly DayConditions[];
    withPlacesAlong: PlacesAlong;
  },
): void {
  const kilometresOf = wayOfDay(preferences, guide.waters);
  const placeAt = (slot: number): Place | undefined => table.candidates[draft.slots[slot] ?? FREE]?.place;
  const choiceAt = (slot: number): Choice => {
    const place = placeAt(slot);
    return place ? { kind: "place", place } : { kind: "nothing" };
  };
  const choices = (): DayChoices[] =>
    Array.from({ length: draft.days }, (_, day): DayChoices => {
      const first = day * SLOTS_A_DAY;
      return [choiceAt(first), choiceAt(first + 1), choiceAt(first + 2)];
    });

  /** How good the plan is with what goes along, and all that is in it. */
  function judged(): { score: number; seen: Set<Place> } {
    const before = choices();
    const seen = new Set<Place>();
    let score = totalScore(table, draft, preferences);
    withPlacesAlong(before).forEach((day, i) => {
      const places = day.flatMap(placesOf);
      const leads = (before[i] ?? []).flatMap(placesOf);
      for (const place of places) {
        seen.add(place);
        if (!leads.includes(place)) score += worthAlong(place);
      }
      if (places.length > leads.length) score -= A_KM * (kilometresOf(places) - kilometresOf(leads));
    });
    return { score, seen };
  }

  const famous = table.candidates.flatMap(({ place }, index) =>
    place.fame >= KNOWN && place.category !== "food" ? [{ index, place }] : [],
  );
  const within = kmAlong(preferences);
  const open = draft.slots.flatMap((index, slot) => (index >= 0 && !table.candidates[index]?.must ? [slot] : []));

  /** The changes that may be worth it: at most what the blocks lose by them, and what may go along instead. */
  function promising(seen: ReadonlySet<Place>): Change[] {
    const unseen = famous.filter(({ place }) => !seen.has(place));
    return unseen
      .flatMap(({ index, place }) => {
        const around = unseen
          .filter((other) => other.place !== place && kilometresBetween(place, other.place) <= within)
          .reduce((sum, other) => sum + worthAlong(other.place), 0);
        return open.flatMap((slot): Change[] => {
          const now = placeAt(slot);
          if (!now || !fitsSlot(table, index, slot) || isLessHeard(slot, index) || isWrong(place, slot)) return [];
          // One icon gives way to another only, where it goes along with a block as well.
          if (now.fame === ICON && place.fame !== ICON) return [];
          const promise = changeOfDay(slot, index) + Math.min(around, MOST_AROUND) + worthAlong(now);
          return promise > LEAST_GAIN ? [{ slot, index, promise }] : [];
        });
      })
      .sort((a, b) => b.promise - a.promise)
      .slice(0, MOST_TRIES);
  }

  /** Whether it is dark there by then, or the weather of the month spoils what lies outdoors, however well known. */
  function isWrong(place: Place, slot: number): boolean {
    const today = conditions[Math.floor(slot / SLOTS_A_DAY)];
    const part = partOfSlot(slot);
    return isDarkIn(place, part, today) || isSpoilt({ ...place, fame: 0 }, part, today?.weather);
  }

  /** Whether what they came for gives way to something else. */
  const isLessHeard = (slot: number, index: number): boolean =>
    (table.serves[draft.slots[slot] ?? FREE] ?? 0) > (table.serves[index] ?? 0);

  function changeOfDay(slot: number, index: number): number {
    const day = Math.floor(slot / SLOTS_A_DAY);
    const before = dayScore(table, draft, day);
    return tried(slot, index, () => dayScore(table, draft, day)) - before;
  }

  function tried<Result>(slot: number, index: number, look: () => Result): Result {
    const was = draft.slots[slot] ?? FREE;
    draft.slots[slot] = index;
    const result = look();
    draft.slots[slot] = was;
    return result;
  }

  if (famous.length === 0 || open.length === 0) return;
  let now = judged();
  for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
    let best: { change: Change; then: ReturnType<typeof judged> } | null = null;
    for (const change of promising(now.seen)) {
      const then = tried(change.slot, change.index, judged);
      if (then.score > (best?.then.score ?? now.score) + LEAST_GAIN) best = { change, then };
    }
    if (!best) break;
    draft.slots[best.change.slot] = best.change.index;
    now = best.then;
  }
}

const placesOf = (choice: Choice): Place[] => (choice.kind === "place" ? [choice.place, ...(choice.along ?? [])] : []);
