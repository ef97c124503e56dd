import { expect, test } from "vitest";
import * as Y from "yjs";
import { addDay, blockText, readPlan } from "~/contracts/room/itinerary-document";
import { planBytes } from "~/contracts/room/plan-size";
import { CLOSE_CODES } from "~/contracts/room/room";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";
import { LIMITS } from "#party/frames/limits-policy";
import { presenceFrame, stateRequest, updateFrame } from "#party/frames/sync-frames";
import { ADA, aTicket, BEN, tryTicket } from "../fixtures/companion";
import type { Companion } from "../fixtures/companion";
import { aDay } from "../fixtures/days";
import { eventually, openRooms } from "./world";

const { arrive, address, worker } = openRooms();

const BOB = { userId: "bob", name: "Bob Yew", role: "originator" } as const;

/** Two others who are in the room are still there, and hear each other. */
async function goOn(ada: Companion, ben: Companion): Promise<void> {
  const text = ada.document.getText("notes");
  text.insert(text.length, ".");
  await eventually(() => ben.document.getText("notes").toString() === text.toString());
  expect([ada.closes, ben.closes]).toEqual([[], []]);
}

test("a message of two megabytes ends its sender's connection, and nobody else's", async () => {
  const [ada, ben, bob] = [await arrive("large", ADA), await arrive("large", BEN), await arrive("large", BOB)];
  bob.send(new Uint8Array(updateFrame(new Uint8Array(2 * LIMITS.frameBytes))));
  await eventually(() => bob.closes.length > 0);
  expect(bob.closes).toEqual([CLOSE_CODES.tooLarge]);
  await goOn(ada, ben);
});

test("what would make the plan too large ends its writer's connection, and plan, record and everybody else go on without it", async () => {
  addDay(worker().recordOf("full-plan"), aDay(1));
  const [ada, ben, bob] = [
    await arrive("full-plan", ADA),
    await arrive("full-plan", BEN),
    await arrive("full-plan", BOB),
  ];
  const description = (companion: Companion) => blockText(companion.document, 1, "morning", "description");
  for (let piece = 1; piece <= 8 && bob.closes.length === 0; piece += 1) {
    description(bob)?.insert(0, "x".repeat(400_000));
    await eventually(() => bob.closes.length > 0 || description(ben)?.length === description(bob)?.length);
  }
  expect(bob.closes).toEqual([CLOSE_CODES.tooLarge]);
  description(ada)?.insert(0, "Ada goes on. ");
  await eventually(() => description(ben)?.toString().startsWith("Ada goes on. "));
  await eventually(() => Y.equalSnapshots(Y.snapshot(worker().recordOf("full-plan")), Y.snapshot(ben.document)));
  const record = worker().recordOf("full-plan");
  expect(planBytes(Y.encodeStateAsUpdate(record), readPlan(record))).toBeLessThanOrEqual(MAX_PLAN_BYTES);
  await goOn(ada, ben);
});

test("when the record takes the plan no more, who writes it is told, and who reads along stays", async () => {
  worker().refuse("refused");
  const [ada, ben] = [await arrive("refused", ADA), await arrive("refused", BEN)];
  ada.document.getText("notes").insert(0, "one word too many");
  await eventually(() => ada.closes.length > 0);
  expect([ada.closes, ben.closes]).toEqual([[CLOSE_CODES.tooLarge], []]);
});

test("who asks for the whole plan again and again is told a few times, and nobody else waits for it", async () => {
  addDay(worker().recordOf("asking"), aDay(1));
  const [ada, ben, bob] = [await arrive("asking", ADA), await arrive("asking", BEN), await arrive("asking", BOB)];
  const text = ({ document }: Companion) => blockText(document, 1, "morning", "description");
  text(bob)?.insert(0, "x".repeat(500_000));
  await eventually(() => text(ben)?.length === text(bob)?.length);
  const all = new Uint8Array(stateRequest(new Y.Doc()));
  let told = 0;
  ben.provider.ws?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data instanceof ArrayBuffer) told += data.byteLength;
  });
  const began = Date.now();
  for (let question = 0; question < 290; question += 1) ben.send(all);
  await eventually(() => ben.closes.length > 0);
  const seconds = (Date.now() - began) / 1_000;
  expect(ben.closes).toEqual([CLOSE_CODES.tooFast]);
  expect(told).toBeLessThanOrEqual(LIMITS.replies.burst + seconds * LIMITS.replies.perSecond);
  const cyd = await arrive("asking", { userId: "cyd", name: "Cyd Roe", role: "participant" });
  await goOn(ada, cyd);
});

test("frames of ten bytes that claim millions of presences end their sender's connection, and nobody else waits for them", async () => {
  const [ada, ben, bob] = [await arrive("claims", ADA), await arrive("claims", BEN), await arrive("claims", BOB)];
  for (let frame = 0; frame < 20; frame += 1) bob.send(new Uint8Array([1, 8, 255, 255, 255, 15, 1, 1, 0, 0]));
  await eventually(() => bob.closes.length > 0);
  expect(bob.closes).toEqual([CLOSE_CODES.unreadable]);
  await goOn(ada, ben);
});

test("five hundred messages a second end their sender's connection, and nobody else's", async () => {
  const [ada, ben, bob] = [await arrive("flood", ADA), await arrive("flood", BEN), await arrive("flood", BOB)];
  const began = Date.now();
  let sent = 0;
  const flood = setInterval(() => {
    for (const due = (500 * (Date.now() - began)) / 1_000; sent < due; sent += 1)
      bob.send(new Uint8Array(presenceFrame([{ clientId: 7, clock: sent, state: {} }])));
  }, 100);
  await eventually(() => bob.closes.length > 0).finally(() => clearInterval(flood));
  expect(bob.closes).toEqual([CLOSE_CODES.tooFast]);
  await goOn(ada, ben);
});

test("three hundred come to one room: as many as it holds are let in, the rest are told that it is full, and those inside go on", async () => {
  const [ada, ben] = [await arrive("crowd", ADA), await arrive("crowd", BEN)];
  const crowd = Array.from({ length: 300 }, (_, number) => ({
    userId: `user-${number}`,
    name: `User ${number}`,
    role: "participant" as const,
  }));
  const come = async (holder: (typeof crowd)[number]) =>
    tryTicket(address(), "crowd", await aTicket({ ...address(), trip: "crowd", holder, seconds: 600 }), "stay");
  const outcomes = await Promise.all(crowd.map(come));
  expect(outcomes.filter((outcome) => outcome === "let in")).toHaveLength(LIMITS.connections - 2);
  expect(outcomes.filter((outcome) => outcome === CLOSE_CODES.full)).toHaveLength(300 - LIMITS.connections + 2);
  await goOn(ada, ben);
});
