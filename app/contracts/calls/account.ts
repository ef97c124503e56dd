import * as z from "zod/mini";
import type { TripToPart } from "~/domain/people/account-end";
import { CONFIRMATION } from "../../domain/people/account-end";
import { MEMBER_ROLES } from "../../domain/people/membership";
import { endpoint, streamed, USER } from "../endpoint";
import { id, listOf, source } from "../fields";
import { dayShape, stopShape } from "../block-shapes";
import { anchorShape } from "../anchor-shape";
import { tripIntentShape } from "./trip-intent";
import { tripShape } from "./trip";
import { ownThumb } from "./thumbs";
import { userShape } from "./user";

/** Grows when a field of the file changes its meaning or goes; new fields may come without. */
export const EXPORT_VERSION = 1;

/** Milliseconds since 1970 are written as ISO 8601: a person is to read this file. */
const moment = z.string();

/** A trip one is or was on; `leftAt` is null while on it. */
const exportedMembership = z.object({
  tripId: z.string(),
  tripName: z.string(),
  city: z.string(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: moment,
  leftAt: z.nullable(moment),
});

/** A trip one organizes, with all that was planned on it. */
const exportedTrip = z.object({
  trip: tripShape,
  intent: z.nullable(tripIntentShape),
  suggestions: z.array(anchorShape),
  anchors: z.array(z.string()),
  days: z.array(dayShape),
  /** Stops without a day. */
  shelf: z.array(stopShape),
});

const exportedReflection = z.object({
  tripId: z.string(),
  dayIndex: z.number(),
  summary: z.string(),
  moodTags: z.array(z.string()),
  journalText: z.string(),
  writtenAt: moment,
  changedAt: moment,
});

/** One's own question, or a reply that was given to it. */
const exportedMessage = z.object({
  /** What a reply proposed. */
  proposals: z.array(z.unknown()),
  id: z.string(),
  tripId: z.string(),
  kind: z.enum(["question", "reply"]),
  questionId: z.nullable(z.string()),
  text: z.string(),
  source: z.nullable(source),
  /** What one said of a reply. */
  thumb: ownThumb,
  writtenAt: moment,
});

/** That one has been at a stop of the plan. */
const exportedTick = z.object({ tripId: z.string(), stopId: z.string(), tickedAt: moment });

/** What was kept of a demo, as it was kept. */
const exportedDemo = z.object({
  kind: z.enum(["itinerary", "best-things"]),
  content: z.looseObject({ destination: z.string() }),
  savedAt: moment,
});

/** A trip that one waits to be let in to. */
const exportedRequest = z.object({ tripId: z.string(), tripName: z.string(), askedAt: moment });

/** An offer to take a trip over that waits for its answer: made to oneself, or by oneself as its organizer. */
const exportedOffer = z.object({ tripId: z.string(), tripName: z.string(), toYou: z.boolean(), offeredAt: moment });

export const accountExport = z.object({
  product: z.literal("wayfellow"),
  version: z.literal(EXPORT_VERSION),
  exportedAt: moment,
  /** Null where there is no account yet, and nothing else either. */
  profile: z.nullable(z.object({ ...userShape.shape, createdAt: moment, changedAt: moment })),
  memberships: z.array(exportedMembership),
  joinRequests: z.array(exportedRequest),
  handOverOffers: z.array(exportedOffer),
  trips: z.array(exportedTrip),
  reflections: z.array(exportedReflection),
  stopTicks: z.array(exportedTick),
  messages: z.array(exportedMessage),
  savedDemos: z.array(exportedDemo),
});

export type AccountExport = z.output<typeof accountExport>;

/** Everything the caller wrote, and all that is stored about them. It reads many pages of rows, and so counts like a write. */
export const exportAccount = streamed(
  endpoint({
    method: "GET",
    path: "/wayfellow/me/export",
    access: USER,
    cost: "write",
    body: null,
    reply: accountExport,
  }),
);

const tripToPart = z.object({
  tripId: z.string(),
  tripName: z.string(),
  role: z.enum(MEMBER_ROLES),
  tripComplete: z.boolean(),
  others: z.array(z.object({ userId: z.string(), name: z.string() })),
  offeredTo: z._default(z.nullable(z.string()), null),
}) satisfies z.ZodMiniType<TripToPart>;

/** What a deletion would touch, to be explained first; changes nothing. */
export const readAccountEnd = endpoint({
  method: "GET",
  path: "/wayfellow/me/end",
  access: USER,
  body: null,
  reply: z.object({ trips: z.array(tripToPart) }),
});

/** Deletes the caller and what is theirs. `endedTrips` are the shared trips that are meant to end for everybody; `deleted` is false when there was nobody to delete. */
export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/wayfellow/me",
  access: USER,
  body: z.object({ confirm: z.literal(CONFIRMATION), endedTrips: z._default(listOf(id), []) }),
  reply: z.object({ deleted: z.boolean() }),
});
