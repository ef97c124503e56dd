import { loadCities } from "#db/places/load-cities";
import { type Block, BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { placeNamed } from "~/domain/place/typed-name";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answerWish } from "~/server/assistant/shared/wishes/answer-wish";
import { replyTo, replyToNamed } from "~/server/assistant/shared/wishes/wish-reply";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import type { PlanNow } from "~/server/assistant/shared/wishes/what-is-lost";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();

export const placesIn = (city: string) => cities.find(({ id }) => id === city)?.places ?? [];

/** A wish about the second day, a Tuesday in May, where `now` stands; `others` stand in other parts of it. */
export function wishing(
  city: string,
  blockName: BlockName,
  now: string,
  feedback: string,
  others: Partial<Record<BlockName, string>> = {},
): RevisionRequest {
  const guide = cities.find(({ id }) => id === city);
  if (!guide) throw new Error(`No ${city}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
  const standing = (part: BlockName, name: string): Block => {
    const [old, place] = [planned[1]?.blocks[part], placeNamed(name, guide.places)];
    if (!old || !place) throw new Error(`No ${name} in ${city}, or no second day.`);
    const { id: placeId, name: title, lat, lng } = place;
    return { ...old, title, placeId, lat, lng, isDayTrip: false };
  };
  const planned = planTripDays(brief);
  const current = standing(blockName, now);
  const days = BLOCK_NAMES.reduce<Day[]>((changed, part) => {
    const name = part === blockName ? now : others[part];
    return name ? replaceBlock({ days: changed }, 2, part, standing(part, name)).days : changed;
  }, planned);
  if (!days[1] || leadAt(days[1], blockName) === null) throw new Error(`Nothing in the ${blockName}.`);
  return { brief, days, dayIndex: 2, blockName, current, feedback };
}

/** The plan that a wish is about, with nothing on the shelf, before the trip. */
export const atOf = ({ days }: RevisionRequest): PlanNow => ({
  plan: { days, shelf: [] },
  now: { isOver: false, firstOpenDay: 1, maySwap: () => true },
});

/** What the wish gets, read as a whole. */
export const replied = (request: RevisionRequest): WishReply =>
  replyToNamed(request, atOf(request)) ?? replyTo(request, reviseBlock(request), atOf(request));

/** What the wish gets, without a model. */
export const answered = (request: RevisionRequest): Promise<WishReply> =>
  answerWish(request, async (each) => reviseBlock(each), atOf(request));
