import type { City } from "#db/places/place-schema";
import type { Chance } from "#tests/fixtures/seeded-random";
import { chanceOf } from "#tests/fixtures/seeded-random";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Assistant } from "~/server/assistant/port";
import type { Ask, EvalRequest, Must } from "./eval-request";
import { spreadCities } from "./spread-cities";
import { companyBy, feedbackBy, intentBy, ownMustsBy, startDateBy, tripEndsBy } from "./traveller-wishes";

export const DEFAULT_SEED = 2026;
export const LENGTHS = [1, 3, 7, 14, 30] as const;
export const REQUESTS = 200;
export const CITIES = 50;

const PICKS = 3;
const ASKS = 3;
const BLOCKS_A_DAY = 3;
/** Shorter trips may have more musts than the days of arriving and leaving have room for. */
const FEWEST_DAYS_WITH_ENDS = 7;

/** Up to three of the suggested musts, and now and then one in the traveller's own words; no more than the trip has room for. */
async function mustsOf(brief: TripBrief, assistant: Assistant, chance: Chance): Promise<Must[]> {
  const suggested = await assistant.suggestAnchors(brief);
  // Nobody chooses what is said to be closed all the while.
  const anchors = suggested.anchors.filter(({ isClosed }) => !isClosed);
  let room = brief.daysTotal * BLOCKS_A_DAY;
  const musts: Must[] = [];
  const add = (title: string, placeId: string | null, blocks: number): void => {
    if (room < blocks) return;
    room -= blocks;
    musts.push({ title, placeId });
  };
  for (let pick = chance.below(PICKS + 1); pick > 0; pick -= 1) {
    const [anchor] = anchors.splice(chance.below(anchors.length), 1);
    if (anchor) add(anchor.title, anchor.placeId ?? null, anchor.isDayTrip ? 2 : 1);
  }
  for (const title of ownMustsBy(chance)) add(title, null, 1);
  return musts;
}

const askBy = (days: number, chance: Chance): Ask => ({
  dayIndex: 1 + chance.below(days),
  blockName: chance.oneOf(BLOCK_NAMES),
  feedback: feedbackBy(chance),
});

async function requestBy(
  name: string,
  guide: City,
  daysTotal: number,
  assistant: Assistant,
  chance: Chance,
): Promise<EvalRequest> {
  const open: TripBrief = {
    tripId: name,
    tripName: "A trip",
    purpose: "Holiday",
    cityName: guide.name,
    guide,
    startDate: startDateBy(chance),
    daysTotal,
    ...companyBy(chance),
    intent: intentBy(chance),
    anchors: [],
  };
  const musts = await mustsOf(open, assistant, chance);
  const asks = Array.from({ length: ASKS }, () => askBy(daysTotal, chance));
  const ends = daysTotal < FEWEST_DAYS_WITH_ENDS ? {} : tripEndsBy(chance);
  return { name, guide, brief: { ...open, ...ends, anchors: musts.map(({ title }) => title) }, musts, asks };
}

/** The trips of a seed: fifty cities from every continent, each with different lengths; the first quarter has every city and every length too. */
export async function makeRequests(
  seed: number,
  count: number,
  cities: readonly City[],
  assistant: Assistant,
): Promise<EvalRequest[]> {
  const chosen = spreadCities(cities, CITIES, chanceOf(seed));
  const requests: EvalRequest[] = [];
  for (let i = 0; i < count; i += 1) {
    const city = chosen[i % chosen.length];
    const days = LENGTHS[(i + Math.floor(i / chosen.length)) % LENGTHS.length];
    if (city && days)
      requests.push(
        await requestBy(`${seed}-${i + 1} ${city.id}, ${days} days`, city, days, assistant, chanceOf(seed * 1_000 + i)),
      );
  }
  return requests;
}
