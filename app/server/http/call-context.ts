import type { Database } from "#db/client";
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from "~/contracts/endpoint";
import type { Assistant } from "../assistant/port";
import type { Env } from "../env";
import type { Identity } from "../identity/port";
import type { Log } from "../log";
import type { TellRoom } from "../rooms/announcer";

/** What a use-case of an open call may use: time, ids and the outside world come in here and nowhere else. */
export type OpenContext = {
  db: Database;
  assistant: Assistant;
  env: Env;
  log: Log;
  requestId: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A UUIDv7. */
  newId(): string;
  /** Lets work go on after the reply was sent. */
  waitUntil(work: Promise<unknown>): void;
  tellRoom: TellRoom;
};

/** The same for a signed-in caller, whose token was verified. */
export type CallContext = OpenContext & { identity: Identity };

/** What the caller sent, parsed by the call's contract. */
export type Call<E extends Endpoint> = { params: ParamsOf<E>; body: BodyOf<E> };

/** A reply that answers 201 instead of 200. */
export class Created<Reply> {
  constructor(readonly reply: Reply) {}
}

export type Answer<E extends Endpoint> = ReplyOf<E> | Created<ReplyOf<E>>;
export type UseCase<E extends Endpoint> = (context: CallContext, call: Call<E>) => Promise<Answer<E>>;
export type OpenUseCase<E extends Endpoint> = (context: OpenContext, call: Call<E>) => Promise<Answer<E>>;
