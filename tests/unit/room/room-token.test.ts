import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { checkTicket } from "#party/seats/room-token";
import { AUDIENCE } from "~/contracts/room/room";
import { roomSecrets, signRoomToken, speaksFor } from "~/contracts/room/room-token";
import type { Purpose } from "~/contracts/room/room-token";

const SECRET = "a secret of at least thirty-two letters";
const NOW = new Date("2027-05-01T12:00:00Z");
const seconds = (offset: number) => Math.floor(NOW.getTime() / 1000) + offset;

const sign = (
  claims: Record<string, unknown>,
  { secret = SECRET, audience = AUDIENCE.ticket as string, expires = 60 } = {},
) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("bo")
    .setAudience(audience)
    .setIssuedAt(seconds(0))
    .setExpirationTime(seconds(expires))
    .sign(new TextEncoder().encode(secret));

const TICKET = { trip: "trip1", name: "Bo", role: "participant", jti: "one of its own", until: seconds(900) };

test("a fresh ticket opens its own room and says who comes", async () => {
  expect(await checkTicket(await sign(TICKET), "trip1", [SECRET], NOW)).toEqual({
    kind: "admitted",
    ticket: {
      id: "one of its own",
      holder: { userId: "bo", name: "Bo", role: "participant" },
      issuedAt: seconds(0),
      expiresAt: seconds(60),
      until: seconds(900),
    },
  });
});

test.each([
  ["expired", () => sign(TICKET, { expires: -1 }), "expired"],
  ["for another trip", () => sign({ ...TICKET, trip: "trip2" }), "other-room"],
  ["signed with another secret", () => sign(TICKET, { secret: "another secret of thirty-two letters!" }), "invalid"],
  ["meant for another purpose", () => sign(TICKET, { audience: AUDIENCE.toRoom }), "invalid"],
  ["of a role that has no seat", () => sign({ ...TICKET, role: "noroleset" }), "invalid"],
  ["without an id of its own", () => sign({ ...TICKET, jti: undefined }), "invalid"],
  ["garbage", async () => "not.a.ticket", "invalid"],
])("a ticket that is %s opens nothing", async (_, ticket, why) => {
  expect(await checkTicket(await ticket(), "trip1", [SECRET], NOW)).toEqual({ kind: "refused", why });
});

test("no ticket opens nothing", async () => {
  expect(await checkTicket(null, "trip1", [SECRET], NOW)).toEqual({ kind: "refused", why: "invalid" });
});

test("only the Worker's own token, for this very room, lets a request in", async () => {
  const bearer = async (purpose: Purpose, room: string) => `Bearer ${await signRoomToken(purpose, room, SECRET)}`;
  const letsIn = (authorization: string | null) => speaksFor(authorization, "toRoom", "trip1", [SECRET]);
  expect(await letsIn(await bearer("toRoom", "trip1"))).toBe(true);
  expect(await letsIn(await bearer("toRoom", "trip2"))).toBe(false);
  expect(await letsIn(await bearer("toWorker", "trip1"))).toBe(false);
  expect(await letsIn(null)).toBe(false);
});

test("while the secret changes, tickets and calls signed with either are good, and new ones are signed with the first", async () => {
  const NEXT = "the next secret of more than thirty-two letters";
  const both = roomSecrets({ ROOM_SECRET: NEXT, ROOM_SECRET_PREVIOUS: SECRET });
  if (both === null) throw new Error("There were to be two.");
  for (const secret of [SECRET, NEXT])
    expect((await checkTicket(await sign(TICKET, { secret }), "trip1", both, NOW)).kind).toBe("admitted");
  const signed = `Bearer ${await signRoomToken("toRoom", "trip1", both[0])}`;
  expect(await speaksFor(signed, "toRoom", "trip1", [NEXT])).toBe(true);
  expect(await speaksFor(signed, "toRoom", "trip1", [SECRET])).toBe(false);
  const old = await sign(TICKET, { expires: -1 });
  expect(await checkTicket(old, "trip1", both, NOW)).toEqual({ kind: "refused", why: "expired" });
});

test("what is too short to be a secret is none", () => {
  expect(roomSecrets({ ROOM_SECRET: "short", ROOM_SECRET_PREVIOUS: SECRET })).toBeNull();
  expect(roomSecrets({ ROOM_SECRET: SECRET, ROOM_SECRET_PREVIOUS: "none" })).toEqual([SECRET]);
});
