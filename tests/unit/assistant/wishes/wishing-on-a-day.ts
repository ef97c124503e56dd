import { loadCities } from "#db/places/load-cities";
import type { BlockName } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import { leadAt } from "~/domain/plan/day-of-stops";
import { placeNamed } from "~/domain/place/typed-name";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { replyTo, reviseBlock, type WishReply } from "~/server/assistant/shared/wishes/wish-reply";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();

export const placesIn = (city: string) => cities.find(({ id }) => id === city)?.places ?? [];

/** A wish about the second day, a Tuesday in May, where `now` stands. */
export function wishing(city: string, blockName: BlockName, now: string, feedback: string): RevisionRequest {
  const guide = cities.find(({ id }) => id === city);
  const place = guide && placeNamed(now, guide.places);
  if (!guide || !place) throw new Error(`No ${now} in ${city}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
  const days = planTripDays(brief);
  const old = days[1]?.blocks[blockName];
  if (!old) throw new Error("No second day.");
  const { id: placeId, name: title, lat, lng } = place;
  const current = { ...old, title, placeId, lat, lng, isDayTrip: false };
  const changed = replaceBlock({ days }, 2, blockName, current).days;
  if (!changed[1] || leadAt(changed[1], blockName) === null) throw new Error(`Nothing in the ${blockName}.`);
  return { brief, days: changed, dayIndex: 2, blockName, current, feedback };
}

/** What the wish gets. */
export const replied = (request: RevisionRequest): WishReply =>
  replyTo(request, reviseBlock(request), {
    plan: { days: request.days, shelf: [] },
    now: { isOver: false, firstOpenDay: 1, maySwap: () => true },
  });
