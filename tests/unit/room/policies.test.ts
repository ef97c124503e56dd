import fc from "fast-check";
import * as encoding from "lib0/encoding";
import { expect, test } from "vitest";
import { applyAwarenessUpdate, Awareness } from "y-protocols/awareness";
import * as Y from "yjs";
import { encodePresences, MAX_PRESENCES } from "#party/frames/awareness-codec";
import { flushDelay } from "#party/worker/flush-policy";
import { decideFrame, FRAME, readFrame } from "#party/frames/frame-policy";
import {
  admitConnection,
  admitFrame,
  admitReply,
  countUnreadable,
  fullAllowance,
  connectionsToClose,
  LIMITS,
} from "#party/frames/limits-policy";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";
import { isNews } from "#party/storage/newest-message";
import { decidePresence, departure, takenFrom } from "#party/seats/presence-policy";
import { presenceFrame, presenceRequest, stateReply, stateRequest, updateFrame } from "#party/frames/sync-frames";

const BO = { userId: "bo", name: "Bo", role: "participant" } as const;
const NOBODY: ReadonlySet<number> = new Set();

test("each frame of the protocol is told apart, and what is none is unreadable", () => {
  const document = new Y.Doc();
  expect(readFrame(stateRequest(document)).kind).toBe("state-request");
  expect(readFrame(stateReply(document, Y.encodeStateVector(document))).kind).toBe("document-update");
  expect(readFrame(updateFrame(Y.encodeStateAsUpdate(document))).kind).toBe("document-update");
  expect(readFrame(presenceFrame([])).kind).toBe("awareness");
  expect(readFrame(presenceRequest()).kind).toBe("awareness-request");
  expect(readFrame(new Uint8Array()).kind).toBe("unreadable");
  expect(readFrame(new Uint8Array([0, 2, 200])).kind).toBe("unreadable");
});

/** A frame of the awareness protocol with these bytes in it. */
function awarenessFrame(bytes: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, FRAME.awareness);
  encoding.writeVarUint8Array(encoder, bytes);
  return encoding.toUint8Array(encoder);
}

const counting = (count: number, rest: number[] = []): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, count);
  encoding.writeUint8Array(encoder, new Uint8Array(rest));
  return encoding.toUint8Array(encoder);
};

test("a few bytes that claim millions of presences are unreadable, as is a frame that names more clients than a room has", () => {
  expect(readFrame(awarenessFrame(counting(33_554_431, [1, 1, 0])))).toEqual({ kind: "unreadable" });
  expect(readFrame(awarenessFrame(counting(3, [7, 1])))).toEqual({ kind: "unreadable" });
  const presences = Array.from({ length: MAX_PRESENCES + 1 }, (_, clientId) => ({ clientId, clock: 1, state: null }));
  expect(readFrame(presenceFrame(presences)).kind).toBe("unreadable");
  expect(readFrame(presenceFrame(presences.slice(1))).kind).toBe("awareness");
});

test("a question that says what somebody has is read to its end before it is answered", () => {
  const claim = new Uint8Array([FRAME.sync, 0, 2, 255, 255]);
  expect(readFrame(claim).kind).toBe("unreadable");
  expect(readFrame(new Uint8Array([FRAME.sync, 0, 1, 5])).kind).toBe("unreadable");
});

/** A frame that asks for what is lacking beyond the changes of so many devices; each of them takes seven bytes. */
function questionOf(devices: number): Uint8Array {
  const known = Array.from({ length: devices }, (_, device) => [2 ** 31 + device, 1_000] as const);
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, FRAME.sync);
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint8Array(encoder, Y.encodeStateVector(new Map(known)));
  return encoding.toUint8Array(encoder);
}

test("a question that names the devices of many years is answered, and one of more than a hundred kilobytes is unreadable", () => {
  expect(readFrame(questionOf(14_000))).toMatchObject({ kind: "state-request" });
  const tooLong = questionOf(14_500);
  expect(tooLong.length).toBeLessThan(102_000);
  expect(readFrame(tooLong)).toEqual({ kind: "unreadable" });
  expect(decideFrame(readFrame(tooLong), "originator")).toEqual({ kind: "drop", why: "unreadable" });
});

