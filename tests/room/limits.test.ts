import { expect, test } from "vitest";
import { CLOSE_CODES } from "~/contracts/room/room";
import { LIMITS } from "#party/limits-policy";
import { presenceFrame, updateFrame } from "#party/sync-frames";
import { ADA, aTicket, BEN, knock } from "../fixtures/companion";
import type { Companion } from "../fixtures/companion";
import { eventually, openRooms } from "./world";

const { arrive, door } = openRooms();

const BOB = { userId: "bob", name: "Bob Yew", role: "originator" } as const;

/** What RFC 6455 calls "message too big". */
const TOO_LARGE_FOR_THE_RUNTIME = 1009;

/** Two others who are in the room are still there, and hear each other. */
async function goOn(ada: Companion, ben: Companion): Promise<void> {
  const text = ada.document.getText("notes");
  text.insert(text.length, ".");
  await eventually(() => ben.document.getText("notes").toString() === text.toString());
  expect([ada.closes, ben.closes]).toEqual([[], []]);
}

test("a message of two megabytes ends its sender's connection, and nobody else's", async () => {
  const [ada, ben, bob] = [await arrive("large", ADA), await arrive("large", BEN), await arrive("large", BOB)];
  bob.send(new Uint8Array(updateFrame(new Uint8Array(LIMITS.frameBytes))));
  await eventually(() => bob.closes.length > 0);
  expect(bob.closes).toEqual([CLOSE_CODES.tooLarge]);
  // A message over a mebibyte does not even reach the room: the runtime turns it away, by its own code.
  const again = await arrive("large", BOB);
  again.send(new Uint8Array(updateFrame(new Uint8Array(2_000_000))));
  await eventually(() => again.closes.length > 0);
  expect(again.closes[0]).toBe(TOO_LARGE_FOR_THE_RUNTIME);
  await goOn(ada, ben);
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
  const flood = setInterval(() => {
    for (let frame = 0; frame < 50; frame += 1)
      bob.send(new Uint8Array(presenceFrame([{ clientId: 7, clock: Date.now() + frame, state: {} }])));
  }, 100);
  await eventually(() => bob.closes.length > 0);
  clearInterval(flood);
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
    knock(door(), "crowd", await aTicket({ ...door(), trip: "crowd", holder }), "stay");
  const outcomes = await Promise.all(crowd.map(come));
  expect(outcomes.filter((outcome) => outcome === "let in")).toHaveLength(LIMITS.connections - 2);
  expect(outcomes.filter((outcome) => outcome === CLOSE_CODES.full)).toHaveLength(300 - LIMITS.connections + 2);
  await goOn(ada, ben);
});
