import type { Place } from "~/domain/place/place";
import type { EvalRequest } from "../eval-request";
import { isChosen, lineUp } from "../line-up";
import type { Judge } from "./judge";

/** Why these travellers cannot go there; null when they can, as far as the data knows. */
export function barrierAt(place: Place, { brief }: EvalRequest): string | null {
  const mobility = brief.intent?.mobility ?? [];
  if (mobility.includes("Wheelchair Accessible - Need accessible routes") && place.stepFree === false)
    return "has steps";
  if (mobility.includes("Stroller Friendly - Traveling with young kids") && place.stroller === false)
    return "has no way for a stroller";
  return null;
}

const NAME_WORTH_LOOKING_FOR = 5;

/**
 * Nobody is sent where they cannot go unless they chose it; that holds for what a text proposes on the side too,
 * beyond the place's own sentence and the names of the stops that are planned anyway.
 */
export const mobilityRespected: Judge = (request, days) => {
  const stops = lineUp(request, days);
  const planned = new Set(stops.map(({ block }) => block.placeId));
  const barred = request.guide.places.filter((place) => barrierAt(place, request) !== null);
  const sent = stops.flatMap((stop) => {
    const barrier = stop.place && !isChosen(stop, request) ? barrierAt(stop.place, request) : null;
    return barrier && stop.kind === "place" ? [`${stop.block.title} ${barrier}`] : [];
  });
  const proposed = stops.flatMap(({ block, place }) => {
    const aside = block.description.replace(place?.about ?? "", "");
    return barred
      .filter(({ id, name }) => !planned.has(id) && name.length >= NAME_WORTH_LOOKING_FOR && aside.includes(name))
      .map(({ name }) => `${block.title} proposes ${name} on the side`);
  });
  return [...sent, ...proposed];
};
