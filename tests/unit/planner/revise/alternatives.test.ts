import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { blocksOf } from "~/planner/plan/planned-blocks";
import { planTripDays } from "~/planner/plan/plan-trip";
import { offeredFor } from "~/server/assistant/shared/wishes/wish-reply";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { aBrief } from "../guide-builder";

const cities = loadCities();
const guideOf = (id: string) => {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  return guide;
};
const WISHES = [
  "somewhere with a ball pit",
  "a museum of clowns",
  "no",
  "a bakery",
  "indoors please",
  "closer",
  "an ice rink",
];

describe.each(["tokyo", "lisbon", "salzburg"])("a wish that changes nothing in %s", (id) => {
  const guide = guideOf(id);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2026-11-23" });
  const days = planTripDays(brief);
  const kept = days
    .flatMap((day) =>
      BLOCK_NAMES.flatMap((blockName) =>
        WISHES.map((feedback) => ({
          brief,
          days,
          dayIndex: day.dayIndex,
          blockName,
          current: day.blocks[blockName],
          feedback,
        })),
      ),
    )
    .filter((request) => reviseBlock(request).block === request.current);

  test("is met with up to three real places, each free, fitting and with a reason", () => {
    expect(kept.length).toBeGreaterThan(5);
    for (const request of kept) {
      const offered = offeredFor(request);
      expect(offered.length).toBeLessThanOrEqual(3);
      for (const { name, why } of offered) {
        const place = guide.places.find((option) => option.name === name);
        expect(place?.parts).toContain(request.blockName);
        expect(blocksOf(days).some(({ block }) => block.title === name)).toBe(false);
        expect(why).toMatch(/\w{3}/);
      }
    }
    // Where nothing of the kind is free then, nothing else is offered in its stead.
    expect(kept.filter((request) => offeredFor(request).length > 0).length).toBeGreaterThan(kept.length * 0.75);
  });

  test("and each of them, tapped, comes into the plan", () => {
    for (const request of kept.slice(0, 12))
      for (const { name } of offeredFor(request)) {
        const earlier = [{ wish: request.feedback, offered: [name] }];
        expect(reviseBlock({ ...request, feedback: name, earlier }).block.title).toBe(name);
      }
  });
});

test("a city without places offers none", () => {
  const brief = aBrief({ cityName: "Ghent", guide: null, daysTotal: 2 });
  const days = planTripDays(brief);
  const [day] = days;
  if (!day) throw new Error("No day.");
  const { morning } = day.blocks;
  expect(offeredFor({ brief, days, dayIndex: 1, blockName: "morning", current: morning, feedback: "no" })).toEqual([]);
});
