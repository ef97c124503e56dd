import type { Place } from "~/domain/place/place";
import type { OneOf } from "~/language/wish/alternatives/alternatives-in-wish";
import { KIND_ROWS, type KindId, soughtOf } from "~/language/wish/kind-words";
import type { Wish } from "~/language/wish/wish";
import type { Demand } from "./demand";

const categoriesOf = (id: KindId): readonly string[] => KIND_ROWS.find(([row]) => row === id)?.[1].categories ?? [];

/** Whether a demand is what is asked for so; a view is asked for as a kind of place, or as what there is at one. */
function isOf({ asked }: Demand, { is, id }: OneOf): boolean {
  if (is === "quality")
    return (
      (asked.is === "quality" && asked.quality === id) ||
      (id === "withView" && asked.is === "category" && asked.category === "viewpoint")
    );
  // What is found by words may be in places of many kinds, and is none of these.
  return soughtOf(id) !== null
    ? asked.is === "sought" && asked.id === id
    : asked.is === "category" && categoriesOf(id).includes(asked.category);
}

/** One demand that is met where any of several is; of a place that one is said which it meets. */
function either(first: Demand, all: readonly Demand[]): Demand {
  const metBy = (place: Place): Demand => all.find(({ met }) => met(place)) ?? first;
  return {
    asked: first.asked,
    askedOf: (place) => metBy(place).askedOf?.(place) ?? metBy(place).asked,
    met: (place) => all.some(({ met }) => met(place)),
    known: (place) => all.every(({ known }) => known?.(place) ?? true),
    contrary: (place) => all.every(({ met, contrary }) => !met(place) && (contrary?.(place) ?? true)),
    comparative: all.some(({ comparative }) => comparative),
    picky: all.every(({ picky }) => picky),
  };
}

/** The demands, with one in place of those of which either will do. */
export function withAlternatives(demands: readonly Demand[], { alternatives }: Pick<Wish, "alternatives">): Demand[] {
  return alternatives.reduce<Demand[]>(
    (all, [one, other]) => {
      const ofOne = all.filter((each) => isOf(each, one));
      const ofOther = all.filter((each) => !ofOne.includes(each) && isOf(each, other));
      const [first] = ofOne;
      if (!first || ofOther.length === 0) return all;
      const merged = [...ofOne, ...ofOther];
      return all.flatMap((each) => (each === first ? either(first, merged) : merged.includes(each) ? [] : each));
    },
    [...demands],
  );
}
