import { describe, expect, test } from "vitest";
import { anchorChoices } from "~/screens/planning/anchors/anchor-picks";
import { ownMustsOf, titleKnown } from "~/screens/planning/anchors/own-musts";

const TYPED = { title: "Tea with Ana", description: "", source: "traveller" } as const;
const CASTLE = { title: "Castelo de São Jorge", description: "", placeId: "lisbon-castle" };

describe("musts that somebody typed", () => {
  test("are shown while they are picked: those just typed, and those of another day", () =>
    expect(
      ownMustsOf(
        ["Tea with Ana", "Évora", "Castelo de São Jorge"],
        [CASTLE, TYPED],
        [
          { title: "Évora", location: "110 km away", isLookedUp: true },
          { title: "Left out", location: null, isLookedUp: false },
        ],
      ),
    ).toEqual([
      { title: "Tea with Ana", location: null, isLookedUp: true },
      { title: "Évora", location: "110 km away", isLookedUp: true },
    ]));

  test("are no cards among the suggestions, neither as suggested nor as picked earlier", () =>
    expect(
      anchorChoices([CASTLE, TYPED], ["Tea with Ana", "Évora", "Gone"], [TYPED, { title: "Évora" }]).map(
        ({ title }) => title,
      ),
    ).toEqual(["Gone", "Castelo de São Jorge"]));

  test("that are suggested, or picked, already are that one: by name, and by the place behind it", () => {
    expect(titleKnown({ title: "castelo de sao jorge" }, [], [CASTLE])).toBe("Castelo de São Jorge");
    expect(titleKnown({ title: "St George's Castle", placeId: "lisbon-castle" }, [], [CASTLE])).toBe(
      "Castelo de São Jorge",
    );
    expect(titleKnown({ title: "tea with ana" }, ["Tea with Ana"], [])).toBe("Tea with Ana");
    expect(titleKnown({ title: "Tea" }, ["Tea with Ana"], ["Old Town"])).toBeNull();
  });
});
