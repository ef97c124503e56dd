import type { Day, Itinerary } from "../plan/itinerary";
import { plannedDays } from "../plan/planned-days";
import type { Trip } from "./trip";

/** What a trip still waits for before it can go as it is planned. */
export type OpenMatter =
  | { code: "days-missing"; planned: number; total: number }
  | { code: "companions-missing"; here: number; expected: number }
  | {
      code: "ticket";
      dayIndex: number;
      title: string;
      /** The day is nearer than people usually book: it may be sold out. */
      isLate: boolean;
    };

type TripFacts = {
  trip: Pick<Trip, "daysTotal" | "partyCount" | "tripComplete" | "whoWith">;
  itinerary: Pick<Itinerary, "days"> | null;
  /** How many are on the trip; null while nobody knows. */
  companions: number | null;
  /** The first day that is not over: what was to be done for the ones before it is past. */
  fromDay: number;
  /** How many days are left until that day. */
  daysLeft: number;
  /** How many days ahead people book, by place, where it is known; 0 where tickets are had at the door. */
  bookAhead: ReadonlyMap<string, number>;
};

/** In the order in which they stand in the way, tickets that may be sold out before the others; empty when there is nothing left to do. */
export function openMatters({ trip, itinerary, companions, fromDay, daysLeft, bookAhead }: TripFacts): OpenMatter[] {
  if (trip.tripComplete) return [];
  const days = itinerary?.days ?? [];
  const matters: OpenMatter[] = [];
  const planned = plannedDays(days).length;
  if (planned < trip.daysTotal) matters.push({ code: "days-missing", planned, total: trip.daysTotal });
  if (companions !== null && isSomebodyMissing(trip, companions))
    matters.push({ code: "companions-missing", here: companions, expected: trip.partyCount });
  const tickets = days
    .filter(({ dayIndex }) => dayIndex >= fromDay)
    .flatMap((day) => ticketsOf(day, daysLeft + day.dayIndex - fromDay, bookAhead));
  return [...matters, ...tickets.filter(({ isLate }) => isLate), ...tickets.filter(({ isLate }) => !isLate)];
}

/** Small children are counted as travellers and do not join by themselves: with them along, one grown-up who joined may be all there are. */
function isSomebodyMissing({ partyCount, whoWith }: TripFacts["trip"], companions: number): boolean {
  if (companions >= partyCount) return false;
  return !whoWith.includes("kids") || (companions === 1 && whoWith.some((who) => who !== "kids" && who !== "solo"));
}

type OpenTicket = Extract<OpenMatter, { code: "ticket" }>;

/** What takes a ticket that is not had at the door, and has no booking yet, whichever stop its part of the day is known by. */
const ticketsOf = ({ dayIndex, stops }: Day, daysLeft: number, bookAhead: TripFacts["bookAhead"]): OpenTicket[] =>
  stops.flatMap(({ isTicketed, booking, placeId, title }) => {
    const usual = bookAhead.get(placeId ?? "");
    if (!isTicketed || booking !== null || usual === 0) return [];
    return [{ code: "ticket", dayIndex, title, isLate: usual !== undefined && usual > daysLeft }];
  });
