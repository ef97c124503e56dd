import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freshState } from "../../scripts/setup/fresh-state.mjs";
import { freePort } from "../../scripts/setup/port.mjs";
import { startRoom } from "../../scripts/setup/room.mjs";
import { newSecrets } from "../../scripts/setup/secrets.mjs";
import { startWorker } from "../../scripts/setup/worker.mjs";

/** Worker and rooms as `npm start` runs them, on free ports, with a folder of state of their own that goes when they stop. */
export async function ownStack() {
  const [port, roomPort] = [await freePort(), await freePort()];
  const state = await freshState("lighthouse/state-");
  const secrets = newSecrets();
  const settingsFile = join(state, "vars.env");
  const vars = { ...secrets, ROOM_HOST: `localhost:${roomPort}`, WEATHER_URL: "" };
  writeFileSync(
    settingsFile,
    Object.entries(vars)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(""),
  );
  const [worker, room] = await Promise.all([
    startWorker({ port, state, settingsFile }),
    startRoom({
      port: roomPort,
      state: join(state, "rooms"),
      secret: secrets.ROOM_SECRET ?? "",
      workerOrigin: `http://localhost:${port}`,
    }),
  ]);
  const stop = async () => {
    await Promise.all([worker.stop(), room.stop()]);
    rmSync(state, { recursive: true, force: true });
  };
  return { origin: worker.origin, state, stop };
}
