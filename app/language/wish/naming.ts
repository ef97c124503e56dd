import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { rememberedOf } from "~/domain/place/remembered";
import { placeTyped } from "~/domain/place/typed-name";
import { asTyped } from "../search/as-typed";
import { type CitySearch, citySearch } from "../search/city-search";
import { saysNoWish } from "../words/clause-act";
import { folded, PhraseTable, type Word } from "../words/phrases";
import { readWords } from "../words/read-words";
import { isRefusedAfter, isSpokenAgainst, notsIn, refusedOf } from "../words/small-words";
import { PLAIN_WORDS } from "../words/usual-words";
import { DEMANDS } from "./demand-words";
import { isThere } from "./elsewhere/what-there-is";
import { KIND_TABLE } from "./kind-words";
import { needsIn } from "./need-words";
import { rolesOf } from "./roles";
import { asksAnything } from "./stop-clauses";
import type { Wish } from "./wish";

export type Naming = Pick<
  Wish,
  "named" | "unwantedPlace" | "nearPlace" | "nearArea" | "neighborhood" | "unwantedNeighborhood"
> & {
  /** What is named comes after the stop, and not instead: "the cistern right after". */
  isNext: boolean;
  /** The words without the name: "Time Out Market" asks for that market, not for any. */
  rest: readonly Word[];
};

/** What stands before a place that something is to be near to. */
export const NEAR_TO = new PhraseTable({
  near: `
    close/closer/near/nearer/next/nearby/around/by to/from/by? the?, not too? far from the?,
    in the? area/vicinity of the?, beside/opposite/behind the?, across/steps/minutes from the?,
    within? walking distance of/from/to the?, walkable from/to the?, short/quick/easy walk from/to the?,
    around/round the? corner from the?
    | nahe, in der nähe von/vom/der/des, bei/beim, neben dem/der?, näher an/am/bei,
    in laufweite/gehweite von/vom/zum/zur/der/des, um die ecke von/vom/der/des, gegenüber von/vom/der/dem?,
    unweit von/vom/der/des
    | pres de/du/d l? la?, a cote de/du/d l? la?, a deux pas de/du/d l? la?, autour de/du/d l? la?,
    pas loin de/du/d l? la?, non loin de/du/d l? la?, en face de/du/d l? la?, proche de/du/d l? la?
    | cerca de/del la?, no lejos de/del la?, junto a/al la?, al lado/ladito de/del la?,
    a un/dos paso/pasos de/del la?, frente a/al la?
    | vicino a/al/alla/ai, accanto a/al/alla, a due passi da/dal/dalla/dai, dalle parti di/del/della,
    di fronte a/al/alla, nei pressi di/del/della
    | perto/pertinho de/do/da, ao lado de/do/da, a dois passos de/do/da, em frente a/ao, nos arredores de/do/da
  `,
});
/** Who wants to see a place from elsewhere goes near it, not there. */
const VIEW_OF = new PhraseTable({
  view: `
    view/views/sight of/over/on/onto/to the?, overlooking the?, facing the?
    | blick/aussicht/sicht auf den/die/das?
    | vue/vues sur/de/du/d le/la/l/les?
    | vista/vistas/mirando a/al/de/del/sobre/hacia la/el/los/las?
    | vista su/sul/sulla/sull/di/del/della/dell, affaccio su/sul/sulla/sull, affacciato/affacciata su/sul/sulla/sull
    | vista/vistas para/pra/sobre/do/da/de/ao/a o/a/os/as?
  `,
});
/** What is said right after a name that comes after the stop. */
const NEXT = new PhraseTable({
  next: `
    ^right/straight/just/directly/immediately? after/afterwards/afterward, ^after/next that/this/it
    | ^gleich/direkt/kurz? danach/hinterher/anschließend
    | ^juste/directement? apres/ensuite
    | ^justo/directamente? despues/luego
    | ^subito/appena? dopo
    | ^logo? depois, ^a seguir
  `,
});
const isNextIn = (after: readonly Word[]): boolean =>
  NEXT.find(after).some(({ to }) => after[to] === undefined || after[to].isMark);
const HAS_BEEN = new Set(["been", "already", "seen", "again", "to"]);
const IS_NEAR = new Set(
  "closer nearer near close nearby next around nah nahe nähe naehe pres proche cerca vicino vicina perto".split(" "),
);
const SHORTEST_NAME = 5;

const byId = ({ places }: CitySearch, id: string): Place | null => places.find((place) => place.id === id) ?? null;

/** Whether a word may name a place: it is neither a plain word nor a kind of place. */
export const mayNamePlace = (word: string): boolean => {
  const key = nameKey(word);
  return (
    key !== "" &&
    !key.split(" ").every((each) => PLAIN_WORDS.has(each)) &&
    !coversAll(KIND_TABLE.find(key.split(" ").map((said) => ({ said, isMark: false, at: 0 }))), key.split(" ").length)
  );
};

