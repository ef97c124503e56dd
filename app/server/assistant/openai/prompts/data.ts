import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Candidate } from "../gates/candidates";
import type { OwnMust } from "../gates/picks";

/** A limit for very long trips. */
const MOST_DAYS_TOLD = 60;

/** Who travels and what they wish for. No names, no addresses, no trip name: a plan does not need them. */
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

/** Musts that are no known place, under ids of their own. */
export const ownMusts = (titles: readonly string[]): OwnMust[] =>
  titles.map((title, i) => ({ id: `m${i + 1}`, title }));

export const mustsData = (musts: readonly Candidate[], own: readonly OwnMust[]): string[] => [
  ...musts.map(({ id }) => id),
  ...own.map(({ id, title }) => `${id} | ${typed(title)} | chosen by the travellers`),
];

/** Longer texts are cut. */
const LONGEST_TYPED = 800;

/** What a traveller typed, cut to a length and without control characters. */
export const typed = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_TYPED);

/**
 * Facts and wishes as one `<data>` element for the user message. Every "<" in them is escaped, so that nothing in them can close the
 * element or open another.
 */
export const givenData = (data: Record<string, unknown>): string =>
  `<data>\n${JSON.stringify(data).replace(/</g, "\\u003c")}\n</data>`;
