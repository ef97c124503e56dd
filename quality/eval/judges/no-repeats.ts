import { lineUp } from "../line-up";
import type { Judge } from "./judge";

/** Nothing comes twice, neither a place nor a title: where a city runs out, a part of the day is left free under a title of its own. */
export const noRepeats: Judge = (request, days) => {
  const seen = new Set<string>();
  return lineUp(request, days).flatMap(({ block, dayIndex, part }) => {
    const keys = [block.title.toLowerCase(), ...(block.placeId === null ? [] : [`id ${block.placeId}`])];
    const again = keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return again ? [`${block.title} comes again in the ${part} of day ${dayIndex}`] : [];
  });
};
