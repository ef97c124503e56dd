import type { Language } from "~/domain/people/language";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import { readWish } from "~/language/wish/read-wish";
import { mealNamedIn } from "~/language/wish/need-words";
import { PARTS } from "~/language/wish/part-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { citySearch } from "~/language/search/city-search";
import { languageTyped } from "~/language/search/language-typed";
import { languageOf, readWords } from "~/language/words/read-words";
import { dayAsked } from "../../day-asked";
import { asTable, describedBy } from "./described-offer";
import {
  CHEAPEST,
  cheapestOf,
  namedAgain,
  ORDINALS,
  OTHERS,
  type Picked,
  pickedIn,
  toldApart,
  withoutOrdinals,
} from "./picked-offer";
import { plannedAt } from "~/planner/plan/planned-blocks";
import { mealWishIn } from "~/planner/revise/meal-stop";
import type { EarlierWish, RevisionRequest } from "~/planner/revise/revision-request";

/** "Yes, do it": what was wished just before is wished again. */
const AGREES = new PhraseTable({
  yes: `
    =yes/yeah/yep/ye/ok/okay/sure/fine/great/deal please?, do it, do that, go for it, go ahead, sounds good,
    =yes do it, let us do it, why not
    | =ja/okay/gern/gerne, mach* das, so machen, passt so, ja bitte
    | =oui, oui fais/faites le, vas y, allons y, d accord
    | =si/vale/dale, hazlo, adelante, de acuerdo
    | =si/va bene, fallo, facciamolo, d accordo
    | =sim/pode ser, faz isso, bora, de acordo
  `,
});
/** Words that go on with what was said before. */
const GOES_ON = new PhraseTable({
  more: `
    ^and, ^but, ^no, ^also, ^or, ^ok but, ^still, ^even, ^more, ^less, ^something, ^anything, ^not, ^before that,
    ^after that, ^rather, ^fine
    | ^und, ^aber, ^nein, ^auch, ^oder, ^noch, ^lieber, ^ohne, ^mehr, ^weniger, ^etwas
    | ^et, ^mais, ^non, ^aussi, ^ou, ^plutot, ^sans, ^plus, ^moins
    | ^y, ^pero, ^no, ^tambien, ^o, ^mejor, ^sin, ^mas, ^menos, ^algo
    | ^e, ^ma, ^no, ^anche, ^o, ^piuttosto, ^senza, ^piu, ^meno, ^qualcosa
    | ^e, ^mas, ^nao, ^tambem, ^ou, ^antes, ^sem, ^mais, ^menos, ^algo
  `,
});
/** "And with a view" adds to what was asked before, though it names a kind of place. */
const GOES_ON_WITH = new PhraseTable({
  more: "^and/but/also/yes/ok? with | ^und/aber/ja? mit | ^et/mais/oui? avec | ^y/pero/si? con | ^e/ma/si? con | ^e/mas/sim? com",
});
const OF_THEM = new PhraseTable({
  them: `
    of the two/three/them/those/these
    | von den/denen/beiden, davon, der drei/beiden
    | des deux/trois, d entre eux
    | de los/las dos/tres, de ellos, de esos
    | dei/delle/tra due/tre, di loro
    | dos/das dois/tres, deles, delas
  `,
});

const BOTH = new PhraseTable({
  both: "both | beide/beides | les deux | los/las dos, ambos/ambas | tutti/tutte e due, entrambi/entrambe | os dois, as duas, ambos/ambas",
});

/** "Like the first": one of its kind, not itself. */
export const LIKE = new PhraseTable({
  like: `
    !i/we/you/they/would/d/both/all like, like, similar to?, same as?
    | wie, ähnlich*
    | comme, pareil*, semblable*
    | como, parecid*, similar*
    | come, simil*
    | como, parecid*, semelhante*
  `,
});

/**
 * A wish with what it leaves to the turns before it said: "the second one", "no, something calmer", "like the first but indoors", "yes, do it". The earlier
 * words are put behind its own, with a full stop between, over which no "not" reaches.
 */
