import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { freshState } from "../../../scripts/setup/fresh-state.mjs";
import { freePort } from "../../../scripts/setup/port.mjs";
import { startRoom } from "../../../scripts/setup/room.mjs";
import { newSecrets } from "../../../scripts/setup/secrets.mjs";
import { serveBuilt } from "../runtime.mjs";
import { measureAnnouncements } from "./announcements.mjs";
import { completionsByPart, measureCompletions } from "./completions.mjs";
import { measureCrowds } from "./crowds.mjs";
import { table } from "./figures.mjs";
import { measureHistory } from "./history.mjs";
import { measureKeystrokes } from "./keystrokes.mjs";

const COUNTS = [1, 10, 50, 200];
const CROWDS = [200, 1_000];

/**
 * What the rooms hand their state to and ask: it takes everything and knows nothing. The Worker itself would say that nobody of the crowd is on
 * the trip, and the rooms would send them away.
 */
async function takeEverything() {
  const server = createServer((request, reply) => {
    request.resume();
    reply.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ state: null, live: null }));
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return { origin: `http://localhost:${port}`, stop: () => (server.closeAllConnections(), server.close()) };
}

/** The Worker, the rooms that it tells, and the echo, with a state of their own. The Worker is as silent as the bare one that it is compared with. */
async function startAll() {
  const state = await freshState("bench/room-");
  const settings = newSecrets();
  const [roomPort, echoPort] = await Promise.all([freePort(), freePort()]);
  const { ROOM_SECRET: secret } = settings;
  const record = await takeEverything();
  const [worker, room, echo] = await Promise.all([
    serveBuilt({ state, settings: { ...settings, ROOM_HOST: `localhost:${roomPort}` } }),
    startRoom({ port: roomPort, state: join(state, "room"), secret, workerOrigin: record.origin }),
    startRoom({
      port: echoPort,
      state: join(state, "echo"),
      secret,
      workerOrigin: record.origin,
      config: "quality/bench/room/echo/partykit.json",
    }),
  ]);
  const stop = async () => {
    await Promise.all([worker.stop(), room.stop(), echo.stop()]);
    record.stop();
    rmSync(state, { recursive: true, force: true });
  };
  return { origin: worker.origin, room, echo, secret, state: join(state, "bare"), stop };
}

/** How long it takes to reach companions, as ratios to a room that only echoes; and what ten thousand edits leave behind. Expects the app to be built. */
export async function benchRoom() {
  const { stop, ...running } = await startAll();
  const [keystrokes, announcements, completions] = [[], [], []];
  try {
    for (const count of COUNTS) keystrokes.push(await measureKeystrokes({ ...running, count }));
    for (const count of COUNTS) announcements.push(await measureAnnouncements({ ...running, count }));
    for (const count of COUNTS) completions.push(await measureCompletions({ ...running, count }));
  } finally {
    await stop();
  }
  console.log(
    `\n${table("From an editor's keystroke", keystrokes)}\n\n${table("From the Worker's POST to the room", announcements)}\n\n${table("From POST block/complete (echo: behind a bare Worker that commits one row)", completions)}\n${completionsByPart(completions).join("\n")}\n\n${measureHistory()}\n`,
  );
}

/** Two hundred and a thousand sockets over twenty rooms, and one room flooded beside the others. Expects the app to be built. */
export async function benchCrowds() {
  const { stop, ...running } = await startAll();
  try {
    for (const sockets of CROWDS) console.log(`\n${await measureCrowds({ ...running, sockets })}`);
  } finally {
    await stop();
  }
}
