import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { type ModelServer, runModelServer } from "#tests/fixtures/servers/model-server";
import { standInForWorker } from "#tests/fixtures/servers/worker-stand-in";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { localIssuer } from "~/server/identity/local-issuer";
import { freshState } from "../../scripts/setup/fresh-state.mjs";
import { freePort } from "../../scripts/setup/port.mjs";
import { startRoom } from "../../scripts/setup/room.mjs";
import { newSecrets } from "../../scripts/setup/secrets.mjs";
import { builtWorker, runInWorkerd } from "../../scripts/setup/worker-runtime.mjs";

export type Answer = { status: number; body: unknown; headers: Headers };
export type Sent = { params?: Record<string, string>; body?: unknown; address?: string };

/** Somebody who calls, from an address of their own unless a call says which. */
export type Caller = { name: string; token: string | null; call: (endpoint: Endpoint, sent?: Sent) => Promise<Answer> };

/** The product with all of its limits: Worker, rooms, and a model that answers. */
export type Target = {
  origin: string;
  secret: string;
  host: string;
  model: ModelServer;
  someone: (name: string) => Promise<Caller>;
  nobody: Caller;
  /** The memory of the rooms' processes, in bytes. */
  roomMemory: () => number;
  stop: () => Promise<void>;
};

/** An address in a network of its own. */
export const anAddress = (): string => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

const pathOf = ({ path }: Endpoint, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

const IN_SILENCE = {
  handleRuntimeStdio: (output: NodeJS.ReadableStream, errors: NodeJS.ReadableStream) =>
    void [output.resume(), errors.resume()],
};

export async function startTarget(): Promise<Target> {
  const [state, model, roomPort] = [await freshState("attack-"), await runModelServer(), await freePort()];
  const secrets = newSecrets();
  const { ROOM_SECRET: secret, LOCAL_IDENTITY_KEY: identityKey } = secrets;
  if (secret === undefined || identityKey === undefined) throw new Error("There are no secrets to start with.");
  const settings = {
    ...secrets,
    ROOM_HOST: `localhost:${roomPort}`,
    WEATHER_URL: "",
    OPENAI_API_KEY: "test-key",
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: "fake",
  };
  const worker = await runInWorkerd({ ...builtWorker({ state, settings }), ...IN_SILENCE });
  // The Worker would say that nobody who attacks a room is on its trip, and they would be sent away before they begin.
  const record = await standInForWorker();
  const room = await startRoom({ port: roomPort, state: join(state, "room"), secret, workerOrigin: record.origin });
  const issuer = localIssuer(identityKey);
  const callerWith = (name: string, token: string | null): Caller => {
    const own = anAddress();
    return { name, token, call: (endpoint, sent) => send(worker.origin, endpoint, token, { address: own, ...sent }) };
  };
  return {
    origin: worker.origin,
    secret,
    host: room.host,
    model,
    nobody: callerWith("nobody", null),
    someone: async (name) => {
      const own = `${name}-${randomUUID().slice(0, 8)}`;
      const caller = callerWith(own, await issuer.issue({ email: `${own}@example.com`, name }, Date.now()));
      await caller.call(ALL_ENDPOINTS.createOrFindUser, { body: {} });
      return caller;
    },
    roomMemory: () => memoryOfGroup(room.process.pid ?? 0),
    stop: async () => {
      await Promise.all([worker.stop(), room.stop(), model.stop(), record.stop()]);
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function send(origin: string, endpoint: Endpoint, token: string | null, sent: Sent): Promise<Answer> {
  const { params = {}, body, address = anAddress() } = sent;
  const headers = {
    "CF-Connecting-IP": address,
    // A runtime that rests closes its kept connections, at the moment in which the next call may take one.
    Connection: "close",
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  const reply = await fetch(origin + pathOf(endpoint, params), {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text === "" ? null : JSON.parse(text), headers: reply.headers };
}

const KILOBYTE = 1024;

/** What a process and all that it started holds in memory, in bytes. */
function memoryOfGroup(leader: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, name) => sum + memoryOf(name, leader), 0);
}

/** 0 for a process of another group, and for one that ended while it was looked at. */
function memoryOf(name: string, leader: number): number {
  try {
    const [, , group] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    if (Number(group) !== leader) return 0;
    const held = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
    return Number(held ?? 0) * KILOBYTE;
  } catch {
    return 0;
  }
}

/** How many answers had each status: `404 × 10, 429 × 519`. */
export function statusesOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(", ");
}

export const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const tripMade = z.object({ tripId: z.string() });

/** Sets up a trip of three days in Lisbon; gives its id. */
export async function aTrip({ call }: Caller, joinCode: string): Promise<string> {
  const body = {
    tripName: "Autumn",
    purpose: "Birthday",
    city: "Lisbon",
    joinCode,
    whoWith: ["friends"],
    startDate: "2027-02-27",
    endDate: "2027-03-01",
    partyCount: 2,
  };
  return tripMade.parse((await call(ALL_ENDPOINTS.setUpTrip, { body })).body).tripId;
}