export function withEarlier(request: RevisionRequest): RevisionRequest {
  const { earlier = [], feedback, brief } = request;
  const last = earlier[earlier.length - 1];
  if (!last) return request;
  const words = readWords(feedback);
  const language = request.language ?? languageOfEarlier(earlier);
  const asked: RevisionRequest = { ...request, earlier: [], language, offeredHere: offeredHere(request) };
  // What is put in the place of their words is a name, which tells no language.
  const places = brief.guide?.places ?? [];
  const typedIn = languageTyped(words, feedback, citySearch(places), language);
  const named: RevisionRequest = { ...asked, typedIn };
  const joined = (...said: string[]): RevisionRequest => ({ ...asked, feedback: said.filter(Boolean).join(". ") });
  const wish = readWish(feedback, places);
  const { offered } = last;
  const isOfThem = OF_THEM.find(words).length > 0 || CHEAPEST.find(words).length > 0;
  const cheapest = isOfThem && (wish.cheaper || CHEAPEST.find(words).length > 0) ? cheapestOf(offered, places) : null;
  if (cheapest) return { ...named, feedback: cheapest.name };
  if (OTHERS.find(words).some(({ id }) => id === "none")) return { ...joined(feedback, last.wish), declined: offered };
  const fresh = BOTH.find(words).length > 0 ? unplanned(offered, asked) : [];
  const [one, other] = fresh;
  if (one !== undefined && other !== undefined) return { ...named, both: [one, other] };
  if (one !== undefined) return { ...named, feedback: one };
  const picked =
    pickedIn(words, offered) ??
    (offered.length > 1 ? (toldApart(words, offered, places) ?? namedAgain(words, offered)) : null);
  if (picked) return withPicked(named, picked, last, words);
  // "Then that one", where none had a name: what was wished is looked for again.
  const isThat = offered.length === 0 && ORDINALS.find(words).some(({ id }) => id === "that");
  if ((AGREES.find(words).length > 0 || isThat) && !asksForMore(wish)) {
    const [only] = offered;
    const place = offered.length === 1 && only !== undefined ? placeNamed(only, places) : null;
    return place ? { ...named, feedback: place.name } : { ...asked, feedback: last.wish };
  }
  // Who asks for another time, or for none, has done with what was asked before.
  const isAct = wish.unsupported !== null && wish.unsupported !== "question" && wish.unsupported !== "diet";
  const asksKind = wish.wantedCategories.size > 0 && GOES_ON_WITH.find(words).length === 0;
  const isWhole = isAct || wish.named !== null || wish.unknownName !== null || wish.far !== null || asksKind;
  const goesOn =
    GOES_ON.find(words).length > 0 || /[?？]\s*$/.test(feedback) || words.length <= FEW || asksForMore(wish);
  // "Is Camden worth it?" asked, and wished for nothing that this could go on with.
  const before = readWish(last.wish, places);
  const wasAsked = /[?？]\s*$/.test(last.wish) && offered.length === 0 && before.named === null && !asksForMore(before);
  return !isWhole && goesOn && !wasAsked && nameKey(feedback) !== nameKey(last.wish)
    ? { ...joined(feedback, last.wish), declined: wish.different ? offered : [] }
    : asked;
}
const FEW = 4;

/** The offered places that are known and not in the plan yet, by their names. */
const unplanned = (offered: readonly string[], { brief, days }: RevisionRequest): string[] =>
  offered.flatMap((title) => {
    const place = placeNamed(title, brief.guide?.places ?? []);
    return place && plannedAt(days, place) === null ? [place.name] : [];
  });

/** What was offered for the stop that stands there: a place of it that is wished for by its name stands there, even if one eats there. */
const offeredHere = ({ earlier = [], ...request }: RevisionRequest): string[] =>
  earlier.flatMap(({ wish, offered }) => (mealWishIn({ ...request, feedback: wish }) === null ? offered : []));

