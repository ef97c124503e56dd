import { expect, test } from "vitest";
import { checkTicket } from "#party/seats/room-token";
import { isOver, provenBy } from "#party/seats/seat";
import { callAs } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, organize, signUp } from "#tests/fixtures/travellers";
import { requestRoomTicket } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
const ROOM_SECRET = "a secret of at least thirty-two letters";
const MINUTE = 60_000;

test("a ticket that the Worker gives opens its room for a minute, and lets its holder sit there for fifteen", async () => {
  const tripId = await organize(at.db, ADA);
  const context = { ...callAs(at, ADA), env: { DB: at.d1, ROOM_HOST: "rooms.test", ROOM_SECRET } };
  const given = await requestRoomTicket(context, { params: { tripId }, body: undefined });
  if (!("ticket" in given)) throw new Error("The ticket came with a status of its own.");
  const checkedAt = (now: number) => checkTicket(given.ticket, tripId, [ROOM_SECRET], new Date(now));
  const decision = await checkedAt(AT + MINUTE - 1);
  if (decision.kind === "refused") throw new Error(decision.why);
  expect(decision.ticket.holder).toEqual({
    userId: (await signUp(at.db, ADA))._id,
    name: "Ada Fern",
    role: "originator",
  });
  expect(await checkedAt(AT + MINUTE)).toEqual({ kind: "refused", why: "expired" });
  const seat = { ...provenBy(decision.ticket), clientId: null, clock: 0 };
  expect(isOver(seat, AT + 15 * MINUTE)).toBe(false);
  expect(isOver(seat, AT + 15 * MINUTE + 1)).toBe(true);
});
