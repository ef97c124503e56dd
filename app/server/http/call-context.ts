import type { Database } from "#db/client";
import type { Access, BodyOf, CompanionAccess, Endpoint, ParamsOf, ReplyOf } from "~/contracts/endpoint";
import type { Assistant } from "../assistant/port";
import type { Env } from "../env";
import type { Identity } from "../identity/port";
import type { Log } from "../log";
import type { TellRoom } from "../rooms/news";
import type { Allow } from "./allow";

/** What every use-case may use: time, ids and the outside world come in here and nowhere else. */
export type OpenContext = {
  db: Database;
  env: Env;
  log: Log;
  requestId: string;
  /** The client that called, as `clientOf` counts it. */
  address: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A UUIDv7. */
  newId(): string;
  /** Lets work go on after the reply was sent. */
  waitUntil(work: Promise<unknown>): void;
  /** A call that goes on for as long as there is news of it says so here at each: it may wait for D1 as if it began now. */
  renewPatience(): void;
  tellRoom: TellRoom;
};

/** The same for a signed-in caller, whose token was verified. */
export type UserContext = OpenContext & { identity: Identity };

/**
 * The same for a companion's call. Who calls and on which trip is learned from `allow` alone, so no use-case can forget to ask it.
 */
export type CompanionContext = OpenContext & { allow: Allow };

/** The assistant, for the calls whose contract says that they set it to work. */
export type WithAssistant = { assistant: Assistant };

/** What a use-case gets, by who may call it. */
type Contexts = { open: OpenContext; room: OpenContext; user: UserContext; companion: CompanionContext } & Record<
  Access["kind"],
  OpenContext
>;
export type ContextOf<E extends Endpoint> = Contexts[E["access"]["kind"]] &
  (E["cost"] extends "assistant" ? WithAssistant : unknown);

/** What the caller sent, parsed by the call's contract. */
export type Sent<E extends Endpoint> = { params: ParamsOf<E>; body: BodyOf<E> };

type WithoutTrip<Part> = Part extends object ? Omit<Part, "tripId"> : Part;

/** The same as a use-case gets it: in a companion's call the trip comes from `allow`. */
export type Call<E extends Endpoint> = E["access"] extends CompanionAccess
  ? { params: WithoutTrip<ParamsOf<E>>; body: WithoutTrip<BodyOf<E>> }
  : Sent<E>;

/** A reply with another status than 200. */
export class WithStatus<Reply> {
  constructor(
    readonly status: 201 | 202 | 503,
    readonly reply: Reply,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A reply that is written while it is sent; a list in it may come item by item, and what comes after it later still. */
export class StreamedReply<Reply> {
  constructor(
    readonly fields: { [Name in keyof Reply]: Reply[Name] | Promise<Reply[Name]> | ItemByItem<Reply[Name]> },
    readonly headers: Record<string, string> = {},
  ) {}
}

type ItemByItem<List> = List extends (infer Item)[] ? AsyncIterable<Item> : never;

export type Answer<E extends Endpoint> =
  ReplyOf<E> | WithStatus<ReplyOf<E>> | (E extends { streamed: true } ? StreamedReply<ReplyOf<E>> : never);

/** Does what a call asks for. Which call that is stands in the table of `app/server/calls.ts`. */
export type UseCase<E extends Endpoint> = (context: ContextOf<E>, call: Call<E>) => Promise<Answer<E>>;
