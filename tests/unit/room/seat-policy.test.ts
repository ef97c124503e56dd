import { expect, test } from "vitest";
import { decideSeat } from "#party/seat-policy";

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
