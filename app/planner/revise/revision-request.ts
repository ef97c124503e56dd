import type { Block, BlockName } from "~/domain/plan/block";
import type { Language } from "~/domain/people/language";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide, Place, PlaceCategory } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { nameKey } from "~/domain/place/place-name";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { isPlaceOf } from "../plan/planned-blocks";
import type { KindId } from "~/language/wish/kind-words";
import { withoutCity } from "~/language/wish/naming";
import { readWish } from "~/language/wish/read-wish";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { refusedOf } from "~/language/words/small-words";
import type { FearId } from "~/language/wish/fear-words";
import { isFeared } from "./demands/found-in-place";
import { withElsewhere } from "./named-elsewhere";
import type { NearPart, Wish } from "~/language/wish/wish";
import type { ClauseSaid } from "~/language/words/clause-act";

/** What was wished of the same block before, and what was offered for it: titles, in the order in which they stood. */
export type EarlierWish = { wish: string; offered: readonly string[] };

export type RevisionRequest = {
  brief: TripBrief;
  days: Day[];
  dayIndex: number;
  blockName: BlockName;
  current: Block;
  feedback: string;
  /** Its clauses of which it is known what they do. */
  said?: readonly ClauseSaid[];
  /** What they read where the words of the wish do not tell. */
  language?: Language;
  /** The wishes just before this one, the latest last. */
  earlier?: readonly EarlierWish[];
  /** What was offered before for the stop that stands there, and not for a meal beside it. */
  offeredHere?: readonly string[];
  /** What was offered before and is not wanted. */
  declined?: readonly string[];
  /** What they point to of what was offered before, where no data knows it. */
  meant?: string;
  /** What they typed in, where their words are put in others. */
  typedIn?: Language;
  /** The place that they point to of what was offered before. */
  chosen?: string;
  /** They want it at another time than the stop's: it comes beside, there. */
  elsewhere?: { day: number; part: BlockName };
  /** What somebody with them cannot bear, where the words that say so are answered already. */
  feared?: Wish["feared"];
  /** The weekday that is named in words that are answered already, Sunday 0. */
  weekday?: number | null;
  /** The part of the day near whose stops it is to be, where the words that say so are answered already. */
  nearPart?: NearPart;
  /** The same of the place, by its id, that what is wished for is to be like. */
  like?: string;
  /** Something for a stop after it is wished as well. */
  andMore?: boolean;
  /** The two of what was offered before that they want. */
  both?: readonly string[];
};

/** A request with what was understood of it; `place` is null where the block names no known place. */
export type RevisionContext = RevisionRequest & { guide: CityGuide; wish: Wish; day: Day; place: Place | null };

/** Null for a city without data, or a day that is not in the plan. */
export function contextOf(request: RevisionRequest): RevisionContext | null {
  const { brief, days, current } = request;
  const day = days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const { guide } = brief;
  if (!guide || guide.places.length === 0 || !day) return null;
  const place = guide.places.find((option) => isPlaceOf(current, option)) ?? null;
  return {
    ...request,
    guide,
    day,
    wish: backFrom(
      current,
      withAlike(
        withMore(withoutFeared(ANY_FEAR, wishIn(request, guide.places)), place, request.feedback),
        place,
        request.feedback,
      ),
      guide.places,
    ),
    place,
  };
}

const NONE_KNOWN: readonly ClauseSaid[] = [];

/** What a wish is read of. */
type Worded = Pick<
  RevisionRequest,
  | "feedback"
  | "said"
  | "brief"
  | "language"
  | "typedIn"
  | "meant"
  | "chosen"
  | "declined"
  | "feared"
  | "weekday"
  | "nearPart"
  | "like"
>;

/** The city's own name names no place in it, unless a place has it in its name: "London Zoo". */
export function wishIn(
  {
    feedback,
    said = NONE_KNOWN,
    brief,
    language,
    typedIn,
    meant,
    chosen,
    declined = [],
    feared = [],
    weekday = null,
    nearPart,
    like,
  }: Worded,
  places: readonly Place[] = brief.guide?.places ?? [],
): Wish {
  const whole = readWish(feedback, places, language, said);
  const rest = withoutCity(feedback, brief.cityName);
  const wish = rest === feedback || whole.named ? whole : readWish(rest, places, language, said);
  // What is in this city is not far, whether or not it is known here.
  const here = withElsewhere(wish, { feedback, brief }, (words) => readWish(words, places, language, said));
  const all = [...here.feared, ...feared.filter(({ id }) => here.feared.every((each) => each.id !== id))];
  const model = places.find(({ id }) => id === like) ?? null;
  const near = withoutFeared(BY_NO_NAME, {
    ...(model ? likeModel(here, model) : here),
    nearPart: nearPart ?? here.nearPart,
    feared: all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at),
    weekday: here.weekday ?? weekday,
    language: typedIn ?? here.language,
  });
  const named = places.find(({ id }) => id === chosen);
  if (named)
    return {
      ...near,
      named,
      ...{ unknownName: null, neighborhood: null, nearPlace: null, nearArea: null, unwantedPlace: null },
    };
  if (declined.length > 0 && meant === undefined) return { ...near, different: true };
  return meant === undefined ? near : { ...near, named: null, unknownName: meant };
}

