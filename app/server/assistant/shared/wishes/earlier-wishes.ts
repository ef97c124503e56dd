import { nameKey } from "~/domain/place/place-name";
import type { Place } from "~/domain/place/place";
import { placeNamed } from "~/domain/place/typed-name";
import { readWish } from "~/language/wish/read-wish";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { languageOf, readWords } from "~/language/words/read-words";
import { refusedOf } from "~/language/words/small-words";
import type { EarlierWish, RevisionRequest } from "~/planner/revise/revision-request";

/** Which of the offered places is meant, in English | German | French | Spanish | Italian | Portuguese. */
const ORDINALS = new PhraseTable({
  first:
    "^1, first/1st one?, number one/1, former | erste/ersten/erster/erstes | premier/premiere, 1er | primero/primera | primo/prima cosa?, il primo | primeiro/primeira",
  second:
    "^2, second/2nd one?, number two/2, middle one | zweite/zweiten/zweiter/zweites | deuxieme, second/seconde | segundo/segunda | secondo/seconda | segundo/segunda",
  third:
    "^3, third/3rd one?, number three/3 | dritte/dritten/dritter/drittes | troisieme | tercero/tercera | terzo/terza | terceiro/terceira",
  last: "last one?, latter | letzte/letzten/letzter/letztes | dernier/derniere | ultimo/ultima | ultimo/ultima | ultimo/ultima",
  that: "that one, this one, take it, take that, have that | das da, das nehmen, das nehme, den nehmen, nehmen wir das | celui la, celle la, je le prends, on le prend | ese/esa/este/esta mismo?, lo cojo, lo quiero | quello/quella li?, lo prendo, questo qui | esse/essa mesmo?, fico com esse",
});
/** "Yes, do it": what was wished just before is wished again. */
const AGREES = new PhraseTable({
  yes: "=yes/yeah/yep/ye/ok/okay/sure/fine/great/deal please?, do it, do that, go for it, go ahead, sounds good, =yes do it, let us do it, why not | =ja/okay/gern/gerne, mach* das, so machen, passt so, ja bitte | =oui, oui fais/faites le, vas y, allons y, d accord | =si/vale/dale, hazlo, adelante, de acuerdo | =si/va bene, fallo, facciamolo, d accordo | =sim/pode ser, faz isso, bora, de acordo",
});
/** Words that go on with what was said before. */
const GOES_ON = new PhraseTable({
  more: "^and, ^but, ^no, ^also, ^or, ^ok but, ^still, ^even, ^more, ^less, ^something, ^anything, ^not, ^before that, ^after that, ^rather, ^fine | ^und, ^aber, ^nein, ^auch, ^oder, ^noch, ^lieber, ^ohne, ^mehr, ^weniger, ^etwas | ^et, ^mais, ^non, ^aussi, ^ou, ^plutot, ^sans, ^plus, ^moins | ^y, ^pero, ^no, ^tambien, ^o, ^mejor, ^sin, ^mas, ^menos, ^algo | ^e, ^ma, ^no, ^anche, ^o, ^piuttosto, ^senza, ^piu, ^meno, ^qualcosa | ^e, ^mas, ^nao, ^tambem, ^ou, ^antes, ^sem, ^mais, ^menos, ^algo",
});
const OF_THEM = new PhraseTable({
  them: "of the two/three/them/those/these | von den/denen/beiden, davon, der drei/beiden | des deux/trois, d entre eux | de los/las dos/tres, de ellos, de esos | dei/delle/tra due/tre, di loro | dos/das dois/tres, deles, delas",
});

