import { spawn } from "node:child_process";
import { environment } from "./setup/command.mjs";
import { prepareDatabase } from "./setup/database.mjs";
import { installPackages } from "./setup/install.mjs";
import { ROOT } from "./setup/paths.mjs";
import { portFrom } from "./setup/port.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";

/** The app with reload on save: Vite in place of the built Worker, over the same local database. */
async function dev() {
  const port = await portFrom("PORT", 8787);
  await installPackages();
  ensureSecrets();
  await prepareDatabase();
  const child = spawn("npx", ["remix", "vite:dev", "--port", String(port)], { cwd: ROOT, env: environment(), stdio: "inherit" });
  child.once("close", (code) => (process.exitCode = code ?? 0));
}

dev().catch((/** @type {Error} */ problem) => {
  console.error(`\n${problem.message}`);
  process.exitCode = 1;
});
