import { lineUp } from "../line-up";
import type { Judge } from "./judge";

/** Nothing comes twice, neither a place nor a title: where a city runs out, a part of the day is left free under a title of its own. */
export const noRepeats: Judge = (request, days) => {
  const seen = new Set<string>();
  const again = lineUp(request, days).flatMap(({ block, dayIndex, part }) => {
    const keys = [block.title.toLowerCase(), ...(block.placeId === null ? [] : [`id ${block.placeId}`])];
    const isKnown = keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return isKnown ? [`${block.title} comes again in the ${part} of day ${dayIndex}`] : [];
  });
  const planned = days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  const beside = days.flatMap(({ stops, blocks }) =>
    stops.filter(({ placeId, at }) => placeId !== null && placeId !== blocks[at.part].placeId),
  );
  const twice = beside
    .filter(({ placeId }) => planned.indexOf(placeId) !== planned.lastIndexOf(placeId))
    .map(({ title, at }) => `${title} comes again beside the ${at.part} of day ${at.day}`);
  return [...again, ...twice];
};
