import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { advance, comparePositions, completeBlock } from "~/domain/live/live-advance";
import type { LiveStatus, Position } from "~/domain/live/live-position";
import {
  EMPTY_OUTBOX,
  idsInOrder,
  type Outbox,
  positionWithQueue,
  queueCommand,
  type QueuedCommand,
  type QueuedCompletion,
  type QueuedReflection,
  type QueuedTick,
} from "~/domain/offline/outbox";
import { afterAnswer, type QueueAnswer } from "~/domain/offline/outbox-answer";

let made = 0;
const id = () => `c${(made += 1)}`;
const finish = (dayIndex: number, blockName: BlockName): QueuedCompletion => ({
  kind: "complete-block",
  id: id(),
  dayIndex,
  blockName,
});
const words = (dayIndex: number, journalText = "Sun."): QueuedReflection => ({
  kind: "reflect",
  id: id(),
  dayIndex,
  moodTags: ["Chill Day"],
  journalText,
});
const tap = (stopId: string, done = true): QueuedTick => ({ kind: "tick-stop", id: id(), stopId, done });
const outboxOf = (...commands: QueuedCommand[]): Outbox => commands.reduce(queueCommand, EMPTY_OUTBOX);
const at = (dayIndex: number, block: BlockName): Position => ({ dayIndex, block });

describe("putting into the outbox", () => {
  test("later words about a day replace the earlier ones, and go to the end", () => {
    const [first, block, second] = [words(1, "first"), finish(2, "morning"), words(1, "second")];
    expect(outboxOf(first, block, second).waiting).toEqual([block, second]);
  });
  test("new words about a day take the place of words that the server would not take", () => {
    const outbox = outboxOf(words(1, "refused"));
    const { outbox: stranded } = afterAnswer(outbox, outbox.waiting[0]?.id ?? "", {
      kind: "refused",
      status: 403,
      code: "forbidden",
    });
    expect(queueCommand(stranded, words(1, "again")).stranded).toEqual([]);
  });
  test("of several taps on a stop the last one counts", () => {
    const [set, elsewhere, back] = [tap("1-morning"), tap("1-evening"), tap("1-morning", false)];
    expect(outboxOf(set, elsewhere, back).waiting).toEqual([elsewhere, back]);
  });
  test("a tick changes nothing in what is sent in order", () => {
    const block = finish(1, "morning");
    expect(idsInOrder(outboxOf(tap("1-morning"), block, tap("1-evening")))).toBe(idsInOrder(outboxOf(block)));
    expect(idsInOrder(outboxOf(block, words(1)))).not.toBe(idsInOrder(outboxOf(block)));
  });
  test("a block is completed once however often it is tapped", () =>
    expect(outboxOf(finish(1, "evening"), finish(1, "evening")).waiting).toHaveLength(1));
});

describe("where the trip goes on without a connection", () => {
  test("block after block, into the next day", () =>
    expect(
      positionWithQueue(
        at(1, "afternoon"),
        outboxOf(finish(1, "afternoon"), finish(1, "evening"), words(1)).waiting,
        3,
      ),
    ).toEqual(at(2, "morning")));
  test("a block that somebody else finished meanwhile moves nothing", () =>
    expect(positionWithQueue(at(2, "morning"), outboxOf(finish(1, "evening")).waiting, 3)).toEqual(at(2, "morning")));
  test("the last evening leads beyond the last day", () =>
    expect(positionWithQueue(at(3, "evening"), outboxOf(finish(3, "evening")).waiting, 3)).toEqual(at(4, "morning")));
});

describe("the server's answer", () => {
  test("a refused tick goes alone and without a word; a refused block leaves the ticks", () => {
    const [block, tick] = [finish(1, "morning"), tap("1-evening")];
    const outbox = outboxOf(block, tick);
    const refused: QueueAnswer = { kind: "refused", status: 404, code: "not-found" };
    expect(afterAnswer(outbox, tick.id, refused)).toEqual({
      outbox: outboxOf(block),
      told: null,
      next: "go-on",
    });
    expect(afterAnswer(outbox, block.id, refused).outbox).toEqual(outboxOf(tick));
  });
  const [first, second, diary] = [finish(1, "morning"), finish(1, "afternoon"), words(1)];
  const outbox = outboxOf(first, second, diary);
  const answered = (answer: QueueAnswer) => afterAnswer(outbox, first.id, answer);
  test("done, goes on with the next", () =>
    expect(answered({ kind: "done" })).toEqual({
      outbox: { ...outbox, waiting: [second, diary] },
      told: null,
      next: "go-on",
    }));
  test("none, leaves everything in its order", () =>
    expect(answered({ kind: "unreached" })).toEqual({ outbox, told: null, next: "wait" }));
  test("sign in first, keeps everything until then", () =>
    expect(answered({ kind: "signed-out" })).toEqual({ outbox, told: null, next: "wait" }));
  test("out of order, drops the blocks that build on each other, keeps the words, and tells", () =>
    expect(answered({ kind: "refused", status: 409, code: "out-of-order" })).toEqual({
      outbox: { ...outbox, waiting: [diary] },
      told: { kind: "moved-meanwhile" },
      next: "go-on",
    }));
  test("not the organizer any more, drops the blocks and tells", () =>
    expect(answered({ kind: "refused", status: 403, code: "forbidden" })).toMatchObject({
      told: { kind: "not-yours" },
      outbox: { waiting: [diary] },
    }));
  test("words refused are set aside and told, never dropped", () =>
    expect(afterAnswer(outbox, diary.id, { kind: "refused", status: 404, code: "not-found" })).toEqual({
      outbox: { waiting: [first, second], stranded: [diary] },
      told: { kind: "words-kept", dayIndex: 1 },
      next: "go-on",
    }));
  test("to words that were rewritten on their way, leaves the new words waiting", () => {
    const rewritten = queueCommand(outboxOf(diary), words(1, "better"));
    expect(afterAnswer(rewritten, diary.id, { kind: "done" }).outbox).toEqual(rewritten);
  });
});

