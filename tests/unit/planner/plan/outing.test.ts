import { describe, expect, test } from "vitest";
import type { Day } from "~/domain/plan/itinerary";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { preferencesOf } from "~/planner/fit/preferences";
import { outingsOf } from "~/planner/outings/outing";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, aPlace } from "../guide-builder";

const guide = aGuide();
const [village] = guide.places.filter(({ dayTrip }) => dayTrip);
if (!village) throw new Error("The city has no outing.");
const cape = aPlace({
  name: "Cape of Pillars",
  category: "landmark",
  dayTrip: true,
  minutes: 330,
  parts: ["afternoon", "evening"],
  lat: guide.lat - 0.3,
  tags: ["sunset"],
});
const tavern = aPlace({
  name: "Cape Tavern",
  category: "food",
  lat: cape.lat + 0.01,
  meal: { kind: "restaurant", for: ["dinner"], cuisine: "fish", diet: [] },
});
const kitchen = aPlace({
  name: "Soup Kitchen",
  category: "food",
  meal: { kind: "restaurant", for: ["lunch"], cuisine: "soup", diet: [] },
});
const withCape = { ...guide, places: [...guide.places, kitchen, cape] };

const planned = (over: Parameters<typeof aBrief>[0] = {}): Day[] =>
  planTripDays(aBrief({ guide: withCape, daysTotal: 3, anchors: [cape.name], ...over }));
const dayOf = (days: readonly Day[], title = cape.name): Day => {
  const day = days.find(({ stops }) => stops.some((stop) => stop.title === title));
  if (!day) throw new Error(`No day goes to ${title}.`);
  return day;
};
const startOf = (day: Day, title: string | undefined): number =>
  minutesOfDay(day.stops.find((stop) => stop.title === title)?.start ?? null) ?? Number.NaN;

describe("an outing for what the evening brings", () => {
  test("takes the afternoon and the evening, after something in town and lunch there", () => {
    const day = dayOf(planned());
    const { morning, afternoon, evening } = day.blocks;
    expect(morning).toMatchObject({ isDayTrip: false, verified: true });
    expect(afternoon).toMatchObject({ title: "Cape of Pillars", isDayTrip: true });
    expect(evening).toMatchObject({ title: "Cape of Pillars, the evening", isDayTrip: true, placeId: null });
    const [lunch] = stopsOfPart(day.stops, "afternoon");
    expect(lunch).toMatchObject({ kind: "meal", isDayTrip: false });
    const at = lunch && pointOf(lunch);
    expect(at && kilometresBetween(at, guide)).toBeLessThan(guide.radiusKm);
    expect(startOf(day, "Cape of Pillars")).toBeGreaterThan(startOf(day, lunch?.title) + 45);
  });

  test("is told as one: to go early in the afternoon, to stay, to eat out there, and to know the way back", () => {
    const { blocks, summary } = dayOf(planned());
    expect(blocks.afternoon.description).toMatch(/early (in the )?afternoon|second half of the day/);
    expect(blocks.afternoon.description).toMatch(/how you come back late|back in the dark|get home from there/);
    expect(blocks.evening.description).toMatch(/[Dd]inner .*out here|Dinner is out here|dinner out here/);
    expect(blocks.evening.description).not.toMatch(/taxi for the way home|have dinner is up to you/);
    expect(summary).toContain("Cape of Pillars");
  });

  test("names the table that there is out there, and none back in town", () => {
    const withTavern = { ...withCape, places: [...withCape.places, tavern] };
    const near = dayOf(planned({ guide: withTavern }));
    expect(stopsOfPart(near.stops, "evening").map(({ title }) => title)).toContain("Cape Tavern");
    expect(near.blocks.evening.description).not.toMatch(/dinner/i);
    const far = dayOf(planned());
    expect(stopsOfPart(far.stops, "evening").map(({ title }) => title)).toEqual(["Cape of Pillars, the evening"]);
  });

  test("lasts until the sun is down, in June as in December", () => {
    const ends = (startDate: string): number => {
      const evening = dayOf(planned({ startDate })).stops.find(({ title }) => title === "Cape of Pillars, the evening");
      return (minutesOfDay(evening?.start ?? null) ?? Number.NaN) + (evening?.minutes ?? Number.NaN);
    };
    // In Lisbon it sets at about 21:05 and 17:15.
    expect(ends("2027-06-21")).toBeGreaterThan(21 * 60 + 15);
    expect(ends("2027-12-13")).toBeGreaterThan(19 * 60 + 30);
    expect(ends("2027-12-13")).toBeLessThan(20 * 60 + 30);
  });

  test("is over before the evening with children, and where the evenings are needed for other musts", () => {
    expect(dayOf(planned({ whoWith: ["kids"] })).blocks.morning.title).toBe("Cape of Pillars");
    const busy = planned({ daysTotal: 1, anchors: [cape.name, "Dinner at Aunt Rosa's"] });
    expect(dayOf(busy).blocks).toMatchObject({
      morning: { title: "Cape of Pillars" },
      evening: { title: "Dinner at Aunt Rosa's" },
    });
  });
});

test("outings by day take the day, and those for the evening one evening each for as long as there are any", () => {
  const company = preferencesOf(aBrief());
  expect(outingsOf([village, cape, cape], 1, company).map(({ parts }) => parts.join(" and "))).toEqual([
    "morning and afternoon",
    "afternoon and evening",
    "morning and afternoon",
  ]);
});
