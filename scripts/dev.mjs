import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment } from "./setup/command.mjs";
import { prepareDatabase } from "./setup/database.mjs";
import { installPackages } from "./setup/install.mjs";
import { ROOMS, ROOT } from "./setup/paths.mjs";
import { portFrom } from "./setup/port.mjs";
import { startRoom } from "./setup/room.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";

const REMIX = join(ROOT, "node_modules", "@remix-run", "dev", "dist", "cli.js");
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The app with reload on save: Vite in place of the built Worker, over the same local database and with the same rooms. */
async function dev() {
  const port = await portFrom("PORT", 8787);
  const partyPort = await portFrom("PARTY_PORT", 1999);
  await installPackages();
  const { ROOM_SECRET: secret } = ensureSecrets();
  await prepareDatabase();
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1)); // which ends the rooms as well
  const room = await startRoom({ port: partyPort, state: ROOMS, secret, workerOrigin: `http://localhost:${port}` });
  const vite = spawn(process.execPath, [REMIX, "vite:dev", "--port", String(port)], {
    cwd: ROOT,
    env: environment({ ROOM_HOST: room.host }),
    stdio: "inherit",
  });
  for (const signal of SIGNALS) process.removeAllListeners(signal).once(signal, () => vite.kill("SIGTERM"));
  const code = await new Promise((resolve) => vite.once("close", resolve));
  await room.stop();
  process.exitCode = code ?? 0;
}

dev().catch((/** @type {Error} */ problem) => {
  console.error(`\n${problem.message}`);
  process.exit(1);
});
