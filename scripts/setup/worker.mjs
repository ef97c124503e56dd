import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { answers, startServer } from "./server.mjs";

const RUN_WORKER = join(ROOT, "scripts", "setup", "run-worker.mjs");
const DEV_VARS = join(ROOT, ".dev.vars");

/**
 * Starts the built Worker in a process of its own and waits until it is healthy.
 * @param {{ port: number, state: string, vars?: Record<string, string>, settingsFile?: string, onOutput?: (text: string) => void, databasePort?: number }} options
 * `state` is the folder that keeps its database; `settingsFile` is read in place of `.dev.vars`, and `vars` go before both.
 * At `databasePort`, for tests alone, its database answers to statements, and no call is limited.
 */
export async function startWorker({ port, state, vars = {}, settingsFile = DEV_VARS, onOutput, databasePort }) {
  const origin = `http://localhost:${port}`;
  const server = await startServer({
    name: "The Worker",
    args: [RUN_WORKER, JSON.stringify({ port, state, settingsFile, vars, databasePort })],
    isReady: () => answers(`${origin}/healthz`, (status) => status === 200),
    onOutput,
  });
  return { origin, ...server };
}
