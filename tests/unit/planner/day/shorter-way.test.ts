import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import type { LineStop } from "~/planner/day/day-line";
import { inShorterOrder, type Reordering } from "~/planner/day/shorter-way";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, anIntent } from "../guide-builder";
import { aDayWithTime, kilometresOf, sight, stop } from "./line-builder";

const preferences = preferencesOf(aBrief());
const order = (
  line: readonly LineStop[],
  day = aDayWithTime(),
  musts: readonly Place[] = [],
  how: Reordering = "all at once",
): string[] =>
  inShorterOrder(line, day, undefined, { preferences, musts }, kilometresOf, how).map(
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

  test("all change places at once where no two of them could", () => {
    const at = (name: string, km: number, parts: Place["parts"]) => sight(name, km, { parts });
    const [dawn, noon, dusk] = [
      at("Dawn", 2, ["morning", "afternoon"]),
      at("Noon", 0, ["afternoon", "evening"]),
      at("Dusk", 3, ["evening", "morning"]),
    ];
    const line = [stop(dawn, "morning"), stop(noon, "afternoon"), stop(dusk, "evening")];
    expect(order(line)).toEqual(["morning Dusk", "afternoon Dawn", "evening Noon"]);
  });

  test("what they came for stays what a part is about, however many change places", () => {
    const forFood = preferencesOf(aBrief({ intent: anIntent({ priorities: ["Food & Culinary Adventures"] }) }));
    const [market, arch, mill] = [
      sight("Market", 1, { interests: ["food"], parts: ["morning", "afternoon"] }),
      sight("Arch", 0, { parts: ["morning", "afternoon"] }),
      sight("Mill", 2, { parts: ["morning", "afternoon"], fame: 2 }),
    ];
    // Arch, Market, Mill would be the shortest, with the market beside the arch.
    const day = [stop(market, "morning"), stop(mill, "morning", "along"), stop(arch, "afternoon")];
    const found = inShorterOrder(
      day,
      aDayWithTime(),
      undefined,
      { preferences: forFood, musts: [] },
      kilometresOf,
      "all at once",
    );
    expect(found.filter(({ role }) => role === "lead").map(({ place }) => place?.name)).toContain("Market");
  });

  test("a part of a roundabout day may be about what is less known, but for a must and for what one would not go home without", () => {
    const dayWith = (gate: Place): LineStop[] => [
      stop(sight("Quay", 0, { parts: ["morning"] }), "morning"),
      stop(gate, "afternoon"),
      stop(sight("Corner", 1, { fame: 0, parts: ["afternoon"] }), "afternoon", "along"),
      stop(sight("Park", 3, { parts: ["evening"] }), "evening"),
    ];
    const [known, icon] = [sight("Gate", 2, { fame: 2 }), sight("Gate", 2, { fame: 3 })];
    const [straight, about] = [
      ["morning Quay", "afternoon Corner", "afternoon Gate", "evening Park"],
      ["morning Quay", "afternoon Gate", "afternoon Corner", "evening Park"],
    ];
    expect(order(dayWith(known))).toEqual(straight);
    expect(order(dayWith(known), aDayWithTime(), [known])).toEqual(about);
    expect(order(dayWith(icon))).toEqual(about);
    expect(order(dayWith(icon), aDayWithTime(), [], "whatever leads")).toEqual(straight);
  });
});
