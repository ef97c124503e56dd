import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callAs } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { type KeepingServer, runKeepingServer } from "#tests/fixtures/servers/keeping-server";
import { ADA, AT, BEN, CYD } from "#tests/fixtures/travellers";
import { announcement } from "~/contracts/room/room";
import type { Announcement } from "~/contracts/room/room";
import type { News } from "~/server/rooms/news";
import { announcer } from "~/server/rooms/announcer";
import { readRoomState } from "~/server/rooms/read-room-state";
import { deliverRoomOrders, orderBook } from "~/server/rooms/room-orders";
import { runScheduled } from "~/server/scheduled/run-scheduled";

const at = await emptyDatabase();
const company = companyOf(at);

/** Rooms that answer with this status, and what they heard. */
let status: number;
let heard: (Announcement & { room: string })[];
let server: KeepingServer;
let host: string;
beforeAll(async () => {
  server = await runKeepingServer(async (request, reply) => {
    let body = "";
    for await (const part of request) body += part;
    if (status < 400)
      heard.push({ room: request.url?.split("/").at(-1) ?? "", ...announcement.parse(JSON.parse(body)) });
    reply.writeHead(status).end();
  });
  host = `127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());
beforeEach(() => {
  heard = [];
  status = 204;
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const context = (now = AT) => {
  const env = { DB: at.d1, ROOM_HOST: host, ROOM_SECRET: "a secret of at least thirty-two letters" };
  return { ...callAs(at, ADA), env, now: () => now };
};

/** Tells the room, and waits until nothing more comes of it. */
async function tell(tripId: string, news: News): Promise<void> {
  const work: Promise<unknown>[] = [];
  const options = context();
  announcer({ ...options, waitUntil: (promise) => void work.push(promise), orders: orderBook(options) })(tripId, news);
  await Promise.all(work);
}

const waiting = async () => (await at.d1.prepare("SELECT kind, user_id FROM room_orders ORDER BY id").all()).results;

test("what a room refuses or is not there to hear about persons waits for it, and a run tells it once", async () => {
  const tripId = await threeOnATrip(at);
  status = 401;
  await company.remove(tripId, BEN);
  const [ben, cyd] = [await company.idOf(BEN), await company.idOf(CYD)];
  await tell(tripId, { by: null, dismiss: [ben], reseat: [cyd], forget: [ben] });
  expect(await waiting()).toHaveLength(3);
  await deliverRoomOrders(context());
  expect(await waiting()).toHaveLength(3);
  status = 204;
  await deliverRoomOrders(context());
  expect(heard).toEqual([{ room: tripId, messages: [], dismiss: [ben], reseat: [cyd], forget: [ben] }]);
  expect(await waiting()).toEqual([]);
  await deliverRoomOrders(context());
  expect(heard).toHaveLength(1);
});

test("what waits is told by what is done every hour", async () => {
  const tripId = await threeOnATrip(at);
  status = 401;
  await tell(tripId, { by: null, erase: true });
  status = 204;
  vi.spyOn(console, "log").mockReturnValue();
  const work: Promise<unknown>[] = [];
  const ctx = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) } as ExecutionContext;
  await runScheduled({ env: context().env, ctx });
  await Promise.all(work);
  expect(heard).toMatchObject([{ room: tripId, erase: true }]);
  expect(await waiting()).toEqual([]);
});

test("the end of a trip waits for its room for as long as it takes; who sits where, no longer than anybody can sit", async () => {
  const tripId = await threeOnATrip(at);
  status = 401;
  await tell(tripId, { by: null, erase: true });
  await tell(tripId, { by: null, dismiss: ["somebody"] });
  status = 204;
  await deliverRoomOrders(context(AT + 40 * 24 * 60 * 60 * 1000));
  expect(heard).toEqual([{ room: tripId, messages: [], dismiss: [], reseat: [], forget: [], erase: true }]);
});

test("a room that hears the next news is told what it missed before, and so is one that asks the record", async () => {
  const tripId = await threeOnATrip(at);
  await company.remove(tripId, BEN);
  const ben = await company.idOf(BEN);
  const miss = async () => {
    status = 401;
    await tell(tripId, { by: null, dismiss: [ben] });
    status = 204;
  };
  await miss();
  await tell(tripId, { by: null, messages: [{ type: "edited", dayIndex: 1, blockName: "morning" }] });
  expect(heard.map(({ dismiss }) => dismiss)).toEqual([undefined, [ben]]);
  await miss();
  const work: Promise<unknown>[] = [];
  const asking = { ...context(), waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  expect(await readRoomState(asking, { params: { tripId }, body: undefined })).toMatchObject({
    members: [
      { userId: await company.idOf(ADA), role: "originator" },
      { userId: await company.idOf(CYD), role: "participant" },
    ],
  });
  await Promise.all(work);
  expect(heard.at(-1)?.dismiss).toEqual([ben]);
  expect(await waiting()).toEqual([]);
});

test("who was let in again before the room heard of their removal keeps their place", async () => {
  const tripId = await threeOnATrip(at);
  const ben = await company.idOf(BEN);
  status = 401;
  await tell(tripId, { by: null, dismiss: [ben] });
  status = 204;
  await deliverRoomOrders(context());
  expect(heard).toMatchObject([{ dismiss: [], reseat: [ben] }]);
});
