import { expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import { nearerStops } from "~/planner/day/nearer-stops";
import type { Tried, TriedDay } from "~/planner/day/tried-day";
import { preferencesOf } from "~/planner/fit/preferences";
import { wayOfDay } from "~/planner/plan/short-order";
import { aBrief, aGuide, aPlace } from "../guide-builder";

const at = (name: string, km: number, parts: BlockName[], over: Partial<Place> = {}): Place =>
  aPlace({ name, lat: 38.72 + km / 111.195, category: "landmark", parts, ...over });
const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});
/** A day with time for everything, but for the mill at any hour other than that of the second stop. */
const timely: TriedDay = {
  tried: (line) => line.map(() => ({ start: 600, minutes: 60 }) as Tried),
  loss: (line) => ([1, -1].includes(line.findIndex(({ place }) => place?.name === "Mill")) ? 0 : 10),
  frame: {} as TriedDay["frame"],
  hoursOf: () => null,
  sunset: () => null,
};

const [quay, tower] = [at("Quay", 0, ["morning"]), at("Tower", 4, ["afternoon"])];
const lunch = stop(at("Lunch", 0.2, ["afternoon"], { category: "food" }), "afternoon", "table");
const cloister = at("Cloister", 0.1, ["morning"], { category: "religious" });

/** A morning that goes out to something and back for lunch, beside a city of a few places. */
function dayWith(farOut: Place, musts: Place[] = [], others: Place[] = [cloister], day = timely) {
  const guide = { ...aGuide(0), places: [quay, tower, farOut, ...others] };
  const brief = aBrief({ guide });
  const taken = new Set([quay, tower, farOut]);
  const filling = { brief, guide, preferences: preferencesOf(brief), conditions: [], musts };
  const line = [stop(quay, "morning"), stop(farOut, "morning", "along"), lunch, stop(tower, "afternoon")];
  const filled = nearerStops(filling, taken, wayOfDay(USUAL_GETTING_ABOUT, null))(line, day, undefined);
  return { names: filled.map(({ place }) => place?.name), taken };
}
const AS_IT_WAS = ["Quay", "Mill", "Lunch", "Tower"];
/** It lies beyond the tower, where one is in the afternoon. */
const mill = (over: Partial<Place> = {}): Place => at("Mill", 4.2, ["morning", "afternoon"], { fame: 0, ...over });

test("what is little known and leads a day about gives way to what lies on the way", () => {
  const { names, taken } = dayWith(mill());
  expect(names).toEqual(["Quay", "Cloister", "Lunch", "Tower"]);
  expect([...taken].map(({ name }) => name)).toEqual(["Quay", "Tower", "Cloister"]);
});

test("what is well known stays, and so does a must", () => {
  expect(dayWith(mill({ fame: 2 })).names).toEqual(AS_IT_WAS);
  const must = mill();
  expect(dayWith(must, [must]).names).toEqual(AS_IT_WAS);
});

test("nothing changes where there is nothing on the way, or all else would lose its time", () => {
  expect(dayWith(mill(), [], []).names).toEqual(AS_IT_WAS);
  const full: TriedDay = {
    ...timely,
    loss: (line) => (line.some(({ place }) => place === cloister) ? 10 : timely.loss(line)),
  };
  expect(dayWith(mill(), [], [cloister], full).names).toEqual(AS_IT_WAS);
});
