import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { Language } from "~/domain/people/language";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import type { PlacedStop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, seenStop } from "~/domain/proposal/proposal";
import { citySearch } from "~/language/search/city-search";
import { languageTyped } from "~/language/search/language-typed";
import { KIND_ROWS, KIND_TABLE, type KindId, soughtOf } from "~/language/wish/kind-words";
import { mealNamedIn } from "~/language/wish/need-words";
import { readWish } from "~/language/wish/read-wish";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { wordsOf } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noneAsOffered, noneThereAsOffered } from "~/messages/spoken/own-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { plannedStop } from "~/planner/plan/planned-blocks";
import { alternativesTo } from "~/planner/revise/alternatives";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { mealWishIn } from "~/planner/revise/meal-stop";
import { note } from "~/planner/revise/note";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { cardsOf } from "../cards";
import { asTable, describedBy, whatOf } from "./described-offer";
import { languageOfEarlier } from "./earlier-wishes";
import type { Change } from "../other-places";
import { proposedPlace } from "../proposed-place";
import type { WishReply } from "../reply";
import type { PlanNow } from "../what-is-lost";
import { type OpenOffers, openOffers } from "./open-offers";

/**
 * What is left of several offers, or like one of them, on cards: places that are known of its kind, and the offer in its own words where none is known, or none
 * in its quarter. Null where the wish says nothing of that.
 */
export function replyToOffers(wish: RevisionRequest, at: PlanNow): WishReply | null {
  const { earlier = [], feedback } = wish;
  const open = openOffers(feedback, earlier);
  const day = wish.days.find(({ dayIndex }) => dayIndex === wish.dayIndex);
  const lead = day ? leadAt(day, wish.blockName) : null;
  if (!open || !lead) return null;
  const brief = briefOn(wish.brief, wish.dayIndex);
  const before = languageOfEarlier(earlier);
  const words = readWords(feedback);
  // "Prati no" is of no language by itself.
  const isShort = words.filter(({ isMark }) => !isMark).length <= FEW;
  const language = wish.language ?? before;
  const typedIn = isShort ? before : languageTyped(words, feedback, citySearch(brief.guide?.places ?? []), language);
  const asked = { ...wish, brief, earlier: [], language, typedIn };
  // What was offered for dinner stands in the place of dinner.
  const stop = mealWishIn({ ...asked, feedback: open.wish })?.stop ?? lead;
  const each = open.titles.map((title) => offeredAgain(asked, open, title, stop));
  const own = each.flat().find(({ kind }) => kind === "add-own");
  const shelved: Change[] = own ? [{ kind: "shelve", stop: seenStop(stop) }] : [];
  const changes = inTurn(each).slice(0, MOST_PROPOSALS - shelved.length);
  const proposals = changes.length > 0 ? cardsOf([...changes, ...shelved], "e", asked, at, typedIn) : [];
  if (proposals.length === 0) return null;
  const titles = { words: open.titles };
  const said = noteIn(typedIn, open.isAlike ? note("likeOffered", titles) : note("stillOffered", titles));
  return {
    block: wish.current,
    note: sentences(said, noteIn(typedIn, note("proposes", {}))),
    alternatives: [],
    proposals,
  };
}
const FEW = 3;

