import { beforeEach, describe, expect, test } from "vitest";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { planTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, AT, BEN, CYD } from "#tests/fixtures/travellers";
import { answerQuestion, askAboutBlock, rateAnswer, readThread, saveQuestion } from "#tests/fixtures/use-cases";
import type { Thumb } from "~/domain/thumbs/thumb";

const at = await emptyDatabase();
let tripId: string;
beforeEach(async () => {
  tripId = await planTrip(at);
});

const WORDS = "Is the castle far?";
const UP: Thumb = { vote: "up", reason: null };
const assistant = scriptedAssistant({
  chat: () => Promise.resolve({ reply: "Ten minutes on foot.", source: "embedded" }),
  answer: () => Promise.resolve({ answer: "Ten minutes on foot.", source: "openai" }),
});
/** As that person calls where the installation asks for thumbs, or does not. */
const as = (person = BEN, ANSWER_THUMBS = "on") => {
  const context = callAs(at, person, assistant);
  return { ...context, env: { ...context.env, ANSWER_THUMBS, ROOM_SECRET: "s".repeat(32) } };
};

const rate = (
  answerId: string,
  thumb: Thumb | null,
  context = as(),
  ticket?: { source: "openai"; signature: string },
) => rateAnswer(context, { params: { tripId }, body: { answerId, thumb, ticket } });
const rows = async () => (await at.d1.prepare("SELECT * FROM answer_thumbs").all()).results;

async function anAnswer(person = BEN): Promise<string> {
  const saved = await saveQuestion(as(person), { params: { tripId }, body: { userInput: WORDS } });
  await answerQuestion(as(person), { params: { tripId }, body: {} });
  if (!("messageId" in saved)) throw new Error("The question came with a status of its own.");
  return saved.messageId;
}

async function anAnswerAboutABlock(context = as()) {
  const asked = await askAboutBlock(context, {
    params: {},
    body: { tripId, dayIndex: 1, blockName: "morning", question: WORDS },
  });
  if (!("thumbTicket" in asked)) throw new Error("The answer came with a status of its own.");
  return asked.thumbTicket;
}

describe("a thumb for an answer in the talk", () => {
  test("is kept as a date, who answered and what was tapped: no time, no person, no words; in two round trips", async () => {
    const id = await anAnswer();
    const { result, roundTrips } = await counted(at, () => rate(id, { vote: "down", reason: "not-true" }));
    expect({ result, roundTrips }).toEqual({ result: { kept: true }, roundTrips: 2 });
    expect(await rows()).toEqual([
      {
        answer_id: id,
        day: new Date(AT).toISOString().slice(0, 10),
        kind: "talk",
        source: "embedded",
        vote: "down",
        reason: "not-true",
        city_id: null,
      },
    ]);
  });

  test("is changed and taken back, and stands in the talk on each device", async () => {
    const id = await anAnswer();
    const thread = () => readThread(as(), { params: { tripId }, body: undefined });
    await rate(id, { vote: "down", reason: "too-long" });
    await rate(id, UP);
    expect(await rows()).toMatchObject([{ vote: "up", reason: null }]);
    expect(await thread()).toMatchObject({ asksThumbs: true, exchanges: [{ answer: { thumb: UP } }] });
    await rate(id, null);
    expect(await rows()).toEqual([]);
    expect(await thread()).toMatchObject({ exchanges: [{ answer: { thumb: null } }] });
  });

  test("is for one's own questions that were answered, and for nothing else", async () => {
    const id = await anAnswer();
    expect(await rate(id, UP, as(ADA))).toEqual({ kept: false });
    expect(await rate("none", UP)).toEqual({ kept: false });
    await saveQuestion(as(), { params: { tripId }, body: { userInput: WORDS } });
    const open = await at.d1.prepare("SELECT max(id) AS id FROM messages").first<string>("id");
    expect(await rate(open ?? "", UP)).toEqual({ kept: false });
    expect(await problemOf(rate(id, UP, as(CYD)))).toMatchObject({ code: "not-found" });
    expect(await rows()).toEqual([]);
  });

  test("is neither asked for nor kept unless the installation says so", async () => {
    const id = await anAnswer();
    for (const setting of ["off", "", "yes"]) {
      expect(await rate(id, UP, as(BEN, setting))).toEqual({ kept: false });
      const thread = await readThread(as(BEN, setting), { params: { tripId }, body: undefined });
      expect(thread).toMatchObject({ asksThumbs: false });
    }
    expect(await rows()).toEqual([]);
  });
});

describe("a thumb for an answer about a part of the day", () => {
  test("needs the ticket that came with it: no other id, source or trip is believed", async () => {
    const ticket = await anAnswerAboutABlock();
    const signature = ticket?.signature ?? "";
    const answerId = ticket?.answerId ?? "";
    const sent = { source: "openai", signature } as const;
    expect(await rate(crypto.randomUUID(), UP, as(), sent)).toEqual({ kept: false });
    expect(await rate(answerId, UP, as(), { ...sent, signature: "" })).toEqual({ kept: false });
    expect(await rows()).toEqual([]);
    expect(await rate(answerId, UP, as(), sent)).toEqual({ kept: true });
    expect(await rate(answerId, { vote: "down", reason: "not-here" }, as(), sent)).toEqual({ kept: true });
    expect(await rows()).toMatchObject([{ answer_id: answerId, kind: "block", source: "openai", reason: "not-here" }]);
  });

  test("has no ticket where none are asked for, or nothing can be signed", async () => {
    expect(await anAnswerAboutABlock(as(BEN, "off"))).toBeNull();
    const { env, ...context } = as();
    expect(await anAnswerAboutABlock({ ...context, env: { ...env, ROOM_SECRET: "" } })).toBeNull();
  });
});