const coversAll = (hits: readonly { from: number; to: number }[], length: number): boolean =>
  hits.reduce((sum, { from, to }) => sum + to - from, 0) === length;

type Mentioned = { place: Place | null; area: string | null; from: number; to: number };

/** The place whose name stands there, by any of its names; a name of plain words only where nothing else was typed. */
function mentioned(words: readonly Word[], search: CitySearch): Mentioned | null {
  const isAlone = ({ from, to }: { from: number; to: number }): boolean =>
    words.every(({ said, isMark }, at) => isMark || (at >= from && at < to) || PLAIN_WORDS.has(said));
  const saysName = (mention: { from: number; to: number }): boolean =>
    isAlone(mention) ||
    mayNamePlace(
      words
        .slice(mention.from, mention.to)
        .map(({ said }) => said)
        .join(" "),
    );
  const [area] = search.neighborhoods(words).filter((mention) => mention.letters > 2 && saysName(mention));
  const [whole] = search
    .mentions(words)
    .filter((mention) => saysName(mention) && !isThere(words, mention, byId(search, mention.id)?.name ?? ""));
  // A square may be called like what lies around it: its name alone means the square.
  if (
    whole &&
    (!area ||
      whole.letters > area.letters ||
      (words.length === whole.to - whole.from && byId(search, whole.id)?.name !== area.name))
  )
    return { place: byId(search, whole.id), area: null, from: whole.from, to: whole.to };
  return area ? { place: null, area: area.name, from: area.from, to: area.to } : null;
}

const EXPLAINS = [KIND_TABLE, ...DEMANDS.filter(([id]) => id !== "different").map(([, table]) => table)];

/** A reply reads one wish in many ways, and in each the same words are left. */
const NAMES_KEPT = 64;
const lastTyped = rememberedOf<readonly Place[], Place | null>(NAMES_KEPT);

/** The place that the words mean which nothing else explains: by a part of its name, or mistyped. */
function meant(feedback: string, words: readonly Word[], search: CitySearch): Mentioned | null {
  const explained = new Set(
    EXPLAINS.flatMap((table) =>
      table.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ),
  );
  const left = words.flatMap((word, at) =>
    word.isMark || explained.has(at) || PLAIN_WORDS.has(word.said) || word.said.length < 3
      ? []
      : [{ ...word, index: at }],
  );
  const [first] = left;
  const last = left[left.length - 1];
  if (!first || !last) return null;
  const capitals = new Set((feedback.match(/\p{Lu}\p{L}+/gu) ?? []).map(folded));
  const isCapital = left.some(({ said }) => said.length >= SHORTEST_NAME && capitals.has(said));
  if (explained.size > 0 && !isCapital) return null;
  const name = left.map(({ said }) => said).join(" ");
  const place =
    name.length >= SHORTEST_NAME ? lastTyped(search.places, name, () => placeTyped(name, search.places)) : null;
  return place && { place, area: null, from: first.index, to: last.index + 1 };
}

/** "Drinks in the Marais": the quarter is where, and not what is wished for. */
export function saysWhere({ category, neighborhood }: Place, words: readonly Word[], { from, to }: Span): boolean {
  const [last, where] = words
    .slice(0, from)
    .filter(({ said }) => IN.has(said) || !ARTICLES.has(said))
    .slice(-2)
    .toReversed();
  const isIn = [last, where].some((word) => word !== undefined && IN.has(word.said));
  const name = nameKey(
    words
      .slice(from, to)
      .map(({ said }) => said)
      .join(" "),
  );
  return (
    (category === "neighborhood" || name === nameKey(neighborhood)) &&
    isIn &&
    saysWhat(words.toSpliced(from, to - from))
  );
}
type Span = { from: number; to: number };

const saysWhat = (words: readonly Word[]): boolean => asksAnything(words) || needsIn(words).length > 0;
const ARTICLES = new Set("the der die das den dem le la les l el los las il lo gli i o os a as".split(" "));
const IN = new Set("in around im rund nach dans en au a por nel nella al alla em no na pelo pela zona".split(" "));

const isKindAlone = (words: readonly Word[]): boolean => coversAll(KIND_TABLE.find(words), words.length);

