import { expect, test } from "vitest";
import * as Y from "yjs";
import { updateFrame } from "#party/frames/sync-frames";
import type { Companion } from "../fixtures/companion";
import { ADA, BEN } from "../fixtures/companion";
import { eventually, openRooms } from "./world";

const { arrive } = openRooms();

/** The runtime puts a room to sleep when it had nothing to do for ten seconds. */
const LONG_IDLE_MS = 25_000;

const idle = () => new Promise((resolve) => setTimeout(resolve, LONG_IDLE_MS));

const read = ({ document }: Companion) => document.getText("notes").toString();

/**
 * Two changes of which the second builds on the first. A room that gets the second alone sets it aside, in memory only, until
 * the first comes; so when the first comes and the second does not follow, that memory was gone: the room object is another one.
 */
function twoChanges(): { first: Uint8Array<ArrayBuffer>; second: Uint8Array<ArrayBuffer> } {
  const document = new Y.Doc();
  const updates: Uint8Array[] = [];
  document.on("update", (update: Uint8Array) => updates.push(update));
  document.getText("memory").insert(0, "first");
  document.getText("memory").insert(5, " second");
  const [first, second] = updates.map((update) => new Uint8Array(updateFrame(update)));
  if (!first || !second) throw new Error("There were to be two changes.");
  return { first, second };
}

const memory = ({ document }: Companion) => document.getText("memory").toString();

test("a room awake puts together what comes in the wrong order", async () => {
  const [ada, ben] = [await arrive("awake", ADA), await arrive("awake", BEN)];
  const { first, second } = twoChanges();
  ada.send(second);
  ada.send(first);
  await eventually(() => memory(ben) === "first second");
});

test("after an idle while the room is another object, every socket is still open, the next edit arrives, and a newcomer sees who is here", async () => {
  const [ada, ben] = [await arrive("asleep", ADA), await arrive("asleep", BEN)];
  ada.document.getText("notes").insert(0, "Before");
  ada.provider.awareness.setLocalState({ day: 2 });
  await eventually(() => read(ben) === "Before" && ben.others()[0]?.day === 2);
  const { first, second } = twoChanges();
  ada.send(second);
  await idle();

  ada.send(first);
  await eventually(() => memory(ben) === "first");
  ada.document.getText("notes").insert(6, " and after");
  await eventually(() => read(ben) === "Before and after");
  expect(memory(ben)).toBe("first");
  expect([ada.closes, ben.closes]).toEqual([[], []]);

  const cyd = await arrive("asleep", { userId: "cyd", name: "Cyd Roe", role: "participant" });
  await eventually(() => cyd.others().some(({ day }) => day === 2));
  expect(read(cyd)).toBe("Before and after");
  ada.leave();
  await eventually(() => !cyd.others().some(({ day }) => day === 2) && !ben.others().some(({ day }) => day === 2));
});
