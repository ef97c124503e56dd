import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import { inShorterOrder } from "~/planner/day/shorter-way";
import type { Tried, TriedDay } from "~/planner/day/tried-day";
import { preferencesOf } from "~/planner/fit/preferences";
import { wayOfDay } from "~/planner/plan/short-order";
import { aBrief, aPlace } from "../guide-builder";

const preferences = preferencesOf(aBrief());
const kilometresOf = wayOfDay(USUAL_GETTING_ABOUT, null);
const north = (km: number) => 38.72 + km / 111.195;
const sight = (name: string, km: number, over: Partial<Place> = {}): Place =>
  aPlace({ name, lat: north(km), category: "landmark", parts: ["morning", "afternoon"], ...over });
const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});

/** A day with time for everything, but for what `loses` says. */
const aDayWithTime = (loses: (line: readonly LineStop[]) => number = () => 0): TriedDay => {
  const tried = (line: readonly LineStop[]): Tried[] => line.map(() => ({ start: 600, minutes: 60 }) as Tried);
  return { tried, loss: loses, frame: {} as TriedDay["frame"], hoursOf: () => null, sunset: () => null };
};
const order = (line: readonly LineStop[], day = aDayWithTime(), musts: readonly Place[] = []): string[] =>
  inShorterOrder(line, day, undefined, { preferences, musts }, kilometresOf).map(
    ({ part, place }) => `${part} ${place?.name}`,
  );

describe("once a day has all its stops", () => {
  const [near, mid, far] = [sight("Near", 0), sight("Mid", 1), sight("Far", 3)];

  test("two of them change places where that makes the way shorter", () => {
    const lunch = stop(sight("Lunch", 0.2, { category: "food" }), "afternoon", "table");
    expect(order([stop(far, "morning"), lunch, stop(near, "afternoon"), stop(sight("End", 3.2), "evening")])).toEqual([
      "morning Near",
      "afternoon Lunch",
      "afternoon Far",
      "evening End",
    ]);
  });

  test("what stands beside something else goes to where it lies", () => {
    const line = [
      stop(near, "morning"),
      stop(far, "morning", "along"),
      stop(mid, "afternoon"),
      stop(sight("End", 3.1), "evening"),
    ];
    expect(order(line)).toEqual(["morning Near", "afternoon Mid", "afternoon Far", "evening End"]);
  });

  test("nothing goes to a part of the day that it is not for, nor from the sunset", () => {
    const morningOnly = sight("Market", 3, { parts: ["morning"] });
    const line = [stop(morningOnly, "morning"), stop(near, "afternoon"), stop(sight("End", 3.2), "evening")];
    expect(order(line)).toEqual(["morning Market", "afternoon Near", "evening End"]);
  });

  test("what stands beside something takes the place of what a part is about if it is as well known, and that is no must", () => {
    const [gate, arch] = [sight("Gate", 3, { fame: 1 }), sight("Arch", 0.2, { fame: 2 })];
    const dayWith = (beside: Place): LineStop[] => [
      stop(sight("Quay", 0, { parts: ["morning"] }), "morning"),
      stop(gate, "morning"),
      stop(sight("Park", 3.1, { parts: ["afternoon"] }), "afternoon"),
      stop(beside, "afternoon", "along"),
    ];
    expect(order(dayWith(arch))).toContain("morning Arch");
    expect(order(dayWith(sight("Corner", 0.2, { fame: 0 })))).toContain("morning Gate");
    expect(order(dayWith(arch), aDayWithTime(), [gate])).toContain("morning Gate");
  });

  test("nothing moves where something would lose its time by it", () => {
    const line = [stop(far, "morning"), stop(near, "afternoon"), stop(sight("End", 3.2), "evening")];
    const strict = aDayWithTime((now) => (now[0]?.place === far ? 0 : 10));
    expect(order(line, strict)).toEqual(["morning Far", "afternoon Near", "evening End"]);
  });
});
