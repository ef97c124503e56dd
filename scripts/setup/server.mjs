import { spawn } from "node:child_process";
import { environment } from "./command.mjs";
import { ROOT } from "./paths.mjs";

const READY_WITHIN_MS = 120_000;

/**
 * Ends a server and whatever it started: partykit and wrangler run workerd as a child, which would live on, on its port, when they are killed.
 * @param {number | undefined} leader @param {NodeJS.Signals} signal
 */
function signalGroup(leader, signal) {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch (problem) {
    if (!(problem instanceof Error && "code" in problem && problem.code === "ESRCH")) throw problem; // it is gone already
  }
}

/**
 * Starts a server of ours with Node, at the head of a process group of its own, and waits until it answers.
 * @param {{ name: string, args: string[], isReady: () => Promise<boolean>, onOutput?: (text: string) => void, env?: Record<string, string> }} options
 */
export async function startServer({ name, args, isReady, onOutput = () => {}, env = {} }) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: environment(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const leaveNothing = () => signalGroup(child.pid, "SIGKILL");
  process.once("exit", leaveNothing);
  let output = "";
  const keep = (/** @type {Buffer} */ part) => {
    output = (output + part).slice(-20_000);
    onOutput(String(part));
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise((resolve) => child.once("close", resolve)).then(() =>
    process.removeListener("exit", leaveNothing),
  );
  const end = async (/** @type {"SIGTERM" | "SIGKILL"} */ signal) => {
    signalGroup(child.pid, signal);
    await ended;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended before it was ready.\n${output}`);
    if (Date.now() > deadline) {
      await end("SIGTERM");
      throw new Error(`${name} was not ready within ${READY_WITHIN_MS / 1000} s.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { process: child, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/**
 * Whether an address answers as wanted; false while nothing listens there.
 * @param {string} url @param {(status: number) => boolean} fits
 */
export async function answers(url, fits) {
  try {
    const reply = await fetch(url);
    await reply.body?.cancel();
    return fits(reply.status);
  } catch (refused) {
    if (refused instanceof TypeError) return false;
    throw refused;
  }
}