/** Of the kind of a place that they name as a model, where they do not say of which; it is to be here, even if what stands there is one, too. */
function likeModel(wish: Wish, likePlace: Place): Wish {
  const saysKind = wish.wantedCategories.size + wish.wantedInterests.size + wish.sought.length > 0;
  return {
    ...wish,
    likePlace,
    inItsStead: true,
    wantedCategories: saysKind ? wish.wantedCategories : new Set([likePlace.category]),
  };
}

const MORE = /\b(?:more|mehr|plus de|mas|m\u00e1s|piu|pi\u00f9|mais)\s+(.+)$/iu;

/** "More Klimt" at the palace that is called after him asks for more of him, not for the palace. */
function withMore(wish: Wish, place: Place | null, feedback: string): Wish {
  const more = MORE.exec(feedback)?.[1];
  if (!more || !place || nameKey(more) === nameKey(place.name)) return wish;
  const said = nameKey(more).split(" ");
  // What stands there has it already, and another that has is wished for.
  if (
    wish.named === null &&
    wish.particulars.length > 0 &&
    wish.particulars.every((word) => said.includes(nameKey(word)))
  )
    return { ...wish, different: true };
  if (wish.named?.id !== place.id) return wish;
  return {
    ...wish,
    named: null,
    different: true,
    // He is the theme, whatever it hangs in.
    ...{ wantedCategories: new Set<PlaceCategory>(), likelyKinds: new Set<KindId>(), kinds: [] },
    keywords: nameKey(more)
      .split(" ")
      .filter((word) => word.length > 2),
  };
}

/** From a day out one comes so far, and is still there. */
export const AROUND_DAY_TRIP_KM = 10;

/** "It is so far, something in the centre", or near what lies there: who says so of a day out stays in town. */
function backFrom(current: Block, wish: Wish, places: readonly Place[]): Wish {
  const trip = current.isDayTrip ? pointOf(current) : null;
  if (!trip || wish.backInTown) return wish;
  const quarter = wish.nearArea ?? wish.neighborhood;
  const isFar = (place: Place): boolean => kilometresBetween(trip, place) > AROUND_DAY_TRIP_KM;
  const isThere =
    wish.central ||
    (wish.nearPlace !== null && isFar(wish.nearPlace)) ||
    (quarter !== null && places.some((place) => place.neighborhood === quarter && isFar(place)));
  return isThere ? { ...wish, backInTown: true } : wish;
}

const ALIKE = new PhraseTable({
  alike: `
    similar, something like this/that/it, like this one, same kind/kinda/sort/type/vibe/idea/style,
    like this/that/it but different/elsewhere, the same but different/elsewhere
    | ähnlich*, so was wie das/hier, sowas wie das/hier, sowas in der art, in der art, genauso was, so was in der art,
    gleiche/gleichen/selbe/selben art/stil, derselben/dieselbe art, dasselbe nur woanders
    | similaire*, dans le meme genre/style, du meme genre/style, pareil, dans ce genre/style,
    un truc comme ca, le/du meme genre/style/type, la meme chose, ce genre la, meme ambiance
    | parecid*, similar*, el/del mismo estilo/tipo/rollo, algo asi, por el estilo,
    la misma onda, lo mismo pero
    | simile/simili, altro posto cosi, qualcosa cosi, lo/dello stesso tipo/genere/stile, del genere,
    la stessa cosa ma
    | parecid*, semelhante*, o/do mesmo tipo/genero/estilo, algo assim,
    a mesma coisa mas, na mesma onda
  `,
});

/** "Something similar": another of its kind, the likest first, where no other is asked for. */
function withAlike(wish: Wish, place: Place | null, feedback: string): Wish {
  const asksNone = wish.wantedCategories.size + wish.wantedInterests.size + wish.sought.length === 0 && !wish.named;
  const isAlike = place !== null && asksNone && !wish.unwantedCategories.has(place.category);
  const words = readWords(feedback);
  const hits = ALIKE.find(words);
  const refused = refusedOf(words, hits);
  return isAlike && hits.some((hit) => !refused.has(hit))
    ? { ...wish, different: true, likePlace: place, wantedCategories: new Set([place.category]) }
    : wish;
}

const ANY_FEAR = (): boolean => true;

/** Ways up and stalls come by no name at all, not even where what is named stands in the plan; of others they may know more than we. */
export const BY_NO_NAME = (id: FearId): boolean => ["hills", "climbs", "altitude", "stalls", "baths"].includes(id);

/** "The catacombs, but my son is scared of the dark": what somebody cannot bear outweighs the name, and the note says so. */
const withoutFeared = (counts: (id: FearId) => boolean, wish: Wish): Wish =>
  wish.named && wish.feared.some((feared) => counts(feared.id) && wish.named !== null && isFeared(wish.named, feared))
    ? { ...wish, named: null, unwantedPlace: wish.named, different: true }
    : wish;

/** Whether the block is about one of the chosen musts. */
export const isMust = ({ brief, current, place }: Pick<RevisionContext, "brief" | "current" | "place">): boolean =>
  brief.anchors.some(
    (anchor) =>
      nameKey(anchor) === nameKey(current.title) || (place !== null && nameKey(anchor) === nameKey(place.name)),
  );

/** Whether the words leave no doubt that the present stop has to be replaced. */
export const insists = ({ wish, current }: Pick<RevisionContext, "wish" | "current">): boolean =>
  wish.different || wish.backInTown || (wish.unwantedPlace !== null && isPlaceOf(current, wish.unwantedPlace));
