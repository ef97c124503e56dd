import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { companion, type Access, type Endpoint, OPEN, ROOM, USER } from "~/contracts/endpoint";
import { changedTables, type Picture } from "../../fixtures/database/database-window";
import { runWatchedWorker, type WatchedWorker } from "../../fixtures/servers/watched-worker";
import type { Answer } from "../api";
import { call, callAt } from "../api";
import { expectRefusal } from "../refusal";
import { ENDPOINT_NAMES, type EndpointName, SAMPLES } from "../world";
import { type Caller, callersIn, type Surroundings, surroundings } from "./everybody";
import { markdownTable } from "./matrix-table";
import { type Cell, EVERYBODY, expectedRow, type Who } from "./who";

let worker: WatchedWorker;
let world: Surroundings;
let callers: Record<Who, Caller>;
let before: Picture;
beforeAll(async () => {
  worker = await runWatchedWorker({
    LOCAL_IDENTITY_KEY: inject("identityKey"),
    ROOM_SECRET: inject("roomSecret"),
  });
  callAt(worker.origin);
  world = await surroundings(worker.database);
  callers = await callersIn(world);
  before = await worker.database.picture();
});

const found = new Map<EndpointName, Cell[]>();
afterAll(async () => {
  await worker.stop();
  const rows = ENDPOINT_NAMES.flatMap((name) => {
    const cells = found.get(name);
    return cells ? [[name, ...cells.map(String)]] : [];
  });
  mkdirSync(".local", { recursive: true });
  writeFileSync(".local/authorization-matrix.md", `${markdownTable([["call", ...EVERYBODY], ...rows])}\n`);
});

const REFUSALS: Record<string, Cell> = { unauthenticated: 401, forbidden: 403, "not-found": 404 };

/** What an answer is in the matrix. Once in, a rule of the trip may still say no: by a conflict, or to somebody whom the code does not let in. */
function cellOf({ access }: Endpoint, answer: Answer): Cell {
  const { status, body } = answer;
  if (status < 300) return "in";
  const { code } = expectRefusal(answer, status);
  const saysNo = status === 409 || (access.kind === "user" && (code === "removed" || code === "not-found"));
  const cell = saysNo ? "in" : REFUSALS[code];
  if (cell === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
  return cell;
}

/** What somebody is answered, with each of their tokens the same; whoever was refused left no trace, and what was done is undone. */
async function measured(name: EndpointName, who: Who): Promise<Cell> {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { tokens, world: theirs } = callers[who];
  const cells: Cell[] = [];
  for (const token of tokens) cells.push(cellOf(endpoint, await call(endpoint, { token, ...SAMPLES[name](theirs) })));
  const changed = changedTables(before, await worker.database.picture());
  if (changed.length > 0) await worker.database.restore(before);
  if (!cells.includes("in")) expect(changed, `${who} was refused`).toEqual([]);
  expect(new Set(cells).size, `${who} is answered alike: ${cells.join(" ")}`).toBe(1);
  return cells[0] ?? "in";
}

const CAPABILITY_OF = { everybody: companion("read-trip"), organizer: companion("run-trip") };
const EVERY_ACCESS: readonly Access[] = [OPEN, USER, ROOM, CAPABILITY_OF.everybody, CAPABILITY_OF.organizer];

describe("who may call, by the call's access alone", () => {
  describe.each(ENDPOINT_NAMES)("%s", (name) => {
    const { access }: Endpoint = ALL_ENDPOINTS[name];

    test("lets in whom its access names, and nobody whom it refuses changes anything", async () => {
      const row: Cell[] = [];
      for (const who of EVERYBODY) row.push(await measured(name, who));
      found.set(name, row);
      const named = (cells: readonly Cell[]) => Object.fromEntries(EVERYBODY.map((who, at) => [who, cells[at]]));
      expect(named(row)).toEqual(named(expectedRow(access)));
    });

    test("would not pass for a call with another access", () => {
      const own = JSON.stringify(expectedRow(access));
      const others = EVERY_ACCESS.map((other) => JSON.stringify(expectedRow(other))).filter((row) => row !== own);
      expect(others).toHaveLength(EVERY_ACCESS.length - 1);
      expect(others).not.toContain(JSON.stringify(found.get(name)));
    });
  });
});

test("a trip that is another's, and one that there is not, are refused in the same words", async () => {
  for (const name of ENDPOINT_NAMES) {
    const endpoint: Endpoint = ALL_ENDPOINTS[name];
    if (endpoint.access.kind !== "companion") continue;
    const [others, absent] = await Promise.all([
      call(endpoint, { token: world.stranger.token, ...SAMPLES[name](world) }),
      call(endpoint, {
        token: world.organizer.token,
        ...SAMPLES[name]({ ...world, tripId: "0198c0de-0000-7000-8000-000000000000" }),
      }),
    ]);
    expect({ name, status: absent.status, body: absent.body }).toEqual({ name, status: 404, body: others.body });
  }
});
