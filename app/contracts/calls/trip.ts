import * as z from "zod/mini";
import type { Leg } from "~/domain/trip/legs";
import { MAX_LEGS, MAX_PARTY_COUNT } from "../../domain/forms/limits";
import { MEMBER_ROLES, type OwnTrip } from "../../domain/people/membership";
import type { HandOverOffer, WaitingFor } from "../../domain/people/newcomer";
import type { Arrival } from "../../domain/trip/arrival";
import type { Stay } from "../../domain/trip/stays";
import type { DetailChanges } from "../../domain/trip/trip-details";
import { WHO_WITH, type Trip } from "../../domain/trip/trip";
import { companion, endpoint, OPEN, USER } from "../endpoint";
import { dayIndex, fault, id, lineOf, listOf, requiredText, shortText } from "../fields";
import { userShape } from "./user";
import { atLeast, atMost } from "../lengths";

const legDays = { fromDay: z.int().check(z.minimum(1)), toDay: z.int().check(z.minimum(1)) };

export const legShape = z.object({
  city: z.string(),
  cityId: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  // Kept by an earlier version without it.
  timeZone: z._default(z.nullable(z.string()), null),
  ...legDays,
}) satisfies z.ZodMiniType<Leg>;

export const stayShape = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  fromDay: z.number(),
  toDay: z.number(),
}) satisfies z.ZodMiniType<Stay>;

export const arrivalShape = z.object({ time: z.string(), place: z.string() }) satisfies z.ZodMiniType<Arrival>;

export const tripShape = z.object({
  _id: z.string(),
  tripId: z.string(),
  tripName: z.string(),
  purpose: z.string(),
  city: z.string(),
  destination: z.string(),
  joinCode: z.string(),
  whoWith: z.array(z.enum(WHO_WITH)),
  startDate: z.string(),
  endDate: z.string(),
  partyCount: z.number(),
  daysTotal: z.number(),
  startedTrip: z.boolean(),
  tripComplete: z.boolean(),
  travelledFrom: z._default(z.nullable(z.string()), null),
  // A trip that was kept before there was the choice is open to its code.
  admitEach: z._default(z.boolean(), false),
  timeZone: z._default(z.nullable(z.string()), null),
  legs: z._default(z.array(legShape), []),
  // Nor did it say where one stays, and how one comes.
  stays: z._default(z.array(stayShape), []),
  arrival: z._default(z.nullable(arrivalShape), null),
  departure: z._default(z.nullable(arrivalShape), null),
}) satisfies z.ZodMiniType<Trip>;

const calendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, fault("no-date")));
/** What somebody typed as a join code; its rules are `domain/join-code`. */
export const joinCode = lineOf(64).check(atLeast(1, fault("required")));

/** Whether a code is free to take; the one call without a token besides the demos. */
export const checkJoinCode = endpoint({
  method: "POST",
  path: "/wayfellow/joincodecheck",
  access: OPEN,
  body: z.object({ joinCode }),
  reply: z.object({ available: z.boolean() }),
});

const partyCount = z
  .int(fault("no-party-count"))
  .check(z.minimum(1, fault("no-party-count")), z.maximum(MAX_PARTY_COUNT));

/** The rules between the fields (length in days, order of dates, form of the code) are `domain/trip-setup-rules`. */
export const setUpTrip = endpoint({
  method: "POST",
  path: "/wayfellow/trip-setup",
  access: USER,
  body: z.object({
    tripName: requiredText,
    purpose: requiredText,
    city: requiredText,
    joinCode,
    whoWith: z._default(listOf(z.enum(WHO_WITH)), []),
    startDate: calendarDate,
    endDate: calendarDate,
    partyCount,
    admitEach: z._default(z.boolean(), false),
    /** Of a trip through several cities; then `city` is the first. */
    legs: z.optional(z.array(z.object({ city: requiredText, ...legDays })).check(atMost(MAX_LEGS))),
  }),
  reply: z.object({ tripId: z.string(), trip: tripShape }),
});

export const tripReply = z.object({ trip: tripShape });

/** A stay as it is sent; a new one has no id yet. */
const stay = z.object({
  id: z.optional(id),
  name: requiredText,
  address: z._default(shortText, ""),
  lat: z._default(z.nullable(z.number().check(z.minimum(-90), z.maximum(90))), null),
  lng: z._default(z.nullable(z.number().check(z.minimum(-180), z.maximum(180))), null),
  fromDay: dayIndex,
  toDay: dayIndex,
});

const tripEnd = z.nullable(
  z.object({ time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault("no-time"))), place: shortText }),
);

const cityDays = { city: requiredText, ...legDays };

