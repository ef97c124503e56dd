import { expect, test } from "vitest";
import * as Y from "yjs";
import { addDay, blockText, readDays } from "~/contracts/room/itinerary-document";
import { encodePresences } from "#party/frames/awareness-codec";
import { presenceFrame, stateReply, updateFrame } from "#party/frames/sync-frames";
import type { Companion } from "../fixtures/companion";
import { ADA, BEN } from "../fixtures/companion";
import { aDay } from "../fixtures/days";
import { acknowledged } from "./acknowledged";
import { eventually, openRooms } from "./world";

const { arrive, room, worker } = openRooms();

const BOB = { userId: "bob", name: "Bob Yew", role: "originator" } as const;

const titleOf = ({ document }: Companion) => blockText(document, 1, "morning", "title");
const reads = (companion: Companion) => titleOf(companion)?.toString();

/** A trip with one planned day on record. */
function plannedTrip(trip: string): string {
  addDay(worker().recordOf(trip), aDay(1));
  return trip;
}

/** A change that a document of one's own makes of it. */
function forgedChange({ document }: Companion): Uint8Array {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document));
  const before = Y.encodeStateVector(copy);
  blockText(copy, 1, "morning", "title")?.insert(0, "Forged ");
  return Y.encodeStateAsUpdate(copy, before);
}

const bytes = (frame: Uint8Array) => new Uint8Array(frame);

test("two organizers write into one block at once, and a participant reads each letter", async () => {
  const trip = plannedTrip("letters");
  const [ada, bob, ben] = [await arrive(trip, ADA), await arrive(trip, BOB), await arrive(trip, BEN)];
  const read: (string | undefined)[] = [];
  ben.document.on("update", () => read.push(reads(ben)));
  for (const letter of "Tram") titleOf(ada)?.insert(titleOf(ada)?.length ?? 0, letter);
  await eventually(() => reads(bob)?.endsWith("Tram"));
  for (const letter of " 28") titleOf(bob)?.insert(titleOf(bob)?.length ?? 0, letter);
  await eventually(() => reads(ben)?.endsWith("Tram 28"));
  expect(read).toEqual(["T", "Tr", "Tra", "Tram", "Tram ", "Tram 2", "Tram 28"].map((end) => `A quiet morning${end}`));
  await eventually(() => reads(ada) === reads(ben) && reads(bob) === reads(ben));
});

test("a participant's own change of the plan reaches nobody, and is not there after a restart either", async () => {
  const trip = plannedTrip("read-only");
  const [ada, ben] = [await arrive(trip, ADA), await arrive(trip, BEN)];
  ben.send(bytes(updateFrame(forgedChange(ben))));
  ben.send(bytes(stateReply(openForged(ben), new Uint8Array([0]))));
  titleOf(ben)?.insert(0, "Typed ");
  await acknowledged(ben);
  titleOf(ada)?.insert(0, "Honest ");
  await eventually(() => reads(ben)?.includes("Honest"));
  await acknowledged(ada);
  expect(reads(ada)).toBe("Honest A quiet morning");
  await room().kill();
  await room().start();
  const newcomer = await arrive(trip, BOB);
  expect(readDays(newcomer.document)[0]?.blocks.morning.title).toBe("Honest A quiet morning");
});

/** A participant's document with a change that nobody allowed. */
function openForged(companion: Companion): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, Y.encodeStateAsUpdate(companion.document));
  Y.applyUpdate(document, forgedChange(companion));
  return document;
}

test("nobody poses as another: what the others see of a companion carries the ticket's name", async () => {
  const [ada, ben] = [await arrive("posing", ADA), await arrive("posing", BEN)];
  ben.provider.awareness.setLocalState({ user: { id: "ada", name: "Ada Fern", role: "originator" }, day: 1 });
  await eventually(() => ada.others()[0]?.day === 1);
  expect(ada.others()).toEqual([{ user: { id: "ben", name: "Ben Ohm", role: "participant" }, day: 1 }]);
});

test("nobody speaks for another or sends them away, and who really leaves is gone", async () => {
  const [ada, bob, ben] = [await arrive("presence", ADA), await arrive("presence", BOB), await arrive("presence", BEN)];
  for (const companion of [ada, bob, ben]) companion.provider.awareness.setLocalState({ day: 1 });
  const seesBothOnDayOne = (companion: Companion) => companion.others().filter(({ day }) => day === 1).length === 2;
  await eventually(() => [ada, bob, ben].every(seesBothOnDayOne));
  const victim = { clientId: ada.document.clientID, clock: 99 };
  ben.send(bytes(presenceFrame([{ ...victim, state: null }])));
  ben.send(bytes(presenceFrame([{ ...victim, state: { day: 666 } }])));
  ben.send(bytes(new Uint8Array([1, 3, ...encodePresences([]).slice(0, 1), 9, 9])));
  ben.provider.awareness.setLocalState({ day: 2 });
  await eventually(() => bob.others().some(({ day }) => day === 2));
  expect(bob.others()).toContainEqual({ day: 1, user: { id: "ada", name: "Ada Fern", role: "originator" } });
  ada.leave();
  await eventually(() => bob.others().length === 1 && ben.others().length === 1);
});

test("a companion who returns before the room knows that the old connection died is shown, and stays when it is closed at last", async () => {
  const [ada, ben] = [await arrive("return", ADA), await arrive("return", BEN)];
  const { awareness, ws: dead } = ben.provider;
  awareness.setLocalState({ day: 3 });
  await eventually(() => ada.others()[0]?.day === 3);
  const seen: unknown[] = [];
  ada.provider.awareness.on("change", () => seen.push(ada.others().map(({ day }) => day)));
  Object.assign(ben.provider, { ws: null, wsconnected: false });
  await ben.provider.connect();
  await eventually(() => ben.provider.wsconnected);
  awareness.setLocalState({ day: 4 });
  await eventually(() => ada.others()[0]?.day === 4);
  dead?.close();
  awareness.setLocalState({ day: 5 });
  await eventually(() => ada.others()[0]?.day === 5);
  expect(seen).toEqual([[4], [5]]);
});

test("an organizer's device that sends rubbish breaks nothing: the next edits arrive, and the room loads again after a restart", async () => {
  const trip = plannedTrip("rubbish");
  const [ada, bob, ben] = [await arrive(trip, ADA), await arrive(trip, BOB), await arrive(trip, BEN)];
  const wrongRoot = new Y.Doc();
  wrongRoot.getArray("days").push(["not a map of days"]);
  wrongRoot.getText("elsewhere").insert(0, "nobody asked for this");
  bob.send(bytes(updateFrame(new Uint8Array([7, 1, 200, 3, 99]))));
  bob.send(bytes(updateFrame(crypto.getRandomValues(new Uint8Array(500)))));
  bob.send(new Uint8Array([0, 2, 200]));
  bob.send("not even a frame");
  bob.send(bytes(updateFrame(Y.encodeStateAsUpdate(wrongRoot))));
  await acknowledged(bob);
  titleOf(ada)?.insert(0, "Still ");
  await eventually(() => reads(ben) === "Still A quiet morning" && reads(bob) === "Still A quiet morning");
  expect([ada.closes, bob.closes, ben.closes]).toEqual([[], [], []]);
  await room().kill();
  await room().start();
  const newcomer = await arrive(trip, { userId: "cyd", name: "Cyd Roe", role: "participant" });
  await eventually(() => readDays(newcomer.document)[0]?.blocks.morning.title === "Still A quiet morning");
});
