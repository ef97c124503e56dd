import { isLive, livePosition } from "./announcements.mjs";
import { serveBareCompletion } from "./bare-completion.mjs";
import { startedTrip } from "./completions.mjs";
import { connect, gather, pause } from "./crowd.mjs";
import { crowdUrls, echoUrl } from "./doors.mjs";
import { noLatencies, quantile, ratioLine } from "./figures.mjs";
import { isUpdate, typist } from "./keystrokes.mjs";

/** @typedef {import("./figures.mjs").Latencies} Latencies */

const ROOMS = 20;
const ROUNDS = 4;
const KEYS_A_ROUND = 5;
const BLOCKS_A_ROUND = 2;

/** A flood as heavy as a room bears without closing: so many frames a second of so many bytes. */
const FLOOD = { everyMs: 11, bytes: 2_000 };

/** @typedef {Awaited<ReturnType<typeof gather>>} Crowd */

/** What a companion hears that is measured: an edit, or where the trip stands. @param {unknown} data */
const counts = (data) => isUpdate(data) || isLive(data);

/**
 * The same in all rooms at once, round after round, ours and the floor in turn; the first round only warms up.
 * @param {{ ours: (room: number, latencies: Latencies) => Promise<unknown>, floor: (room: number, latencies: Latencies) => Promise<unknown> }} both
 */
async function inAllRooms({ ours, floor }) {
  const figures = { ours: noLatencies(), floor: noLatencies() };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of /** @type {const} */ (["ours", "floor"])) {
      const latencies = round === 0 ? noLatencies() : figures[side];
      const work = side === "ours" ? ours : floor;
      await Promise.all(Array.from({ length: ROOMS }, (_, room) => work(room, latencies)));
    }
  return figures;
}

/** Sends frames that are nobody's business, as fast as a room lets it, until told to stop. @param {WebSocket} socket @param {Uint8Array} frame */
function flood(socket, frame) {
  const sending = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(frame), FLOOD.everyMs);
  return () => clearInterval(sending);
}

/** An awareness frame that names a client of nobody: read, and not passed on. */
function foreignPresence() {
  const state = new TextEncoder().encode(JSON.stringify({ user: { name: "x".repeat(FLOOD.bytes) } }));
  const length = (/** @type {number} */ value) => [(value & 127) | 128, value >> 7];
  const entry = [1, 7, 1, ...length(state.length), ...state];
  return new Uint8Array([1, ...length(entry.length), ...entry]);
}

/** Letters typed into each room's text, a few a round, at moments of their own. @param {Crowd[]} crowds */
function typing(crowds) {
  const hands = crowds.map(() => typist());
  return async (/** @type {number} */ at, /** @type {Latencies} */ latencies) => {
    const [crowd, type] = [crowds[at], hands[at]];
    for (let key = 0; key < KEYS_A_ROUND && crowd && type; key += 1) {
      await pause(20 * ROOMS * Math.random());
      const frame = type();
      await crowd.deliver(() => crowd.editor.send(frame), latencies);
    }
  };
}

/**
 * An edit in rooms where nothing else goes on, while another room is flooded and while none is, in turns: in our rooms, and in bare ones beside a bare
 * one that gets the same frames.
 * @param {{ calm: Record<"ours" | "floor", Crowd[]>, flooder: Record<"ours" | "floor", WebSocket | undefined> }} rooms
 */
async function measureBesideFlood({ calm, flooder }) {
  const hands = { ours: typing(calm.ours), floor: typing(calm.floor) };
  const measured = {
    ours: { flooded: noLatencies(), quiet: noLatencies() },
    floor: { flooded: noLatencies(), quiet: noLatencies() },
  };
  const frame = foreignPresence();
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const kind of /** @type {const} */ (["flooded", "quiet"]))
      for (const side of /** @type {const} */ (["ours", "floor"])) {
        const latencies = round === 0 ? noLatencies() : measured[side][kind];
        const socket = flooder[side];
        const stop = kind === "flooded" && socket ? flood(socket, frame) : () => {};
        await Promise.all(calm[side].map((_, at) => hands[side](at, latencies)));
        stop();
        if (socket?.readyState !== WebSocket.OPEN) throw new Error(`the flood of ${side} ended before it was measured`);
      }
  flooder.floor?.close();
  const { ours, floor } = measured;
  return [
    ratioLine("  an edit beside a flood", ours.flooded.each, floor.flooded.each),
    ratioLine("  ours flooded (floor: ours quiet)", ours.flooded.each, ours.quiet.each),
    ratioLine("  bare flooded (floor: bare quiet)", floor.flooded.each, floor.quiet.each),
  ];
}

/**
 * So many sockets over twenty rooms, all at work at once.
 * @param {{ origin: string, room: { host: string }, echo: { host: string }, secret: string, state: string, sockets: number }} options
 */
export async function measureCrowds({ origin, room, echo, secret, state, sockets }) {
  const size = sockets / ROOMS - 1;
  const trips = [];
  for (let number = 0; number < ROOMS; number += 1)
    trips.push(await startedTrip(origin, `CROWD-${sockets}-${number}`, 14));
  const ids = trips.map(({ tripId }) => tripId);
  const gathered = (/** @type {(trip: string) => (number: number) => Promise<string>} */ urls) =>
    Promise.all(ids.map((trip) => gather({ size, counts, url: urls(trip) })));
  const inRooms = await gathered((trip) => crowdUrls({ host: room.host, secret, trip }));
  const inEchoes = await gathered((trip) => async () => echoUrl(echo.host, trip));
  const bare = await serveBareCompletion({ state, echo: echo.host, rooms: ids });

  const completing =
    (/** @type {Crowd[]} */ crowds, /** @type {(room: number) => Promise<unknown>} */ complete) =>
    async (/** @type {number} */ at, /** @type {Latencies} */ latencies) => {
      for (let block = 0; block < BLOCKS_A_ROUND; block += 1) {
        await pause(40 * ROOMS * Math.random());
        /** @type {Promise<unknown> | undefined} */
        let answered;
        await crowds[at]?.deliver(() => (answered = complete(at)), latencies);
        await answered;
      }
    };
  const completeBare = async (/** @type {number} */ at) => {
    const body = JSON.stringify({ room: ids[at], message: JSON.stringify(livePosition(1)) });
    return (await fetch(bare.origin, { method: "POST", body })).arrayBuffer();
  };

  const edits = await inAllRooms({ ours: typing(inRooms), floor: typing(inEchoes) });
  const completions = await inAllRooms({
    ours: completing(inRooms, (at) => trips[at]?.completeNext() ?? Promise.resolve()),
    floor: completing(inEchoes, completeBare),
  });
  const besideFlood = await measureBesideFlood({
    calm: { ours: inRooms.slice(1), floor: inEchoes.slice(1) },
    flooder: {
      ours: inRooms[0]?.editor,
      // Alone in its room: a bare room passes everything on, and would be slowed by that.
      floor: await connect(echoUrl(echo.host, "flooded")),
    },
  });
  [...inRooms, ...inEchoes].forEach(({ leave }) => leave());
  await bare.stop();
  return [
    `${sockets} sockets over ${ROOMS} rooms (ours, floor, ratio)`,
    ratioLine("  an edit", edits.ours.each, edits.floor.each),
    ratioLine("  block/complete", completions.ours.each, completions.floor.each),
    ...besideFlood,
    `  measured: ${[edits.ours, completions.ours].map(({ each }) => each.length).join(", ")} deliveries; p99 of the last companion of a block ${quantile(completions.ours.last, 0.99).toFixed(1)} ms`,
  ].join("\n");
}
