import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, anIntent } from "../guide-builder";

const cities = new Map(loadCities().map((city) => [city.id, city]));

test.each([
  ["tokyo", "Tokyo Disneyland and DisneySea"],
  ["los-angeles", "Disneyland"],
  ["orlando", "Magic Kingdom"],
  ["shanghai", "Shanghai Disneyland"],
])("in %s a day at %s is a day: morning and afternoon, and nowhere is it an hour in the evening", (id, park) => {
  const guide = cities.get(id);
  if (!guide) throw new Error(`No places of ${id} are known.`);
  const days = planTripDays(
    aBrief({ tripId: id, cityName: guide.name, guide, startDate: "2027-05-03", daysTotal: 4, anchors: [park] }),
  );
  const day = days.find(({ stops }) => stops.some(({ title }) => title === park));
  const there = day?.stops.filter(({ isDayTrip }) => isDayTrip) ?? [];
  expect(there.map(({ at }) => at.part)).toEqual(["morning", "afternoon"]);
  expect(there.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBeGreaterThan(240);
  expect(there.map(({ note }) => note).join(" ")).not.toMatch(/\bkm\b|ride back|way back|day out/i);
});

test("who comes to Tokyo for its food, without children, is not sent to a theme park", () => {
  const guide = cities.get("tokyo");
  if (!guide) throw new Error("No places of Tokyo are known.");
  const trip = { tripId: "tokyo", cityName: guide.name, guide, startDate: "2027-05-03", daysTotal: 5, anchors: [] };
  const parksOf = (priority: "Food & Culinary Adventures" | "Adventure & Outdoor Activities") =>
    planTripDays(aBrief({ ...trip, intent: anIntent({ priorities: [priority] }) })).flatMap(({ stops }) =>
      stops.filter(({ title }) => title.startsWith("Tokyo Disneyland")),
    );
  expect(parksOf("Food & Culinary Adventures")).toEqual([]);
  expect(parksOf("Adventure & Outdoor Activities")).not.toEqual([]);
});

test("who says nothing of what they like sees Tokyo first, and a theme park with children or in a long stay", () => {
  const guide = cities.get("tokyo");
  if (!guide) throw new Error("No places of Tokyo are known.");
  const trip = { tripId: "tokyo", cityName: guide.name, guide, startDate: "2027-05-03", anchors: [], intent: null };
  const goesThere = (over: Partial<Parameters<typeof aBrief>[0]>): boolean =>
    planTripDays(aBrief({ ...trip, ...over })).some(({ stops }) =>
      stops.some(({ title }) => title.startsWith("Tokyo Disneyland")),
    );
  expect(goesThere({ daysTotal: 4, whoWith: ["spouse"] })).toBe(false);
  expect(goesThere({ daysTotal: 4, whoWith: ["kids"] })).toBe(true);
  expect(goesThere({ daysTotal: 7, whoWith: ["spouse"] })).toBe(true);
});