/** What becomes of the place that is meant, with what else is said of it. */
function withPicked(
  asked: RevisionRequest,
  picked: Picked,
  last: EarlierWish,
  words: readonly Word[],
): RevisionRequest {
  const places = asked.brief.guide?.places ?? [];
  const place = placeNamed(picked.title, places);
  const rest = withoutOrdinals(words);
  const joined = (...said: string[]): RevisionRequest => ({ ...asked, feedback: said.filter(Boolean).join(". ") });
  if (picked.isRefused) return { ...joined(rest, last.wish), declined: [picked.title] };
  // What was only described is looked for again; a name that nothing knows is said to be unknown.
  const described = place ? null : describedBy(picked.title, places);
  // "A bistro" for dinner is somewhere to eat, whatever else it is.
  const isMeal = mealNamedIn(readWords(last.wish)) !== null;
  // It and what else is said of it are one wish, and so nothing but commas parts them.
  if (described !== null) {
    const thing = isMeal ? asTable(described, places) : described;
    return { ...asked, feedback: [last.wish, thing, rest].filter(Boolean).join(", ") };
  }
  if (!place) return { ...joined(rest, last.wish), meant: picked.title };
  const wish = readWish(rest, places);
  const isActed = wish.unsupported !== null && ACTS_ON_PLACE.has(wish.unsupported);
  const chosen: RevisionRequest = { ...joined(place.name, rest), chosen: place.id };
  const elsewhere = otherTime(asked, words);
  if (elsewhere && plannedAt(asked.days, place) === null) return { ...chosen, feedback: place.name, elsewhere };
  if (isActed) return chosen;
  const isAlike = LIKE.find(words).length > 0 || (words.some(({ said }) => BUT.has(said)) && isCompared(wish));
  if (isAlike) return joined(rest, last.wish, KIND_SAID[place.category]);
  // "The first, and somewhere to dance later": a kind of its own is a stop of its own.
  const isAnotherStop = wish.wantedCategories.size + wish.sought.length > 0;
  if (isAnotherStop) return { ...chosen, feedback: place.name, andMore: true };
  return asksForMore(wish) ? chosen : { ...chosen, feedback: place.name };
}

/** The day and the part of it that the words name, where it is not the stop's own. */
function otherTime(
  { brief, dayIndex, blockName }: RevisionRequest,
  words: readonly Word[],
): RevisionRequest["elsewhere"] {
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (day && "missing" in day) return undefined;
  const [part = blockName] = PARTS.find(words).map(({ id }) => id);
  const to = { day: day?.dayIndex ?? dayIndex, part };
  return to.day === dayIndex && to.part === blockName ? undefined : to;
}
const BUT = new Set("but only just aber nur mais pero ma mas so".split(" "));
const ACTS_ON_PLACE: ReadonlySet<string> = new Set(["time", "move"]);

/** "The second, but cheaper": no place gets cheaper, so one like it is meant. */
const isCompared = ({
  cheaper,
  closer,
  quieter,
  finer,
  indoor,
  outdoor,
  shorter,
  vegetarian,
  vegan,
}: ReturnType<typeof readWish>): boolean =>
  [cheaper, closer, quieter, finer, indoor, outdoor, shorter, vegetarian, vegan].includes(true);

/** A kind of place, in the words that the tables read. */
const KIND_SAID = {
  food: "restaurant",
  museum: "museum",
  landmark: "landmark",
  religious: "church",
  park: "park",
  nature: "nature",
  viewpoint: "viewpoint",
  market: "market",
  shopping: "shopping",
  nightlife: "bar",
  performance: "concert",
  wellness: "spa",
  neighborhood: "stroll",
  family: "zoo",
} as const;

/** The language of the wishes before. */
export const languageOfEarlier = (earlier: readonly EarlierWish[]): Language => {
  const said = earlier.map(({ wish }) => wish).join(". ");
  return languageOf(readWords(said), said);
};

/** Whether the words themselves ask for anything of a place. */
const asksForMore = (wish: ReturnType<typeof readWish>): boolean =>
  Object.entries(wish).some(([id, value]) => value === true && id !== "different") ||
  wish.wantedCategories.size +
    wish.unwantedCategories.size +
    wish.sought.length +
    wish.unsought.length +
    wish.needs.length >
    0;
