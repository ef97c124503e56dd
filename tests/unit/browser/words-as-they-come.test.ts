import { expect, test } from "vitest";
import { saidIn, tellWhileReading } from "~/screens/assistant/parts/words-as-they-come";

const REPLY = {
  said: ['One "quoted" [thing].', null, "Two, née “à pé”.", "Three."],
  gptReply: "Two. Three.",
  questionId: "m1",
};

const inPieces = (text: string, size: number, cut = Infinity) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(text).slice(0, cut);
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
  );

test.each([1, 5, 1_000])("sentences are told as they come, however they are cut (%i bytes)", async (size) => {
  const told = new Set<string>();
  expect(await tellWhileReading((words) => told.add(words), 1_000)(inPieces(JSON.stringify(REPLY), size))).toEqual(
    REPLY,
  );
  const all = [...told].filter(Boolean);
  expect(all.at(-1)).toBe("Two, née “à pé”. Three.");
  if (size < 6) expect(all).toEqual(['One "quoted" [thing].', "Two, née “à pé”.", "Two, née “à pé”. Three."]);
});

test("an answer in one piece tells nothing before it is there, and one that breaks off is none", async () => {
  const told: string[] = [];
  const read = tellWhileReading((words) => told.push(words), 1_000);
  expect(await read(inPieces('{"gptReply":"At noon."}', 4))).toEqual({ gptReply: "At noon." });
  expect(told.join("")).toBe("");
  expect(await read(inPieces(JSON.stringify(REPLY), 9, 40))).toBeNull();
  expect(saidIn("<html>")).toBe("");
});
