import { beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { findRecord } from "#db/repositories/stored-plans";
import { callAs, counted } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { someDays } from "#tests/fixtures/days";
import { planOf, planTrip } from "#tests/fixtures/planned-trip";
import { ADA } from "#tests/fixtures/travellers";
import { fromBase64, toBase64 } from "~/contracts/room/base64";
import { addDay, blockText, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { WithStatus } from "~/server/http/call-context";
import { mergeRoomState } from "~/server/rooms/merge-room-state";
import { readRoomState } from "~/server/rooms/read-room-state";
import { saveBlock } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
let tripId: string;
beforeEach(async () => {
  tripId = await planTrip(at);
});

async function read() {
  const answer = await readRoomState(callAs(at, ADA), { params: { tripId }, body: undefined });
  if (answer instanceof WithStatus) throw new Error("Nothing is made here.");
  return answer;
}

const roomsCopy = async (): Promise<Y.Doc> => openDocument(fromBase64((await read()).state ?? ""));

async function send(document: Y.Doc): Promise<Uint8Array | null> {
  const answer = await mergeRoomState(callAs(at, ADA), {
    params: { tripId },
    body: { state: toBase64(Y.encodeStateAsUpdate(document)) },
  });
  if (answer instanceof WithStatus) throw new Error("Nothing is made here.");
  return answer.state === null ? null : fromBase64(answer.state);
}

const version = async () => (await findRecord(at.db, tripId)).plan?.version;

test("the room reads document and position in one round trip", async () => {
  const { result, roundTrips } = await counted(at, read);
  expect(roundTrips).toBe(1);
  expect(result.live).toMatchObject({ currentDayIndex: 1, startedTrip: false });
  expect(readDays(await roomsCopy())).toEqual(someDays(3));
});

test("a plan from before there was a merged state gets the same one for all who ask at once", async () => {
  await at.execute("UPDATE itineraries SET state = NULL");
  const [first, ...others] = await Promise.all([1, 2, 3].map(read));
  for (const other of others) expect(other).toEqual(first);
  expect(await read()).toEqual(first);
});

test("a trip without a plan has no document, and no room can begin one", async () => {
  await at.execute("DELETE FROM itineraries");
  expect(await read()).toMatchObject({ state: null, live: { version: 0 } });
  const document = openDocument(null);
  for (const day of someDays(1)) addDay(document, day);
  expect(await send(document)).toBeNull();
  expect(await read()).toMatchObject({ state: null });
  tripId = "no-such-trip";
  expect(await read()).toEqual({ state: null, live: null, members: [] });
});

test("what the room typed is merged in two round trips, and the room lacks nothing", async () => {
  const room = await roomsCopy();
  blockText(room, 3, "evening", "title")?.insert(0, "Late: ");
  const { result, roundTrips } = await counted(at, () => send(room));
  expect(result).toBeNull();
  expect(roundTrips).toBe(2);
  expect((await planOf(at, tripId)).days[2]?.blocks.evening.title).toBe("Late: A quiet evening");
});

test("a room that has nothing new changes nothing", async () => {
  const room = await roomsCopy();
  const before = await version();
  const { roundTrips } = await counted(at, () => send(room));
  expect(roundTrips).toBe(1);
  expect(await version()).toBe(before);
});

test("a room that missed a change gets just that, also a deletion, and only once", async () => {
  const room = await roomsCopy();
  await saveBlock(callAs(at, ADA), {
    params: {},
    body: { tripId, dayIndex: 1, blockName: "morning", blockData: { description: "" } },
  });
  const missed = await send(room);
  expect(missed?.length).toBeLessThan(200);
  Y.applyUpdate(room, missed ?? new Uint8Array());
  expect(readDays(room)).toEqual((await planOf(at, tripId)).days);
  expect(await send(room)).toBeNull();
});

test("a room in whose document no text is a text is merged, again and again, and the rest of the plan stays", async () => {
  const room = await roomsCopy();
  const [day, stop] = [room.getMap("days").get("1"), room.getMap("stops").get("1-morning")];
  if (!(day instanceof Y.Map && stop instanceof Y.Map)) throw new Error("no day");
  day.set("summary", { toString: 1 });
  stop.set("title", { toString: 1 });
  expect(await send(room)).toBeNull();
  expect(await send(room)).toBeNull();
  const [first, ...others] = (await planOf(at, tripId)).days;
  expect(first).toMatchObject({ summary: "", blocks: { morning: { title: "" } } });
  expect(others).toEqual(someDays(3).slice(1));
});

test("several rooms' worth of typing at once all stays", async () => {
  const rooms = await Promise.all([1, 2, 3].map(roomsCopy));
  rooms.forEach((room, index) => blockText(room, index + 1, "morning", "title")?.insert(0, "New: "));
  await Promise.all(rooms.map(send));
  expect((await planOf(at, tripId)).days.map(({ blocks }) => blocks.morning.title)).toEqual(
    Array(3).fill("New: A quiet morning"),
  );
});
