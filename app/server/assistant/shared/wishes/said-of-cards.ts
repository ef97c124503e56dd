import type { Place } from "~/domain/place/place";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Proposal } from "~/domain/proposal/proposal";
import { noteIn } from "~/messages/spoken/wish-notes";
import { isPlaceOf, plannedStop } from "~/planner/plan/planned-blocks";
import { note, type NotePart } from "~/planner/revise/note";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sayLimits } from "~/planner/revise/say-revision";
import { isAbout } from "./all-named";

/** That a day has no time left for it, in the language of the wish. */
export const sayNoTime = (wish: RevisionRequest, name: string): string =>
  noteIn(wishIn(wish).language, note("noTimeLeft", { names: [name] }));

/** That what is proposed beside these words waits to be accepted, in the language of the wish. */
export const sayProposed = (wish: RevisionRequest): string => noteIn(wishIn(wish).language, note("proposes", {}));

/** What is known of no place here, and has to be asked there: a diet, an allergy, what is near a hotel that nobody has named. */
export function askedThere(wish: RevisionRequest): NotePart[] {
  const context = contextOf(wish);
  return context ? sayLimits(context).filter(({ say }) => ASKED_THERE.has(say)) : [];
}
const ASKED_THERE: ReadonlySet<NotePart["say"]> = new Set<NotePart["say"]>(["noVegans", "noDiets", "hotelUnknown"]);

/** What is booked there goes only when its travellers cancel or move it. */
export const sayBooked = (wish: RevisionRequest): string => {
  const day = wish.days.find(({ dayIndex }) => dayIndex === wish.dayIndex);
  const lead = day && leadAt(day, wish.blockName);
  return lead?.booking
    ? noteIn(wishIn(wish).language, note("booked", { old: lead.title, time: lead.booking.time ?? lead.start }))
    : "";
};

/** Of what is wished for here, stands elsewhere in the plan, and is on a card: where it stands now. */
export function sayWhereItStands(
  wish: RevisionRequest,
  wished: Place | null,
  proposals: readonly Proposal[],
): string | null {
  const stop = wished && !isPlaceOf(wish.current, wished) ? plannedStop(wish.days, wished) : null;
  const isOnCard = stop !== null && proposals.some((proposal) => isAbout(proposal, { place: wished, stop }));
  return wished && stop && isOnCard
    ? noteIn(wishIn(wish).language, note("standsThere", { name: wished.name, ...stop.at }))
    : null;
}
