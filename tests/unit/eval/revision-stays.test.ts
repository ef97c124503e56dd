import { expect, test } from "vitest";
import type { EvalRequest } from "../../../quality/eval/eval-request";
import type { Revised } from "../../../quality/eval/judges/revision-stays";
import { revisionStays } from "../../../quality/eval/judges/revision-stays";
import { anIntent } from "../planner/guide-builder";
import { aPlannedDay, aRequest, bar, blockAt, museum, tavern } from "./eval-builder";

const before = [aPlannedDay()];
const problems = (revised: Partial<Revised>, over: Partial<EvalRequest> = {}): string[] =>
  revisionStays(aRequest(over), {
    ask: { dayIndex: 1, blockName: "evening", feedback: "a bar" },
    before,
    after: before,
    block: blockAt(bar, "evening"),
    note: "I put Old Bar in place of Tavern.",
    ...revised,
  });

test("a sound revision, and one that changes nothing, is fine", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ block: blockAt(tavern, "evening"), note: "I left it." })).toEqual([]);
});

test("a revision that changes another block is caught", () => {
  expect(problems({ after: [aPlannedDay({ morning: blockAt(bar, "morning") })] })).toEqual([
    expect.stringContaining("changed the plan behind the block"),
  ]);
});

test("a revision that brings what is already in the plan is caught", () => {
  expect(problems({ block: blockAt(museum, "evening") })).toContainEqual(
    expect.stringContaining("is already on day 1"),
  );
});

test("a revision that brings a place that is not in the data, or is not for the evening, is caught", () => {
  expect(problems({ block: blockAt(bar, "evening", { placeId: "made-up" }) })).toEqual([
    expect.stringContaining("is not in the data"),
  ]);
  expect(
    problems({
      before: [aPlannedDay({ morning: blockAt(bar, "morning") })],
      after: [aPlannedDay({ morning: blockAt(bar, "morning") })],
      block: blockAt(museum, "evening"),
    }),
  ).toEqual([expect.stringContaining("is not a place for the evening")]);
});

test("a revision that sends a wheelchair up steps is caught", () => {
  const request = aRequest();
  const steep = { ...bar, stepFree: false };
  const guide = {
    ...request.guide,
    places: request.guide.places.map((place) => (place.id === bar.id ? steep : place)),
  };
  const brief = {
    ...request.brief,
    guide,
    intent: anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] }),
  };
  expect(problems({}, { guide, brief })).toEqual([expect.stringContaining("has steps")]);
});

test("a must taken away without its name, and a revision without a word, are caught", () => {
  const musts = [{ title: tavern.name, placeId: tavern.id }];
  expect(problems({}, { musts })).toEqual([]);
  expect(problems({ note: "Here you are." }, { musts })).toEqual([
    expect.stringContaining("takes the must Tavern away"),
  ]);
  expect(problems({ note: " " })).toEqual([expect.stringContaining("says nothing")]);
});
