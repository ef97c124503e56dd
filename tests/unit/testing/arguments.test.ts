import { expect, test } from "vitest";
import { readArguments } from "../../../scripts/testing/arguments.mjs";

test("npm test alone asks for everything", () => {
  expect(readArguments([])).toMatchObject({ isEverything: true, isWatching: false });
});

test("a part is asked for by its name", () => {
  expect(readArguments(["unit", "lint"])).toEqual({
    isEverything: false,
    isWatching: false,
    checks: ["lint"],
    projects: ["unit*"],
    files: [],
    options: [],
  });
});

test("any other name is a piece of a file's path, also within a part", () => {
  expect(readArguments(["sweep"])).toMatchObject({ projects: [], files: ["sweep"] });
  expect(readArguments(["e2e", "tests/e2e/companions.test.ts"])).toMatchObject({
    projects: ["e2e"],
    files: ["tests/e2e/companions.test.ts"],
  });
});

test("--watch is for us, other options are for vitest", () => {
  expect(readArguments(["db", "--watch", "--bail=1"])).toMatchObject({ isWatching: true, options: ["--bail=1"] });
});
