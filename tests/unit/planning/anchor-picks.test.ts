import { describe, expect, test } from "vitest";
import { anchorChoices, firstPicks, samePicks, togglePick } from "~/screens/planning/anchors/anchor-picks";

describe("picking anchors", () => {
  test("loving a title adds it, loving it again takes it away", () => {
    expect(togglePick(["Old Town"], "Tower")).toEqual(["Old Town", "Tower"]);
    expect(togglePick(["Old Town", "Tower"], "Old Town")).toEqual(["Tower"]);
  });

  test("who leaves the choice to us gets the first three", () =>
    expect(firstPicks(anchorChoices(["Tower", "Old Town", "Market", "River"], []))).toEqual([
      "Tower",
      "Old Town",
      "Market",
    ]));

  test("the order of picks does not make them different", () => {
    expect(samePicks(["a", "b"], ["b", "a"])).toBe(true);
    expect(samePicks(["a"], ["a", "b"])).toBe(false);
    expect(samePicks(["a", "c"], ["a", "b"])).toBe(false);
  });

  test("a suggestion that is a plain title becomes a card", () => {
    expect(anchorChoices(["Tower"], [])).toEqual([{ title: "Tower", description: "", earlier: false }]);
  });

  test("a pick that is no longer suggested stays, first", () => {
    const choices = anchorChoices([{ title: "Tower", description: "High." }], ["Old Town"]);
    expect(choices.map(({ title, earlier }) => [title, earlier])).toEqual([
      ["Old Town", true],
      ["Tower", false],
    ]);
  });

  test("a title suggested twice shows once", () => {
    expect(anchorChoices(["Tower", { title: "Tower", description: "High." }], [])).toHaveLength(1);
  });
});
