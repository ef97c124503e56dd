import type { Interest } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { IntentVibe, Priority, TravelPace } from "~/domain/trip/trip-intent";
import { PRIORITIES } from "~/domain/trip/trip-intent";

type Intent = NonNullable<TripBrief["intent"]>;

/** A trip that is planned in every one of the cities. `startDate`: each city begins so many days later as it comes in the list, within a week, so that all weekdays come. */
export type TripKind = { name: string; days: number; startDate: string; over: Partial<TripBrief> };

const MODERATE: TravelPace = "Moderate - Balanced activities and rest";
const SLOW: TravelPace = "Slow & Relaxed - Take time to soak it in";
const FAST: TravelPace = "Fast Paced - Pack it all in";

const wishes = (over: Partial<Intent> = {}): Pick<TripBrief, "intent"> => ({
  intent: { priorities: [], vibes: [], mobility: [], travelPace: [MODERATE], budget: "mid-range", ...over },
});

const SPRING = "2027-05-03";
const AUTUMN = "2027-10-04";
const CHRISTMAS = "2026-12-22";

const trip = (name: string, days: number, over: Partial<TripBrief> = {}, startDate = SPRING): TripKind => ({
  name,
  days,
  startDate,
  over: { ...wishes(), ...over },
});

/** What somebody says who travels for one thing, by the words of the icons' list. Two of its interests are no priority of the form: they are said by mood and company. */
export type SingleInterest = {
  interest: string;
  /** As the places of the data are marked; null where they have no such mark. */
  mark: Interest | null;
  over: Partial<TripBrief>;
};

const MARK_OF: Record<Priority, Interest> = {
  "Adventure & Outdoor Activities": "adventure",
  "Cultural Experiences & History": "culture",
  "Food & Culinary Adventures": "food",
  "Relaxation & Wellness": "relaxation",
  "Shopping & Local Markets": "shopping",
  "Nightlife & Entertainment": "nightlife",
  "Nature & Scenic Views": "nature",
  "Local Community & People": "local",
};
const CREATIVE: IntentVibe = "Creative & Artistic";

export const SINGLE_INTERESTS: readonly SingleInterest[] = [
  ...PRIORITIES.map((priority) => ({
    interest: MARK_OF[priority],
    mark: MARK_OF[priority],
    over: wishes({ priorities: [priority] }),
  })),
  {
    interest: "art",
    mark: null,
    over: wishes({ priorities: ["Cultural Experiences & History"], vibes: [CREATIVE] }),
  },
  { interest: "family", mark: null, over: { ...wishes(), whoWith: ["spouse", "kids"], partyCount: 4 } },
];

export const BALANCED = { two: trip("2 days", 2), three: trip("3 days", 3), four: trip("4 days", 4) };
export const PACED = {
  slow: trip("slow, 4 days", 4, wishes({ travelPace: [SLOW] })),
  fast: trip("fast, 4 days", 4, wishes({ travelPace: [FAST] })),
};
export const LONG = { fortnight: trip("14 days", 14), month: trip("30 days", 30) };
export const OVER_CHRISTMAS = trip("12 days from before Christmas until after New Year", 12, {}, CHRISTMAS);
export const A_WEEK_IN_AUTUMN = trip("a week in autumn", 7, {}, AUTUMN);
export const UP_TO_A_WEEK = [BALANCED.two, BALANCED.three, BALANCED.four, A_WEEK_IN_AUTUMN];
export const THRIFTY = trip("3 days, thrifty and vegetarian", 3, {
  ...wishes({ budget: "cheap and cheerful, we are vegetarian" }),
});
export const CONFERENCE = trip("3 days of a conference", 3, { purpose: "Conference" });

export const forInterest = (single: SingleInterest, days: number): TripKind =>
  trip(`${single.interest}, ${days} days`, days, single.over);

/** A week with something of the traveller's own in it, by the words they typed. */
export const aWeekWith = (typed: string): TripKind => trip(`a week with “${typed}”`, 7, { anchors: [typed] });

/** Four days with a must that lies far out. */
export const withFarMust = (typed: string): TripKind => trip(`4 days with ${typed}`, 4, { anchors: [typed] });
