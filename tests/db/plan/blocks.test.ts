import { beforeEach, describe, expect, test } from "vitest";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { aBlock, someDays } from "#tests/fixtures/days";
import { planOf, planTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { findBriefedPlan } from "#db/repositories/stored-plans";
import { changeStop } from "~/contracts/room/stop-document";
import { changePlan } from "~/server/itinerary/change-plan";
import { withBlock } from "~/domain/plan/day-of-stops";
import type { BlockName, BlockPatch } from "~/domain/plan/block";
import { wholePatch } from "~/domain/plan/block-edit";
import { signBlock } from "~/server/itinerary/block-signature";
import { fixLiveBlock, proposeBlock, saveBlock } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
let tripId: string;
beforeEach(async () => {
  tripId = await planTrip(at);
});

const save = (dayIndex: number, blockName: BlockName, blockData: BlockPatch, person = ADA) =>
  saveBlock(callAs(at, person), { params: {}, body: { tripId, dayIndex, blockName, blockData } });

const blockOf = async (dayIndex: number, blockName: BlockName) =>
  (await planOf(at, tripId)).days[dayIndex - 1]?.blocks[blockName];

describe("saving a block", () => {
  test("changes that block alone, keeps what is left out, and costs two round trips", async () => {
    const { result, roundTrips } = await counted(at, () =>
      save(2, "evening", { title: "Fado in the Alfama", isTicketed: true }),
    );
    const saved = aBlock("evening", {
      title: "Fado in the Alfama",
      isTicketed: true,
      source: "traveller",
      verified: false,
      placeId: null,
      lat: null,
      lng: null,
    });
    expect(result).toEqual({ block: saved });
    expect(roundTrips).toBe(2);
    const [first, second, third] = someDays(3);
    expect((await planOf(at, tripId)).days).toEqual([first, second && withBlock(second, "evening", saved), third]);
  });

  test("keeps quotes, accents and null", async () => {
    await save(1, "morning", { title: `"Pão" & d'água \\ {}`, placeId: null, lat: null });
    expect(await blockOf(1, "morning")).toMatchObject({
      title: `"Pão" & d'água \\ {}`,
      placeId: null,
      lat: null,
      lng: -9.13,
    });
  });

  test("two at once on different blocks both stay", async () => {
    await Promise.all([
      save(1, "morning", { title: "one" }),
      save(1, "evening", { title: "two" }),
      save(3, "morning", { title: "three" }),
    ]);
    expect(await Promise.all([blockOf(1, "morning"), blockOf(1, "evening"), blockOf(3, "morning")])).toMatchObject([
      { title: "one" },
      { title: "two" },
      { title: "three" },
    ]);
  });

  test("two at once on different fields of one block both stay", async () => {
    await Promise.all([save(1, "morning", { title: "new title" }), save(1, "morning", { location: "new location" })]);
    expect(await blockOf(1, "morning")).toMatchObject({ title: "new title", location: "new location" });
  });

  test("of a day or a plan that is not there says so", async () => {
    expect(await problemOf(save(4, "morning", { title: "x" }))).toEqual({
      code: "not-found",
      error: "Day 4 not found.",
    });
    tripId = await organize(at.db, CYD, { joinCode: "ELSEWHERE" });
    expect(await problemOf(save(1, "morning", { title: "x" }, CYD))).toEqual({
      code: "not-found",
      error: "No itinerary data found.",
    });
  });

  test("believes what it says of who wrote it only where the server signed that, for that trip", async () => {
    const context = { ...callAs(at, ADA), env: { DB: at.d1, ROOM_SECRET: "a secret of more than thirty-two letters" } };
    const proposed = aBlock("evening", { title: "Fado", placeId: null, source: "openai", verified: true });
    const signature = await signBlock(context.env, tripId, proposed);
    const body = { tripId, dayIndex: 2, blockName: "evening" as const, blockData: wholePatch(proposed) };
    const saveSigned = async (change: Partial<typeof body> & { signature?: string | undefined }) => {
      const answer = await saveBlock(context, { params: {}, body: { ...body, ...change } });
      return "reply" in answer ? answer.reply : answer;
    };
    const before = await blockOf(2, "evening");

    const ofAnother = await signBlock(context.env, "another-trip", proposed);
    for (const wrong of [undefined, "garbage", "A".repeat(43) + "=", ofAnother])
      expect(await saveSigned({ signature: wrong })).toMatchObject({ block: { source: "traveller", verified: false } });
    const changed = { blockData: { ...body.blockData, title: "Fado by hand" }, signature };
    expect(await saveSigned(changed)).toMatchObject({ block: { source: "traveller", verified: false } });

    const accepted = await saveSigned({ signature });
    expect(accepted).toMatchObject({ block: proposed });
    expect(await blockOf(2, "evening")).toEqual(proposed);
    expect(before).toMatchObject({ source: "embedded" });
  });

  test("can be put back as it was, its author too", async () => {
    const context = { ...callAs(at, ADA), env: { DB: at.d1, ROOM_SECRET: "a secret of more than thirty-two letters" } };
    const before = await blockOf(2, "evening");
    const body = { tripId, dayIndex: 2, blockName: "evening" as const, blockData: { title: "By hand" } };
    const answer = await saveBlock(context, { params: {}, body });
    const { signatureBefore } = "reply" in answer ? answer.reply : answer;
    const blockData = wholePatch(before ?? aBlock("evening"));
    await saveBlock(context, { params: {}, body: { ...body, blockData, signature: signatureBefore } });
    expect(await blockOf(2, "evening")).toEqual(before);
  });

  test("is the organizer's", async () => {
    expect(await problemOf(save(1, "morning", { title: "x" }, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(save(1, "morning", { title: "x" }, CYD))).toMatchObject({ code: "not-found" });
    expect((await planOf(at, tripId)).days).toEqual(someDays(3));
  });
});

describe("a proposal", () => {
  const assistant = scriptedAssistant({
    reviseBlock: ({ current, feedback }) =>
      Promise.resolve({ block: { ...current, description: feedback }, note: "Shorter." }),
  });
  const propose = (currentBlock?: BlockPatch) =>
    proposeBlock(callAs(at, ADA, assistant), {
      params: {},
      body: { tripId, dayIndex: 2, block: "morning", feedback: "less walking", currentBlock },
    });

  test("is saved nowhere and costs one round trip", async () => {
    const { result, roundTrips } = await counted(at, () => propose());
    expect(result).toEqual({
      block: aBlock("morning", { description: "less walking" }),
      note: "Shorter.",
      proposals: [],
      alternatives: [],
    });
    expect(roundTrips).toBe(1);
    expect((await planOf(at, tripId)).days).toEqual(someDays(3));
  });

  test("starts from the block as the organizer sees it", async () => {
    expect(await propose({ location: "Baixa" })).toMatchObject({
      block: { location: "Baixa", title: "A quiet morning" },
    });
  });
});

describe("fixing a block on the way", () => {
  const fix = (meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
    const assistant = scriptedAssistant({
      reviseBlock: async ({ current }) => {
        await meanwhile();
        return { block: { ...current, title: "Tram instead", source: "openai" }, note: "No hills." };
      },
    });
    return fixLiveBlock(callAs(at, ADA, assistant), {
      params: {},
      body: { tripId, dayIndex: 1, block: "afternoon", feedback: "no hills" },
    });
  };

  test("saves what the assistant made of it, in two round trips", async () => {
    const { result, roundTrips } = await counted(at, () => fix());
    expect(result).toEqual({
      alternatives: [],
      proposals: [],
      updatedBlock: aBlock("afternoon", { title: "Tram instead", source: "openai" }),
      note: "No hills.",
    });
    expect(roundTrips).toBe(2);
    expect(await blockOf(1, "afternoon")).toMatchObject({ title: "Tram instead" });
  });

  test("keeps the start, the length and the booking that a person gave; the planner's own proposal is made anew", async () => {
    const booking = { reference: "QX7", name: "Ada", time: null, url: "", note: "" };
    const found = await findBriefedPlan(at.db, ADA.uid, tripId);
    if (!found?.plan) throw new Error("no plan");
    await changePlan({ db: at.db, tripId, plan: found.plan, now: 0 }, (document) => {
      changeStop(document, "1-morning", { start: "09:30", minutes: 90 });
      changeStop(document, "1-afternoon", { start: "14:20", startIsSet: true, minutes: 35, booking });
      changeStop(document, "1-evening", { start: "03:00", minutes: 15 });
    });
    const stopsNow = async () => (await planOf(at, tripId)).days[0]?.stops ?? [];
    await fix();
    const [morning, afternoon] = await stopsNow();
    expect(afternoon).toMatchObject({ title: "Tram instead", start: "14:20", startIsSet: true, minutes: 35, booking });
    expect(morning).toMatchObject({ start: "09:30", minutes: 90 });

    const assistant = scriptedAssistant({
      reviseBlock: ({ current }) =>
        Promise.resolve({ block: { ...current, title: "A viewpoint", source: "embedded" }, note: "" }),
    });
    const body = { tripId, dayIndex: 1, block: "evening" as const, feedback: "a view" };
    await fixLiveBlock(callAs(at, ADA, assistant), { params: {}, body });
    const evening = (await stopsNow())[2];
    expect(evening).toMatchObject({ title: "A viewpoint", startIsSet: false, minutes: 90 });
    expect(evening?.start).toMatch(/^1[7-9]:|^20:/);
  });

  const changeStops = async (edit: Parameters<typeof changePlan>[1]) => {
    const found = await findBriefedPlan(at.db, ADA.uid, tripId);
    if (!found?.plan) throw new Error("no plan");
    await changePlan({ db: at.db, tripId, plan: found.plan, now: 0 }, edit);
  };

  test("of an open part gives the new stop its time, and leaves the one that was moved away from there alone", async () => {
    await changeStops((document) => {
      changeStop(document, "1-morning", { start: "09:30", minutes: 90 });
      changeStop(document, "1-afternoon", { start: "11:00", at: { day: 2, part: "evening", order: "z0" } });
    });
    await fix();
    const { days } = await planOf(at, tripId);
    const added = days[0]?.stops.find(({ at: there }) => there.part === "afternoon");
    expect(added).toMatchObject({ title: "Tram instead", start: expect.stringMatching(/^1[2-7]:/) });
    expect(days[1]?.stops.find(({ id }) => id === "1-afternoon")).toMatchObject({ start: "11:00" });
  });

  test("leaves a locked stop as it is and says so, also where it was locked while the assistant was thinking", async () => {
    const lock = () => changeStops((document) => void changeStop(document, "1-afternoon", { locked: true }));
    expect(await problemOf(fix(lock))).toMatchObject({ code: "conflict" });
    const before = await blockOf(1, "afternoon");
    const note = expect.stringMatching(/^A quiet afternoon is locked, so I left it\. Unlock it first\. .*"Unlock"/);
    expect(await fix()).toMatchObject({ updatedBlock: before, note, alternatives: [] });
    expect(await blockOf(1, "afternoon")).toEqual(before);
    const body = { tripId, dayIndex: 1, block: "afternoon" as const, feedback: "no hills" };
    expect(await proposeBlock(callAs(at, ADA), { params: {}, body })).toMatchObject({ block: before, note });
  });

  test("keeps a change that somebody made to another block meanwhile", async () => {
    await fix(() => save(1, "evening", { title: "Early night" }));
    expect(await blockOf(1, "afternoon")).toMatchObject({ title: "Tram instead" });
    expect(await blockOf(1, "evening")).toMatchObject({ title: "Early night" });
  });

  test("does not overwrite what somebody made of that block meanwhile", async () => {
    expect(await problemOf(fix(() => save(1, "afternoon", { title: "By hand" })))).toMatchObject({ code: "conflict" });
    expect(await blockOf(1, "afternoon")).toMatchObject({ title: "By hand" });
  });
});
