import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonPieces, streamOf } from "~/server/http/json-stream";

async function* itemByItem<Item>(items: Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item);
}

const bodyOf = (fields: object) => new Response(streamOf(jsonPieces(fields), () => undefined));

test("what is written piece by piece reads as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.array(fc.jsonValue()), async (value, items) => {
      const read: unknown = await bodyOf({ value, items: itemByItem(items), none: itemByItem([]) }).json();
      expect(read).toEqual(JSON.parse(JSON.stringify({ value, items, none: [] })));
    }),
  );
});

test("what is promised comes in its turn, and is left out where it comes to nothing", async () => {
  const fields = { items: itemByItem([1]), later: Promise.resolve("so"), none: Promise.resolve(undefined) };
  expect(await bodyOf(fields).text()).toBe('{"items":[1],"later":"so"}');
});

test("an item is made when the one before it was sent, and none after the reader left", async () => {
  let made = 0;
  let over = false;
  async function* counted() {
    try {
      for (;;) yield await Promise.resolve((made += 1));
    } finally {
      over = true;
    }
  }
  const reader = streamOf(jsonPieces({ items: counted() }), () => undefined).getReader();
  for (let read = 0; read < 4; read += 1) await reader.read();
  expect(made).toBeLessThanOrEqual(4);
  await reader.cancel();
  expect(over).toBe(true);
});

test("what breaks off is told of, and is no whole file for whoever reads it", async () => {
  const told: unknown[] = [];
  async function* breaking() {
    yield await Promise.resolve(1);
    throw new Error("The database is gone.");
  }
  const body = streamOf(jsonPieces({ items: breaking() }), (problem) => told.push(problem));
  await expect(new Response(body).text()).rejects.toThrow("The database is gone.");
  expect(told).toMatchObject([{ message: "The database is gone." }]);
});
