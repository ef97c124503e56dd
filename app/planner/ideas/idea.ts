import type { BlockName } from "~/domain/plan/block";
import type { Interest, PlaceCategory } from "~/domain/place/place";

/** Something good to do in nearly any town: an idea, never a named place. */
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
  /** As places: 0 free to 3. */
  price: number;
};

type Rest = Partial<Pick<Idea, "indoor" | "effort" | "children" | "price">>;

/** One line an idea; what is not said is outdoors, some walking, fine with children, free. */
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
