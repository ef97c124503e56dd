import { expect, test } from "vitest";
import { typedFound } from "../../../../quality/eval/sixty/typed-names";
import { aPlace } from "../../planner/guide-builder";
import { aCity } from "./planned-builder";

const museum = aPlace({ name: "Musée du Louvre", aliases: ["Louvre Museum", "Mona Lisa"] });
const tower = aPlace({ name: "Iron Tower" });
const city = aCity([museum, tower]);
const TYPED = [{ city: city.id, typed: "mona lisa", means: "Louvre Museum" }];

test("a typed name that finds the place meant is counted", () =>
  expect(typedFound({ city, icons: [] }, TYPED, () => museum)).toEqual({ part: 1, whole: 1, lacks: [], known: 1 }));

test("one that finds nothing, something else, or that nobody could find, is told apart", () => {
  const lack = (finds: () => typeof museum | null, means = "Louvre Museum") =>
    typedFound({ city, icons: [] }, [{ city: city.id, typed: "mona lisa", means }], finds).lacks[0];
  expect(lack(() => null)).toContain("is not recognised");
  expect(lack(() => tower)).toContain("is taken for Iron Tower");
  expect(lack(() => tower, "Lost Temple")).toContain("is not in the data");
});

test("the product's own way finds a place by its name", () =>
  expect(
    typedFound({ city, icons: [] }, [{ city: city.id, typed: "the iron tower", means: "Iron Tower" }]),
  ).toMatchObject({ part: 1 }));