const details = {
  tripName: z.optional(requiredText),
  purpose: z.optional(requiredText),
  startDate: z.optional(calendarDate),
  endDate: z.optional(calendarDate),
  /** The cities in their order; they cover every day of the trip. */
  legs: z.optional(z.array(z.object(cityDays)).check(atMost(MAX_LEGS))),
  whoWith: z.optional(listOf(z.enum(WHO_WITH))),
  partyCount: z.optional(partyCount),
  stays: z.optional(listOf(stay)),
  arrival: z.optional(tripEnd),
  departure: z.optional(tripEnd),
};

/** How somebody last saw a trip, so that nobody overwrites unseen what another has changed meanwhile. */
const seenDetails = z.object({
  tripName: z.optional(z.string()),
  purpose: z.optional(z.string()),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  legs: z.optional(listOf(z.object({ city: z.string(), ...legDays }))),
  whoWith: z.optional(listOf(z.enum(WHO_WITH))),
  partyCount: z.optional(z.number()),
  stays: z.optional(listOf(stayShape)),
  arrival: z.optional(z.nullable(arrivalShape)),
  departure: z.optional(z.nullable(arrivalShape)),
}) satisfies z.ZodMiniType<DetailChanges>;

/**
 * Changes what the body names of a trip; the rest stays. A start without an end moves the whole trip, and days go along with their city. Where somebody else has changed one of
 * those fields since they were as in `before`, it answers 409 `conflict` and names them. Where something is planned on days that would fall
 * away, or would be in another city, it answers 409 `days-would-be-shelved` with what that is, unless `shelve` agrees: then it goes to the shelf.
 */
export const changeTrip = endpoint({
  method: "PUT",
  path: "/wayfellow/trip/:tripId",
  access: companion("plan-trip"),
  body: z.object({ ...details, before: z._default(seenDetails, {}), shelve: z._default(z.boolean(), false) }),
  reply: tripReply,
});

export const readCreatedTrip = endpoint({
  method: "GET",
  path: "/wayfellow/tripcreated/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: tripReply,
});

export const readTripBase = endpoint({
  method: "GET",
  path: "/wayfellow/tripbase/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: tripReply,
});

export const validateJoinCode = endpoint({
  method: "POST",
  path: "/wayfellow/validatejoincode",
  access: USER,
  body: z.object({ code: joinCode }),
  // The code as the trip has it, however it was typed.
  reply: z.object({ tripId: z.string(), tripName: z.string(), city: z.string(), joinCode: z.string() }),
});

const person = z.object({ userId: z.string(), name: z.string() });

/** That somebody takes a trip over. */
export const offerShape = z.object({ to: person, by: person }) satisfies z.ZodMiniType<HandOverOffer>;

export const waitingForShape = z.object({
  tripId: z.string(),
  tripName: z.string(),
  // Kept by an earlier version without it.
  city: z._default(z.string(), ""),
  since: z.number(),
}) satisfies z.ZodMiniType<WaitingFor>;

/** Puts the caller on the trip of the code, or on the list of those whom its organizer lets in one by one (202). */
export const joinTrip = endpoint({
  method: "POST",
  path: "/wayfellow/participantuser/create",
  access: USER,
  body: z.object({ joinCode }),
  reply: z.union([z.object({ user: userShape, trip: tripShape }), z.object({ waiting: waitingForShape })]),
});

const waitingForReply = z.object({ waitingFor: z.array(waitingForShape) });

/** The trips that the caller waits to be let in to. */
export const listWaitingFor = endpoint({
  method: "GET",
  path: "/wayfellow/joinrequests",
  access: USER,
  body: null,
  reply: waitingForReply,
});

/** Takes back that the caller asked to be let in; of a trip that they do not wait for they learn nothing. */
export const withdrawRequest = endpoint({
  method: "POST",
  path: "/wayfellow/joinrequests/withdraw",
  access: USER,
  body: z.object({ tripId: id }),
  reply: waitingForReply,
});

export const ownTripShape = z.object({
  tripId: z.string(),
  tripName: z.string(),
  city: z.string(),
  destination: z.string(),
  role: z.enum(MEMBER_ROLES),
  startDate: z.string(),
  endDate: z.string(),
  startedTrip: z._default(z.boolean(), false),
  tripComplete: z.boolean(),
}) satisfies z.ZodMiniType<OwnTrip>;

/** Every trip the caller is on, as organizer or as participant. */
export const listTrips = endpoint({
  method: "GET",
  path: "/wayfellow/trips",
  access: USER,
  body: null,
  reply: z.object({ trips: z.array(ownTripShape) }),
});

/** Makes another of the caller's trips the one they are on now. */
export const switchTrip = endpoint({
  method: "POST",
  path: "/wayfellow/trip/switch",
  access: companion("read-trip"),
  body: z.object({ tripId: id }),
  reply: z.object({ user: userShape, trip: tripShape }),
});
