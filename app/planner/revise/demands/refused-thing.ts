import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { wordsOf } from "~/language/words/phrases";
import { isPlaceOf } from "../../plan/planned-blocks";
import type { RevisionContext } from "../revision-request";

type Refusing = Pick<RevisionContext, "wish" | "current" | "guide">;

/** Shorter words begin like too many others. */
const TELLING = 5;
const tokensOf = (text: string): string[] => nameKey(text).split(" ").filter(Boolean);
const oneOf = (word: string): string => (word.length > TELLING ? word.replace(/s$/, "") : word);

/** "Nicht die Pyramiden", typed at them: the stop itself by a word that it is called by, in whatever language. */
const refusesCurrent = ({ name, aliases }: Place, { unwantedWords }: RevisionContext["wish"]): boolean =>
  unwantedWords.some(
    (word) =>
      word.length >= TELLING &&
      tokensOf([name, ...aliases].join(" ")).some((own) => own.startsWith(word.slice(0, TELLING))),
  );

/** What a place is called by before anything else, without its kind: the pyramids of those of Giza. */
const headOf = (name: string): string[] => {
  const [head = ""] = name.split(/,|\(| of | and | at /);
  const words = wordsOf(nameKey(head));
  const kinds = KIND_TABLE.find(words);
  return words.flatMap(({ said }, at) =>
    LITTLE_WORDS.has(said) || kinds.some(({ from, to }) => at >= from && at < to) ? [] : oneOf(said),
  );
};

/**
 * Whether a place is about what a wish refuses, or lies where that is: who has had enough of the pyramids wants no camel ride round them, and no table with a
 * view of them.
 */
export function isAboutRefused(place: Place, { wish, current, guide }: Refusing): boolean {
  const here = guide.places.find((option) => isPlaceOf(current, option));
  const refused = wish.unwantedPlace ?? (here && refusesCurrent(here, wish) ? here : null);
  const head = refused ? headOf(refused.name) : [];
  if (!refused || !head.some((word) => word.length >= TELLING)) return false;
  const { name, aliases, about, neighborhood } = place;
  const own = new Set(tokensOf([name, ...aliases, about, neighborhood].join(" ")).map(oneOf));
  return place.id === refused.id || head.every((word) => own.has(word));
}
