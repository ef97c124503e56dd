import { describe, expect, test } from "vitest";
import { queueAt } from "../../../../quality/eval/field/queues";
import * as traveleval from "../../../../quality/eval/field/traveleval";
import * as tripcraft from "../../../../quality/eval/field/tripcraft";
import { onTime, visited, walkedThrough } from "../../../../quality/eval/field/walked-through";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const TUESDAY = "2027-05-11";
const museum = aPlace({ name: "Tile Museum", minutes: 120, fame: 3, interests: ["culture"] });
const park = aPlace({ name: "Big Park", category: "park", minutes: 60, interests: ["nature"], lat: 38.73 });
const grill = aPlace({ name: "Grill", category: "food", minutes: 60 });
const far = aPlace({ name: "Far Fort", category: "landmark", lat: 38.8 });
const one = (...stops: ReturnType<typeof at>[]) => aPlannedTrip([{ stops }], { brief: { startDate: TUESDAY } });
const valueOf = ({ part, whole }: { part: number; whole: number }) => part / whole;

describe("TripCraft", () => {
  test("a meal at its usual middle and length scores one, and less the farther from it", () => {
    const dinner = (middle: number, hours: number) =>
      tripcraft.mealScore((middle - hours / 2) * 60, (middle + hours / 2) * 60);
    expect(dinner(20.42, 69.27 / 60)).toBeCloseTo(1);
    expect(dinner(17.5, 1)).toBeLessThan(dinner(19, 1));
    expect(tripcraft.mealScore(14 * 60, 15 * 60)).toBeGreaterThan(0.9);
    expect(valueOf(tripcraft.temporalMeal(one(at("10:00", museum), at("19:50", grill))))).toBeGreaterThan(0.9);
    expect(tripcraft.temporalMeal(one(at("10:00", museum))).whole).toBe(0);
    expect(valueOf(tripcraft.temporalMealOfAll(one(at("10:00", museum), at("19:50", grill))))).toBeLessThan(0.5);
  });

  test("a visit scores by its length and by how many sights the day has", () => {
    const usual = tripcraft.attractionScore(2 + 3 * (16.61 / 60), 2, 1, false);
    expect(usual).toBeCloseTo(1.11 * Math.exp(-1.11));
    expect(tripcraft.attractionScore(0.5, 2, 1, false)).toBeLessThan(usual);
    expect(tripcraft.attractionScore(2, 2, 6, false)).toBeLessThan(0.01);
    expect(valueOf(tripcraft.temporalAttraction(one(at("10:00", museum))))).toBeGreaterThan(0.2);
  });

  test("near is better than far, with a half at five kilometres", () => {
    expect(tripcraft.spatialScore(0)).toBe(1);
    expect(tripcraft.spatialScore(5_000)).toBe(0.5);
    expect(tripcraft.spatialScore(10_000)).toBeCloseTo(0.5 / Math.E);
    expect(valueOf(tripcraft.spatial(one(at("10:00", museum), at("14:00", park))))).toBeGreaterThan(
      valueOf(tripcraft.spatial(one(at("10:00", museum), at("14:00", far)))),
    );
  });

  test("a day in the annotators' order scores one", () => {
    expect(tripcraft.orderingScore("yzyzy")).toBe(1);
    expect(tripcraft.orderingScore("zyzy")).toBeCloseTo(0.8);
    expect(tripcraft.orderingScore("zzz")).toBeCloseTo(0.4);
    expect(tripcraft.editDistance("kitten", "sitting")).toBe(3);
  });

  test("places for what was asked score one", () => {
    expect(tripcraft.personaScore(["culture"], ["culture"])).toBe(1);
    expect(tripcraft.personaScore(["culture"], ["culture", "food"])).toBeCloseTo(Math.SQRT1_2);
    expect(valueOf(tripcraft.persona(one(at("10:00", museum), at("14:00", park)), ["culture"]))).toBe(0.5);
  });
});

