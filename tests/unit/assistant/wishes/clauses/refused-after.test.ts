import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { readWish } from "~/language/wish/read-wish";
import { planTripDays } from "~/planner/plan/plan-trip";
import { offeredFor } from "~/server/assistant/shared/wishes/wish-reply";
import { aBrief } from "../../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const { places } = guide;

const kindsOf = (wish: ReturnType<typeof readWish>) => ({
  wanted: [...wish.wantedCategories, ...wish.sought.map(({ id }) => id)],
  refused: [...wish.unwantedCategories, ...wish.unsought.map(({ id }) => id)],
});

describe("what is said not to work is refused, in each language", () => {
  test.each([
    ["bin schwanger, roher fisch geht grad nicht", "seafood"],
    ["2 of us are veggie, bbq isnt gonna work", "meat"],
    ["seafood is not an option for us", "seafood"],
    ["le poisson ça va pas", "seafood"],
    ["el pescado no me va", "seafood"],
    ["il pesce non mi va", "seafood"],
    ["peixe não dá", "seafood"],
    ["museum geht heute nicht", "museum"],
  ])("%s", (typed, kind) => {
    const { wanted, refused } = kindsOf(readWish(typed, places));
    expect(refused).toContain(kind);
    expect(wanted).not.toContain(kind);
  });
});

describe("a question whose answer is no refuses", () => {
  test.each([
    "this plan is shit, who tf wants a museum on holiday",
    "who wants a museum on holiday",
    "wer will schon ein museum im urlaub",
    "qui a envie d'un musée en vacances",
    "quién quiere un museo en vacaciones",
    "chi vuole un museo in vacanza",
    "quem quer um museu nas férias",
  ])("%s", (typed) => {
    const { wanted, refused } = kindsOf(readWish(typed, places));
    expect(refused).toContain("museum");
    expect(wanted).not.toContain("museum");
  });

  test.each(["my dad who wants a museum is with us", "ein museum geht, aber nicht weit", "a museum would work"])(
    "%s wishes for one",
    (typed) => {
      expect(kindsOf(readWish(typed, places)).wanted).toContain("museum");
    },
  );
});

test.each(["raw fish isnt gonna work, im pregnant", "bin schwanger, fisch geht grad nicht", "ohne Fisch bitte"])(
  "%s: a dish refused in the evening asks for another dinner",
  (feedback) => {
    const brief = aBrief({ cityName: "Lisbon", guide, daysTotal: 4, startDate: "2027-05-03" });
    const days = planTripDays(brief);
    const evenings = days.flatMap(({ dayIndex, blocks: { evening: current } }) =>
      current.isDayTrip
        ? []
        : offeredFor({ brief, days, dayIndex, blockName: "evening", current, feedback }).slice(0, 1),
    );
    const kinds = evenings.map(({ name }) => places.find((place) => place.name === name));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter((place) => place && place.category !== "food" && place.meal === null)).toEqual([]);
  },
);

test("“nicht ewig weit weg” asks for less of a way", () => {
  const wish = readWish("Lieber Strand, aber nicht ewig weit weg", places);
  expect(wish.closer).toBe(true);
  expect(wish.unwantedUnknown).toEqual([]);
});
