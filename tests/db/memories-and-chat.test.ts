import { beforeEach, describe, expect, test } from "vitest";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { someDays } from "#tests/fixtures/days";
import { planTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD } from "#tests/fixtures/travellers";
import type { Mood } from "~/domain/memories/reflection";
import type { Proposal } from "~/domain/proposal/proposal";
import type { ChatMessage, Question } from "~/server/assistant/port";
import { jsonPieces, streamOf } from "~/server/http/json-stream";
import { StreamedReply } from "~/server/http/call-context";
import {
  answerQuestion,
  askAboutBlock,
  readReflections,
  readThread,
  saveQuestion,
  saveReflection,
} from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
let tripId: string;
beforeEach(async () => {
  tripId = await planTrip(at);
});

const reflect = (person: typeof ADA, dayNumber: string, moodTags: Mood[], journalText = "") =>
  saveReflection(callAs(at, person), { params: { tripId, dayNumber }, body: { moodTags, journalText } });
const reflections = (person = ADA) => readReflections(callAs(at, person), { params: { tripId }, body: undefined });

describe("reflections", () => {
  test("are saved in two round trips and read in one, with the names of those who wrote them, day by day", async () => {
    await reflect(BEN, "2", ["Chill Day"], "Slept in.");
    const { result, roundTrips } = await counted(at, () => reflect(ADA, "1", ["Mind Blown", "Full of Memories"]));
    expect(roundTrips).toBe(2);
    expect(result).toMatchObject({
      reflection: {
        tripId,
        dayIndex: 1,
        summary: "Day 1 reflection",
        moodTags: ["Mind Blown", "Full of Memories"],
        journalText: "",
        authorName: "Ada Fern",
      },
    });
    const read = await counted(at, () => reflections(BEN));
    expect(read.roundTrips).toBe(1);
    expect(read.result).toMatchObject({
      reflections: [
        { dayIndex: 1, authorName: "Ada Fern" },
        { dayIndex: 2, authorName: "Ben Ohm", journalText: "Slept in." },
      ],
    });
  });

  test("saved again replace one's own for that day, and nobody else's", async () => {
    await reflect(BEN, "1", ["Exhausted"]);
    const first = await reflect(ADA, "1", ["Exhausted"], "Long.");
    const [second] = await Promise.all([
      reflect(ADA, "1", ["Chill Day"], "Not so long."),
      reflect(ADA, "1", ["Chill Day"], "Not so long."),
    ]);
    expect("reflection" in first && "reflection" in second && second.reflection.reflectionId).toBe(
      "reflection" in first && first.reflection.reflectionId,
    );
    expect(await reflections()).toMatchObject({
      reflections: [
        { authorName: "Ben Ohm", moodTags: ["Exhausted"] },
        { authorName: "Ada Fern", moodTags: ["Chill Day"], journalText: "Not so long." },
      ],
    });
  });

  test("are for the days of the trip", async () => {
    expect(await problemOf(reflect(ADA, "4", ["Chill Day"]))).toEqual({ code: "not-found", error: "Day 4 not found." });
    expect(await problemOf(reflect(ADA, "first", ["Chill Day"]))).toMatchObject({ code: "invalid" });
  });

  test("are hidden from strangers", async () => {
    expect(await problemOf(reflections(CYD))).toMatchObject({ code: "not-found" });
    expect(await problemOf(reflect(CYD, "1", ["Chill Day"]))).toMatchObject({ code: "not-found" });
  });
});