/** The cheapest of what was offered; null where two cost the same, or none is known. */
function cheapestOf(offered: readonly string[], places: readonly Place[]): Place | null {
  const [first, second] = offered
    .flatMap((title) => placeNamed(title.replace(/\(.*$/, "").trim(), places) ?? [])
    .toSorted((a, b) => a.price - b.price);
  return first && first.price !== second?.price ? first : null;
}

/** "Like the first": one of its kind, not itself. */
const LIKE = new PhraseTable({
  like: "like, similar to?, same as? | wie, ähnlich* | comme, pareil*, semblable* | como, parecid*, similar* | come, simil* | como, parecid*, semelhante*",
});

/** The offered place that the words mean, and whether they refuse it. */
function pickedIn(words: readonly Word[], offered: readonly string[]): { title: string; isRefused: boolean } | null {
  const hits = ORDINALS.find(words);
  const [hit] = hits;
  if (!hit || offered.length === 0) return null;
  const at = { first: 0, second: 1, third: 2, last: offered.length - 1, that: 0 }[hit.id];
  const title = offered[at];
  return title === undefined ? null : { title, isRefused: refusedOf(words, [hit]).size > 0 };
}

/** The title that the words point to by its number, where they name one number alone: "the second one". */
export function numberedIn(words: readonly Word[], titles: readonly string[]): string | null {
  const [hit, ...more] = ORDINALS.find(words).filter(({ id }) => id !== "that");
  return hit && more.length === 0 ? (pickedIn(words.slice(hit.from, hit.to), titles)?.title ?? null) : null;
}

/**
 * A wish with what it leaves to the turns before it said: "the second one", "no, something calmer", "like the first but indoors", "yes, do it". The earlier
 * words are put behind its own, with a full stop between, over which no "not" reaches.
 */
export function withEarlier(request: RevisionRequest): RevisionRequest {
  const { earlier = [], feedback, brief } = request;
  const last = earlier[earlier.length - 1];
  if (!last) return request;
  const asked: RevisionRequest = { ...request, earlier: [], language: request.language ?? languageOfEarlier(earlier) };
  const words = readWords(feedback);
  const places = brief.guide?.places ?? [];
  const picked = pickedIn(words, last.offered);
  const joined = (...said: string[]): RevisionRequest => ({ ...asked, feedback: said.join(". ") });
  const wish = readWish(feedback, places);
  if (picked) {
    const place = placeNamed(picked.title, places);
    const isAlike = LIKE.find(words).length > 0 || asksForMore(wish);
    const rest = withoutOrdinals(feedback, words);
    if (picked.isRefused) return joined(rest, last.wish);
    if (!place) return joined(rest, picked.title.toLowerCase(), last.wish);
    const isTimed = wish.unsupported === "time" || wish.unsupported === "move";
    if (isTimed) return joined(place.name, rest);
    return isAlike ? joined(rest, last.wish, KIND_SAID[place.category]) : { ...asked, feedback: place.name };
  }
  const cheapest = wish.cheaper && OF_THEM.find(words).length > 0 ? cheapestOf(last.offered, places) : null;
  if (cheapest) return { ...asked, feedback: cheapest.name };
  if (AGREES.find(words).length > 0 && !asksForMore(wish)) {
    const [only] = last.offered;
    const place = last.offered.length === 1 && only !== undefined ? placeNamed(only, places) : null;
    return { ...asked, feedback: place?.name ?? last.wish };
  }
  // Who asks for another time, or for none, has done with what was asked before.
  const isAct = wish.unsupported !== null && wish.unsupported !== "question" && wish.unsupported !== "diet";
  const isWhole =
    isAct || wish.named !== null || wish.unknownName !== null || wish.far !== null || wish.wantedCategories.size > 0;
  const goesOn = GOES_ON.find(words).length > 0 || /[?？]\s*$/.test(feedback) || words.length <= 4;
  return !isWhole && goesOn && nameKey(feedback) !== nameKey(last.wish) ? joined(feedback, last.wish) : asked;
}

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

const languageOfEarlier = (earlier: readonly EarlierWish[]): RevisionRequest["language"] => {
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

function withoutOrdinals(feedback: string, words: readonly Word[]): string {
  const said = new Set(ORDINALS.find(words).flatMap(({ from, to }) => words.slice(from, to).map((word) => word.said)));
  return words.flatMap((word) => (said.has(word.said) ? [] : word.said)).join(" ") || feedback;
}
