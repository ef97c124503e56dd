import { expect, test } from "vitest";
import { idleDays } from "../../../../quality/eval/sixty/idle-hours";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const near = (name: string, over = {}) => aPlace({ name, minutes: 60, ...over });
const [castle, table, tower] = [near("Castle"), near("Table", { category: "food" }), near("Tower")];
const day = (...stops: ReturnType<typeof at>[]) => aPlannedTrip([{ stops }]);

test("an afternoon of nothing is caught, with the two stops around it", () => {
  const idle = idleDays(day(at("10:00", castle), at("12:30", table), at("17:30", tower)));
  expect(idle).toMatchObject({ part: 1, whole: 1 });
  expect(idle.lacks).toEqual(["test: day 1 has nothing from 13:30, after Table, to Tower at 17:30"]);
});

test("two hours to sit down are no hole, nor is the way to what lies far off", () => {
  expect(idleDays(day(at("10:00", castle), at("13:00", table), at("16:00", tower))).part).toBe(0);
  const farOff = aPlace({ name: "Far off", lat: 38.72 + 0.2, minutes: 60 });
  expect(idleDays(day(at("12:30", table), at("16:10", farOff))).part).toBe(0);
  expect(idleDays(day(at("12:30", table), at("16:10", tower))).part).toBe(1);
});

test("a day out of town is none of these", () => {
  const outing = aPlace({ name: "Outing", dayTrip: true, minutes: 240 });
  expect(idleDays(day(at("09:00", outing), at("19:00", table)))).toMatchObject({ part: 0, whole: 0 });
});
