import type { Place } from "~/domain/place/place";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Proposal } from "~/domain/proposal/proposal";
import { directionIn } from "~/language/wish/clock-words";
import { PARTS } from "~/language/wish/part-words";
import { SWAPS } from "~/language/wish/talk-words";
import { readWords } from "~/language/words/read-words";
import * as say from "~/messages/spoken/feared";
import { noteIn } from "~/messages/spoken/wish-notes";
import { isFeared } from "~/planner/revise/demands/found-in-place";
import { isPlaceOf, plannedStop } from "~/planner/plan/planned-blocks";
import { note, type NotePart } from "~/planner/revise/note";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sayLimits } from "~/planner/revise/say-revision";
import { stopActedOn } from "~/planner/revise/stop-in-wish";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { dayAsked } from "../day-asked";
import { isAbout } from "./all-named";
import { thingsIn } from "./things-named";

/** That a day as it is planned has no time for what would come, in the language of the wish. */
export const sayNoTime = (wish: RevisionRequest, name: string): string =>
  noteIn(wishIn(wish).language, note("noTimeForIt", { name }));

/** That what is proposed beside these words waits to be accepted, in the language of the wish. */
export const sayProposed = (wish: RevisionRequest): string => noteIn(wishIn(wish).language, note("proposes", {}));

/** What is known of no place here, and has to be asked there: a diet, an allergy, what is near a hotel that nobody has named. */
export function askedThere(wish: RevisionRequest): NotePart[] {
  const context = contextOf(wish);
  return context ? sayLimits(context).filter(({ say }) => ASKED_THERE.has(say)) : [];
}
const ASKED_THERE: ReadonlySet<NotePart["say"]> = new Set<NotePart["say"]>([
  "noVegans",
  "noDiets",
  "askPork",
  "hotelUnknown",
]);

/** That a place on a card is what they cannot bear, where they name it themselves: "see the pyramids, but no tight spaces". Null where none is. */
export function sayFeared(wish: RevisionRequest, proposals: readonly Proposal[]): string | null {
  const { feared, language } = wishIn(wish);
  const ids = proposals.flatMap((card) => [
    ...("place" in card ? [card.place.id] : []),
    ...(card.kind === "swap-stops" ? [card.stop.placeId, card.other.placeId] : []),
  ]);
  const coming = (wish.brief.guide?.places ?? []).filter(({ id }) => ids.includes(id) && id !== wish.current.placeId);
  const [said] = feared.flatMap((fear) =>
    coming.filter((place) => isFeared(place, fear)).map(({ name }) => ({ name, what: say.feared[fear.id][language] })),
  );
  return said ? say.isFeared[language](said) : null;
}

/** What is booked there goes, or begins at another time, only when its travellers cancel or move it. */
export const sayBooked = (wish: RevisionRequest): string => {
  const lead = leadOf(wish);
  if (!lead?.booking) return "";
  const booked = { old: lead.title, time: lead.booking.time ?? lead.start };
  return noteIn(
    wishIn(wish).language,
    asksOtherTime(wish) && stopActedOn(wish) === null ? note("timeBooked", booked) : note("booked", booked),
  );
};

/** Whether it is said already that its booking says when it is: once is enough. */
export function saysBookedTime(wish: RevisionRequest, said: string): boolean {
  const lead = leadOf(wish);
  const booked = lead?.booking && note("timeBooked", { old: lead.title, time: lead.booking.time ?? lead.start });
  return booked ? said.includes(noteIn(wishIn(wish).language, booked)) : false;
}

/** "Something with a view, and later": how the hour is set, where no card tells it and nothing fixes it. */
export function sayTimeToo(wish: RevisionRequest, proposals: readonly Proposal[]): string {
  const lead = leadOf(wish);
  const isTold = proposals.some((card) => TELLS_TIME.has(card.kind) || ("start" in card && card.start !== undefined));
  return proposals.length > 0 && !isTold && lead && !isFixed(lead) && asksOtherTime(wish)
    ? noteIn(wishIn(wish).language, note("timeToo", {}))
    : "";
}
const TELLS_TIME: ReadonlySet<Proposal["kind"]> = new Set<Proposal["kind"]>([
  "set-time",
  "set-length",
  "move",
  "swap-stops",
  "swap-days",
  "shelve",
]);

const leadOf = ({ days, dayIndex, blockName }: RevisionRequest): PlacedStop | null => {
  const day = days.find((each) => each.dayIndex === dayIndex);
  return day ? leadAt(day, blockName) : null;
};

/** Whether it is to be earlier or later, or at another time of the trip. */
function asksOtherTime(wish: RevisionRequest): boolean {
  const { unsupportedToo } = wishIn(wish);
  return (
    unsupportedToo.includes("move") ||
    (unsupportedToo.includes("time") && directionIn(readWords(wish.feedback)) !== null)
  );
}

/** "Swap this with the museum of tomorrow evening", which stands elsewhere: where it stands. */
export function saySwapped(wish: RevisionRequest): string | null {
  const here = { ...wish, brief: briefOn(wish.brief, wish.dayIndex) };
  const { words, things } = thingsIn(here);
  const named = dayAsked(wish.feedback, here.brief, wish.dayIndex);
  const part = PARTS.find(words)[0]?.id;
  if (SWAPS.find(words).length === 0 || !named || "missing" in named) return null;
  const other = things.find(({ stop, isByName }) => isByName && stop !== null && stop.at.day !== wish.dayIndex)?.stop;
  const isThere = other?.at.day === named.dayIndex && (part === undefined || other.at.part === part);
  return other && !isThere
    ? noteIn(wishIn(here).language, note("standsThere", { name: other.title, ...other.at }))
    : null;
}

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
