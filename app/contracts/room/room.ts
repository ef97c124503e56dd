import * as z from "zod/mini";
import { DAY_STEPS, type BuildStep } from "../../domain/plan/build-step";
import { type Actor, ROLES } from "../../domain/people/companion";
import { MEMBER_ROLES, MEMBERSHIP_CHANGES } from "../../domain/people/membership";
import { blockName } from "../fields";
import { liveStatusShape } from "../calls/live-status";
import { reflectionShape } from "../calls/memories";
import { offerShape, tripShape } from "../calls/trip";

/** Grows when a message changes its meaning. A browser that meets a higher one, or a kind of message that it does not know, offers its newer version. */
export const ROOM_PROTOCOL = 1;

const actor = z.nullable(z.object({ userId: z.string(), name: z.string() })) satisfies z.ZodMiniType<Actor>;

/** Every message says who did it and when (milliseconds since 1970, the Worker's clock). */
const message = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.object({ v: z.literal(ROOM_PROTOCOL), type: z.literal(type), at: z.number(), by: actor, ...fields });

/** What the assistant is doing. A step that this version does not know is left out, and the rest of its message counts. */
const buildStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("reading"), places: z.number() }),
  z.object({ kind: z.enum(DAY_STEPS), day: z.number() }),
]) satisfies z.ZodMiniType<BuildStep>;

/** The text frames of a room, from the room to its companions (DESIGN section 7). */
export const roomMessage = z.discriminatedUnion("type", [
  message("live", { position: liveStatusShape }),
  message("reflection", { reflection: reflectionShape }),
  message("building", {
    state: z.enum(["started", "finished", "failed"]),
    daysReady: z.number(),
    daysTotal: z.number(),
    doing: z.catch(z.optional(buildStep), undefined),
  }),
  message("membership", {
    change: z.enum(MEMBERSHIP_CHANGES),
    userId: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
  }),
  message("trip", { trip: tripShape }),
  // What waits for an answer. Everybody in the room hears it, so it says how many and not who.
  message("pending", { newcomers: z.number() }),
  // Who is asked to take the trip over; null when nobody is any more.
  message("offer", { offer: z.nullable(offerShape) }),
  message("tick", { stopId: z.string(), userId: z.string(), done: z.boolean() }),
  message("edited", { dayIndex: z.number(), blockName }),
]);

export type RoomMessage = z.output<typeof roomMessage>;

export const MESSAGE_KINDS: ReadonlySet<string> = new Set(
  roomMessage.def.options.flatMap(({ shape }) => shape.type.def.values),
);

/** What the Worker tells the room after a commit. `update` is a Yjs update in base64; `dismiss` names users to disconnect, `reseat` those who come back with a fresh ticket, `forget` those who deleted their account; `erase` empties the room of a deleted trip. */
export const announcement = z.object({
  messages: z.array(roomMessage),
  update: z.optional(z.string()),
  dismiss: z.optional(z.array(z.string())),
  reseat: z.optional(z.array(z.string())),
  forget: z.optional(z.array(z.string())),
  erase: z.optional(z.boolean()),
});

export type Announcement = z.output<typeof announcement>;

/** Who is on the trip, as what; the room ends the connections of everybody else. A Worker from before does not say. */
export const roomMembers = z.optional(z.array(z.object({ userId: z.string(), role: z.enum(MEMBER_ROLES) })));

export type RoomMembers = z.output<typeof roomMembers>;

/** What the room sends to the Worker, and what it gets back: Yjs state in base64, null where there is none. */
export const documentState = z.object({ state: z.nullable(z.string()) });

/** Why a room refuses or ends a connection; each becomes a sentence on the screen. */
export const CLOSE_CODES = {
  unreadable: 4400,
  ticket: 4401,
  notAMember: 4403,
  tooFast: 4408,
  tooLarge: 4409,
  full: 4410,
  elsewhere: 4411,
} as const;

export type CloseReason = keyof typeof CLOSE_CODES;

/** Who holds a ticket. */
export const ticketClaims = z.object({
  sub: z.string(),
  trip: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** A ticket opens one socket once. */
  jti: z.string(),
  /** Until when the socket may stay without another ticket, in seconds since 1970. */
  until: z.number(),
});

export type TicketHolder = { userId: string; name: string; role: (typeof MEMBER_ROLES)[number] };

/** How long a socket stays without a fresh ticket: so long at most somebody hears on whom the room was not told to dismiss. */
export const SEAT_SECONDS = 15 * 60;

/** What a companion's browser says in text: a fresh ticket, to stay at the same socket. */
export const ticketRenewal = z.object({ type: z.literal("ticket"), ticket: z.string() });

export type TicketRenewal = z.output<typeof ticketRenewal>;

/** The audiences of the tokens signed with the room's secret: each is good for one purpose. */
export const AUDIENCE = {
  ticket: "wayfellow-room-ticket",
  toRoom: "wayfellow-room",
  toWorker: "wayfellow-worker",
} as const;