/** Which place or neighbourhood is named, what is said of it, and the words without it. */
export function namingIn(feedback: string, words: readonly Word[], search: CitySearch): Naming {
  const nobody: Naming = {
    named: null,
    unwantedPlace: null,
    nearPlace: null,
    neighborhood: null,
    nearArea: null,
    unwantedNeighborhood: null,
    isNext: false,
    rest: words,
  };
  const found = mentioned(words, search) ?? meant(feedback, words, search);
  if (!found) return nobody;
  const { place, area, from, to } = found;
  const [before, after] = [words.slice(0, from), words.slice(to)];
  const near = NEAR_TO.find(before).find((each) => each.to === from);
  // What is said of the way to it refuses nothing: "à deux pas du Louvre".
  const unsaid = near ? words.toSpliced(near.from, from - near.from) : words;
  const moved = near ? from - near.from : 0;
  const rest = near ? [...words.slice(0, near.from), ...after] : [...before, ...after];
  const span = { from: from - moved, to: to - moved };
  const [role] = rolesOf(unsaid, [span]);
  const isRefused =
    refusedOf(unsaid, [span]).size > 0 ||
    isRefusedAfter(after) ||
    (!near && (role === "refuse" || role === "drop" || (role === null && isSpokenAgainst(unsaid, span))));
  // "Not fado" refuses what is sung, not the house that is called after it.
  if (isRefused && isKindAlone(words.slice(from, to))) return nobody;
  // "Been to" is no wish for "something else" once it is known what they have been to.
  if (isRefused)
    return {
      ...nobody,
      unwantedPlace: place,
      unwantedNeighborhood: place ? null : area,
      rest: rest.filter(({ said }) => !HAS_BEEN.has(said)),
    };
  // "Something green instead, but keep the museum": what stays is not what is asked for.
  if (place && role === "keep" && asksAnything(rest)) return namingIn(feedback, rest, search);
  // "Cable car shut, too much wind. The penguins maybe?": what is named in why something is wished is not what is wished.
  const other = place && !near && saysNoWish(words[from]?.clause) ? namingIn(feedback, rest, search) : null;
  if (other?.named) return other;
  if (place && saysWhere(place, words, found)) return { ...nobody, neighborhood: place.neighborhood, rest };
  const isSeen = VIEW_OF.find(before).some((each) => each.to === from);
  if (isSeen) return { ...nobody, nearPlace: place, rest };
  if (near)
    return {
      ...nobody,
      nearPlace: place,
      nearArea: place ? null : area,
      rest: rest.filter(({ said }) => !IS_NEAR.has(said)),
    };
  return { ...nobody, named: place, neighborhood: place ? null : area, isNext: isNextIn(after), rest };
}

/** What says that a place is named as a model; the bare words do so only after a kind of place, or where a clause begins. */
const LIKE = new PhraseTable<"sure" | "bare">({
  sure: `
    similar to, in the style of, along the lines of, something/somewhere/anything/anywhere/place/places/spot/one like,
    much like
    | so was wie, so etwas wie, sowas wie, was/etwas wie, ähnlich wie, in der art von/vom
    | du genre de/du/d?, dans le style/genre de/du/d, semblable a/au/aux, quelque chose comme,
    endroit/lieu/truc/coin comme
    | tipo, parecido/parecida a/al, similar a/al, algo/sitio/lugar como, al estilo de/del
    | tipo, simile/simili a/al/alla/ai, qualcosa/posto come, sul genere di/del/della, in stile
    | tipo, parecido/parecida com/a/ao, semelhante a/ao, algo/sitio/lugar como, ao estilo de/do/da, do genero de/do/da
  `,
  bare: "like | wie | comme, genre, type | como | come | como",
});

/**
 * "A viewpoint like Portas do Sol": the place that what is wished for is to be like, and the wish without it. Null where none is named so, or where something
 * is refused before: "no crowds, like at the tower".
 */
export function modelIn(feedback: string, places: readonly Place[]): { place: Place; rest: string } | null {
  const search = citySearch(places);
  const words = readWords(feedback, search.hasWord);
  for (const like of LIKE.find(words)) {
    const before = words.slice(0, like.from);
    const isBegun = before.at(-1)?.isMark ?? true;
    const isOfKind = KIND_TABLE.find(before).some(({ to }) => to === before.length);
    if (notsIn(before).length > 0 || (like.id === "bare" && !isBegun && !isOfKind)) continue;
    const after = words.slice(like.to);
    const articles = after.findIndex(({ said }) => !ARTICLES.has(said));
    const start = Math.max(0, articles);
    const [named] = search.mentions(after).filter(({ from }) => from <= start);
    const place = named ? byId(search, named.id) : calledPartly(after[start]?.said ?? "", places);
    const to = like.to + (named?.to ?? start + 1);
    if (!place) continue;
    const told = words.slice(like.from, to).map(({ said }) => said);
    const typed = asTyped(feedback, told);
    const others = [...before, ...words.slice(to)];
    const rest = typed ? feedback.replace(typed, " ") : others.map(({ said }) => said).join(" ");
    return { place, rest: rest.replace(/\s*,(?:\s*,)+/gu, ",").replace(/^[\s,]+|[\s,]+$/gu, "") };
  }
  return null;
}

/** "Like Çemberlitaş": the one place that has such a word in its name. */
function calledPartly(word: string, places: readonly Place[]): Place | null {
  const [place, another] =
    word.length >= SHORTEST_NAME && mayNamePlace(word)
      ? places.filter(({ name }) => nameKey(name).split(" ").includes(nameKey(word)))
      : [];
  return another ? null : (place ?? null);
}

/** The text without the city's own name, which names no place in it. */
export function withoutCity(text: string, city: string): string {
  const rest = city.trim()
    ? text.replace(new RegExp(`(?<!\\p{L})${city.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "giu"), " ")
    : text;
  return rest.trim() ? rest : text;
}
