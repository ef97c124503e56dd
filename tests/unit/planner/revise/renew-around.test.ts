import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { planTripDays } from "~/planner/plan/plan-trip";
import { renewAround } from "~/planner/revise/renew-around";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { hopIn } from "~/planner/words/say-hop";
import { aBrief } from "../guide-builder";

const PARTS = ["morning", "afternoon"] as const;

describe.each(loadCities().filter(({ id }) => ["tokyo", "lisbon", "nairobi"].includes(id)))(
  "after a stop was replaced in $name",
  (guide) => {
    const brief = aBrief({ cityName: guide.name, guide, daysTotal: 6, startDate: "2026-11-23" });
    const days = planTripDays(brief);
    const used = (name: string) =>
      days.some(({ blocks }) => Object.values(blocks).some((b) => b.description.includes(name)));
    const [another] = guide.places.filter(
      (place) =>
        place.category !== "food" &&
        !place.dayTrip &&
        place.parts.includes("morning") &&
        !used(place.name) &&
        !days.some(({ stops }) => stops.some((stop) => isPlaceOf(stop, place))),
    );
    const replaced = days.flatMap((day) =>
      PARTS.map((part) => {
        const request = { brief, days, dayIndex: day.dayIndex, blockName: part, current: day.blocks[part] };
        const { block } = reviseBlock({ ...request, feedback: another?.name ?? "" });
        const after = part === "morning" ? ("afternoon" as const) : ("evening" as const);
        return { day, part, block, after, renewed: renewAround({ brief, day, part, block }) };
      }),
    );
    const told = replaced.filter(({ day, part, after }) =>
      hopIn(day.blocks[after].description, day.blocks[part].title),
    );

    test("the part after it says the way from what stands there now, and nothing else differs", () => {
      expect(told.length).toBeGreaterThan(0);
      for (const { day, part, block, after, renewed } of told) {
        const before = day.blocks[after].description;
        expect(block.title).toBe(another?.name);
        expect(renewed.next?.part).toBe(after);
        const words = renewed.next?.description ?? "";
        const [was, is] = [hopIn(before, day.blocks[part].title) ?? "", hopIn(words, block.title) ?? ""];
        expect(is).not.toBe("");
        expect(words.replace(is, "")).toBe(before.replace(was, ""));
      }
    });

    test("the day's line is about what the day is now", () => {
      for (const { day, part, renewed } of replaced)
        expect(renewed.summary ?? day.summary).not.toContain(day.blocks[part].title);
      expect(replaced.some(({ renewed }) => renewed.summary !== null)).toBe(true);
    });

    test("where nobody knows where the new stop is, no way is said", () => {
      const [first] = told;
      if (!first) throw new Error("No way is told at all.");
      const { day, part, after } = first;
      const block = { ...day.blocks[part], title: "Tea with Aunt Rosa", placeId: null, lat: null, lng: null };
      const own = { ...block, source: "traveller" as const };
      const { next, summary } = renewAround({ brief, day, part, block: own });
      expect(next?.description).not.toContain(day.blocks[part].title);
      expect(next?.description.length).toBeLessThan(day.blocks[after].description.length);
      expect(summary).toContain("Tea with Aunt Rosa");
    });

    test("what keeps its name changes nothing around it", () => {
      for (const { day, part } of replaced) {
        const block = { ...day.blocks[part], description: "Come early." };
        expect(renewAround({ brief, day, part, block })).toEqual({ next: null, summary: null });
      }
    });
  },
);
