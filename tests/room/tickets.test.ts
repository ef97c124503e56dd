import { expect, test } from "vitest";
import { CLOSE_CODES, ROOM_PROTOCOL } from "~/contracts/room/room";
import { addDay, blockText } from "~/contracts/room/itinerary-document";
import { signRoomToken } from "~/contracts/room/room-token";
import type { Companion } from "../fixtures/companion";
import { ADA, aTicket, BEN, sitSilently, tryTicket } from "../fixtures/companion";
import { readFrame } from "#party/frames/frame-policy";
import { LIMITS } from "#party/frames/limits-policy";
import { aDay } from "../fixtures/days";
import { acknowledged } from "./acknowledged";
import { eventually, openRooms } from "./world";

const { announce, arrive, address, room, worker } = openRooms();

/** The handshake was refused. */
const SHUT = 1006;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

const bring = (companion: Companion, ticket: string) => companion.send(JSON.stringify({ type: "ticket", ticket }));

test("without a ticket, with rubbish, and with a ticket of somebody else's making, the door stays shut", async () => {
  const { secret } = address();
  expect(await tryTicket(address(), "lisbon", null)).toBe(SHUT);
  expect(await tryTicket(address(), "lisbon", "rubbish")).toBe(SHUT);
  expect(
    await tryTicket(
      address(),
      "lisbon",
      await aTicket({ secret: "another secret of forty characters, true", trip: "lisbon", holder: ADA }),
    ),
  ).toBe(SHUT);
  expect(
    await tryTicket(
      address(),
      "lisbon",
      await signRoomToken("toRoom", "lisbon", secret, { claims: { trip: "lisbon", name: "Ada", role: "originator" } }),
    ),
  ).toBe(SHUT);
  expect(await tryTicket(address(), "lisbon", await aTicket({ secret, trip: "lisbon", holder: ADA }))).toBe("let in");
});

test("a ticket for one trip opens no other", async () => {
  expect(await tryTicket(address(), "porto", await aTicket({ ...address(), trip: "lisbon", holder: ADA }))).toBe(SHUT);
});

test("a ticket opens one socket once, and no second one after a restart either", async () => {
  const ticket = await aTicket({ ...address(), trip: "once", holder: ADA, seconds: 600 });
  expect(await tryTicket(address(), "once", ticket)).toBe("let in");
  expect(await tryTicket(address(), "once", ticket)).toBe(CLOSE_CODES.ticket);
  await room().kill();
  await room().start();
  expect(await tryTicket(address(), "once", ticket)).toBe(CLOSE_CODES.ticket);
  expect(await tryTicket(address(), "once", await aTicket({ ...address(), trip: "once", holder: ADA }))).toBe("let in");
});

test("one companion takes no more than their own share of a room: the oldest of their connections gives way", async () => {
  const ada = await arrive("share", ADA);
  const devices: Companion[] = [];
  for (let device = 0; device <= LIMITS.connectionsOfUser; device += 1) devices.push(await arrive("share", BEN));
  await eventually(() => devices[0]?.closes.length);
  expect(devices.map(({ closes }) => closes)).toEqual([[CLOSE_CODES.elsewhere], ...devices.slice(1).map(() => [])]);
  expect(ada.closes).toEqual([]);
});

test("an expired ticket is told so, that the browser may fetch another", async () => {
  expect(
    await tryTicket(
      address(),
      "lisbon",
      await aTicket({ ...address(), trip: "lisbon", holder: ADA, now: inSeconds(-61) }),
    ),
  ).toBe(CLOSE_CODES.ticket);
});

test("only the Worker tells a room anything", async () => {
  const url = `http://${address().host}/parties/main/lisbon`;
  const say = async (headers: Record<string, string>) =>
    (await fetch(url, { method: "POST", headers, body: JSON.stringify({ messages: [] }) })).status;
  expect(await say({})).toBe(401);
  expect(await say({ Authorization: `Bearer ${await aTicket({ ...address(), trip: "lisbon", holder: ADA })}` })).toBe(
    401,
  );
  expect(await say({ Authorization: `Bearer ${await signRoomToken("toRoom", "porto", address().secret)}` })).toBe(401);
  expect(await announce("lisbon", { messages: [] })).toBe(204);
  expect(await announce("lisbon", { messages: [], update: "AAEC" })).toBe(400);
});

test("a signed announcement that is broken changes nothing and is told so, and the next one is heard", async () => {
  const ada = await arrive("broken", ADA);
  const headers = { Authorization: `Bearer ${await signRoomToken("toRoom", "broken", address().secret)}` };
  const post = async (body: string | Uint8Array<ArrayBuffer>) =>
    (await fetch(`http://${address().host}/parties/main/broken`, { method: "POST", headers, body })).status;
  for (const body of ["", "{", "null", "[]", '{"messages":7}', new Uint8Array([255, 254, 0])])
    expect(await post(body)).toBe(400);
  for (const update of ["not base64!", "=", "AAEC"])
    expect(await announce("broken", { messages: [], update })).toBe(400);
  const edited = { v: ROOM_PROTOCOL, type: "edited", at: 1, by: null, dayIndex: 1, blockName: "morning" } as const;
  expect(await announce("broken", { messages: [edited] })).toBe(204);
  await eventually(() => ada.heard.length > 0);
  expect(ada.heard).toEqual([edited]);
});

