import type { TripEnds } from "./arrival";
import type { Leg } from "./legs";
import type { Stay } from "./stays";

/** A trip as every companion sees it. `_id` and `tripId` are the same (DESIGN section 3). Dates are `YYYY-MM-DD`. */
export type Trip = TripEnds & {
  _id: string;
  tripId: string;
  tripName: string;
  purpose: string;
  /** The city, or the first of several. */
  city: string;
  /** The city, or all of them in words. */
  destination: string;
  joinCode: string;
  whoWith: WhoWith[];
  startDate: string;
  endDate: string;
  partyCount: number;
  daysTotal: number;
  startedTrip: boolean;
  tripComplete: boolean;
  /** Of a trip that is over: its first date, where it was travelled earlier than planned (`domain/live/travelled-from`). */
  travelledFrom: string | null;
  /** The code alone lets nobody in: the organizer lets each person in. */
  admitEach: boolean;
  /** Of the city, or the first of several, whose `legs` have their own; null where it is not known. */
  timeZone: string | null;
  /** The cities with their days; a copy from before there were any has none, and `legsOf` gives what they are. */
  legs: Leg[];
  /** In the order of their nights. Of a trip that became shorter, some may lie after its end. */
  stays: Stay[];
};

/** Who travels along: stored value and shown label (SPEC section 3, enumerations). */
export const WHO_WITH_OPTIONS = [
  { value: "spouse", label: "Spouse / Partner" },
  { value: "kids", label: "Kids" },
  { value: "friends", label: "Friends" },
  { value: "parents", label: "Parents / Elders" },
  { value: "multigen", label: "Multigenerational" },
  { value: "solo", label: "Solo" },
  { value: "other", label: "Other" },
] as const;

export type WhoWith = (typeof WHO_WITH_OPTIONS)[number]["value"];

export const WHO_WITH = [
  "spouse",
  "kids",
  "friends",
  "parents",
  "multigen",
  "solo",
  "other",
] as const satisfies readonly WhoWith[];