test("whatever bytes come, reading them ends with a frame or with none", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(typeof readFrame(bytes).kind).toBe("string");
      expect(typeof readFrame(awarenessFrame(bytes)).kind).toBe("string");
    }),
  );
});

test("a few frames that nobody can read are borne, and then the connection ends", () => {
  let allowance = fullAllowance(0);
  for (let frame = 1; frame < LIMITS.unreadable; frame += 1) {
    const patience = countUnreadable(allowance);
    if (patience.kind === "close") throw new Error("closed too soon");
    allowance = patience.left;
  }
  expect(countUnreadable(allowance)).toEqual({ kind: "close", reason: "unreadable" });
});

test("a participant's change of the document is dropped, their reading and their presence are not", () => {
  const document = new Y.Doc();
  const update = readFrame(updateFrame(Y.encodeStateAsUpdate(document)));
  expect(decideFrame(update, "participant")).toEqual({ kind: "drop", why: "read-only" });
  expect(decideFrame(update, "originator")).toEqual({ kind: "act" });
  expect(decideFrame(readFrame(stateRequest(document)), "participant")).toEqual({ kind: "act" });
  expect(decideFrame(readFrame(presenceFrame([])), "participant")).toEqual({ kind: "act" });
});

test("a burst passes, a flood ends the connection, and quiet refills the allowance", () => {
  let allowance = fullAllowance(0);
  for (let frame = 0; frame < LIMITS.frames.burst; frame += 1) {
    const admission = admitFrame(allowance, 10, 0);
    if (admission.kind === "close") throw new Error("closed within the burst");
    allowance = admission.left;
  }
  expect(admitFrame(allowance, 10, 0)).toEqual({ kind: "close", reason: "tooFast" });
  expect(admitFrame(allowance, 10, 1_000).kind).toBe("admit");
});

test("a document may be sent a few times in a row, and no more megabytes than that", () => {
  let allowance = fullAllowance(0);
  for (let frame = 0; frame < 4; frame += 1) {
    const admission = admitFrame(allowance, 1_000_000, 0);
    if (admission.kind === "close") throw new Error("closed too soon");
    allowance = admission.left;
  }
  expect(admitFrame(allowance, 1_000, 0)).toEqual({ kind: "close", reason: "tooFast" });
  expect(admitFrame(allowance, 1_000, 1_000).kind).toBe("admit");
});

/** How many answers of a size a companion gets, one every so many milliseconds, before the room ends the connection. */
function answersOf(size: number, everyMs: number): number {
  let left = null;
  for (let asked = 0; asked < 10_000; asked += 1) {
    const admission = admitReply(left, size, asked * everyMs);
    if (admission.kind === "close") return asked;
    left = admission.left;
  }
  return Infinity;
}

test("a companion may ask for all of the largest document on a few devices, and as often as they type for what they have", () => {
  expect(answersOf(MAX_PLAN_BYTES, 0)).toBe(4);
  expect(answersOf(2, 400)).toBe(Infinity);
  expect(answersOf(150_000, 2_000)).toBe(Infinity);
});

test("asking again and again for what one has already ends the connection, however little each answer tells", () => {
  expect(answersOf(0, 0)).toBeLessThan(4_000);
  expect(answersOf(1_600_000, 10)).toBeLessThan(5);
});

test("a frame over the size, and a companion too many, are turned away by name", () => {
  expect(admitFrame(fullAllowance(0), 2_000_000, 0)).toEqual({ kind: "close", reason: "tooLarge" });
  expect(admitConnection(LIMITS.connections - 1)).toEqual({ kind: "admit" });
  expect(admitConnection(LIMITS.connections)).toEqual({ kind: "close", reason: "full" });
});

test("the oldest connection of a companion gives way to one more than they may have", () => {
  const own = Array.from({ length: LIMITS.connectionsOfUser }, (_, at) => ({ provenAt: 100 - at }));
  expect(connectionsToClose(own.slice(1))).toEqual([]);
  expect(connectionsToClose(own)).toEqual([{ provenAt: 93 }]);
});

