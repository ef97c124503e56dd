import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { withoutEveningLines } from "./evening-lines";
import { hopIn } from "./say-hop";
import { secondStopIn } from "./say-visit";

/** What is passed over in saying the way from one stop to the next. */
const BETWEEN: ReadonlySet<Stop["kind"]> = new Set(["meal", "drink", "rest"]);

/**
 * The notes of a day's stops that say by their order what holds no longer: the way from a stop that is not the one before, the way on to one that is not
 * the next, and what holds in the evening alone. Screens tell the ways of the new order by themselves. What a traveller wrote stays.
 * @param titles of the stops that may be named, also of those that left the day
 */
export function notesInOrder(stops: readonly PlacedStop[], titles: readonly string[]): Pick<Stop, "id" | "note">[] {
  return stops.flatMap((stop, i) => {
    if (stop.source === "traveller") return [];
    const before = neighbours(stops.slice(0, i).reverse());
    const next = neighbours(stops.slice(i + 1));
    const inTime = stop.at.part === "evening" ? stop.note : withoutEveningLines(stop.note);
    const note = titles.reduce((text, title) => {
      const stale = [
        before.has(title) ? null : hopIn(text, title),
        next.has(title) ? null : secondStopIn(text, title),
      ].filter((sentence) => sentence !== null);
      return stale.reduce((left, sentence) => left.replace(sentence, ""), text);
    }, inTime);
    return note === stop.note ? [] : [{ id: stop.id, note: note.replace(/ {2,}/g, " ").trim() }];
  });
}

/** The nearest stops, the nearest first: up to the first that is no meal or pause. */
function neighbours(nearest: readonly PlacedStop[]): ReadonlySet<string> {
  const until = nearest.findIndex(({ kind }) => !BETWEEN.has(kind));
  return new Set(nearest.slice(0, until < 0 ? nearest.length : until + 1).map(({ title }) => title));
}
