import type { BlockName } from "~/domain/plan/block";
import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import type { Elsewhere } from "~/domain/destination/known-names";
import type { Language } from "~/domain/people/language";
import type { OneOf } from "./alternatives/alternatives-in-wish";
import type { DemandWord } from "./demand-words";
import type { FearId } from "./fear-words";
import type { KindId, Sought } from "./kind-words";
import type { NeedId } from "./need-words";
import type { Opposites } from "./opposites";

/** What a revision cannot do by choosing another place: another time, an empty block, facts about a kitchen. Each has a note of its own. */
export type Unsupported = "time" | "move" | "empty" | "longer" | "outing" | "diet" | "hotel" | "question" | "content";

/** What of the same day something is to be near to: what they do in a part of it, a meal, or what comes right before or after. */
export type NearPart = BlockName | "breakfast" | "lunch" | "dinner" | "anyMeal" | "before" | "after";

/** What a traveller asks of one block, read from plain words. */
export type Wish = {
  closer: boolean;
  /** Near the stop that they look at, wherever the day leads before and after. */
  nearHere: boolean;
  indoor: boolean;
  outdoor: boolean;
  /** Room for children to run: a playground in the open air, or a place to play under a roof where it rains. */
  runAround: boolean;
  vegetarian: boolean;
  vegan: boolean;
  cheaper: boolean;
  free: boolean;
  noTickets: boolean;
  finer: boolean;
  stepFree: boolean;
  children: boolean;
  stroller: boolean;
  quieter: boolean;
  romantic: boolean;
  shorter: boolean;
  backInTown: boolean;
  /** A view beside the thing itself: "a café with a view". */
  withView: boolean;
  /** In the middle of the city. */
  central: boolean;
  /** "Something else": the present stop has to go whatever it is. */
  different: boolean;
  /** What is asked for is to be here, whether or not what stands there would do as well. */
  inItsStead: boolean;
  /** More than this block is asked for; only this one is changed, and the reply says so. */
  wholeDay: boolean;
  /** Another part of town than the present stop's. */
  elsewhere: boolean;
  wantedCategories: ReadonlySet<PlaceCategory>;
  wantedInterests: ReadonlySet<Interest>;
  unwantedCategories: ReadonlySet<PlaceCategory>;
  sought: readonly Sought[];
  /** What is asked by yes or no as far as a clause is like others that ask for it: it helps to choose, beside what is said in so many words. */
  likely: ReadonlySet<DemandWord>;
  /** Kinds that are wanted as far as a clause is like others, whose own words say more. */
  likelyKinds: ReadonlySet<KindId>;
  /** One of what is sought or wanted is enough: "a playground or ice cream". */
  either: boolean;
  /** What is asked for beside one another so that one of the two is enough: "with a view or quiet". */
  alternatives: readonly (readonly [OneOf, OneOf])[];
  unsought: readonly Sought[];
  /** What somebody with them cannot bear: the dark, heights. Never met by what else they want. */
  feared: readonly Sought<FearId>[];
  /** The place of the city that the words name, wanted or not. */
  named: Place | null;
  unwantedPlace: Place | null;
  /** "Near the cathedral": the place to be near to. */
  nearPlace: Place | null;
  /** "Near where we are in the afternoon": the part of the day whose stops it is to be near to. */
  nearPart: NearPart | null;
  /** "Like Portas do Sol": what it is to be like. It is served by others of its kind first. */
  likePlace: Place | null;
  /** What is called like nothing known here. */
  unknownName: string | null;
  /** They say that it is a plan of their own: booked, arranged with somebody. */
  isOurs: boolean;
  neighborhood: string | null;
  /** "Closer to the old port": the quarter to be in or near to. */
  nearArea: string | null;
  unwantedNeighborhood: string | null;
  unsupported: Unsupported | null;
  /** All of these that are asked, the likeliest first. */
  unsupportedToo: readonly Unsupported[];
  /** A meal, a diet, and what is seldom known of a place. */
  needs: readonly NeedId[];
  /** The kinds of places that are wanted together; one that is wanted alone, or instead of another, is in `wantedCategories` only. */
  kinds: readonly { categories: readonly PlaceCategory[]; words: readonly string[] }[];
  /** Two qualities that hardly go together, both asked for in so many words. */
  opposites: readonly Opposites[];
  /** Kinds that are wanted and refused in one breath. */
  contradicted: ReadonlySet<PlaceCategory>;
  /** What no table reads and the city's places are described with. */
  particulars: readonly string[];
  /** What is wished in the other case, in its own words: "outdoors unless it rains, then indoors". */
  fallback: string | null;
  /** Something for a stop after this one is wished, too. */
  hasNext: boolean;
  /** The stop is to be elsewhere in the plan, and what else is wished is for where it stands now. */
  movesAway: boolean;
  /** The weekday that is named, Sunday 0: what is closed then is not offered. */
  weekday: number | null;
  /** The same as `particulars`, where it is refused. */
  unwantedWords: readonly string[];
  /** What is refused and nothing here knows of: whether a place is without it has to be asked there. */
  unwantedUnknown: readonly string[];
  /** What nothing here explains; the reply names it. */
  unread: readonly string[];
  /** A sight that is known to be elsewhere, or in no city at all. */
  far: { name: string; where: Elsewhere } | null;
  /** Words that may stand in a place's name or sentence: "fado", "tiles", "ramen". */
  keywords: readonly string[];
  /** What they type in. */
  language: Language;
};