/** The first of each, then the second of each. */
const inTurn = (lists: readonly (readonly Change[])[]): Change[] =>
  Array.from({ length: MOST_PROPOSALS }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();

type Asked = RevisionRequest & { typedIn: Language };

/** One of the offers: by its name, or what is known of its kind, or by its own words. */
function offeredAgain(asked: Asked, open: OpenOffers, title: string, stop: PlacedStop): Change[] {
  const { brief, days } = asked;
  const places = brief.guide?.places ?? [];
  const { neighborhood } = readWish(title, places);
  const described = neighborhood === null ? describedBy(title, places) : title;
  const place = described === null ? placeNamed(title, places) : null;
  if (place && open.isAlike) return [];
  const standing = place && plannedStop(days, place);
  if (standing)
    return standing.id === stop.id ? [] : [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(standing) }];
  if (place) return [{ kind: "replace", stop: seenStop(stop), place: proposedPlace(brief, place) }];
  const isMeal = mealNamedIn(readWords(open.wish)) !== null;
  const thing = isMeal ? asTable(described ?? title, places) : (described ?? title);
  const said = { ...asked, feedback: [open.wish, thing, open.rest].filter(Boolean).join(", ") };
  const isThere = (each: Place): boolean => neighborhood === null || each.neighborhood === neighborhood;
  const known = alternativesTo(mealWishIn(said)?.request ?? said, null, places.length).flatMap((each) => {
    const found = places.find(({ name }) => name === each.name);
    return each.isIt && found && isOf(found, title) ? [{ found, each }] : [];
  });
  const there = known.filter(({ found }) => isThere(found));
  const cards = (there.length > 0 ? there : known).slice(0, MOST_OF_ONE).map(({ found, each }): Change => ({
    kind: "replace",
    stop: seenStop(stop),
    place: proposedPlace(brief, found),
    why: whyIn(each),
  }));
  const planned = cards.length === 0 ? plannedLike(asked, title, stop) : [];
  const isPlaced = whatOf(title) !== title;
  // Nobody knows whether what is known of its kind lies in a quarter that nothing here knows.
  const isHere = isPlaced ? there.length > 0 && neighborhood !== null : cards.length > 0;
  return isHere ? [...cards, ...planned] : [inItsWords(asked, title, stop, isMeal), ...cards, ...planned];
}
const MOST_OF_ONE = 3;

/** What is planned for another day and is what an offer says there is. */
function plannedLike({ brief, days }: Asked, title: string, stop: PlacedStop): Change[] {
  const places = brief.guide?.places ?? [];
  const isLike = ({ placeId }: PlacedStop): boolean =>
    places.some((place) => place.id === placeId && hitsOf(place, title) > 0);
  const found = days
    .filter(({ dayIndex }) => dayIndex !== stop.at.day)
    .flatMap(({ stops }) => stops)
    .find((other) => other.kind === stop.kind && other.at.part === stop.at.part && !isFixed(other) && isLike(other));
  return found ? [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(found) }] : [];
}

/** An offer as it was made, for the travellers to find on the spot. */
const inItsWords = ({ typedIn }: Asked, title: string, { at }: PlacedStop, isMeal: boolean): Change => ({
  kind: "add-own",
  title: title.replace(/^./u, (letter) => letter.toUpperCase()),
  does: isMeal ? "meal" : "sight",
  to: { day: at.day, part: at.part },
  why: (whatOf(title) === title ? noneAsOffered : noneThereAsOffered)[typedIn],
});

/** Any table is "a restaurant", and anything is "in Testaccio". */
const isOf = (place: Place, title: string): boolean => tellingOf(title).length === 0 || hitsOf(place, title) > 0;

const hitsOf = (place: Place, title: string): number => tellingOf(title).filter((isIt) => isIt(place)).length;

/** What an offer says there is, each of its kinds and of its own words as a question to a place. */
function tellingOf(title: string): ((place: Place) => boolean)[] {
  const words = wordsOf(whatOf(title));
  const hits = KIND_TABLE.find(words);
  const own = words.filter(
    ({ said, isMark }, at) => !isMark && !LITTLE_WORDS.has(said) && hits.every(({ from, to }) => at < from || at >= to),
  );
  return [
    ...hits
      .filter(({ id }) => id !== "food")
      .map(
        ({ id }) =>
          (place: Place) =>
            isOfKind(place, id),
      ),
    ...own.map(
      ({ said }) =>
        (place: Place) =>
          tokensOf(place).some((token) => areOneWord(said, token)),
    ),
  ];
}

function isOfKind(place: Place, id: KindId): boolean {
  const sought = soughtOf(id);
  return sought
    ? isSought(place, sought)
    : KIND_ROWS.some(([kind, { categories = [] }]) => kind === id && categories.includes(place.category));
}

const tokensOf = ({ name, neighborhood, tags, meal }: Place): string[] =>
  nameKey([name, neighborhood, ...tags, meal?.cuisine].join(" ")).split(" ");

/** "Bistrot" and "bistros" are a bistro. */
const areOneWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= STEM && (one.startsWith(other) || other.startsWith(one)));
const STEM = 5;
