import { describe, expect, test } from "vitest";
import { oneOf } from "~/language/words/one-of";

const found = (rows: string, text: string): string | undefined =>
  new RegExp(String.raw`\b${oneOf(rows)}\b`).exec(text)?.[0];

describe("rows of words as a pattern", () => {
  test.each([
    ["a row of any language", "by, before | vor, bis | avant", "fertig vor acht", "vor"],
    ["either of two words", "back at/in/to", "we are back in town", "back in"],
    ["what begins so, accents and all", "finish* | finiç*", "si finiçòns ici", "finiçòns"],
    ["a word that may be missing, there", "at the? most", "two at the most", "at the most"],
    ["a word that may be missing, gone", "at the? most", "two at most", "at most"],
    ["two at the beginning that may be missing", "the? big? crowd", "no crowd", "crowd"],
    ["one of two at the beginning", "the? big? crowd", "the crowd", "the crowd"],
    ["one at the end that may be missing", "golden hour now?", "golden hour", "golden hour"],
    ["a few words between", "get .. to the? hotel", "get the kids to the hotel", "get the kids to the hotel"],
    ["none between", "get .. to the? hotel", "get to hotel", "get to hotel"],
    ["marks as they are", "8.h", "at 83h", undefined],
  ])("%s", (_, rows, text, match) => {
    expect(found(rows, text)).toBe(match);
  });

  test("the row that stands first where several begin alike", () => {
    expect(new RegExp(oneOf("at the most, at")).exec("at the most")?.[0]).toBe("at the most");
  });

  test("a comma ends what may stand between", () => {
    expect(found("get .. to hotel", "get up early, then to hotel")).toBeUndefined();
  });
});
