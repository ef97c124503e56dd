import { beforeAll, expect, test } from "vitest";
import * as Y from "yjs";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { fromBase64, toBase64 } from "~/contracts/room/base64";
import { blockText, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { call } from "./api";
import type { World } from "./world";
import { aWorld } from "./world";

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

const readRecord = async () => {
  const { body } = await call(ALL_ENDPOINTS.readRoomState, {
    token: world.roomToken,
    params: { tripId: world.tripId },
  });
  const { state, live } = ALL_ENDPOINTS.readRoomState.reply.parse(body);
  return { document: openDocument(state === null ? null : fromBase64(state)), live };
};

const send = async (document: Y.Doc) => {
  const { status, body } = await call(ALL_ENDPOINTS.mergeRoomState, {
    token: world.roomToken,
    params: { tripId: world.tripId },
    body: { state: toBase64(Y.encodeStateAsUpdate(document)) },
  });
  expect(status).toBe(200);
  const { state } = ALL_ENDPOINTS.mergeRoomState.reply.parse(body);
  return state === null ? null : fromBase64(state);
};

const plannedDays = async () => {
  const { body } = await call(ALL_ENDPOINTS.readItineraryDays, {
    token: world.participant.token,
    params: { tripId: world.tripId },
  });
  return ALL_ENDPOINTS.readItineraryDays.reply.parse(body).days;
};

test("the record, the room and the screens say the same, whoever of them was changed", async () => {
  const { document, live } = await readRecord();
  expect(live).toMatchObject({ startedTrip: true, totalDays: 3 });
  expect(readDays(document)).toEqual(await plannedDays());

  blockText(document, 1, "morning", "title")?.insert(0, "Early: ");
  expect(await send(document)).toBeNull();
  expect((await plannedDays())[0]?.blocks.morning.title).toMatch(/^Early: /);

  await call(ALL_ENDPOINTS.saveBlock, {
    token: world.organizer.token,
    body: { tripId: world.tripId, dayIndex: 2, blockName: "evening", blockData: { title: "Fado" } },
  });
  blockText(document, 1, "morning", "title")?.insert(0, "Very ");
  const missing = await send(document);
  Y.applyUpdate(document, missing ?? new Uint8Array());
  expect(readDays(document)).toEqual(await plannedDays());
  expect(await plannedDays()).toMatchObject([
    { blocks: { morning: { title: expect.stringMatching(/^Very Early: /) } } },
    { blocks: { evening: { title: "Fado" } } },
    {},
  ]);
});

test("bytes that are no document are refused", async () => {
  for (const state of ["not base64!", toBase64(new Uint8Array([9, 9, 9]))]) {
    const answer = await call(ALL_ENDPOINTS.mergeRoomState, {
      token: world.roomToken,
      params: { tripId: world.tripId },
      body: { state },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid", issues: [{ path: "state" }] } });
  }
});
