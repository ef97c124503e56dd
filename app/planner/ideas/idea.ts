import type { BlockName } from "~/domain/plan/block";
import type { Trait } from "./traits";
import type { Interest, PlaceCategory } from "~/domain/place/place";

/** Something to do in nearly any town, without a named place. */
export type Idea = {
  title: string;
  text: string;
  part: BlockName;
  category: PlaceCategory;
  interests: readonly Interest[];
  indoor: boolean;
  /** 0 hardly any walking, 1 some, 2 much. */
  effort: 0 | 1 | 2;
  children: boolean;
  /** From 0, free, to 3, as for places. */
  price: number;
  /** What nobody leaves out on a first visit. */
  staple: boolean;
  /** What a place must have for it: not offered where that is known to be missing. */
  needs: readonly Trait[];
  /** What it was written for: offered only where that is known to be so, and before what fits everywhere. */
  only: readonly Trait[];
};

type Rest = Partial<Pick<Idea, "indoor" | "effort" | "children" | "price" | "staple" | "needs" | "only">>;

/** Makes ideas for a part of the day. Unless `rest` says otherwise they are outdoors, with some walking, good with children, and free. */
export const ideasFor =
  (part: BlockName) =>
  (title: string, text: string, category: PlaceCategory, interests: readonly Interest[], rest: Rest = {}): Idea => ({
    title,
    text,
    part,
    category,
    interests,
    indoor: false,
    effort: 1,
    children: true,
    price: 0,
    staple: false,
    needs: [],
    only: [],
    ...rest,
  });

/** Whether an idea fits a place; of one of which nothing is known, `traits` is null. */
export const fitsPlace = ({ needs, only }: Idea, traits: ReadonlySet<Trait> | null): boolean =>
  traits === null ? only.length === 0 : [...needs, ...only].every((trait) => traits.has(trait));

const WRITTEN_FOR_IT = 1.5;
const STAPLE = 1;

/** How much better an idea is for having been written for such a place, or for belonging to every first visit. */
export const pointsForPlace = ({ only, staple }: Idea): number =>
  only.length > 0 ? WRITTEN_FOR_IT : staple ? STAPLE : 0;
