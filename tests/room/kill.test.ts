import { expect, test } from "vitest";
import * as Y from "yjs";
import { addDay, blockText, readPlan } from "~/contracts/room/itinerary-document";
import type { BlockName } from "~/domain/plan/block";
import { LOG_ENTRIES } from "#party/storage/document-store";
import type { Companion } from "../fixtures/companion";
import { ADA, BEN } from "../fixtures/companion";
import { aDay } from "../fixtures/days";
import { acknowledged } from "./acknowledged";
import { eventually, holdsAllOf, openRooms } from "./world";

const { arrive, room, worker } = openRooms();

const BOB = { userId: "bob", name: "Bob Yew", role: "originator" } as const;

const descriptionOf = ({ document }: Companion, block: BlockName) => blockText(document, 1, block, "description");

/** So many letters of one hand may be on their way: about a hundred words, a third of what the room takes of a connection at once. */
const LETTERS_AHEAD = 1_000;

const lettersOf = ({ document }: Companion, { document: { store } }: Companion) => Y.getState(store, document.clientID);

/**
 * Types a word after the other, one each time the event loop comes round, as long as a reader follows, until told to stop; gives how many. A room
 * that paused would find more frames at once than it takes, and end the connection.
 */
function keepTyping(companion: Companion, block: BlockName, reader: Companion): () => number {
  let words = 0;
  const typing = setInterval(() => {
    if (lettersOf(companion, companion) - lettersOf(companion, reader) > LETTERS_AHEAD) return;
    descriptionOf(companion, block)?.insert(0, `${block}-${(words += 1)} `);
  }, 12);
  return () => (clearInterval(typing), words);
}

const stateOf = ({ document }: Companion) => JSON.stringify(readPlan(document));

function copyOf(document: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document));
  return copy;
}

test.each([
  { when: "soon after they began", edits: 30 },
  { when: "after the log was folded more than once", edits: 3 * LOG_ENTRIES },
])(
  "the rooms are killed while two organizers type, $when: nothing acknowledged and nothing that anybody saw is lost, and all come back by themselves and agree",
  async ({ edits }) => {
    const trip = `kill-${edits}`;
    addDay(worker().recordOf(trip), aDay(1));
    const [ada, bob, ben] = [await arrive(trip, ADA), await arrive(trip, BOB), await arrive(trip, BEN)];
    let heard = 0;
    ben.document.on("update", () => (heard += 1));
    const stop = [keepTyping(ada, "morning", ben), keepTyping(bob, "evening", ben)];
    await eventually(() => heard >= edits);
    const kept = copyOf(ada.document);
    await acknowledged(ada);
    await room().kill();
    const seen = copyOf(ben.document);

    // Nobody who was there helps: what a newcomer reads comes from the room's storage alone.
    for (const { provider } of [ada, bob, ben]) provider.shouldConnect = false;
    await room().start();
    const newcomer = await arrive(trip, { userId: "cyd", name: "Cyd Roe", role: "participant" });
    expect(holdsAllOf(kept, newcomer.document)).toBe(true);

    for (const { provider } of [ada, bob, ben]) void provider.connect();
    await eventually(() => holdsAllOf(seen, newcomer.document) && heard >= edits + 20);
    const [adas, bobs] = stop.map((end) => end());
    await eventually(() => new Set([ada, bob, ben, newcomer].map(stateOf)).size === 1);
    expect(descriptionOf(ben, "morning")?.toString().split(" ")).toContain(`morning-${adas}`);
    expect(descriptionOf(ben, "evening")?.toString().split(" ")).toContain(`evening-${bobs}`);
  },
);

test("everybody comes back by themselves after the rooms were away for a while, with what they wrote meanwhile", async () => {
  const trip = "away";
  addDay(worker().recordOf(trip), aDay(1));
  const [ada, bob, ben] = [await arrive(trip, ADA), await arrive(trip, BOB), await arrive(trip, BEN)];
  await room().kill();
  descriptionOf(ada, "morning")?.insert(0, "Written by Ada alone. ");
  descriptionOf(bob, "morning")?.insert(0, "Written by Bob alone. ");
  await eventually(() => [ada, bob, ben].every(({ provider }) => provider.wsUnsuccessfulReconnects > 0));
  await room().start();
  await eventually(
    () => descriptionOf(ben, "morning")?.toString().includes("Ada") && new Set([ada, bob, ben].map(stateOf)).size === 1,
  );
  expect(descriptionOf(ben, "morning")?.toString()).toContain("Written by Bob alone.");
});

test("the rooms are killed right after an edit: it reaches the record by itself once they run again, without anybody entering", async () => {
  const trip = "handed-over";
  const record = worker().recordOf(trip);
  addDay(record, aDay(1));
  const ada = await arrive(trip, ADA);
  worker().busy.add(trip); // so that the room does not reach the record before it is killed, however long that takes
  descriptionOf(ada, "morning")?.insert(0, "The last word. ");
  await acknowledged(ada);
  await room().kill();
  ada.leave();
  expect(blockText(record, 1, "morning", "description")?.toString()).not.toContain("The last word.");
  worker().busy.delete(trip);
  await room().start();
  await eventually(() => blockText(record, 1, "morning", "description")?.toString().startsWith("The last word. "));
});
