import type { Place, PlaceCategory } from "~/domain/place/place";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, type Proposal, seenStop } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { KIND_TABLE, type Sought } from "~/language/wish/kind-words";
import { mentionsOf } from "~/language/wish/roles";
import { readWords } from "~/language/words/read-words";
import { isPartOf, notsIn } from "~/language/words/small-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { cardsOf } from "./cards";
import { actOf, asksForIt } from "./clauses/clauses-said";
import type { Change } from "./other-places";
import { proposedPlace } from "./proposed-place";
import { type Thing, thingsIn } from "./things-named";
import type { PlanNow } from "./what-is-lost";
import { addedBeside } from "./beside-stop";

/** The cards of a wish, with one for each place and each kind of place that it asks for besides and that none of them is about. */
export function withAllNamed(request: RevisionRequest, proposals: readonly Proposal[], at: PlanNow): Proposal[] {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const named = withNamed(here, proposals, at);
  return named.length === 0 ? named : withKinds(here, named, at);
}

/** "Drop the tower, the old quarter instead, and crêpes around there": of each kind that a piece of it asks for and no card is, one to add. */
function withKinds(here: RevisionRequest, proposals: readonly Proposal[], at: PlanNow): Proposal[] {
  const pieces = piecesOf(here.feedback);
  if (pieces.length < 2 || proposals.some(({ kind }) => kind === "add-own")) return [...proposals];
  const { language } = wishIn(here);
  const known = shownOrStanding(here, proposals);
  // Where something goes, something else comes.
  const [gone] = proposals.flatMap((proposal) => (proposal.kind === "shelve" ? (proposal.stop.at ?? []) : []));
  const there = gone ? { dayIndex: gone.day, blockName: gone.part } : {};
  const more = pieces.flatMap((piece): Change[] => {
    const asked = { ...here, ...there, feedback: piece, typedIn: language };
    const kinds = kindsIn(asked);
    const isServed = known.some(
      (place) => kinds.categories.has(place.category) || kinds.sought.some((each) => isSought(place, each)),
    );
    return isServed || kinds.categories.size + kinds.sought.length === 0 ? [] : addedBeside(asked).slice(0, 1);
  });
  return [...proposals, ...cardsOf(more, "k", here, at, language)].slice(0, MOST_PROPOSALS);
}

/** The kinds that a piece of a wish asks for: none where it names a place, does something with a stop, or says that they stay or go. */
export function kindsIn(piece: RevisionRequest): { categories: ReadonlySet<PlaceCategory>; sought: readonly Sought[] } {
  const { wantedCategories, sought, unsupported, named, feared } = wishIn(piece);
  const words = readWords(piece.feedback);
  const isAsked = mentionsOf(words, KIND_TABLE.find(words)).every((role) => role === null || role === "add");
  const act = actOf(piece);
  const isOther = act !== null && !asksForIt(act);
  return unsupported || named || isOther || feared.length > 0 || !isAsked || notsIn(words).length > 0
    ? { categories: new Set(), sought: [] }
    : { categories: wantedCategories, sought };
}

/** The places that cards are about, and the one that stands there unless it goes: "the zoo is fine" asks for no other one. */
export function shownOrStanding({ brief, current }: RevisionRequest, proposals: readonly Proposal[]): Place[] {
  const titles = proposals.flatMap(titlesOn);
  const goes = proposals.some((proposal) => proposal.kind === "shelve" && proposal.stop.title === current.title);
  return (brief.guide?.places ?? []).filter(
    (place) => titles.includes(place.name) || (!goes && isPlaceOf(current, place)),
  );
}

const titlesOn = (proposal: Proposal): string[] => [
  ...("place" in proposal ? [proposal.place.name] : []),
  ...("stop" in proposal && proposal.kind !== "shelve" ? [proposal.stop.title] : []),
  ...("other" in proposal && typeof proposal.other === "object" ? [proposal.other.title] : []),
];

/**
 * "Skip the palace, something small with paintings, the tile museum maybe?" What is named comes instead of what goes, else beside what stands there; what is
 * planned elsewhere moves there.
 */
function withNamed(here: RevisionRequest, proposals: readonly Proposal[], at: PlanNow): Proposal[] {
  const day = here.days.find(({ dayIndex }) => dayIndex === here.dayIndex);
  const lead = day ? leadAt(day, here.blockName) : null;
  const wanted = wantedIn(here, lead).filter((thing) => !proposals.some((proposal) => isAbout(proposal, thing)));
  if (wanted.length === 0) return [...proposals];
  const gone = proposals.find(({ kind }) => kind === "shelve");
  const isFree = !proposals.some(({ kind }) => kind === "replace" || kind === "swap-stops");
  const changes = wanted.flatMap(({ place, stop }, i): Change[] => {
    const to = { day: here.dayIndex, part: here.blockName };
    if (stop) return [{ kind: "move", stop: seenStop(stop), to }];
    if (!place) return [];
    const proposed = proposedPlace(here.brief, place);
    return gone?.kind === "shelve" && !gone.also && isFree && i === 0
      ? [{ kind: "replace", stop: gone.stop, place: proposed }]
      : [{ kind: "add", place: proposed, to }];
  });
  const more = cardsOf(changes, "a", here, at, wishIn(here).language);
  return [...more, ...proposals].slice(0, MOST_PROPOSALS);
}

/** What a wish names that is not there, and of which nothing else is said than that it is thought of. */
function wantedIn(request: RevisionRequest, lead: PlacedStop | null) {
  const { current } = request;
  const wish = wishIn(request);
  const { nearPlace, unwantedPlace } = wish;
  const { words, things } = thingsIn(request);
  const said = mentionsOf(words, things);
  const isOther = ({ place, stop, from }: Thing): boolean =>
    place !== null &&
    !isPartOf(words.slice(0, from)) &&
    place !== nearPlace &&
    place !== unwantedPlace &&
    stop?.id !== lead?.id &&
    !isPlaceOf(current, place);
  const isKnown = wish.far === null && wish.unknownName === null;
  return things.filter((thing, i) => {
    const role = said[i] ?? null;
    const isFirst = things.findIndex(({ place }) => place === thing.place) === i;
    // "A memorial" is any, unless it is to be added.
    const isWanted = thing.isByName ? role === null || role === "add" : role === "add" && isKnown;
    return isWanted && isFirst && isOther(thing);
  });
}

/** Whether a card does something with it. */
export const isAbout = (proposal: Proposal, { place, stop }: Pick<Thing, "place" | "stop">): boolean =>
  ("place" in proposal && proposal.place.name === place?.name) ||
  ("stop" in proposal && proposal.stop.id === stop?.id) ||
  (proposal.kind === "shelve" && proposal.also?.some(({ id }) => id === stop?.id) === true) ||
  ("other" in proposal && typeof proposal.other === "object" && proposal.other.id === stop?.id);
