import type { EvalRequest } from "../eval-request";
import { isChosen, lineUp } from "../line-up";
import type { Judge } from "./judge";

/** Whether the musts that are no evening's alone are more than the mornings and afternoons there are. */
function daytimeIsFull({ musts, guide, brief }: EvalRequest): boolean {
  const blocks = musts.map(({ placeId }) => {
    const place = guide.places.find(({ id }) => id === placeId);
    if (place?.dayTrip) return 2;
    return place?.parts.includes("evening") ? 0 : 1;
  });
  return blocks.reduce<number>((sum, count) => sum + count, 0) > brief.daysTotal * 2;
}

/** A place stands in the evening only if the data has it as good then; a must may where the days have no other room for it. */
export const eveningsSuit: Judge = (request, days) =>
  lineUp(request, days)
    .filter(({ part, place }) => part === "evening" && place !== null && !place.parts.includes("evening"))
    .filter((stop) => !(isChosen(stop, request) && daytimeIsFull(request)))
    .map(({ block, dayIndex }) => `${block.title} in the evening of day ${dayIndex}`);
