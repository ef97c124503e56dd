import { lineUp } from "../line-up";
import type { Judge } from "./judge";

/** Every must is in the plan, once: a place by its id, the traveller's own words by their title. */
export const mustsPresent: Judge = (request, days) => {
  const stops = lineUp(request, days);
  return request.musts.flatMap(({ title, placeId }) => {
    const times = stops.filter(({ block }) =>
      placeId === null ? block.title === title : block.placeId === placeId,
    ).length;
    return times === 1 ? [] : [`${title} was chosen and is in the plan ${times} times`];
  });
};
