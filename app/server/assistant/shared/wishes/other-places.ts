import type { Stop } from "~/domain/plan/stop";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { whyIn } from "~/messages/spoken/alternatives";
import { alternativesTo } from "~/planner/revise/alternatives";
import { planRevision } from "~/planner/revise/revise-block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { proposedPlace } from "./proposed-place";

/** A change, with why where there is something to say. */
export type Change = ProposedChange & { why?: string };

const MOST_INSTEAD = 3;

/**
 * Up to three places that could stand instead of a stop, the planner's own choice first. Each has something of what is asked that the stop has not; where
 * some have all of it, none that lacks a part stands beside them.
 * @param nothingElse whether nothing is offered that is not the thing that is asked for
 */
export function placesInstead(request: RevisionRequest, stop: Stop, { nothingElse = false } = {}): Change[] {
  const places = request.brief.guide?.places ?? [];
  const chosen = planRevision(request).block.placeId;
  const all = alternativesTo(request).map((each) => ({
    ...each,
    isBetter: each.isBetter && (each.isIt || !nothingElse),
  }));
  const better = all.filter(({ isBetter }) => isBetter);
  const whole = better.filter(({ missed }) => missed.length === 0);
  const offered = (whole.length > 0 ? whole : better).flatMap((alternative) => {
    const place = places.find(({ name }) => name === alternative.name);
    return place ? [{ place, why: whyIn(alternative) }] : [];
  });
  const isWorse = (place: { name: string }): boolean =>
    all.some(({ name, isBetter }) => name === place.name && !isBetter);
  const own = places.find((place) => place.id === chosen && chosen !== stop.placeId && !isWorse(place));
  const best = own ? [offered.find(({ place }) => place === own) ?? { place: own, why: "" }] : [];
  return [...best, ...offered.filter(({ place }) => place !== own)].slice(0, MOST_INSTEAD).map(({ place, why }) => ({
    kind: "replace",
    stop: seenStop(stop),
    place: proposedPlace(request.brief, place),
    why,
  }));
}
