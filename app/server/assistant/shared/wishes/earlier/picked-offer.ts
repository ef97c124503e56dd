import type { Place } from "~/domain/place/place";
import { placeNamed } from "~/domain/place/typed-name";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { PhraseTable, type Word, wordsOf } from "~/language/words/phrases";
import { isRefusedAfter, notsIn, refusedOf } from "~/language/words/small-words";
import { USUAL_WORDS } from "~/language/words/usual-words";
import { keywordHits } from "~/planner/revise/demands/found-in-place";

/** Which of the offered places is meant, in English | German | French | Spanish | Italian | Portuguese. */
export const ORDINALS = new PhraseTable({
  first: `
    ^1, first/1st one?, number one/1, former
    | erste/ersten/erster/erstes
    | premier/premiere, 1er
    | primero/primera
    | primo/prima cosa?, il primo
    | primeiro/primeira
  `,
  second: `
    ^2, second/2nd one?, number two/2, middle one, one in the middle
    | zweite/zweiten/zweiter/zweites, mittlere/mittleren
    | deuxieme, second/seconde, du milieu
    | segundo/segunda, de en medio, del medio
    | secondo/seconda, di/in mezzo
    | segundo/segunda, do meio
  `,
  third:
    "^3, third/3rd one?, number three/3 | dritte/dritten/dritter/drittes | troisieme | tercero/tercera | terzo/terza | terceiro/terceira",
  last: "last one?, latter | letzte/letzten/letzter/letztes | dernier/derniere | ultimo/ultima | ultimo/ultima | ultimo/ultima",
  that: `
    that one, this one, take it, take that, have that
    | das da, das nehmen, das nehme, den nehmen, nehmen wir das
    | celui la, celle la, je le prends, on le prend
    | =ese/esa/este/esta, ese/esa/este/esta mismo, lo cojo, lo quiero
    | =quello/quella, quello/quella li, lo prendo, questo qui
    | =esse/essa, esse/essa mesmo, fico com esse
  `,
});
/** The one that was not offered first, or none of them. */
export const OTHERS = new PhraseTable({
  other: `
    the other one/place/two?, other one, not that one
    | das andere, den anderen, die andere, der andere
    | l autre
    | el otro, la otra
    | l altro, l altra
    | o outro, a outra
  `,
  none: `
    none of them/these/those, neither, nothing of that
    | keins, keines, keiner/keinen davon, nichts davon
    | aucun/aucune, ni l un ni l autre
    | ninguno/ninguna, ninguno de ellos
    | nessuno/nessuna, nessuno di questi
    | nenhum/nenhuma, nenhum deles
  `,
});
/** "The one in Brooklyn", "el que está cerca": one of them by what is so of it. */
const THE_ONE = new PhraseTable({
  one: `
    the one/place in/near/by/with/at/on/that/which/where, one/place that/which is
    | das/der/die in/im/am/bei/mit, den/die/das mit/im/in/am
    | celui/celle de/du/a/au/avec/qui/pres
    | el/la que, el/la del/de/con
    | quello/quella che/in/con/a/al/alla/vicino
    | o/a que, o/a de/do/da/com/no/na
  `,
});

export type Picked = { title: string; isRefused: boolean };

/** The offered place that the words mean, and whether they refuse it: "not the first, the last" means the last. */
export function pickedIn(words: readonly Word[], offered: readonly string[]): Picked | null {
  if (offered.length === 0) return null;
  const hits = ORDINALS.find(words);
  const refused = refusedOf(words, hits);
  const isNo = (hit: (typeof hits)[number]): boolean => refused.has(hit) || isRefusedAfter(words.slice(hit.to));
  const hit = hits.find((each) => !isNo(each)) ?? hits[0];
  if (hit) {
    const at = { first: 0, second: 1, third: 2, last: offered.length - 1, that: 0 }[hit.id];
    const title = offered[at];
    return title === undefined ? null : { title, isRefused: isNo(hit) };
  }
  const isOther = OTHERS.find(words).some(({ id }) => id === "other");
  const [, second] = offered;
  return isOther && second !== undefined ? { title: second, isRefused: false } : null;
}

/** The one offered place of which a word is said again, or its kind: "the aquarium, but tomorrow". */
export function namedAgain(words: readonly Word[], offered: readonly string[]): Picked | null {
  const telling = words.filter(({ said, isMark }) => !isMark && said.length >= SHORTEST_TOLD && !USUAL_WORDS.has(said));
  const kinds = new Set(KIND_TABLE.find(words).map(({ id }) => id));
  const isOf = (title: string): boolean => {
    const own = wordsOf(title);
    return (
      own.some(({ said }) => telling.some((word) => word.said === said && !LITTLE_WORDS.has(said))) ||
      KIND_TABLE.find(own).some(({ id }) => kinds.has(id))
    );
  };
  const [title, ...more] = offered.filter(isOf);
  const isDefinite = words.some(({ said }) => THE.has(said));
  const isRefused = notsIn(words).length > 0;
  return title !== undefined && more.length === 0 && isDefinite ? { title, isRefused } : null;
}
const SHORTEST_TOLD = 4;
const THE = new Set("the that der die das den le la les l el los las il lo gli i o os as".split(" "));

/** Of the offered places the one that has most of what is said of "the one": where it is, or what is there. */
export function toldApart(words: readonly Word[], offered: readonly string[], places: readonly Place[]): Picked | null {
  if (THE_ONE.find(words).length === 0) return null;
  const told = words.filter(({ said }) => said.length >= SHORTEST_TOLD).map(({ said }) => said);
  const known = offered.flatMap((title) => {
    const place = placeNamed(title, places);
    return place ? [{ title, hits: keywordHits(place, told) }] : [];
  });
  const most = Math.max(0, ...known.map(({ hits }) => hits));
  const [best, ...more] = known.filter(({ hits }) => hits === most);
  return best && most > 0 && more.length === 0 ? { title: best.title, isRefused: false } : null;
}

/** The title that the words point to by its number, where they name one number alone: "the second one". */
export function numberedIn(words: readonly Word[], titles: readonly string[]): string | null {
  const [hit, ...more] = ORDINALS.find(words).filter(({ id }) => id !== "that");
  return hit && more.length === 0 ? (pickedIn(words.slice(hit.from, hit.to), titles)?.title ?? null) : null;
}

export const CHEAPEST = new PhraseTable({
  cheapest: `
    cheapest, the cheaper one
    | günstigste*, billigste*, günstigere*, billigere*
    | le/la moins cher/chere
    | el/la mas barato/barata/economico/economica
    | quello/quella/il/la piu economico/economica
    | o/a mais barato/barata/economico
  `,
});
/** The cheapest of what was offered; null where two cost the same, or none is known. */
export function cheapestOf(offered: readonly string[], places: readonly Place[]): Place | null {
  const [first, second] = offered
    .flatMap((title) => placeNamed(title.replace(/\(.*$/, "").trim(), places) ?? [])
    .toSorted((a, b) => a.price - b.price);
  return first && first.price !== second?.price ? first : null;
}

/** The words without those that only point to one of the offers. */
export function withoutOrdinals(words: readonly Word[]): string {
  const said = new Set(
    [...ORDINALS.find(words), ...OTHERS.find(words)].flatMap(({ from, to }) =>
      words.slice(from, to).map((word) => word.said),
    ),
  );
  return words.some((word) => !word.isMark && !said.has(word.said))
    ? words.flatMap((word) => (said.has(word.said) ? [] : word.said)).join(" ")
    : "";
}
