import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { OwnMust } from "../gates/picks";
import { typed } from "./given-data";
import type { Candidate } from "../gates/candidates";

/** Enough to know what stands; a long trip's middle is told by its titles. */
const MOST_DAYS_TOLD = 60;

/** Who travels and what they wish for. No names, no addresses, no trip name: none of it helps a plan. */
export const travellersData = ({
  purpose,
  whoWith,
  partyCount,
  intent,
  cityName,
  guide,
  startDate,
}: TripBrief): Record<string, unknown> => ({
  city: guide ? `${guide.name}, ${guide.country}` : typed(cityName),
  firstDay: startDate,
  travellers: { people: partyCount, with: whoWith, purpose: typed(purpose) },
  wishes: intent && {
    interests: intent.priorities,
    mood: intent.vibes,
    mobility: intent.mobility,
    pace: intent.travelPace,
    budget: typed(intent.budget),
  },
});

/** The plan as titles. */
export const planData = (days: readonly Day[]): unknown[] =>
  days.slice(0, MOST_DAYS_TOLD).map(({ dayIndex, blocks }) => ({
    day: dayIndex,
    ...Object.fromEntries(BLOCK_NAMES.map((part) => [part, typed(blocks[part].title)])),
  }));

/** Musts without a known place, under ids of their own. */
export const ownMusts = (titles: readonly string[]): OwnMust[] =>
  titles.map((title, i) => ({ id: `m${i + 1}`, title }));

export const mustsData = (musts: readonly Candidate[], own: readonly OwnMust[]): string[] => [
  ...musts.map(({ id }) => id),
  ...own.map(({ id, title }) => `${id} | ${typed(title)} | chosen by the travellers`),
];
