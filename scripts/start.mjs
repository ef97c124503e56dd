import { buildApp } from "./setup/build.mjs";
import { prepareDatabase } from "./setup/database.mjs";
import { installPackages } from "./setup/install.mjs";
import { STATE } from "./setup/paths.mjs";
import { portFrom } from "./setup/port.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";
import { startWorker } from "./setup/worker.mjs";

async function start() {
  const port = await portFrom("PORT", 8787);
  await installPackages();
  ensureSecrets();
  await buildApp();
  await prepareDatabase();
  const worker = await startWorker({ port, state: STATE, onOutput: process.env.VERBOSE ? (text) => process.stderr.write(text) : undefined });
  console.log(`\n  Wayfellow is running at ${worker.origin}\n  Ctrl-C stops it. VERBOSE=1 shows the log.\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void worker.stop());
  await worker.ended;
}

start().catch((/** @type {Error} */ problem) => {
  console.error(`\n${problem.message}`);
  process.exitCode = 1;
});
