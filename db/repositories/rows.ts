import tzLookup from "@photostructure/tz-lookup";
import { travelledFrom } from "~/domain/live/travelled-from";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Role, User } from "~/domain/people/companion";
import { displayName } from "~/domain/people/display-name";
import { pointOf } from "~/domain/place/geo";
import { destinationOf, type Leg, legsOf } from "~/domain/trip/legs";
import type { TripIntent } from "~/domain/trip/trip-intent";
import type { Trip } from "~/domain/trip/trip";
import type { tripIntents, trips, users } from "#db/schema";

export type TripRow = typeof trips.$inferSelect;

/** A trip as every companion sees it. */
export function toTrip(row: TripRow): Trip {
  const legs = legsWithZones(row);
  return {
    _id: row.id,
    tripId: row.id,
    tripName: row.tripName,
    purpose: row.purpose,
    city: row.city,
    destination: destinationOf(legs),
    joinCode: row.joinCode,
    whoWith: row.whoWith,
    startDate: row.startDate,
    endDate: row.endDate,
    partyCount: row.partyCount,
    daysTotal: row.daysTotal,
    startedTrip: row.startedTrip,
    tripComplete: row.tripComplete,
    travelledFrom: travelledFrom(row),
    admitEach: row.admitEach,
    timeZone: row.timeZone,
    legs,
    stays: row.stays ?? [],
    arrival: row.arrival,
    departure: row.departure,
  };
}

/** The legs of a trip. Those that were stored before legs had a time zone get the one of where they lie. */
export function legsWithZones(row: Pick<TripRow, "city" | "cityId" | "daysTotal" | "legs" | "timeZone">) {
  const [first, ...rest] = legsOf(row);
  const withZone = (leg: Leg, known: string | null = null): Leg => {
    const at = pointOf(leg);
    return { ...leg, timeZone: leg.timeZone ?? known ?? (at && tzLookup(at.lat, at.lng)) };
  };
  return [withZone(first, row.timeZone), ...rest.map((leg) => withZone(leg))] satisfies [Leg, ...Leg[]];
}

/** The columns that say where a trip stands. */
type StandingRow = Pick<
  TripRow,
  | "currentDayIndex"
  | "currentBlock"
  | "daysTotal"
  | "tripComplete"
  | "startedTrip"
  | "dayBeginsOn"
  | "travelledOn"
  | "startedOn"
  | "startDate"
  | "positionVersion"
>;

/** Where the trip stands right now. */
export const toLiveStatus = (row: StandingRow): LiveStatus => ({
  currentDayIndex: row.currentDayIndex,
  currentBlock: row.currentBlock,
  totalDays: row.daysTotal,
  tripComplete: row.tripComplete,
  startedTrip: row.startedTrip,
  dayBeginsOn: row.dayBeginsOn,
  travelledFrom: travelledFrom(row),
  travelledOn: row.travelledOn ?? [],
  version: row.positionVersion,
});

export type UserRow = typeof users.$inferSelect;

/** A user as they see themselves; without a role they are on no trip, whatever the row remembers. */
export const toUser = (row: UserRow, role: Role | null | undefined): User => ({
  _id: row.id,
  firebaseId: row.firebaseId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: displayName(row),
  name: row.name,
  hometownCity: row.homeCity,
  city: row.homeCity,
  state: row.state,
  travelStyle: row.travelStyle,
  tripVibe: row.tripVibe,
  profileComplete: row.profileComplete,
  tripId: role ? row.currentTripId : null,
  role: role ?? "noroleset",
});

/** What the organizer wishes of the trip. */
export const toTripIntent = (row: typeof tripIntents.$inferSelect): TripIntent => ({
  tripIntentId: row.id,
  tripId: row.tripId,
  userId: row.userId,
  priorities: row.priorities,
  vibes: row.vibes,
  mobility: row.mobility,
  travelPace: row.travelPace,
  budget: row.budget,
});
