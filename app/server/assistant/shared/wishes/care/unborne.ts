import type { Proposal, SeenStop } from "~/domain/proposal/proposal";
import { EMPTIES } from "~/language/wish/act-words";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isFeared } from "~/planner/revise/demands/found-in-place";
import { BY_NO_NAME, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import type { WishReply } from "../reply";

/**
 * No card brings what somebody with them cannot bear, by whatever name it was found: "drop the next one, that is the way up to the terrace" moves no terrace
 * to where they are. What is to go, goes.
 */
export function withoutUnborne(request: RevisionRequest, reply: WishReply): WishReply {
  const { brief, days, dayIndex, blockName, feedback } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const feared = wishIn(here).feared.filter(({ id }) => BY_NO_NAME(id));
  if (feared.length === 0) return reply;
  const places = here.brief.guide?.places ?? [];
  const isUnborne = (placeId: string | null | undefined): boolean => {
    const place = places.find(({ id }) => id === placeId);
    return place !== undefined && feared.some((each) => isFeared(place, each));
  };
  const stops = days.flatMap((day) => day.stops);
  const isUnborneStop = ({ id }: SeenStop): boolean => isUnborne(stops.find((stop) => stop.id === id)?.placeId);
  const isToGo = EMPTIES.find(readWords(feedback)).length > 0;
  const proposals = reply.proposals.flatMap((card): Proposal[] => {
    if (card.kind === "replace" || card.kind === "add") return isUnborne(card.place.id) ? [] : [card];
    // What they cannot bear is not kept for another hour, either: only the other comes.
    if (card.kind === "swap-stops" && isUnborneStop(card.stop) && !isUnborneStop(card.other))
      return [{ kind: "move", stop: card.other, to: { day: dayIndex, part: blockName }, id: card.id, why: "" }];
    if (card.kind === "swap-stops") return isUnborneStop(card.other) ? [] : [card];
    if (card.kind !== "move" || card.to.day !== dayIndex || !isUnborneStop(card.stop)) return [card];
    return isToGo ? [{ kind: "shelve", stop: card.stop, id: card.id, why: "" }] : [];
  });
  return { ...reply, proposals };
}
