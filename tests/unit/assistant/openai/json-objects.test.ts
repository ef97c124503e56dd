import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonObjects } from "~/server/assistant/openai/model/json-objects";

const reading = (pieces: readonly string[]): unknown[] => {
  const objects = new JsonObjects();
  return pieces.flatMap((piece) => objects.push(piece));
};

/** The text cut at any places. */
const cut = (text: string, places: readonly number[]): string[] => {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, i) => text.slice(from, at[i] ?? text.length));
};

/** Strings as hard as they come: braces, quotes, escapes, fences, letters of every script. */
const words = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom('}"', "{[\\", "```json\n{", '\\"', "]}", "\u2028", "😀", '{"days": ['),
);
const day = fc.record({
  day: fc.integer(),
  summary: words,
  morning: fc.record({ id: words, words }),
  note: fc.option(fc.record({ x: fc.array(fc.integer()) })),
});
const cuts = fc.array(fc.nat(), { maxLength: 30 });
/** What models say around JSON; a brace in it begins nothing that looks like JSON. */
const talk = fc
  .array(
    fc.constantFrom(
      'Sure, "here" it is:',
      "```json\n",
      "\n```",
      "the plan {as asked}",
      "see [1] or [the note]",
      "it's { odd",
      "Enjoy!",
      "\n\n",
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(" "));
const indents = fc.constantFrom(0, 2, "\t");

const framed = (days: unknown[], indent: number | string) => JSON.stringify({ days }, null, indent);

describe("objects in a stream", () => {
  test("of a list are given one by one, however the text is cut and whatever stands in and around them", () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 5 }),
        cuts,
        talk,
        talk,
        indents,
        (days, places, before, after, indent) => {
          expect(reading(cut(`${before}\n${framed(days, indent)}\n${after}`, places))).toEqual(
            JSON.parse(JSON.stringify(days)),
          );
        },
      ),
    );
  });

  test("may come one after another without a list", () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 5 }), cuts, talk, (days, places, between) => {
        expect(reading(cut(days.map((one) => JSON.stringify(one)).join(`\n${between}\n`), places))).toEqual(
          JSON.parse(JSON.stringify(days)),
        );
      }),
    );
  });

  test("may stand in a bare list, or in a frame within a frame", () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 4 }), cuts, (days, places) => {
        const expected = JSON.parse(JSON.stringify(days));
        expect(reading(cut(JSON.stringify(days), places))).toEqual(expected);
        expect(reading(cut(JSON.stringify({ plan: { days } }), places))).toEqual(expected);
      }),
    );
  });

  test("are given the moment they close, not before", () => {
    const objects = new JsonObjects();
    expect(objects.push('{"days": [{"day": 1, "summary": "a')).toEqual([]);
    expect(objects.push('}"')).toEqual([]);
    expect(objects.push("}")).toEqual([{ day: 1, summary: "a}" }]);
    expect(objects.push(', {"day": 2}')).toEqual([{ day: 2 }]);
    expect(objects.push("]}")).toEqual([]);
  });

  test("that are cut off are not given; the whole ones before them are", () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 4 }), fc.nat(), (days, at) => {
        const text = framed(days, 0);
        const found = reading([text.slice(0, at % text.length)]);
        expect(JSON.parse(JSON.stringify(days)).slice(0, found.length)).toEqual(found);
      }),
    );
  });

  test("an empty list gives none", () => expect(reading(['{"days": []}'])).toEqual([]));
  test("no text at all fails nothing", () => {
    const scraps = fc.constantFrom("{", "}", "[", "]", '"', ":", ",", "\\", "a", " ", "1");
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), scraps)), (pieces) => {
        reading(pieces);
      }),
    );
  });

  test("an object that never closes does not grow for ever, and what follows is read", () => {
    const objects = new JsonObjects();
    objects.push('{"day": 1, "x": [');
    for (let i = 0; i < 60; i += 1) objects.push("1,".repeat(500));
    expect(objects.push(' {"day": 2}')).toEqual([{ day: 2 }]);
  });
});
