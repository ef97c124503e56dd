import type { Anchor } from "~/domain/trip/anchor";
import type { TellStep } from "~/domain/plan/build-step";
import type { Block, BlockName, Source } from "~/domain/plan/block";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import type { DemoDay, DemoWish } from "~/domain/demo/demo";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import type { Setting } from "~/domain/place/setting";
import type { TripWeather } from "~/domain/destination/weather";
import type { Stop } from "~/domain/plan/stop";
import type { Proposal } from "~/domain/proposal/proposal";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { AskKnowHow } from "../cities/know-how";
import type { AskKnownNames } from "../cities/known-names";

/** An earlier question with its reply. */
export type Turn = { question: string; reply: string };

/** What whoever answers may look up or propose besides: nothing of it is needed for an answer. */
export type AtHand = {
  /** The whole trip, where `brief` has the places of a part of it. */
  trip?: TripBrief;
  shelf?: readonly Stop[];
  /** The first day that is not over: nothing is proposed before it. */
  firstOpenDay?: number;
  weather?: () => Promise<TripWeather | null>;
  knowHow?: AskKnowHow;
  knownNames?: AskKnownNames;
  /** Whether whoever asked shows what is proposed; else nothing is. */
  mayPropose?: boolean;
};

export type Question = AtHand & {
  brief: TripBrief;
  days: Day[];
  dayIndex: number;
  blockName: BlockName;
  question: string;
};

/** `before`: what was said just before it, the latest last, which "and the day after?" is about. */
export type ChatMessage = AtHand & {
  brief: TripBrief;
  days: Day[];
  message: string;
  travellerName: string;
  before?: readonly Turn[];
};

/** The revised block, and what changed and why; the same block when nothing better is known. With `isHelp` the note says whom to call, and nothing else is offered. */
export type Revision = { block: Block; note: string; isHelp?: true };

/** Who wrote an answer, and what it proposes to do, where that is anything. */
export type Said = { source: Source; proposals?: Proposal[] };

/** Called with each sentence as it may be shown while an answer is written; null where it begins anew. The answer counts, not these. */
export type TellWords = (sentence: string | null) => void;

/**
 * The travel assistant (DESIGN section 5). Adapters: `embedded`, and `openai` when a key is set.
 * Every reply says which of them wrote it.
 */
export interface Assistant {
  readonly source: Source;
  suggestAnchors(brief: TripBrief): Promise<{ anchors: Anchor[]; source: Source }>;
  /** Gives each day that is still missing as soon as it is ready, in order; `existing` are the days that the plan has, from the first on. `tell` is called with each step. */
  planTrip(brief: TripBrief, existing: readonly Day[], tell?: TellStep): AsyncIterable<Day>;
  /** A proposal for one block; `note` says in a sentence what changed and why. */
  reviseBlock(request: RevisionRequest): Promise<Revision>;
  answer(question: Question): Promise<{ answer: string } & Said>;
  chat(message: ChatMessage, tell?: TellWords): Promise<{ reply: string } & Said>;
  /** Every day of a demo at once, in about ten seconds at the most; `guide` is null for a city without destination data. */
  demoItinerary(
    wish: DemoWish,
    guide: CityGuide | null,
    setting?: Setting | null,
  ): Promise<{ days: DemoDay[]; source: Source }>;
  bestThings(
    wish: BestThingsWish,
    guide: CityGuide | null,
    setting?: Setting | null,
  ): Promise<{ bestThings: BestThing[]; source: Source }>;
}
