import { expect, test } from "vitest";
import { unusedAnchors } from "~/domain/trip/unused-anchors";

const TILES = { title: "Tile Museum", description: "Blue and white.", placeId: "lisbon-tiles" };
const TOWER = { title: "Belém Tower", description: "", placeId: "lisbon-belem-tower" };
const namesOf = (...given: Parameters<typeof unusedAnchors>) =>
  unusedAnchors(...given).map(({ title, isPicked }) => (isPicked ? `${title}, picked` : title));

test("what was suggested and is no stop of the plan is left over, the picks first and each once", () => {
  expect(namesOf([TILES, TOWER, "A boat to Cacilhas"], ["Belém Tower", "Fado"], [])).toEqual([
    "Belém Tower, picked",
    "Fado, picked",
    "Tile Museum",
    "A boat to Cacilhas",
  ]);
});

test("a stop at its place or of its name takes a suggestion off the list, on a day as among the ideas", () => {
  const stops = [
    { title: "Azulejos in the convent", placeId: "lisbon-tiles" },
    { title: "Sunset at Belém Tower", placeId: null },
  ];
  expect(namesOf([TILES, TOWER], ["Tile Museum"], stops)).toEqual([]);
});