/** A trip of three days on the server, another device of the organizer's, a phone that was offline, and a network that fails as it likes. */
const networkEvent = fc.oneof(
  { weight: 3, arbitrary: fc.constant("deliver" as const) },
  { weight: 1, arbitrary: fc.constant("lose-request" as const) },
  { weight: 1, arbitrary: fc.constant("lose-answer" as const) },
  { weight: 1, arbitrary: fc.constant("other-device" as const) },
);

type World = { server: LiveStatus; diary: Map<number, string>; completed: Position[] };

function serverTakes(world: World, command: QueuedCommand): QueueAnswer {
  if (command.kind === "tick-stop") return { kind: "done" };
  if (command.kind === "reflect") {
    world.diary.set(command.dayIndex, command.journalText);
    return { kind: "done" };
  }
  const before = world.server;
  const { kind, status } = completeBlock(before, command);
  world.server = status;
  if (kind === "advanced") world.completed.push(at(before.currentDayIndex, before.currentBlock));
  return kind === "advanced" || kind === "already-past"
    ? { kind: "done" }
    : { kind: "refused", status: 409, code: kind };
}

function answerOver(
  event: "deliver" | "lose-request" | "lose-answer",
  world: World,
  command: QueuedCommand,
): QueueAnswer {
  if (event === "lose-request") return { kind: "unreached" };
  const answer = serverTakes(world, command);
  return event === "deliver" ? answer : { kind: "unreached" };
}

const started = (position: Position): LiveStatus => ({
  currentDayIndex: position.dayIndex,
  currentBlock: position.block,
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: null,
  travelledFrom: null,
  travelledOn: [],
  version: 1,
});
const positionOf = ({ currentDayIndex, currentBlock }: LiveStatus): Position => at(currentDayIndex, currentBlock);

test("whatever the network does, everything arrives once and in order, no word is lost, and phone and server agree in the end", () => {
  const commands = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("finish" as const) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 8 }).map((journalText) => ({ journalText })) },
    ),
    { maxLength: 12 },
  );
  const start = fc.record({ dayIndex: fc.integer({ min: 1, max: 3 }), block: fc.constantFrom(...BLOCK_NAMES) });
  fc.assert(
    fc.property(start, commands, fc.array(networkEvent, { maxLength: 60 }), (from, wishes, events) => {
      const world: World = { server: started(from), diary: new Map(), completed: [] };
      let outbox = EMPTY_OUTBOX;
      const wanted = new Map<number, string>();
      for (const wish of wishes) {
        const now = positionWithQueue(from, outbox.waiting, 3);
        if (wish === "finish" && now.dayIndex <= 3) outbox = queueCommand(outbox, finish(now.dayIndex, now.block));
        if (wish !== "finish") {
          const day = Math.min(now.dayIndex, 3);
          outbox = queueCommand(outbox, words(day, wish.journalText));
          wanted.set(day, wish.journalText);
        }
      }
      for (const event of [...events, ...Array.from({ length: 40 }, () => "deliver" as const)]) {
        if (event === "other-device") {
          const { currentDayIndex: dayIndex, currentBlock: blockName } = world.server;
          serverTakes(world, finish(dayIndex, blockName));
          continue;
        }
        const [command] = outbox.waiting;
        if (command) ({ outbox } = afterAnswer(outbox, command.id, answerOver(event, world, command)));
      }
      expect(outbox).toEqual(EMPTY_OUTBOX);
      expect(Object.fromEntries(world.diary)).toEqual(Object.fromEntries(wanted));
      world.completed.forEach((position, index) =>
        expect(position).toEqual(index === 0 ? from : advance(world.completed[index - 1] ?? from, 3)),
      );
      expect(positionWithQueue(positionOf(world.server), outbox.waiting, 3)).toEqual(positionOf(world.server));
      expect(comparePositions(positionOf(world.server), from)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
