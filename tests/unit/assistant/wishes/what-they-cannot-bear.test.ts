import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { reviseBlock } from "~/server/assistant/shared/wishes/wish-reply";
import { aBrief } from "../../planner/guide-builder";

const paris = loadCities().find(({ id }) => id === "paris");
if (!paris) throw new Error("No Paris.");
const brief = aBrief({ cityName: "Paris", guide: paris, daysTotal: 2, startDate: "2027-05-03" });
const days = planTripDays(brief);
const revise = (feedback: string) => {
  const [day] = days;
  if (!day) throw new Error("No day.");
  return reviseBlock({ brief, days, dayIndex: 1, blockName: "afternoon", current: day.blocks.afternoon, feedback });
};

test("a place that is named comes, also by another of its names", () => {
  expect(revise("the catacombs").block.title).toMatch(/Catacombs/);
  expect(revise("moulin rouge").block.title).toMatch(/Moulin Rouge/);
});

test("what somebody with them cannot bear outweighs the name, and the note says so", () => {
  const { block, note } = revise("catacombs but my 4 yr old is scared of the dark");
  expect(block.title).not.toMatch(/Catacombs/);
  expect(note).toMatch(/Catacombs.* is dark or underground, so I looked elsewhere/);
});
