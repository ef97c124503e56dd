import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { Endpoint } from "~/contracts/endpoint";
import { localIssuer } from "~/server/identity/local-issuer";

export type Answer = { status: number; body: unknown; headers: Headers };

let origin = inject("origin");

/** Sends the calls of this file to a Worker of its own, not to the one that all files share. It needs the same keys. */
export const callAt = (ownOrigin: string): void => {
  origin = ownOrigin;
};

/** Node's own, which also sends a stream; the compiler knows the Worker's. */
type SentRequest = RequestInit & { duplex?: "half" };

/** Any request to the running Worker; the reply must be JSON. */
export async function send(path: string, request: SentRequest): Promise<Answer> {
  const reply = await fetch(origin + path, request);
  const text = await reply.text();
  return { status: reply.status, body: text === "" ? null : JSON.parse(text), headers: reply.headers };
}

/** A request as the contract has it, except for what a test changes. */
export type Request = {
  token?: string;
  params?: Record<string, string>;
  body?: unknown;
  method?: string;
  contentType?: string | null;
  raw?: BodyInit;
  address?: string;
};

export function call(
  endpoint: Endpoint,
  {
    token,
    params = {},
    body,
    method = endpoint.method,
    contentType = "application/json",
    raw,
    address = anAddress(),
  }: Request,
): Promise<Answer> {
  const headers = new Headers({ "CF-Connecting-IP": address });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (payload !== undefined && contentType !== null) headers.set("Content-Type", contentType);
  return send(
    pathOf(endpoint, params),
    payload instanceof ReadableStream
      ? { method, headers, body: payload, duplex: "half" }
      : { method, headers, body: payload },
  );
}

export const pathOf = (endpoint: Endpoint, params: Record<string, string>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** A valid token of somebody nobody else is, at a time of one's choice. */
export function tokenFor(name: string, now = Date.now()): Promise<string> {
  return localIssuer(inject("identityKey")).issue({ email: `${name.toLowerCase()}@example.com`, name }, now);
}

/** An address of the range for documentation, in a network of its own: calls from different ones do not count against each other's limit. */
export const anAddress = (): string => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

/** A name that no other test uses. */
export const aName = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;