describe("TravelEval", () => {
  test("queues are longest at museums on weekends", () => {
    expect(queueAt(museum, TUESDAY, 13 * 60, "PT")).toBeCloseTo(11);
    expect(queueAt(museum, "2027-05-15", 13 * 60, "PT")).toBeCloseTo(83.05);
    expect(queueAt(grill, TUESDAY, 13 * 60, "PT")).toBe(0);
    expect(queueAt(museum, "2027-06-10", 9 * 60, "PT")).toBeCloseTo(10 * 4.39 * 0.85);
  });

  test("accuracy: a made-up sight, closed doors and a way without time are found", () => {
    const good = one(at("10:00", museum), at("14:00", far));
    expect(traveleval.fictitious(good)).toMatchObject({ part: 0, whole: 2 });
    expect(traveleval.fictitious(one(at("10:00", museum, { placeId: "made-up" })))).toMatchObject({ part: 1 });
    const hours = () => ({ hours: "Mo-Su 11:00-18:00", season: null });
    expect(traveleval.outsideHours(good, "PT", hours)).toMatchObject({ part: 1, whole: 2 });
    expect(traveleval.brokenWays(good)).toMatchObject({ part: 0, whole: 1 });
    expect(traveleval.brokenWays(one(at("10:00", museum), at("12:05", far)))).toMatchObject({ part: 1 });
  });

  test("temporality: time counts after the queue, and not at all when too little is left", () => {
    expect(valueOf(traveleval.tourRatio(one(at("10:00", museum)), "PT"))).toBeCloseTo((120 - 9) / 120);
    expect(valueOf(traveleval.tourRatio(one(at("10:00", museum, { minutes: 40 })), "PT"))).toBe(0);
    expect(valueOf(traveleval.dailyUtilization(one(at("10:00", museum), at("13:00", grill)), "PT"))).toBeCloseTo(
      111 / 240,
    );
    expect(valueOf(traveleval.overallUtilization(one(at("10:00", museum)), "PT"))).toBeCloseTo(111 / 60 / 14);
  });

  test("spatiality: a detour costs, and so does a sight that belongs to another day", () => {
    expect(valueOf(traveleval.routePenalty(one(at("10:00", museum), at("13:00", park), at("18:00", far))))).toBeCloseTo(
      0,
    );
    expect(
      valueOf(traveleval.routePenalty(one(at("10:00", museum), at("13:00", far), at("18:00", park)))),
    ).toBeGreaterThan(0.5);
    const tower = aPlace({ name: "Tower", lat: 38.805 });
    const days = (a: ReturnType<typeof aPlace>, b: ReturnType<typeof aPlace>) =>
      aPlannedTrip([{ stops: [at("10:00", museum), at("14:00", a)] }, { stops: [at("10:00", tower), at("14:00", b)] }]);
    expect(traveleval.misalignment(days(park, far)).part).toBeLessThan(0.2);
    expect(traveleval.misalignment(days(far, park)).part).toBeGreaterThan(1);
  });

  test("utility: fame, interest, many kinds and enough of them", () => {
    const plan = one(at("10:00", museum), at("14:00", park));
    expect(valueOf(traveleval.experience(plan, ["culture"]))).toBeCloseTo((5 * 2 + (park.fame + 2)) / 2);
    expect(traveleval.qualityEffectiveness(plan, "PT").part).toBeGreaterThan(9);
    expect(valueOf(traveleval.diversity(plan))).toBeCloseTo(1 / Math.log2(14));
    expect(valueOf(traveleval.diversity(one(at("10:00", museum))))).toBeCloseTo(0);
    expect(valueOf(traveleval.density(plan))).toBeCloseTo(2 / 3.54);
  });
});

describe("a plan walked through", () => {
  const open = () => undefined;
  test("runs late where no time is left for the way, until a gap takes it up", () => {
    const late = one(at("10:00", museum), at("12:00", far, { minutes: 60 }), at("19:00", grill));
    const [first, second, third] = walkedThrough(late, "PT", open);
    expect(first?.arrived).toBe(600);
    expect(second?.arrived).toBeGreaterThan(735);
    expect(third?.arrived).toBe(19 * 60);
    expect(onTime(late, "PT")).toMatchObject({ part: 2, whole: 3 });
  });

  test("turns away from a closed door, and loses a visit to a queue", () => {
    const [closed] = walkedThrough(one(at("10:00", museum)), "PT", () => ({
      hours: "We-Su 10:00-18:00",
      season: null,
    }));
    expect(closed).toMatchObject({ wasOpen: false, waited: 0, left: 600 });
    expect(visited(one(at("10:00", museum)), "PT").part).toBe(1);
    expect(visited(one(at("10:00", museum, { minutes: 15 })), "PT").part).toBe(0);
  });
});
