import * as Y from "yjs";
import { ADA, aTicket, BEN, type Companion, enter, tryTicket } from "#tests/fixtures/companion";
import { stateRequest } from "#party/frames/sync-frames";
import { addDay, blockText } from "~/contracts/room/itinerary-document";
import { CLOSE_CODES, type TicketHolder } from "~/contracts/room/room";
import { aDay } from "#tests/fixtures/days";
import { type Attack, seconds } from "./attack";
import type { Target } from "./target";

const MALLORY: TicketHolder = { userId: "mallory", name: "Mallory", role: "participant" };
const MEGABYTE = 1_000_000;

async function until(isSo: () => unknown): Promise<void> {
  for (const began = Date.now(); !isSo();) {
    if (Date.now() - began > 60_000) throw new Error(`It never became so: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Somebody in a room, once the document is there. */
async function arrive({ host, secret }: Target, trip: string, holder: TicketHolder): Promise<Companion> {
  const companion = enter({ host, secret }, trip, holder);
  await until(() => companion.provider.synced);
  return companion;
}

/** How long the slowest of many letters takes from one to the other while something goes on, in milliseconds. */
async function slowestEdit(from: Companion, to: Companion, goesOn: () => boolean): Promise<number> {
  const [typed, read] = [from.document.getText("calm"), to.document.getText("calm")];
  let slowest = 0;
  do {
    const began = performance.now();
    typed.insert(typed.length, ".");
    await until(() => read.length >= typed.length);
    slowest = Math.max(slowest, performance.now() - began);
  } while (goesOn());
  return slowest;
}

export const ATTACKS_ON_ROOMS: readonly Attack[] = [
  {
    name: "20 awareness frames of 10 bytes that claim 33,554,431 entries",
    before: "134 MB each; all rooms silent for 2.7 s",
    repeat: async (target) => {
      const [ada, ben] = [await arrive(target, "calm", ADA), await arrive(target, "calm", BEN)];
      const mallory = await arrive(target, "claims", MALLORY);
      await slowestEdit(ada, ben, () => false);
      const memory = target.roomMemory();
      for (let frame = 0; frame < 20; frame += 1) mallory.send(new Uint8Array([1, 8, 255, 255, 255, 15, 1, 1, 0, 0]));
      const slowest = await slowestEdit(ada, ben, () => mallory.closes.length === 0);
      const grown = (target.roomMemory() - memory) / MEGABYTE;
      for (const companion of [ada, ben, mallory]) companion.leave();
      return {
        found: `closed with ${mallory.closes[0]}; the rooms' memory grew by ${grown.toFixed(0)} MB; slowest edit elsewhere meanwhile ${slowest.toFixed(0)} ms`,
        held: mallory.closes[0] === CLOSE_CODES.unreadable && grown < 67,
      };
    },
  },
  {
    name: "one ticket for 250 sockets",
    before: "250 opened; the organizer got 4410",
    repeat: async (target) => {
      const trip = "one-ticket";
      const ticket = await aTicket({ secret: target.secret, trip, holder: MALLORY });
      const outcomes = await Promise.all(
        Array.from({ length: 250 }, () =>
          tryTicket({ host: target.host, secret: target.secret }, trip, ticket, "stay"),
        ),
      );
      const ada = await arrive(target, trip, ADA);
      const letIn = outcomes.filter((outcome) => outcome === "let in").length;
      const refused = outcomes.filter((outcome) => outcome === CLOSE_CODES.ticket).length;
      const closed = ada.closes.length;
      ada.leave();
      return {
        found: `${letIn} opened, ${refused} refused with ${CLOSE_CODES.ticket}; the organizer came in`,
        held: letIn === 1 && refused === 249 && closed === 0,
      };
    },
  },
  {
    name: "250 sockets of one companion, each with a ticket of its own",
    before: "250 opened",
    repeat: async (target) => {
      const trip = "many-sockets";
      process.setMaxListeners(300); // the browser's provider has one of its own for each connection
      const devices = await Promise.all(Array.from({ length: 250 }, () => enterOnce(target, trip)));
      await until(() => devices.filter(({ isOpen }) => isOpen()).length <= 8);
      const ada = await arrive(target, trip, ADA);
      const open = devices.filter(({ isOpen }) => isOpen()).length;
      ada.leave();
      for (const { leave } of devices) leave();
      return { found: `${open} stayed open; the organizer came in`, held: open === 8 };
    },
  },
  {
    name: "290 questions of 1.2 KB for the whole document (half a megabyte)",
    before: "1.6 MB told each round, without end",
    repeat: async (target) => {
      const trip = "asking";
      const ada = await arrive(target, trip, ADA);
      addDay(ada.document, aDay(1));
      blockText(ada.document, 1, "morning", "description")?.insert(0, "x".repeat(500_000));
      const mallory = await arrive(target, trip, MALLORY);
      await until(() => blockText(mallory.document, 1, "morning", "description")?.length);
      let told = 0;
      mallory.provider.ws?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data instanceof ArrayBuffer) told += data.byteLength;
      });
      const question = new Uint8Array(stateRequest(new Y.Doc()));
      const began = performance.now();
      for (let asked = 0; asked < 290; asked += 1) mallory.send(question);
      await until(() => mallory.closes.length > 0);
      for (const companion of [ada, mallory]) companion.leave();
      return {
        found: `${(told / MEGABYTE).toFixed(1)} MB told, then closed with ${mallory.closes[0]} after ${seconds(performance.now() - began)}`,
        held: mallory.closes[0] === CLOSE_CODES.tooFast && told < 8 * MEGABYTE,
      };
    },
  },
  {
    name: "a plan written up to 3.7 MB",
    before: "taken; a POST of 3.7 MB each 12 s for ever",
    repeat: async (target) => {
      const trip = "too-large";
      const [ada, writer] = [
        await arrive(target, trip, ADA),
        await arrive(target, trip, { userId: "writer", name: "Writer", role: "originator" }),
      ];
      const [written, read] = [writer.document.getText("notes"), ada.document.getText("notes")];
      for (let piece = 1; piece <= 10 && writer.closes.length === 0; piece += 1) {
        written.insert(0, "x".repeat(370_000));
        await until(() => writer.closes.length > 0 || read.length === piece * 370_000);
      }
      const taken = read.length / MEGABYTE;
      for (const companion of [ada, writer]) companion.leave();
      return {
        found: `${taken.toFixed(2)} MB taken, then closed with ${writer.closes[0]}`,
        held: writer.closes[0] === CLOSE_CODES.tooLarge && taken <= 1.5,
      };
    },
  },
];

/** A socket that does not come back when it is closed. */
async function enterOnce(target: Target, trip: string) {
  const companion = enter(target, trip, MALLORY);
  await until(() => companion.provider.synced || companion.closes.length > 0);
  return { isOpen: () => companion.closes.length === 0, leave: companion.leave };
}
