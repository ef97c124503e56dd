import type { Place } from "~/domain/place/place";
import type { Asked } from "../note";

/**
 * One thing that a wish asks of a place: as a note says it (`asked`), and whether a place meets it.
 * `comparative`: it compares with the present stop ("cheaper"), which therefore never meets it.
 * `picky`: it is so particular that a place far from the day's other stops may be chosen.
 */
export type Demand = {
  asked: Asked;
  met: (place: Place) => boolean;
  comparative: boolean;
  picky: boolean;
  /** Better met than not, but nothing is refused for it: what is not met or not known of a place is said. */
  soft?: boolean;
  /** Concluded from what they say, and asked by nobody: it helps to choose, and of a place it is told only where it is so. */
  isDerived?: boolean;
  /** Whether it is known of a place at all; always, where it is missing. */
  known?: (place: Place) => boolean;
  /** Whether a place is the contrary of it: nobody who asks for quiet is offered a fairground, whatever else is met there. */
  contrary?: (place: Place) => boolean;
  /** Nobody is told that a place meets it: what is not written of a kitchen may be in it all the same. */
  isUnclaimed?: boolean;
  /** The same, of a place that meets it. */
  askedOf?: (place: Place) => Asked;
};
