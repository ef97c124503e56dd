import { expect, test } from "vitest";
import { decideRenewal, decideSeat, reconcileSeat } from "#party/seats/seat-policy";

const never = { dismissedAt: undefined, reseatedAt: undefined };

test("a ticket of one who was never recalled counts", () => {
  expect(decideSeat(100, never)).toEqual({ kind: "seat" });
});

test("a ticket from before a dismissal opens nothing, one from after it does", () => {
  expect(decideSeat(100, { ...never, dismissedAt: 100.4 })).toEqual({ kind: "close", reason: "notAMember" });
  expect(decideSeat(101, { ...never, dismissedAt: 100.4 })).toEqual({ kind: "seat" });
});

test("a ticket from before a change of role sends its holder for a new one", () => {
  expect(decideSeat(100, { ...never, reseatedAt: 100.4 })).toEqual({ kind: "close", reason: "ticket" });
  expect(decideSeat(101, { ...never, reseatedAt: 100.4 })).toEqual({ kind: "seat" });
});

test("one who was both is shown the door", () => {
  expect(decideSeat(100, { dismissedAt: 200, reseatedAt: 300 })).toEqual({ kind: "close", reason: "notAMember" });
  expect(decideSeat(250, { dismissedAt: 200, reseatedAt: 300 })).toEqual({ kind: "close", reason: "ticket" });
});

test("one stays by a ticket of their own, and by nobody else's nor by none", () => {
  const holder = { userId: "ben", name: "Ben", role: "participant" } as const;
  const ticket = { id: "1", holder, issuedAt: 100, expiresAt: 160, until: 1_000 };
  expect(decideRenewal({ kind: "admitted", ticket }, holder)).toEqual({ kind: "use", ticket });
  for (const seated of [{ ...holder, userId: "ada" }, undefined])
    expect(decideRenewal({ kind: "admitted", ticket }, seated)).toEqual({ kind: "close", reason: "ticket" });
  expect(decideRenewal({ kind: "refused", why: "expired" }, holder)).toEqual({ kind: "close", reason: "ticket" });
});

const BEN_SITS = { holder: { userId: "ben", name: "Ben", role: "participant" }, provenAt: 1_000 } as const;

test("who the record no longer knows as what they sit here as is called away, however long the room heard nothing of it", () => {
  expect(reconcileSeat(BEN_SITS, [{ userId: "ada", role: "originator" }], 2_000)).toEqual({
    kind: "close",
    reason: "notAMember",
  });
  expect(reconcileSeat(BEN_SITS, [{ userId: "ben", role: "originator" }], 2_000)).toEqual({
    kind: "close",
    reason: "ticket",
  });
  expect(reconcileSeat(BEN_SITS, [{ userId: "ben", role: "participant" }], 2_000)).toEqual({ kind: "seat" });
});

test("an answer that was asked for before somebody came says nothing of them, nor does a Worker that names nobody", () => {
  expect(reconcileSeat(BEN_SITS, [], 1_000)).toEqual({ kind: "seat" });
  expect(reconcileSeat(BEN_SITS, undefined, 2_000)).toEqual({ kind: "seat" });
});
