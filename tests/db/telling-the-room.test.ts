import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { callAs, listeningRoom } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { aBlock, someDays } from "#tests/fixtures/days";
import { planOf, planTrip, startedTrip } from "#tests/fixtures/planned-trip";
import { inTurn, scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD, organize, signUp } from "#tests/fixtures/travellers";
import { readDays } from "~/contracts/room/itinerary-document";
import { joinTrip } from "~/server/join/join-trip";
import type { News } from "~/server/rooms/news";
import {
  buildItinerary,
  completeBlock,
  completeDay,
  fixLiveBlock,
  saveBlock,
  saveReflection,
  startTrip,
} from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const actor = async (person: typeof ADA) => ({ userId: (await signUp(at.db, person))._id, name: person.name });
const messages = (heard: News[]) => heard.flatMap((news) => news.messages ?? []);

/** The days of a room that had nothing and heard just this. */
function daysHeard(heard: News[]) {
  const document = new Y.Doc();
  for (const { update } of heard) if (update) Y.applyUpdate(document, update);
  return readDays(document);
}

describe("while a plan is built", () => {
  test("the room sees it begin, each day as it is saved, and that it is whole", async () => {
    const tripId = await organize(at.db, ADA);
    const { tellRoom, heard } = listeningRoom();
    const saved = (count: number) =>
      heard.some(({ messages }) =>
        messages?.some((message) => message.type === "building" && message.daysReady === count),
      );
    const slowly = scriptedAssistant({
      planTrip: () =>
        inTurn(someDays(3), async ({ dayIndex }) => {
          while (dayIndex > 1 && !saved(dayIndex - 1)) await new Promise((resolve) => setTimeout(resolve, 5));
        }),
    });
    await buildItinerary(callAs(at, ADA, slowly, tellRoom), { params: {}, body: { tripId } });
    expect(
      messages(heard).map(
        (message) => message.type === "building" && [message.state, message.daysReady, message.daysTotal],
      ),
    ).toEqual([
      ["started", 0, 3],
      ["started", 1, 3],
      ["started", 2, 3],
      ["started", 3, 3],
      ["finished", 3, 3],
    ]);
    expect(heard[0]).toMatchObject({ tripId, by: await actor(ADA) });
    expect(daysHeard(heard)).toEqual(someDays(3));
  });

  test("the room hears what the assistant does, each step once: the writing of the next day comes with the day before it", async () => {
    const tripId = await organize(at.db, ADA);
    const { tellRoom, heard } = listeningRoom();
    const saved = (count: number) =>
      messages(heard).some((message) => message.type === "building" && message.daysReady === count);
    const telling = scriptedAssistant({
      async *planTrip(_brief, _standing, tell) {
        tell?.({ kind: "writing", day: 1 });
        for (const day of someDays(3)) {
          tell?.(day.dayIndex === 2 ? { kind: "standing-in", day: 3 } : { kind: "writing", day: day.dayIndex + 1 });
          yield day;
          while (!saved(day.dayIndex)) await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
    });
    await buildItinerary(callAs(at, ADA, telling, tellRoom), { params: {}, body: { tripId } });
    expect(
      messages(heard).map(
        (message) => message.type === "building" && [message.state, message.daysReady, message.doing],
      ),
    ).toEqual([
      ["started", 0, { kind: "reading", places: 0 }],
      ["started", 0, { kind: "writing", day: 1 }],
      ["started", 1, { kind: "writing", day: 2 }],
      ["started", 1, { kind: "standing-in", day: 3 }],
      ["started", 2, { kind: "standing-in", day: 3 }],
      ["started", 3, { kind: "writing", day: 4 }],
      ["finished", 3, undefined],
    ]);
  });

  test("the room hears that it was cut off, and how far it got", async () => {
    const tripId = await organize(at.db, ADA);
    const { tellRoom, heard } = listeningRoom();
    const cutOff = scriptedAssistant({
      planTrip: () =>
        inTurn(someDays(3), ({ dayIndex }) =>
          dayIndex === 2 ? Promise.reject(new Error("line dropped")) : Promise.resolve(),
        ),
    });
    await expect(buildItinerary(callAs(at, ADA, cutOff, tellRoom), { params: {}, body: { tripId } })).rejects.toThrow(
      "line dropped",
    );
    expect(messages(heard).at(-1)).toEqual({ type: "building", state: "failed", daysReady: 1, daysTotal: 3 });
  });

  test("a build that goes on where one was cut off tells of the days that stood, of which the room may never have heard", async () => {
    const tripId = await organize(at.db, ADA);
    const cutOff = scriptedAssistant({
      planTrip: () =>
        inTurn(someDays(3), ({ dayIndex }) =>
          dayIndex === 2 ? Promise.reject(new Error("killed")) : Promise.resolve(),
        ),
    });
    await expect(buildItinerary(callAs(at, ADA, cutOff), { params: {}, body: { tripId } })).rejects.toThrow("killed");
    const { tellRoom, heard } = listeningRoom();
    await buildItinerary(callAs(at, ADA, undefined, tellRoom), { params: {}, body: { tripId } });
    expect(messages(heard)[0]).toMatchObject({ state: "started", daysReady: 1 });
    expect(daysHeard(heard)).toEqual((await planOf(at, tripId)).days);
  });

  test("asked for a plan that is whole, the room hears that it is, and all of it: whoever built it may have been cut off before saying so", async () => {
    const tripId = await organize(at.db, ADA);
    await buildItinerary(callAs(at, ADA), { params: {}, body: { tripId } });
    const { tellRoom, heard } = listeningRoom();
    await buildItinerary(callAs(at, ADA, undefined, tellRoom), { params: {}, body: { tripId } });
    expect(messages(heard)).toEqual([{ type: "building", state: "finished", daysReady: 3, daysTotal: 3 }]);
    expect(daysHeard(heard)).toEqual((await planOf(at, tripId)).days);
  });
});

describe("a changed block", () => {
  test("reaches a room that follows, as the change itself and as a message", async () => {
    const tripId = await organize(at.db, ADA);
    const { tellRoom, heard } = listeningRoom();
    await buildItinerary(callAs(at, ADA, undefined, tellRoom), { params: {}, body: { tripId } });
    await saveBlock(callAs(at, ADA, undefined, tellRoom), {
      params: {},
      body: { tripId, dayIndex: 2, blockName: "evening", blockData: { title: "Fado" } },
    });
    const fixer = scriptedAssistant({
      reviseBlock: ({ current }) =>
        Promise.resolve({ block: { ...current, title: "Tram instead" }, note: "No hills." }),
    });
    await fixLiveBlock(callAs(at, ADA, fixer, tellRoom), {
      params: {},
      body: { tripId, dayIndex: 1, block: "morning", feedback: "no hills" },
    });
    expect(messages(heard).slice(-2)).toEqual([
      { type: "edited", dayIndex: 2, blockName: "evening" },
      { type: "edited", dayIndex: 1, blockName: "morning" },
    ]);
    expect(heard.at(-1)).toMatchObject({ tripId, by: await actor(ADA) });
    expect(daysHeard(heard)).toEqual((await planOf(at, tripId)).days);
  });

  test("that says what it said before is no news, and costs no write", async () => {
    const tripId = await planTrip(at);
    const { tellRoom, heard } = listeningRoom();
    const before = at.spent.roundTrips;
    const { title } = aBlock("evening");
    await saveBlock(callAs(at, ADA, undefined, tellRoom), {
      params: {},
      body: { tripId, dayIndex: 2, blockName: "evening", blockData: { title } },
    });
    expect(heard).toEqual([]);
    expect(at.spent.roundTrips - before).toBe(1);
  });
});

describe("the live position", () => {
  test("is told when the trip starts, and with each step, by the one who took it", async () => {
    const tripId = await planTrip(at);
    const { tellRoom, heard } = listeningRoom();
    const ada = callAs(at, ADA, undefined, tellRoom);
    await startTrip(ada, { params: { tripId }, body: undefined });
    await completeBlock(ada, { params: {}, body: { tripId, dayIndex: 1, blockName: "morning" } });
    await completeDay(ada, { params: { tripId, dayIndex: "1" }, body: undefined });
    expect(messages(heard)).toMatchObject([
      { type: "live", position: { version: 1, startedTrip: true, currentDayIndex: 1, currentBlock: "morning" } },
      { type: "live", position: { version: 2, currentBlock: "afternoon" } },
      { type: "live", position: { version: 3, currentDayIndex: 2, currentBlock: "morning" } },
    ]);
    expect(heard[2]?.by).toEqual(await actor(ADA));
  });

  test("is no news when nothing moved", async () => {
    const tripId = await startedTrip(at);
    const { tellRoom, heard } = listeningRoom();
    const ada = callAs(at, ADA, undefined, tellRoom);
    await startTrip(ada, { params: { tripId }, body: undefined });
    await Promise.all(
      [1, 2, 3].map(() => completeBlock(ada, { params: {}, body: { tripId, dayIndex: 1, blockName: "morning" } })),
    );
    expect(messages(heard)).toMatchObject([{ type: "live", position: { version: 2 } }]);
  });
});

test("a reflection is told with the name of who wrote it", async () => {
  const tripId = await planTrip(at);
  const { tellRoom, heard } = listeningRoom();
  await saveReflection(callAs(at, BEN, undefined, tellRoom), {
    params: { tripId, dayNumber: "1" },
    body: { moodTags: ["Chill Day"], journalText: "Tram 28." },
  });
  expect(heard).toMatchObject([
    {
      tripId,
      by: await actor(BEN),
      messages: [{ type: "reflection", reflection: { authorName: "Ben Ohm", dayIndex: 1, journalText: "Tram 28." } }],
    },
  ]);
});

test("one who joins is told once, and the organizer with their own code never", async () => {
  const tripId = await organize(at.db, ADA);
  const { tellRoom, heard } = listeningRoom();
  const join = (person: typeof ADA) =>
    joinTrip(callAs(at, person, undefined, tellRoom), { params: {}, body: { joinCode: "lisbon" } });
  await Promise.all([join(CYD), join(CYD)]);
  await join(CYD);
  await join(ADA);
  const cyd = await actor(CYD);
  expect(heard).toEqual([
    { tripId, by: cyd, messages: [{ type: "membership", change: "joined", role: "participant", ...cyd }] },
  ]);
});
