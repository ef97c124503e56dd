import type { BlockName } from "~/domain/plan/block";
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
};

type Rest = Partial<Pick<Idea, "indoor" | "effort" | "children" | "price">>;

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
    ...rest,
  });
