import { describe, expect, test } from "vitest";
import { UNCOVERED_PLACES } from "#tests/fixtures/uncovered-places";
import { builtGazetteer } from "#tests/unit/cities/gazetteer";
import { meantCity } from "~/domain/cities/meant-city";
import { gatherCities } from "~/domain/cities/shard";
import type { DemoWish } from "~/domain/demo/demo";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { planDemo } from "~/planner/demo/demo-days";
import { suitsTravellers } from "~/planner/ideas/choose-idea";
import { fitsPlace } from "~/planner/ideas/idea";
import { IDEAS } from "~/planner/ideas";
import { traitsOf } from "~/planner/ideas/traits";
import { aBrief } from "./guide-builder";
import { preferencesOf } from "~/planner/fit/preferences";

const { read } = builtGazetteer();
const settingOf = async (city: string) => meantCity(city, await gatherCities(city, read))?.city ?? null;

describe.each(UNCOVERED_PLACES)("a week of ideas for $city, $what, in $season", ({ city, season, must, mustNot }) => {
  const week = async () => {
    const wish: DemoWish = { destination: city, season, numDays: 7, tripGoals: [] };
    return planDemo(wish, null, await settingOf(city)).flatMap(({ activities }) =>
      activities.map(({ title, description }) => `${title}. ${description}`),
    );
  };
  test.each(must)("says %s", async (what) => expect((await week()).join("\n")).toMatch(what));
  test("says nothing that somebody who knows it would laugh at", async () => {
    const lines = await week();
    expect(
      mustNot.flatMap((never) => lines.filter((line) => never.test(line)).map((line) => [String(never), line])),
    ).toEqual([]);
  });
});

test("wherever and whenever, and whoever travels, each part of the day has several ideas", () => {
  const family = preferencesOf(
    aBrief({
      whoWith: ["kids"],
      intent: {
        priorities: [],
        vibes: [],
        mobility: ["Wheelchair Accessible - Need accessible routes"],
        travelPace: [],
        budget: "",
      },
    }),
  );
  for (const lat of [-78, -30, 0, 30, 55, 78])
    for (const thousands of [0, 9, 60, 2000])
      for (const metres of [0, 4000])
        for (const date of ["2027-01-12", "2027-07-12"])
          for (const part of BLOCK_NAMES) {
            const traits = traitsOf({ lat, thousands, metres }, date);
            const left = IDEAS[part].filter((idea) => fitsPlace(idea, traits) && suitsTravellers(idea, family));
            expect({ lat, thousands, metres, date, part, few: left.length < 3 }).toMatchObject({ few: false });
          }
});
