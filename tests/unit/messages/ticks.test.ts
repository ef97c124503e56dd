import { expect, test } from "vitest";
import { stopsToTickTexts } from "#messages/live";

test.each([
  [["Ben"], "Done by Ben"],
  [["Ben", "Cleo"], "Done by Ben and Cleo"],
  [["Ben", "Cleo", "Dan"], "Done by Ben, Cleo, and Dan"],
  [["Ben", "Cleo", "Dan", "Eva", "Finn"], "Done by Ben, Cleo, and 3 others"],
])("who has done a stop is said in words, and of a crowd how many: %j", (names, said) => {
  expect(stopsToTickTexts.doneBy(names)).toBe(said);
});
