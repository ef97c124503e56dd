import { describe, expect, test } from "vitest";
import { announcement, roomMessage } from "~/contracts/room/room";
import { laterProgress } from "~/domain/plan/build-step";

describe("of two builds at once", () => {
  type Told = Parameters<typeof laterProgress>[1];
  const started = (daysReady: number): Told => ({ state: "started", daysReady });

  test("the one that is behind does not count", () => {
    expect(laterProgress(started(4), started(3))).toEqual(started(4));
    expect(laterProgress(started(3), started(4))).toEqual(started(4));
  });

  test("the later word counts when both know as much", () => {
    const after = started(2);
    expect(laterProgress(started(2), after)).toBe(after);
  });

  test("a build that begins after one has ended is news, however few its days", () => {
    expect(laterProgress<Told>({ state: "finished", daysReady: 7 }, started(0))).toEqual(started(0));
    expect(laterProgress(null, started(0))).toEqual(started(0));
  });
});

describe("a message of a build", () => {
  const building = { v: 1, type: "building", at: 1, by: null, state: "started", daysReady: 2, daysTotal: 7 };

  test("from before there were steps is understood", () => {
    expect(roomMessage.parse(building)).toMatchObject({ daysReady: 2 });
  });

  test("says what the assistant does", () => {
    const doing = { kind: "writing", day: 3 };
    expect(announcement.parse({ messages: [{ ...building, doing }] }).messages[0]).toMatchObject({ doing });
  });

  test("with a step that this version does not know loses the step alone", () => {
    expect(roomMessage.parse({ ...building, doing: { kind: "dreaming" } })).toMatchObject({
      state: "started",
      daysReady: 2,
    });
    expect(roomMessage.parse({ ...building, doing: { kind: "dreaming" } })).not.toMatchObject({
      doing: expect.anything(),
    });
  });
});
