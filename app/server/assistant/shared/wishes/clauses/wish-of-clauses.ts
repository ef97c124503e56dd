import type { Place } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { AFTERWARDS } from "~/language/wish/clause-words";
import { readWords } from "~/language/words/read-words";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { MEALS } from "~/planner/revise/wish-with-meal";
import type { Fate } from "./fate-in-clause";
import type { Clause } from "./read-clauses";

/** What becomes of a stop, and the clauses that say so. */
export type Told = { stop: PlacedStop; said: { fate: Fate; text: string }[] };

/** What is wished for: a place by its name, or what one should be like. */
export type Wanted = {
  /** The clauses that ask for it, as they were typed. */
  said: string[];
  /** What they say of it, where it has no name. */
  texts: string[];
  isOfKind: boolean;
  isBesides: boolean;
  /** That is what its clause does, without a doubt. */
  isAlso: boolean;
  place: Place | null;
  /** Where it is planned already; null where it is not. */
  stop: PlacedStop | null;
  hour: TimeOfDay | null;
  /** What it is to be near to: a place, or what comes for another wish. */
  near: Place | Wanted | null;
};

/** What the clauses of a wish come to, what else is said of what should be there, and the clauses that nothing is understood of. */
export type WishRead = { told: Told[]; wanted: Wanted[]; described: string[]; left: string[] };

/** What all clauses come to, read in their order: each may speak of what the one before spoke of. */
export function wishOf(clauses: readonly Clause[], lead: PlacedStop, request: RevisionRequest): WishRead {
  const told: Told[] = [];
  const wanted: Wanted[] = [];
  const places = request.brief.guide?.places ?? [];
  const placeOf = (stop: PlacedStop): Place | null => places.find(({ id }) => id === stop.placeId) ?? null;
  let spokenOf: { stop: PlacedStop; wish: null } | { stop: null; wish: Wanted } = { stop: lead, wish: null };
  const tell = (stop: PlacedStop, fate: Fate, text: string): void => {
    const known = told.find((each) => each.stop.id === stop.id);
    if (known) {
      known.said.push({ fate, text });
    } else told.push({ stop, said: [{ fate, text }] });
    spokenOf = { stop, wish: null };
  };
  const want = (wish: Wanted): void => {
    wanted.push(wish);
    spokenOf = { stop: null, wish };
  };
  /** What a place should be like, said before any is asked for. */
  const before: { asks: string; open: string[] }[] = [];
  const left: string[] = [];
  /** A day that was spoken of just before: "Friday looks clear, move it?" */
  let spokenDay: string | null = null;
  let wasAsked = false;
  for (const {
    text,
    stop,
    fate,
    hour,
    named,
    asks,
    asksPlace,
    isOfKind,
    isWhere,
    isNearThere,
    isNotRead,
    isNotReadBeside,
    isWishedFor,
    isMore,
    isBesides,
    isAlso,
    isElsewhere,
    isDated,
  } of clauses) {
    const { wish } = spokenOf;
    if (isDated && isElsewhere && fate === null && stop === null && named.length === 0) spokenDay = text;
    if (wish && stop === null && fate === "time" && !asksPlace) wish.hour = hour;
    else if (fate && !(fate === "time" && stop === null && asksPlace)) {
      const to = stop ?? spokenOf.stop ?? lead;
      if (fate === "move" && !isElsewhere && spokenDay !== null) tell(to, fate, spokenDay);
      tell(to, fate, text);
    } else if (stop) spokenOf = { stop, wish: null };
    if (isNotRead || (isNotReadBeside && wasAsked)) left.push(text);
    wasAsked = asks !== null || named.length > 0;
    const near = isNearThere ? (wish ?? placeOf(spokenOf.stop ?? lead)) : null;
    const ownHour = stop === null ? hour : null;
    const own = { said: [text], isOfKind, isBesides, isAlso, near: null, hour: ownHour };
    for (const { place, stop: planned } of named) {
      const described = wanted.at(-1);
      // "Something small with paintings, the tile museum maybe?"
      if (described && place && isDescribedBy(place, described, request)) {
        Object.assign(described, { place, stop: planned, hour: described.hour ?? ownHour });
        described.said.push(text);
        spokenOf = { stop: null, wish: described };
      } else want({ ...own, texts: [text], place, stop: planned });
    }
    if (asks === null || named.length > 0) continue;
    const last = wanted.at(-1);
    const isSaidTwice = last !== undefined && !isBesides && isOfOneKind(request, last.texts, asks);
    // "Somewhere to sit, and then a coffee": another stop.
    const isNext = isBesides && isOfKind && !isMore && !isNearThere && AFTERWARDS.find(readWords(text)).length > 0;
    const isOfLast =
      last !== undefined &&
      last.place === null &&
      !isNext &&
      (isMore || isWhere || isSaidTwice || !(isOfKind && last.isOfKind));
    if (isOfLast) {
      last.texts.push(asks);
      last.said.push(text);
      last.hour ??= ownHour;
      last.near ??= near;
      last.isOfKind ||= isOfKind;
      spokenOf = { stop: null, wish: last };
    } else if (asksPlace)
      want({ ...own, texts: [...before.splice(0).map((each) => each.asks), asks], place: null, stop: null, near });
    else before.push({ asks, open: isWishedFor ? [text] : [] });
  }
  const described = before.map(({ asks }) => asks);
  return { told, wanted, described, left: [...left, ...before.flatMap(({ open }) => open)] };
}

/** "Sold out for sunset, any other view?": both ask for the same. */
function isOfOneKind(request: RevisionRequest, texts: readonly string[], asks: string): boolean {
  const [one, other] = [texts.join(", "), asks].map((feedback) => kindsOf({ ...request, feedback }));
  return one !== "" && one === other;
}

function kindsOf(request: RevisionRequest): string {
  const { wantedCategories, sought, needs } = wishIn(request);
  const all = [...wantedCategories, ...sought.map(({ id }) => id), ...needs.filter((need) => need in MEALS)];
  return all.toSorted().join(" ");
}

/** Whether a place is of the kind that was asked for just before. */
function isDescribedBy(place: Place, { place: known, texts, isOfKind }: Wanted, request: RevisionRequest): boolean {
  if (known !== null) return false;
  if (!isOfKind) return true;
  const { wantedCategories, sought } = wishIn({ ...request, feedback: texts.join(", ") });
  return wantedCategories.has(place.category) || sought.some((each) => isSought(place, each));
}

/** Whether it takes more than one change, or an hour with it; or the stop goes, and nothing is to come. */
export function isOfSeveralThings({ told, wanted, described }: WishRead, lead: PlacedStop): boolean {
  const changing = told.filter(({ said }) => said.some(({ fate }) => fate === "move" || fate === "time"));
  const ofLead = told.find(({ stop }) => stop.id === lead.id)?.said.map(({ fate }) => fate) ?? [];
  return (
    (changing.length > 0 && wanted.length > 0) ||
    wanted.length > 1 ||
    wanted.some(
      ({ hour, stop, isBesides }) => hour !== null || (stop !== null && (isBesides || ofLead.includes("gone"))),
    ) ||
    new Set(ofLead.filter((fate) => fate !== "gone")).size > 1 ||
    ofLead.includes("move") ||
    (ofLead.length === 0 && wanted.some(({ isAlso }) => isAlso)) ||
    (ofLead.includes("drop") && wanted.length + described.length === 0) ||
    changing.some(({ said }) => said.length > 1)
  );
}
