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

const GREEN = new Set<PlaceCategory>(["park", "nature"]);
const IN_THE_NOON_HEAT = -1.5;
const IN_THE_RAIN = -1.5;
const IN_THE_COLD = -1;
const IN_THE_DARK = -1.5;

/** What season and light take from an idea in the open. */
export function pointsForSky({ indoor, part, category, only }: Idea, traits: ReadonlySet<Trait> | null): number {
  // What was written for such a season is for it.
  if (indoor || traits === null || only.length > 0) return 0;
  const isGreen = GREEN.has(category);
  return (
    (traits.has("hot") && part === "afternoon" ? IN_THE_NOON_HEAT : 0) +
    (traits.has("wet") && part !== "morning" ? IN_THE_RAIN : 0) +
    (traits.has("cold") ? (isGreen ? 2 : 1) * IN_THE_COLD : 0) +
    (traits.has("polar-night") && isGreen ? IN_THE_DARK : 0)
  );
}

const WRITTEN_FOR_IT = 1.5;
const STAPLE = 1;

/** How much better an idea is for having been written for such a place, or for belonging to every first visit. */
export const pointsForPlace = ({ only, staple }: Idea): number =>
  only.length > 0 ? WRITTEN_FOR_IT : staple ? STAPLE : 0;
