import { describe, expect, test } from "vitest";
import { knownNameFiles } from "#db/places/known-names";
import { fileOfWord, wordsOfName } from "~/domain/destination/known-names";

const files = knownNameFiles();
const known = (name: string) =>
  wordsOfName(name)
    .flatMap((word) => files.get(fileOfWord(word))?.[word] ?? [])
    .find(([each]) => each === wordsOfName(name).join(" "));

describe("well-known names of all covered cities", () => {
  test.each([
    ["Miniatur-Wunderland", "Hamburg", 0],
    ["Palacio de Nymphenburg", "Munich", 0],
    ["Versailles", "Paris", 1],
    ["Angkor Wat", "Siem Reap", 0],
  ])("%s is of %s", (name, city, isOut) => {
    expect(known(name)?.slice(1, 3)).toEqual([city, isOut]);
  });

  test.each(["Tram", "Pedal boats", "Old Town", "Agra", "Bruges", "George Street", "St Patrick's Cathedral"])(
    "%s is none: an ordinary word, a city, or what there is in many cities",
    (name) => expect(known(name)).toBeUndefined(),
  );

  test("a file is small enough to be read for a question", () => {
    for (const [file, names] of files) expect(JSON.stringify(names).length, file).toBeLessThan(100_000);
  });
});
