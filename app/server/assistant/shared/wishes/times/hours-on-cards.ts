import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { type PartAt, type Proposal, type ProposedChange } from "~/domain/proposal/proposal";
import { clocksIn } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { piecesOf } from "~/language/wish/clauses";
import { deadlineIn } from "~/language/wish/deadline-words";
import { PARTS } from "~/language/wish/part-words";
import { readWords } from "~/language/words/read-words";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { kindsIn } from "../all-named";
import { type Thing, thingsIn } from "../things-named";
import { isFarFrom, withoutArrivals } from "./time-changes";

/**
 * The cards of a wish, each with the hour that is said of what comes by it: "put the Orsay here, around half past nine". An hour in a clause of its own is said
 * of what the clause before was about.
 */
export function withHours(request: RevisionRequest, proposals: readonly Proposal[]): Proposal[] {
  if (proposals.length === 0 || deadlineIn(request.feedback, request.blockName)) return [...proposals];
  const { language } = wishIn(request);
  let cards = [...proposals];
  let last: readonly Proposal[] = [];
  for (const feedback of piecesOf(withoutArrivals(request.feedback))) {
    const piece = { ...request, feedback, typedIn: language };
    const coming = comingIn(piece, cards) ?? last;
    const hour = hourIn(piece);
    if (hour !== null) cards = begunAt(hour, coming, cards);
    last = coming;
  }
  return cards;
}

/** The one hour of a clause; null for none, several, or one by which something only shifts. */
function hourIn({ feedback, blockName }: RevisionRequest): TimeOfDay | null {
  const [part = blockName] = PARTS.find(readWords(feedback)).map(({ id }) => id);
  const [hour, ...more] = amountIn(feedback) === null ? clocksIn(feedback, part, true) : [];
  return hour !== undefined && more.length === 0 ? hour : null;
}

/** The cards by which comes what a clause is about; null where it is about nothing that is known. */
function comingIn(piece: RevisionRequest, cards: readonly Proposal[]): readonly Proposal[] | null {
  const { things } = thingsIn(piece);
  const named = cards.filter((card) => things.some((thing) => comesBy(card, thing)));
  if (named.length > 0 || things.some(({ stop }) => stop !== null)) return named;
  const { categories, sought } = kindsIn(piece);
  const isOfKind = ({ id }: { id: string }): boolean => {
    const place = piece.brief.guide?.places.find((each) => each.id === id);
    return place !== undefined && (categories.has(place.category) || sought.some((each) => isSought(place, each)));
  };
  const ofKind = cards.filter((card) => "place" in card && isOfKind(card.place));
  return ofKind.length > 0 ? ofKind : null;
}

/** Whether the thing comes somewhere by the card. */
function comesBy(card: Proposal, { place, stop }: Thing): boolean {
  if (card.kind === "replace" || card.kind === "add") return card.place.id === place?.id;
  if (card.kind === "move") return card.stop.id === stop?.id;
  return card.kind === "swap-stops" && card.other.id === stop?.id;
}

const whereTo = (card: ProposedChange): PartAt | null =>
  card.kind === "add" || card.kind === "move"
    ? card.to
    : card.kind === "replace" || card.kind === "swap-stops"
      ? card.stop.at
      : null;

/** The change with the hour at which what comes begins, unless that lies in another part of the day. */
export function withStart<Card extends ProposedChange>(change: Card, hour: TimeOfDay | null): Card {
  const to = whereTo(change);
  return hour !== null && to !== null && !("start" in change) && !isFarFrom(hour, to.part)
    ? { ...change, start: hour }
    : change;
}

/** The cards of `coming` begin then, and no other stop does; all stay where that is another part of the day. */
function begunAt(hour: TimeOfDay, coming: readonly Proposal[], cards: readonly Proposal[]): Proposal[] {
  const ids = new Set(coming.map(({ id }) => id));
  const begun = cards.map((card) => (ids.has(card.id) ? withStart(card, hour) : card));
  return begun.every((card, i) => card === cards[i])
    ? [...cards]
    : begun.filter((card) => card.kind !== "set-time" || card.start !== hour);
}
