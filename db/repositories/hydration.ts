import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { CachedSelect } from "#db/cached-select";
import {
  anchorSelections,
  anchorSuggestions,
  handOverOffers,
  itineraries,
  joinRequests,
  memberships,
  tripIntents,
  trips,
  users,
} from "#db/schema";
import type { Anchor } from "~/domain/trip/anchor";
import { displayName } from "~/domain/people/display-name";
import type { Role, User } from "~/domain/people/companion";
import type { TripIntent } from "~/domain/trip/trip-intent";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import type { TripPerson } from "~/domain/people/membership";
import { NOTHING_PENDING, type Pending, type WaitingFor } from "~/domain/people/newcomer";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import { toLiveStatus, toTrip, toTripIntent, toUser } from "./rows";

/** A user and all of the trip they are on now; the user is null before they are made. */
export type Hydration = {
  user: User | null;
  trip: Trip | null;
  live: LiveStatus | null;
  intent: TripIntent | null;
  suggestions: Anchor[] | null;
  anchors: string[] | null;
  itinerary: Itinerary | null;
  people: TripPerson[];
  pending: Pending;
  waitingFor: WaitingFor[];
};

const NOTHING: Hydration = {
  user: null,
  trip: null,
  live: null,
  intent: null,
  suggestions: null,
  anchors: null,
  itinerary: null,
  people: [],
  pending: NOTHING_PENDING,
  waitingFor: [],
};

type Row = {
  user: typeof users.$inferSelect;
  role: Role | null;
  trip: typeof trips.$inferSelect | null;
  intent: typeof tripIntents.$inferSelect | null;
  suggestions: Anchor[] | null;
  anchors: string[] | null;
  itineraryId: string | null;
  days: Day[] | null;
  shelf: Stop[] | null;
  people: (PersonRow & Pick<TripPerson, "role"> & { isOn: 0 | 1 })[];
  pending: Pick<Pending, "newcomers"> & { offer: { to: PersonRow; by: PersonRow } | null };
  waitingFor: WaitingFor[];
};

type PersonRow = { userId: string; firstName: string; name: string; email: string };

const called = ({ userId, ...row }: PersonRow) => ({ userId, name: displayName(row) });

/** The JSON of a person whose table goes by that name, for `displayName`. */
const person = (table: "addressee" | "organizer") =>
  sql.raw(
    `json_object('userId', ${table}.id, 'firstName', ${table}.first_name, 'name', ${table}.name, 'email', ${table}.email)`,
  );

/** The offer to take the trip over, to the two whom it concerns, as `offers` has it. */
const offer = sql`(SELECT json_object('to', ${person("addressee")}, 'by', ${person("organizer")})
  FROM ${handOverOffers} offered
  JOIN ${memberships} travels ON travels.trip_id = offered.trip_id AND travels.user_id = offered.user_id
    AND travels.role = 'participant' AND travels.removed_at IS NULL
  JOIN ${users} addressee ON addressee.id = offered.user_id
  JOIN ${users} organizer ON organizer.id = ${trips.organizerId}
  WHERE offered.trip_id = ${trips.id} AND offered.of_ended_trip = ${trips.tripComplete}
    AND "users"."id" IN (addressee.id, organizer.id))`;

/** What waits for an answer of the trip's organizer, or of whom it is offered to; for nobody else. */
const pending = sql<string>`json_object('newcomers', CASE WHEN ${memberships.role} = 'originator'
  THEN (SELECT count(*) FROM ${joinRequests} WHERE ${joinRequests.tripId} = ${trips.id}) ELSE 0 END,
  'offer', json(${offer}))`;

/** Everybody who is or was on the trip, in the order in which they first came: a row stays where it is, whatever becomes of it. */
const people = sql<string>`(SELECT json_group_array(json_object('userId', member.user_id, 'role', member.role, 'isOn', member.removed_at IS NULL,
  'firstName', traveller.first_name, 'name', traveller.name, 'email', traveller.email) ORDER BY member.rowid)
  FROM ${memberships} member JOIN ${users} traveller ON traveller.id = member.user_id WHERE member.trip_id = ${trips.id})`;

/** The trips that the user waits to be let in to, what they asked last first. */
const waitingFor = sql<string>`(SELECT json_group_array(json_object('tripId', asked.trip_id, 'tripName', waited.trip_name, 'city', waited.city, 'since', asked.asked_at) ORDER BY asked.asked_at DESC)
  FROM ${joinRequests} asked JOIN ${trips} waited ON waited.id = asked.trip_id WHERE asked.user_id = ${users.id})`;

const SELECTION = {
  user: users,
  role: memberships.role,
  trip: trips,
  intent: tripIntents,
  suggestions: anchorSuggestions.anchors,
  anchors: anchorSelections.titles,
  itineraryId: itineraries.id,
  days: itineraries.days,
  shelf: itineraries.shelf,
  people: people.as("people"),
  pending: pending.as("pending"),
  waitingFor: waitingFor.as("waiting_for"),
};

/** Each table holds at most one row for the trip, so one joined statement reads it all. */
const everything = new CachedSelect<Row>(SELECTION, (builder, selection) =>
  builder
    .select(selection)
    .from(users)
    .leftJoin(memberships, currentMembership)
    .leftJoin(trips, eq(trips.id, memberships.tripId))
    .leftJoin(tripIntents, eq(tripIntents.tripId, trips.id))
    .leftJoin(anchorSuggestions, eq(anchorSuggestions.tripId, trips.id))
    .leftJoin(anchorSelections, eq(anchorSelections.tripId, trips.id))
    .leftJoin(itineraries, eq(itineraries.tripId, trips.id))
    .where(eq(users.firebaseId, sql.placeholder("uid"))),
);

/** The user of that identity and all of their trip. */
export async function findHydration(db: Database, uid: string): Promise<Hydration> {
  const found = await everything.find(db, uid);
  if (!found) return NOTHING;
  const { user, role, trip, intent, suggestions, anchors, itineraryId, days, people, pending, waitingFor } = found;
  const shelf = found.shelf ?? [];
  return {
    user: toUser(user, role),
    trip: trip && toTrip(trip),
    live: trip && toLiveStatus(trip),
    intent: intent && toTripIntent(intent),
    suggestions,
    anchors,
    itinerary:
      trip && itineraryId && days
        ? {
            itineraryId,
            tripId: trip.id,
            tripName: trip.tripName,
            city: trip.city,
            daysTotal: trip.daysTotal,
            days,
            shelf,
          }
        : null,
    people: people.map(({ role, isOn, ...row }) => ({ ...called(row), role, ...(isOn === 0 && { name: null }) })),
    pending: { ...pending, offer: pending.offer && { to: called(pending.offer.to), by: called(pending.offer.by) } },
    waitingFor,
  };
}

/** The membership of the trip a user is on now. */
export const currentMembership = and(
  eq(memberships.tripId, users.currentTripId),
  eq(memberships.userId, users.id),
  isNull(memberships.removedAt),
);
