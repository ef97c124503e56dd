import { findRecord } from "#db/repositories/stored-plans";
import type { Person } from "#db/repositories/users";
import type { WorkerLink } from "#party/worker/worker-link";
import { callAs } from "#tests/fixtures/callers";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { someDays } from "#tests/fixtures/days";
import { inTurn, scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { organize } from "#tests/fixtures/travellers";
import { fromBase64, toBase64 } from "~/contracts/room/base64";
import { mergeRoomState as mergeCall, readRoomState as readCall } from "~/contracts/room/room-calls";
import type { BlockPlace } from "~/server/itinerary/day-and-block";
import { mergeRoomState } from "~/server/rooms/merge-room-state";
import { readRoomState } from "~/server/rooms/read-room-state";
import { buildItinerary, fixLiveBlock, saveBlock } from "#tests/fixtures/use-cases";

export const DAYS = 3;

/** The real commands over the real database, for one organizer and their trip; what they tell the room goes to `announce`. */
export async function workerSide(at: TestDatabase, name: string, announce: (update: Uint8Array) => void) {
  const person: Person = { uid: name, email: `${name}@example.com`, name };
  const tripId = await organize(at.db, person, { joinCode: name, daysTotal: DAYS });
  const context = (script: Parameters<typeof scriptedAssistant>[0] = {}) =>
    callAs(at, person, scriptedAssistant(script), (_tripId, { update }) => {
      if (update) announce(update);
    });

  return {
    /** Builds what is missing; the line to the assistant drops before day `cutAt`, if it comes so far. */
    build: (cutAt: number) => {
      const planTrip = () =>
        inTurn(someDays(DAYS), ({ dayIndex }) =>
          dayIndex === cutAt ? Promise.reject(new Error("line dropped")) : Promise.resolve(),
        );
      return buildItinerary(context({ planTrip }), { params: {}, body: { tripId } });
    },
    save: (at: BlockPlace, description: string) =>
      saveBlock(context(), { params: {}, body: { tripId, ...at, blockData: { description } } }),
    place: (at: BlockPlace, location: string) =>
      saveBlock(context(), { params: {}, body: { tripId, ...at, blockData: { location } } }),
    /** The assistant adds `mark` to the title; `meanwhile` happens while it thinks. */
    fix: ({ dayIndex, blockName: block }: BlockPlace, mark: string, meanwhile: () => Promise<void>) => {
      const reviseBlock = async ({
        current,
      }: {
        current: Parameters<ReturnType<typeof scriptedAssistant>["reviseBlock"]>[0]["current"];
      }) => {
        await meanwhile();
        return { block: { ...current, title: current.title + mark }, note: "" };
      };
      return fixLiveBlock(context({ reviseBlock }), {
        params: {},
        body: { tripId, dayIndex, block, feedback: "more" },
      });
    },
    record: async () => (await findRecord(at.db, tripId)).plan,
    link: {
      read: async () => {
        const { state, live, members } = readCall.reply.parse(
          await readRoomState(context(), { params: { tripId }, body: undefined }),
        );
        return { state: state === null ? null : fromBase64(state), live, members };
      },
      write: async (bytes) => {
        const { state, members } = mergeCall.reply.parse(
          await mergeRoomState(context(), { params: { tripId }, body: { state: toBase64(bytes) } }),
        );
        return { missed: state === null ? null : fromBase64(state), members };
      },
    } satisfies WorkerLink,
  };
}
