import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import { withRoomForAll } from "~/planner/day/room-for-all";
import { NO_TIME, type Tried, type TriedDay } from "~/planner/day/tried-day";
import { preferencesOf } from "~/planner/fit/preferences";
import { wayOfDay } from "~/planner/plan/short-order";
import { aBrief, aPlace } from "../guide-builder";

const preferences = preferencesOf(aBrief());
const kilometresOf = wayOfDay(USUAL_GETTING_ABOUT, null);
const sight = (name: string, over: Partial<Place> = {}): Place =>
  aPlace({ name, category: "landmark", parts: ["morning", "afternoon", "evening"], ...over });
const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});

/** A day on which some stops have no time where they stand. */
const aDay = (isLost: (stop: LineStop, at: number, line: readonly LineStop[]) => boolean): TriedDay => {
  const tried = (line: readonly LineStop[]): Tried[] =>
    line.map(
      (one, at, all) => ({ start: isLost(one, at, all) ? null : 600, minutes: 60, hours: null, sunset: null }) as Tried,
    );
  const loss = (line: readonly LineStop[]): number =>
    NO_TIME * tried(line).filter(({ start }) => start === null).length;
  const frame = { children: false, dinnerFrom: 1200 } as TriedDay["frame"];
  return { tried, loss, frame, hoursOf: () => null, sunset: () => null };
};
type Company = { children?: boolean; musts?: readonly Place[] };
const left = (line: readonly LineStop[], day: TriedDay, { children = false, musts = [] }: Company = {}): string[] =>
  withRoomForAll(line, { day, today: undefined, preferences: { ...preferences, children }, kilometresOf, musts }).map(
    ({ part, place }) => `${part} ${place?.name}`,
  );

describe("what has no time where it stands beside another stop", () => {
  const line = [
    stop(sight("Castle"), "morning"),
    stop(sight("Palace"), "afternoon"),
    stop(sight("Square"), "evening"),
    stop(sight("Tower", { fame: 2 }), "evening", "along"),
  ];

  test("goes to another part of the day in which its doors are open", () => {
    const shutAtNight = aDay(({ place, part }) => place?.name === "Tower" && part === "evening");
    expect(left(line, shutAtNight)).toContainEqual(expect.stringMatching(/^(morning|afternoon) Tower$/));
  });

  test("is left out where no other part of the day is one for it", () => {
    const alwaysShut = aDay(({ place }) => place?.name === "Tower");
    expect(left(line, alwaysShut)).toEqual(["morning Castle", "afternoon Palace", "evening Square"]);
  });

  test("keeps its place where the day has time for one of two, and it is the better known", () => {
    const two = [
      stop(sight("Castle"), "morning"),
      stop(sight("Bench", { fame: 1, parts: ["morning"] }), "morning", "along"),
      stop(sight("Memorial", { fame: 3, parts: ["morning"] }), "morning", "along"),
    ];
    const timeForTwo = aDay((_, at, all) => all.length > 2 && at === all.length - 1);
    expect(left(two, timeForTwo)).toEqual(["morning Castle", "morning Memorial"]);
  });
});

describe("what a part of the day is about, where it has no time", () => {
  const tower = sight("Tower", { fame: 3 });
  const inn = sight("Inn");
  const evening = [stop(tower, "evening"), stop(inn, "evening", "table")];

  test("has some once dinner comes before it", () => {
    const dinnerFirst = aDay(({ place }, _, all) => place === tower && all[0]?.place !== inn);
    expect(left(evening, dinnerFirst)).toEqual(["evening Inn", "evening Tower"]);
  });

  test("has some once what stands beside it has gone elsewhere, and dinner comes before it", () => {
    const line = [stop(sight("Castle"), "morning"), ...evening, stop(sight("Square", { fame: 3 }), "evening", "along")];
    const nothingBeside = aDay(({ place, part }, at, all) => {
      const ofEvening = all.filter((one) => one.part === part);
      return place === tower && (ofEvening.length > 2 || all[at - 1]?.place !== inn);
    });
    expect(left(line, nothingBeside)).toEqual(["morning Castle", "morning Square", "evening Inn", "evening Tower"]);
  });
});

describe("an evening with children", () => {
  const [wheel, alley, inn] = [sight("Wheel"), sight("Alley"), sight("Inn")];
  const line = [stop(wheel, "evening"), stop(alley, "evening", "along"), stop(inn, "evening", "table")];
  /** Each stop of the evening takes an hour and a half, from five on. */
  const slowly = aDay(() => false);
  const evening: TriedDay = {
    ...slowly,
    tried: (all) =>
      all.map(
        (_, at) => ({ part: "evening", start: 17 * 60 + at * 90, minutes: 90, hours: null, sunset: null }) as Tried,
      ),
  };

  test("leaves out what would keep them up, so that dinner is over by their bedtime", () => {
    expect(left(line, evening, { children: true })).toEqual(["evening Wheel", "evening Inn"]);
    expect(left(line, evening)).toHaveLength(3);
  });

  test("keeps what they must see, and what does not bring them to bed in time either", () => {
    expect(left(line, evening, { children: true, musts: [alley] })).toHaveLength(3);
    const late: TriedDay = {
      ...evening,
      tried: (all) => evening.tried(all).map((tried) => ({ ...tried, start: (tried.start ?? 0) + 120 })),
    };
    expect(left(line, late, { children: true })).toHaveLength(3);
  });
});
