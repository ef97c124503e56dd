import * as z from "zod/mini";
import { MAX_BODY_BYTES, MAX_ROOM_BODY_BYTES } from "../domain/forms/limits";
import { can, type Capability } from "../domain/people/capability";
import type { Role } from "../domain/people/companion";

/**
 * Who may call: anyone, a signed-in user, a companion whose role has the capability, or the trip's own room. This is the only place that
 * says so: the server lets in by it, the screens hide by it (`mayCall`), and the tests of refusals are made from it.
 * A companion's call names its trip as `tripId`, in the path or in the body; so does the room's, in the path.
 */
export type Access = OpenAccess | UserAccess | CompanionAccess | RoomAccess;

/** A call without a token. */
export type OpenAccess = { kind: "open" };
export type UserAccess = { kind: "user" };
export type CompanionAccess = { kind: "companion"; capability: Capability };
export type RoomAccess = { kind: "room" };

/**
 * What a call costs us, and so how often it may be made: `http/rate-limit` counts it for the caller and for the trip, an open call for the client address.
 * What sets the assistant to work says so, or its use-case is given none.
 */
export type Cost = "nothing" | "read" | "write" | "assistant";

type Names<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The `:name` parts of a path. */
export type PathParams<Path extends string> = { [Name in Names<Path>]: string };

type Parts<
  Path extends string,
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Allowed extends Access,
> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: Path;
  access: Allowed;
  /** Null when the call carries no body; then no content type is asked for. */
  body: Body;
  reply: Reply;
};

/** One call of the API (SPEC section 7): what the route, the server's guard and the browser's client are made from. */
export type Endpoint<
  Path extends string = string,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Allowed extends Access = Access,
  Costs extends Cost = Cost,
> = Parts<Path, Body, Reply, Allowed> & { cost: Costs };

export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodMiniType ? z.output<E["body"]> : undefined;
export type BodyInputOf<E extends Endpoint> = E["body"] extends z.ZodMiniType ? z.input<E["body"]> : undefined;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
export type ParamsOf<E extends Endpoint> = PathParams<E["path"]>;

/** A call that does not say what it costs is a read when its method is GET, and a write otherwise. */
export function endpoint<
  const Path extends string,
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Allowed extends Access,
>(parts: Parts<Path, Body, Reply, Allowed>): Endpoint<Path, Body, Reply, Allowed, "read" | "write">;
export function endpoint<
  const Path extends string,
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Allowed extends Access,
  const Costs extends Cost,
>(parts: Endpoint<Path, Body, Reply, Allowed, Costs>): Endpoint<Path, Body, Reply, Allowed, Costs>;
export function endpoint(
  parts: Parts<string, Endpoint["body"], Endpoint["reply"], Access> & { cost?: Cost },
): Endpoint {
  return { ...parts, cost: parts.cost ?? (parts.method === "GET" ? "read" : "write") };
}

/** A call whose reply is long, and is written while it is sent. */
export const streamed = <E extends Endpoint>(endpoint: E): E & { streamed: true } => ({ ...endpoint, streamed: true });

/** Any reply may carry a sentence that the traveller should read once, whatever screen is open. */
export const warningShape = z.object({ warning: z.string() });

export const OPEN: OpenAccess = { kind: "open" };
export const USER: UserAccess = { kind: "user" };
export const ROOM: RoomAccess = { kind: "room" };
export const companion = (capability: Capability): CompanionAccess => ({ kind: "companion", capability });

/** Whether a companion of that role may make the call: what a screen hides its buttons by. */
export const mayCall = (role: Role, { access }: { access: CompanionAccess }): boolean => can(role, access.capability);

/** How large a body may be, in bytes: the room sends whole documents. */
export const maxBodyBytes = (access: Access): number => (access.kind === "room" ? MAX_ROOM_BODY_BYTES : MAX_BODY_BYTES);