test("nobody poses as another: what goes on carries the ticket's user", () => {
  const forged = [{ clientId: 7, clock: 1, state: { user: { id: "ada" }, day: 2 } }];
  expect(decidePresence(forged, BO, null, NOBODY)).toEqual({
    kind: "share",
    presence: { clientId: 7, clock: 1, state: { day: 2, user: { id: "bo", name: "Bo", role: "participant" } } },
  });
});

test("a connection speaks for its own client only, and not for one that another holds", () => {
  const ofAnother = [{ clientId: 9, clock: 4, state: { day: 1 } }];
  expect(decidePresence(ofAnother, BO, 7, NOBODY)).toEqual({ kind: "ignore" });
  expect(decidePresence(ofAnother, BO, null, new Set([9]))).toEqual({ kind: "ignore" });
});

test("a presence that is too long, or none, is ignored", () => {
  const long = [{ clientId: 7, clock: 1, state: { note: "x".repeat(5_000) } }];
  expect(decidePresence(long, BO, 7, NOBODY)).toEqual({ kind: "ignore" });
  expect(decidePresence([], BO, 7, NOBODY)).toEqual({ kind: "ignore" });
});

test("a user who comes back before the old socket is closed keeps their client, and nobody else gets it", () => {
  const seats = [{ holder: BO, clientId: 9 }, { holder: BO, clientId: null }, null];
  expect(takenFrom("ada", seats)).toEqual(new Set([9]));
  expect(takenFrom("bo", seats)).toEqual(new Set());
});

test("who leaves is gone for everybody, and back with the next word after a return", () => {
  const here = new Awareness(new Y.Doc());
  const word = (clock: number) => encodePresences([{ clientId: 7, clock, state: { day: clock } }]);
  applyAwarenessUpdate(here, word(3), "room");
  applyAwarenessUpdate(here, encodePresences([departure(7, 3)]), "room");
  expect(here.getStates().has(7)).toBe(false);
  applyAwarenessUpdate(here, word(4), "room");
  expect(here.getStates().get(7)).toEqual({ day: 4 });
  here.destroy();
});

test("an older live position is no news; a newer one, and any other message, is", () => {
  const live = (version: number) => ({
    v: 1 as const,
    type: "live" as const,
    at: version,
    by: null,
    position: {
      currentDayIndex: 1,
      currentBlock: "morning" as const,
      totalDays: 3,
      tripComplete: false,
      startedTrip: true,
      dayBeginsOn: null,
      travelledFrom: null,
      travelledOn: [],
      version,
    },
  });
  expect(isNews(live(2), live(3))).toBe(false);
  expect(isNews(live(3), live(3))).toBe(false);
  expect(isNews(live(4), live(3))).toBe(true);
  expect(
    isNews({ v: 1, type: "building", at: 0, by: null, state: "started", daysReady: 0, daysTotal: 3 }, live(3)),
  ).toBe(true);
});

test("how far a build was before the last word of it is no news, and two words of the same moment are both heard", () => {
  const building = (at: number, daysReady: number) => ({
    v: 1 as const,
    type: "building" as const,
    at,
    by: null,
    state: "started" as const,
    daysReady,
    daysTotal: 3,
  });
  expect(isNews(building(5, 1), building(6, 3))).toBe(false);
  expect(isNews(building(6, 3), building(6, 2))).toBe(true);
  expect(isNews(building(7, 0), building(6, 3))).toBe(true);
  expect(isNews(building(7, 0), undefined)).toBe(true);
});

test("the state goes to the Worker soon after the last change, at the latest ten seconds after the first, and ever later after failures", () => {
  expect(flushDelay({ firstChange: 0, lastChange: 0, failures: 0 }, 0)).toBe(2_000);
  expect(flushDelay({ firstChange: 0, lastChange: 9_500, failures: 0 }, 9_500)).toBe(500);
  expect(flushDelay({ firstChange: 0, lastChange: 20_000, failures: 0 }, 20_000)).toBe(0);
  expect([1, 2, 3, 9].map((failures) => flushDelay({ firstChange: 0, lastChange: 0, failures }, 0))).toEqual([
    2_000, 4_000, 8_000, 60_000,
  ]);
});
