import { plainText } from "../place/plain-text";
import { BLOCK_NAMES } from "./block";
import type { Day } from "./itinerary";

/** The days in which every word stands somewhere: in their summary, or in what a stop of theirs is called and where it is. All of them for no words. */
export function daysWith(days: readonly Day[], words: string): readonly Day[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return days;
  return days.filter(({ summary, blocks, stops }) => {
    const said = plainText(
      [
        summary,
        ...BLOCK_NAMES.flatMap((name) => {
          const { title, location, neighborhoodTag, description } = blocks[name];
          return [title, location, neighborhoodTag, description];
        }),
        ...stops.flatMap(({ title, location, neighborhoodTag, note }) => [title, location, neighborhoodTag, note]),
      ].join("\n"),
    );
    return wanted.every((word) => said.includes(word));
  });
}
