import { expect, test } from "vitest";
import { MEASURES } from "../../../../quality/eval/sixty/measures/all-measures";
import { runSixty } from "../../../../quality/eval/sixty/run-sixty";
import { SECTION_NOTES } from "../../../../quality/eval/sixty/sections";
import { missedTargets, plainSixty } from "../../../../quality/eval/sixty/sixty-report";

const EVERY_FOURTH = 4;

test("a quarter of the sixty cities meets the targets that are switched on", async () => {
  const enforced = MEASURES.filter((measure) => measure.enforced);
  const { measured } = await runSixty(EVERY_FOURTH, enforced);
  expect(missedTargets(measured), plainSixty(measured, {})).toEqual([]);
});

test("every measure has a name of its own, and its section says how it is counted", () => {
  const names = MEASURES.map(({ section, name }) => `${section}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(MEASURES.filter(({ section }) => !SECTION_NOTES[section])).toEqual([]);
});
