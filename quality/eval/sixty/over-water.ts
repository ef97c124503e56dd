import { stopsOfTrip } from "~/domain/place/map-stops";
import type { Crossing } from "~/domain/place/place";
import { watersOfTrip } from "~/domain/place/waters";
import { gettingAbout, type Way } from "~/domain/place/way-between";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { byDay, datedStops } from "./stops-of";

/** The least minutes from one side to another, over as many crossings as it takes; infinite where none is known to lead there. */
export function crossingMinutes(
  crossings: readonly Pick<Crossing, "from" | "to" | "minutes">[],
  from: string,
  to: string,
): number {
  const least = new Map([[from, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const { from: a, to: b, minutes } of crossings)
      for (const [here, there] of [
        [a, b],
        [b, a],
      ] as const) {
        const way = (least.get(here) ?? Infinity) + minutes;
        if (way < (least.get(there) ?? Infinity)) {
          least.set(there, way);
          changed = true;
        }
      }
  }
  return least.get(to) ?? Infinity;
}

const WALK_TOLD = /(\d+)[- ]minutes?['’]?s?[^.]{0,12}?\b(on foot|walk)/i;

/** The way from each stop to the next, by its id. */
type WaysTold = ReadonlyMap<string, Pick<Way, "minutes" | "onFoot"> | null>;

/** As the screens tell them. */
const waysTold = ({ request, days }: PlannedTrip): WaysTold => {
  const about = gettingAbout(request.brief.intent?.mobility ?? []);
  return new Map(stopsOfTrip(days, about, watersOfTrip([request.guide])).map(({ id, wayOn }) => [id, wayOn]));
};

/** Ways from one side of a water to another that are told or scheduled as less than the crossing takes, of all such ways. */
export function overWater(planned: PlannedTrip, told: WaysTold = waysTold(planned)): Count {
  const { request } = planned;
  const crossings = request.guide.waters?.crossings ?? [];
  let ways = 0;
  const lacks = byDay(datedStops(planned), request.brief.daysTotal).flatMap((day) =>
    day.slice(1).flatMap((to, i) => {
      const from = day[i];
      const [here, there] = [from?.place, to.place].map((place) => place?.side);
      if (!from || !here || !there || here === there) return [];
      ways += 1;
      const least = crossingMinutes(crossings, here, there);
      if (least === Infinity) return [];
      const way = told.get(from.stop.id);
      const inWords = WALK_TOLD.exec(to.stop.note)?.[1];
      const wrong = [
        ...(from.until !== null && to.from !== null && to.from - from.until < least
          ? [`${to.from - from.until} minutes are planned`]
          : []),
        ...(way?.onFoot && way.minutes < least ? [`a walk of ${way.minutes} minutes is told`] : []),
        ...(inWords && Number(inWords) < least ? [`its text tells of a walk of ${inWords} minutes`] : []),
      ];
      return wrong.length === 0
        ? []
        : [
            `${request.name}: from ${from.stop.title} (${here}) to ${to.stop.title} (${there}) ${wrong.join(", ")}; crossing takes ${least}`,
          ];
    }),
  );
  return { part: lacks.length, whole: ways, lacks };
}
