import { expect, test } from "vitest";
import type { RoomMessage } from "~/contracts/room/room";
import { LastMessages } from "#party/storage/last-messages";
import { memoryStorage } from "#tests/fixtures/memory-storage";

const BEN = { userId: "ben", name: "Ben Ohm" };
const ADA = { userId: "ada", name: "Ada Fern" };
const said = { v: 1, at: 1 } as const;

const REFLECTION: RoomMessage = {
  ...said,
  type: "reflection",
  by: BEN,
  reflection: {
    reflectionId: "r",
    tripId: "t",
    userId: "ben",
    authorName: "Ben Ohm",
    dayIndex: 1,
    summary: "",
    moodTags: [],
    journalText: "Rain.",
  },
};
const JOINED: RoomMessage = {
  ...said,
  type: "membership",
  by: ADA,
  change: "readmitted",
  userId: "ben",
  name: "Ben Ohm",
  role: "participant",
};
const EDITED: RoomMessage = { ...said, type: "edited", by: BEN, dayIndex: 1, blockName: "morning" };
const BUILT: RoomMessage = {
  ...said,
  type: "building",
  by: ADA,
  state: "finished",
  daysReady: 3,
  daysTotal: 3,
  doing: undefined,
};

test("whoever deleted their account is in nothing that newcomers are told, and the rest is told as before", async () => {
  const storage = memoryStorage();
  const last = new LastMessages(storage);
  for (const message of [REFLECTION, JOINED, EDITED, BUILT]) last.take(message);
  await last.keep();
  await last.forget("ben");
  const again = new LastMessages(storage);
  await again.load();
  for (const room of [last, again])
    expect(room.all()).toEqual(expect.arrayContaining([{ ...EDITED, by: null }, BUILT]));
  expect(JSON.stringify([last.all(), again.all()])).not.toMatch(/ben/i);
});
