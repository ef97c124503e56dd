import { expect, test } from "vitest";
import { afterReason, afterVote } from "~/domain/thumbs/thumb";

test("a thumb pressed again is taken back, and the other one takes its place without the reason", () => {
  const up = afterVote(null, "up");
  expect(up).toEqual({ vote: "up", reason: null });
  expect(afterVote(up, "up")).toBeNull();
  expect(afterVote(up, "down")).toEqual({ vote: "down", reason: null });
  expect(afterVote({ vote: "down", reason: "too-long" }, "up")).toEqual({ vote: "up", reason: null });
});

test("a reason says that the answer was of no use, and tapped again is taken back alone", () => {
  const down = afterReason(null, "not-true");
  expect(down).toEqual({ vote: "down", reason: "not-true" });
  expect(afterReason(down, "else")).toEqual({ vote: "down", reason: "else" });
  expect(afterReason(down, "not-true")).toEqual({ vote: "down", reason: null });
});