describe("questions to the assistant", () => {
  const heard: ChatMessage[] = [];
  const assistant = scriptedAssistant({
    chat: (message) => {
      heard.push(message);
      return Promise.resolve({ reply: `About “${message.message}”: yes.`, source: "embedded" });
    },
  });
  beforeEach(() => {
    heard.length = 0;
  });

  const ask = (userInput: string, person = BEN) =>
    saveQuestion(callAs(at, person), { params: { tripId }, body: { userInput } });
  const thread = async (person = BEN) => {
    const reply = await readThread(callAs(at, person), { params: { tripId }, body: undefined });
    if (!("exchanges" in reply)) throw new Error("The talk came with a status of its own.");
    return reply.exchanges;
  };
  const answer = (person = BEN) => answerQuestion(callAs(at, person, assistant), { params: { tripId }, body: {} });

  test("are kept, and the latest of one's own is answered from the plan, two round trips each", async () => {
    await ask("Is it far?");
    await ask("Ada's own", ADA);
    expect((await counted(at, () => ask("Is it warm?"))).roundTrips).toBe(2);
    const { result, roundTrips } = await counted(at, () => answer());
    expect(result).toEqual({
      gptReply: "About “Is it warm?”: yes.",
      source: "embedded",
      questionId: expect.any(String),
      said: [],
      proposals: [],
      places: [],
    });
    expect(roundTrips).toBe(2);
    expect(heard).toMatchObject([
      { message: "Is it warm?", travellerName: "Ben Ohm", days: someDays(3), brief: { tripId } },
    ]);
  });

  test("are answered once: asking for the answer again gives the same one", async () => {
    await ask("Is it far?");
    const first = await answer();
    expect(await answer()).toEqual(first);
    expect(heard).toHaveLength(1);
    await ask("And by tram?");
    expect(await answer()).toMatchObject({ gptReply: "About “And by tram?”: yes." });
  });

  test("are answered once though twelve ask for the answer at the same moment: one reply is kept, and all get it", async () => {
    await ask("Is it far?");
    let given = 0;
    const various = scriptedAssistant({
      chat: () => Promise.resolve({ reply: `Answer ${(given += 1)}`, source: "embedded" }),
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => answerQuestion(callAs(at, BEN, various), { params: { tripId }, body: {} })),
    );
    const kept = await at.d1.prepare("SELECT text FROM messages WHERE kind = 'reply'").all<{ text: string }>();
    expect(kept.results).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ gptReply: kept.results[0]?.text, source: "embedded" });
  });

  test("are read back with their answers, oldest first, in one round trip", async () => {
    await ask("Is it far?");
    await answer();
    await ask("And by tram?");
    const { result, roundTrips } = await counted(at, () => thread());
    expect(result).toEqual([
      {
        id: expect.any(String),
        question: "Is it far?",
        answer: { text: "About “Is it far?”: yes.", source: "embedded", proposals: [], thumb: null },
      },
      { id: expect.any(String), question: "And by tram?", answer: null },
    ]);
    expect(roundTrips).toBe(1);
  });

  test("keep what their answer proposes, and an answer of an earlier version proposes nothing", async () => {
    const stop = { id: "2-morning", title: "Graça", placeId: null, at: { day: 2, part: "morning" as const } };
    const proposals: Proposal[] = [{ id: "1", why: "It is calmer.", kind: "shelve", stop }];
    const proposing = scriptedAssistant({ chat: () => Promise.resolve({ reply: "So?", source: "openai", proposals }) });
    await ask("Something calmer?");
    const given = await answerQuestion(callAs(at, BEN, proposing), { params: { tripId }, body: {} });
    expect(given).toMatchObject({ proposals });
    expect(await answer()).toEqual(given);
    expect(await thread()).toMatchObject([{ answer: { proposals } }]);
    await at.d1.prepare("UPDATE messages SET proposals = NULL").run();
    expect(await thread()).toMatchObject([{ answer: { text: "So?", proposals: [] } }]);
  });

  test("are answered sentence by sentence where a model writes, and kept whole, also for whoever left meanwhile", async () => {
    const model = scriptedAssistant({
      source: "openai",
      chat: (_message, tell) => {
        tell?.("It is.");
        return Promise.resolve({ reply: "It is. Very.", source: "openai" });
      },
    });
    await ask("Is it warm?");
    const answered = await answerQuestion(callAs(at, BEN, model), { params: { tripId }, body: {} });
    if (!(answered instanceof StreamedReply)) throw new Error("It is not streamed.");
    const body: unknown = await new Response(streamOf(jsonPieces(answered.fields), () => undefined)).json();
    expect(answered.headers).toEqual({ "Content-Encoding": "identity" });
    expect(body).toMatchObject({ said: ["It is."], gptReply: "It is. Very.", source: "openai", proposals: [] });
    expect(await thread()).toMatchObject([{ answer: { text: "It is. Very.", source: "openai" } }]);
    expect(await answer()).toMatchObject({ said: [], gptReply: "It is. Very." });
  });

  test("are each companion's own: neither the organizer nor another reads them, and a stranger no trip's", async () => {
    await ask("What do we give Ada?");
    await answer();
    await ask("What do we give Ben?", ADA);
    expect(await thread()).toMatchObject([{ question: "What do we give Ada?" }]);
    expect(await thread(ADA)).toEqual([{ id: expect.any(String), question: "What do we give Ben?", answer: null }]);
    expect(await problemOf(thread(CYD))).toMatchObject({ code: "not-found" });
  });

  test("are read back a hundred at most, the newest", async () => {
    for (let asked = 1; asked <= 102; asked++) await ask(`Question ${asked}`);
    expect((await thread()).map(({ question }) => question)).toEqual(
      Array.from({ length: 100 }, (_, index) => `Question ${index + 3}`),
    );
  });

  test("must have been asked", async () => {
    expect(await problemOf(answer())).toMatchObject({ code: "not-ready" });
    expect(await problemOf(ask("Hello?", CYD))).toMatchObject({ code: "not-found" });
  });

  test("about a block are answered from the day's plan, in one round trip", async () => {
    const asked: Question[] = [];
    const guide = scriptedAssistant({
      answer: (question) => {
        asked.push(question);
        return Promise.resolve({ answer: "Ten minutes.", source: "embedded" });
      },
    });
    const askAbout = (dayIndex: number) =>
      askAboutBlock(callAs(at, BEN, guide), {
        params: {},
        body: { tripId, dayIndex, blockName: "evening", question: "How far?" },
      });
    const { result, roundTrips } = await counted(at, () => askAbout(2));
    expect(result).toEqual({ answer: "Ten minutes.", source: "embedded", proposals: [], thumbTicket: null });
    expect(roundTrips).toBe(1);
    expect(asked).toMatchObject([{ dayIndex: 2, blockName: "evening", question: "How far?", days: someDays(3) }]);
    expect(await problemOf(askAbout(4))).toMatchObject({ error: "Day 4 not found." });
  });
});
