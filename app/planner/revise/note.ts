import type { Language } from "~/domain/people/language";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Interest, PlaceCategory } from "~/domain/place/place";
import type { NeedId } from "~/language/wish/need-words";
import type { FearId } from "~/language/wish/fear-words";
import type { SoughtId } from "~/language/wish/kind-words";
import type { Elsewhere } from "~/domain/destination/known-names";

/** What a wish asks of a place by yes or no, as a note says it. */
export type Quality =
  | "vegetarian"
  | "vegan"
  | "elsewhere"
  | "indoor"
  | "outdoor"
  | "free"
  | "noTickets"
  | "cheap"
  | "cheaper"
  | "finer"
  | "stepFree"
  | "flat"
  | "stroller"
  | "children"
  | "romantic"
  | "quieter"
  | "shorter"
  | "lessWalk"
  | "central"
  | "withView"
  | Exclude<NeedId, "otherKind" | "condition" | "beside" | "unlock" | "offTopic">
  | "whatYouAsked";

/** One thing that a wish asks of a place; `app/messages/spoken` has the words. */
export type Asked =
  | { is: "quality"; quality: Quality }
  | { is: "category" | "notCategory"; category: PlaceCategory }
  | { is: "interest"; interest: Interest }
  | { is: "sought" | "notSought"; id: SoughtId }
  | { is: "notFeared"; id: FearId }
  | { is: "in" | "notIn" | "near"; name: string }
  | { is: "about" | "notAbout"; words: string };

type When = { part: BlockName; day: number };

/** What a note about a revision may say, each with what it speaks of. `old` is the stop that stands there. */
export type Notes = {
  swapped: { name: string; old: string; asked: readonly Asked[] };
  named: { name: string; old: string };
  ride: { km: string; near: string };
  walk: { minutes: number; near: string };
  nextDoor: { near: string };
  mustReplaced: { old: string };
  otherHalf: { part: BlockName };
  feared: { name: string; fear: FearId };
  noVegans: Record<never, never>;
  noDiets: Record<never, never>;
  askPork: Record<never, never>;
  doubtIsSo: { name: string; asked: readonly Asked[] };
  doubtUnknown: { name: string; asked: readonly Asked[] };
  notThere: { words: readonly string[] };
  hotelUnknown: Record<never, never>;
  oneBlock: Record<never, never>;
  unknownName: { name: string; city: string; old: string };
  mayMean: { name: string };
  orElse: Record<never, never>;
  mayMeanPlanned: { name: string } & When;
  ownPlan: { name: string; old: string };
  dayOut: { km: string; city: string };
  betterIn: { part: BlockName };
  notEasy: Record<never, never>;
  alreadyMet: { name: string; asked: readonly Asked[] };
  alreadyHere: { name: string };
  alreadyPlanned: { name: string } & When;
  mustKept: { old: string; name: string; asked: readonly Asked[] };
  changeThere: { old: string; name: string } & When;
  notInPlan: { old: string; name: string };
  wouldDo: { name: string; but: "dayOut" | "far" | BlockName };
  isPlanned: { name: string } & When;
  standsThere: { name: string } & When;
  keptDayOut: { old: string; city: string };
  cheapestLevel: { old: string };
  nextStop: Record<never, never>;
  fallback: { name: string };
  whichDay: { old: string };
  noneCloser: { old: string; part: BlockName };
  noOther: { old: string; city: string; part: BlockName; asked: readonly Asked[] };
  relaxed: { name: string; asked: readonly Asked[]; dropped: readonly Asked[] };
  relaxedUnsure: { name: string; asked: readonly Asked[]; unsure: readonly Asked[] };
  missed: { asked: readonly Asked[] };
  unsure: { asked: readonly Asked[] };
  unread: { words: readonly string[] };
  leftOut: { words: readonly string[] };
  stillOffered: { words: readonly string[] };
  likeOffered: { words: readonly string[] };
  allowedKnown: { words: readonly string[]; names: readonly string[] };
  allowedNone: { words: readonly string[] };
  staysThere: { names: readonly string[] };
  whatMoves: Record<never, never>;
  bookingOff: { time: string | null };
  conflict: { one: Asked; other: Asked };
  booked: { old: string; time: string | null };
  timeBooked: { old: string; time: string | null };
  lateForIt: { old: string; time: string | null };
  endsEarly: Record<never, never>;
  pricesUnknown: Record<never, never>;
  ticketsHeld: { old: string; time: string | null };
  ticketsMissed: { old: string };
  ticketsIfHeld: { old: string };
  visitDropped: { old: string };
  lockedStays: { old: string };
  unlockHow: Record<never, never>;
  couldStand: Record<never, never>;
  far: { name: string; where: Elsewhere; city: string; old: string };
  calledAfter: { name: string; where: Elsewhere; city: string; old: string; like: string };
  closedThen: { name: string };
  timeToo: Record<never, never>;
  moveToo: Record<never, never>;
  emptyToo: Record<never, never>;
  condition: { old: string };
  beside: { old: string };
  noneBeside: { old: string; asked: readonly Asked[] };
  unlockIs: { old: string };
  offTopic: { old: string };
  unclear: { old: string };
  locked: { old: string };
  noMove: { old: string };
  swapWith: { old: string; name: string } & When;
  noSuchDay: { old: string; days: number };
  noEmpty: { old: string };
  proposes: Record<never, never>;
  overBy: { name: string; time: string };
  runsLonger: { name: string; time: string; by: string; isBack: boolean };
  beginsThen: { old: string; time: string };
  couldGo: Record<never, never>;
  dayFollows: { name: string };
  bookedStays: { names: readonly string[] };
  noTimeLeft: { names: readonly string[] };
  /** Of the place itself that would come. */
  noTimeForIt: { name: string };
  longer: { old: string; part: BlockName };
  longerUsual: { old: string; part: BlockName; minutes: number; usual: string };
  lengthFits: { old: string; minutes: number };
  noTimes: { old: string };
  isDayOut: { old: string };
  noDayOut: { old: string };
  sayOne: { name: string };
  sayEither: { name: string; other: string };
  noOuting: { city: string };
  keptDiet: { old: string };
  noHotel: { old: string };
  question: { old: string };
  content: { old: string };
  ideaMet: { old: string };
  noIdea: { old: string; city: string; part: BlockName };
  ideaForMust: { old: string; idea: string };
  ideaPut: { old: string; idea: string; city: string };
  askMeatless: Record<never, never>;
};

/** One sentence of a note. */
export type NotePart<Say extends keyof Notes = keyof Notes> = { [Each in Say]: { say: Each; of: Notes[Each] } }[Say];

export const note = <Say extends keyof Notes>(say: Say, of: Notes[Say]): { say: Say; of: Notes[Say] }[] => [
  { say, of },
];

/** The revised block with what there is to say of it, and the language that the wish was typed in; the same block when nothing better is known. */
export type PlannedRevision = { block: Block; note: readonly NotePart[]; language: Language };
