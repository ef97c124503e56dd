import { buildApp } from "./setup/build.mjs";
import { prepareDatabase } from "./setup/database.mjs";
import { installPackages } from "./setup/install.mjs";
import { ROOMS, STATE } from "./setup/paths.mjs";
import { portFrom } from "./setup/port.mjs";
import { startRoom } from "./setup/room.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";
import { startWorker } from "./setup/worker.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The model's settings that the shell gives; they go before those of `.dev.vars`. */
const modelFromShell = () =>
  Object.fromEntries(
    ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"].flatMap((name) => {
      const value = process.env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

async function start() {
  const port = await portFrom("PORT", 8787);
  const partyPort = await portFrom("PARTY_PORT", 1999);
  await installPackages();
  const { ROOM_SECRET: secret } = ensureSecrets();
  await Promise.all([buildApp(), prepareDatabase()]);
  // Until both run, a signal ends everything as it is; afterwards they are stopped in order.
  const giveUp = () => process.exit(1);
  for (const signal of SIGNALS) process.once(signal, giveUp);
  const onOutput = process.env.VERBOSE ? (/** @type {string} */ text) => process.stderr.write(text) : undefined;
  const [worker, room] = await Promise.all([
    startWorker({ port, state: STATE, vars: { ...modelFromShell(), ROOM_HOST: `localhost:${partyPort}` }, onOutput }),
    startRoom({ port: partyPort, state: ROOMS, secret, workerOrigin: `http://localhost:${port}`, onOutput }),
  ]);
  console.log(`\n  Wayfellow is running at ${worker.origin}\n  Ctrl-C stops it. VERBOSE=1 shows the log.\n`);
  const stopAll = () => Promise.all([worker.stop(), room.stop()]);
  for (const signal of SIGNALS) process.removeListener(signal, giveUp).once(signal, () => void stopAll());
  await Promise.race([worker.ended, room.ended]);
  await stopAll();
}

start().catch((/** @type {Error} */ problem) => {
  console.error(`\n${problem.message}`);
  process.exit(1); // what was started already ends with it
});
