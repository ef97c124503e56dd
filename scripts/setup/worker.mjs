import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment } from "./command.mjs";
import { ROOT } from "./paths.mjs";

const WRANGLER = join(ROOT, "node_modules", "wrangler", "bin", "wrangler.js");
const READY_WITHIN_MS = 60_000;

/**
 * Starts the built Worker under `wrangler dev` and waits until it is healthy.
 * @param {{ port: number, state: string, vars?: Record<string, string>, envFile?: string, onOutput?: (text: string) => void }} options
 */
export async function startWorker({ port, state, vars = {}, envFile, onOutput = () => {} }) {
  const args = [
    WRANGLER, "dev", "--port", String(port), "--inspector-port", "0", "--persist-to", state, "--show-interactive-dev-session=false",
    ...(envFile ? ["--env-file", envFile] : []),
    ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (/** @type {Buffer} */ part) => {
    output = (output + part).slice(-20_000);
    onOutput(String(part));
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise((resolve) => child.once("close", resolve));
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null) throw new Error(`The Worker ended before it was ready.\n${output}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The Worker was not ready within ${READY_WITHIN_MS / 1000} s.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, process: child, ended, stop };
}

/** @param {string} origin */
async function isHealthy(origin) {
  try {
    const reply = await fetch(`${origin}/healthz`);
    return reply.ok;
  } catch (refused) {
    if (refused instanceof TypeError) return false; // nothing listens yet
    throw refused;
  }
}
