import type * as z from "zod/mini";
import type { Capability } from "~/domain/people/capability";

/**
 * Who may call: anyone, a signed-in user, a companion whose role has the capability, or the trip's own room.
 * A companion's call names its trip as `tripId`, in the path or in the body.
 */
export type Access =
  { kind: "open" } | { kind: "user" } | { kind: "companion"; capability: Capability } | { kind: "room" };

type Names<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The `:name` parts of a path. */
export type PathParams<Path extends string> = { [Name in Names<Path>]: string };

/** One call of the API (SPEC section 7): what both the route and the browser's client are made from. */
export type Endpoint<
  Path extends string = string,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: Path;
  access: Access;
  /** Null when the call carries no body; then no content type is asked for. */
  body: Body;
  reply: Reply;
};

export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodMiniType ? z.output<E["body"]> : undefined;
export type BodyInputOf<E extends Endpoint> = E["body"] extends z.ZodMiniType ? z.input<E["body"]> : undefined;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
export type ParamsOf<E extends Endpoint> = PathParams<E["path"]>;

export const endpoint = <const Path extends string, Body extends z.ZodMiniType | null, Reply extends z.ZodMiniType>(
  parts: Endpoint<Path, Body, Reply>,
): Endpoint<Path, Body, Reply> => parts;

export const OPEN: Access = { kind: "open" };
export const USER: Access = { kind: "user" };
export const ROOM: Access = { kind: "room" };
export const companion = (capability: Capability): Access => ({ kind: "companion", capability });