test("who is removed is out at once with every device, the others stay, and only a ticket given afterwards opens again", async () => {
  const trip = "removal";
  const ada = await arrive(trip, ADA);
  const devices = [await arrive(trip, BEN), await arrive(trip, BEN)];
  const old = await aTicket({ ...address(), trip, holder: BEN, seconds: 600 });
  await announce(trip, { messages: [], dismiss: [BEN.userId] });
  await eventually(() => devices.every(({ closes }) => closes.includes(CLOSE_CODES.notAMember)));
  expect(await tryTicket(address(), trip, old)).toBe(CLOSE_CODES.notAMember);
  expect(await tryTicket(address(), trip, old)).toBe(CLOSE_CODES.notAMember);
  expect(await tryTicket(address(), trip, await aTicket({ ...address(), trip, holder: BEN, now: inSeconds(2) }))).toBe(
    "let in",
  );
  expect(ada.closes).toEqual([]);
});

test("a removal and a hand-over that the room never heard of take effect when it next asks the record", async () => {
  const trip = "unheard";
  addDay(worker().recordOf(trip), aDay(1));
  const bob = { userId: "bob", name: "Bob Yew", role: "participant" } as const;
  const [ada, ben, cyd] = [await arrive(trip, ADA), await arrive(trip, BEN), await arrive(trip, bob)];
  worker().busy.add(trip); // until the removal and the hand-over are in the record
  blockText(ada.document, 1, "morning", "description")?.insert(0, "A walk");
  await acknowledged(ada);
  worker().members.set(trip, [
    { userId: ADA.userId, role: "participant" },
    { userId: bob.userId, role: "originator" },
  ]);
  worker().busy.delete(trip); // now what she wrote goes to the record, which answers who is on the trip
  await eventually(() => [ada, ben, cyd].every(({ closes }) => closes.length > 0));
  expect([ada.closes, ben.closes, cyd.closes]).toEqual([
    [CLOSE_CODES.ticket],
    [CLOSE_CODES.notAMember],
    [CLOSE_CODES.ticket],
  ]);
});

test("who sits too long without a fresh ticket hears nothing more, and is asked for one", async () => {
  const trip = "long";
  const ada = await arrive(trip, ADA);
  const soon = inSeconds(1);
  const ben = sitSilently(address(), trip, await aTicket({ ...address(), trip, holder: BEN, until: soon }));
  await eventually(() => ben.heard.length > 0 && Date.now() > soon.getTime());
  ada.document.getText("notes").insert(0, "Not for Ben");
  await eventually(() => ben.closes.length > 0);
  expect([ada.closes, ben.closes]).toEqual([[], [CLOSE_CODES.ticket]]);
  expect(ben.heard.map((frame) => readFrame(frame).kind)).not.toContain("document-update");
});

test("who fell silent is shown as here no longer once a companion shows a sign of life after their time", async () => {
  const trip = "silent";
  const [ada, ben] = [await arrive(trip, ADA), await arrive(trip, BEN)];
  await eventually(() => ada.others().length > 0);
  bring(ben, await aTicket({ ...address(), trip, holder: BEN, until: inSeconds(-1) }));
  expect(ada.others()).toHaveLength(1);
  // His last word comes on another socket than hers: she goes on until it is heard.
  const showLife = async () => bring(ada, await aTicket({ ...address(), trip, holder: ADA }));
  const life = setInterval(() => void showLife(), 100);
  await eventually(() => ada.others().length === 0).finally(() => clearInterval(life));
  expect(ada.closes).toEqual([]);
});

test("a fresh ticket, brought in time, keeps the socket; another's, or one used before, ends it", async () => {
  const trip = "renewed";
  const ada = await arrive(trip, ADA);
  const [ben, posing, lazy] = [await arrive(trip, BEN), await arrive(trip, BEN), await arrive(trip, BEN)];
  const soon = inSeconds(2);
  bring(ben, await aTicket({ ...address(), trip, holder: BEN, until: soon }));
  const fresh = await aTicket({ ...address(), trip, holder: BEN });
  bring(ben, fresh);
  await acknowledged(ben);
  bring(posing, await aTicket({ ...address(), trip, holder: ADA }));
  bring(lazy, fresh);
  await eventually(() => [posing, lazy].every(({ closes }) => closes.length > 0) && Date.now() > soon.getTime());
  ada.document.getText("notes").insert(0, "For Ben");
  await eventually(() => ben.document.getText("notes").toString() === "For Ben");
  expect([ben.closes, posing.closes, lazy.closes]).toEqual([[], [CLOSE_CODES.ticket], [CLOSE_CODES.ticket]]);
});

test("the room of a deleted trip shows everybody out, keeps nothing, and opens to nobody again, not even after a restart", async () => {
  const trip = "deleted";
  addDay(worker().recordOf(trip), aDay(1));
  const [ada, ben] = [await arrive(trip, ADA), await arrive(trip, BEN)];
  blockText(ada.document, 1, "morning", "description")?.insert(0, "A walk");
  await acknowledged(ada);
  expect(await announce(trip, { messages: [], erase: true })).toBe(204);
  await eventually(() => [ada, ben].every(({ closes }) => closes.includes(CLOSE_CODES.notAMember)));
  for (const { provider } of [ada, ben]) provider.shouldConnect = false;
  const comeLater = async () =>
    tryTicket(address(), trip, await aTicket({ ...address(), trip, holder: ADA, now: inSeconds(2) }));
  expect(await comeLater()).toBe(CLOSE_CODES.notAMember);
  await room().kill();
  await room().start();
  expect(await comeLater()).toBe(CLOSE_CODES.notAMember);
  expect(await announce(trip, { messages: [], erase: true })).toBe(204);
});
