import { expect, test } from "vitest";
import { dayArc } from "~/ui/sky/line-of-the-day";
import { stationsOf, type Stop } from "~/ui/sky/stations";

const stop = (over: Partial<Stop>): Stop => ({ block: "morning", title: "A walk", state: "ahead", ...over });

test("the stations follow the day, whatever the order of the stops", () => {
  const stations = stationsOf([stop({ block: "evening" }), stop({ block: "morning" }), stop({ block: "afternoon" })]);
  expect(stations.map(({ block }) => block)).toEqual(["morning", "afternoon", "evening"]);
});

test("a part of the day without a stop has no station", () => {
  expect(stationsOf([stop({ block: "evening" })]).map(({ block }) => block)).toEqual(["evening"]);
});

test("a station is done when all its stops are, and you are there while some are", () => {
  expect(stationsOf([stop({ state: "done" }), stop({ state: "done" })])[0]?.state).toBe("done");
  expect(stationsOf([stop({ state: "done" }), stop({ state: "ahead" })])[0]?.state).toBe("current");
  expect(stationsOf([stop({ state: "current" }), stop({ state: "ahead" })])[0]?.state).toBe("current");
  expect(stationsOf([stop({})])[0]?.state).toBe("ahead");
});

test("the sun's way is symmetrical and highest at noon", () => {
  const { stations } = dayArc(300, 40, 3);
  const [morning, noon, evening] = stations;
  expect(stations.map(({ x }) => x)).toEqual([50, 150, 250]);
  expect(noon?.y).toBe(0);
  expect(morning?.y).toBeCloseTo(evening?.y ?? 0);
  expect(morning?.y).toBeGreaterThan(noon?.y ?? 0);
});
