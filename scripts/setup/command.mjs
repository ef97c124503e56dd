import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";

/** Wrangler and npm stay quiet, and ask nothing of the network that a local run does not need. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_LOG_SANITIZE: "true",
  NO_UPDATE_NOTIFIER: "1",
};

/** @param {Record<string, string>} [extra] */
export const environment = (extra = {}) => ({ ...process.env, ...QUIET, ...extra });

/**
 * Runs a command to its end with its output shown (or kept, with `quiet`); `input` is what it reads.
 * @param {string} command @param {string[]} args @param {{ quiet?: boolean, env?: Record<string, string>, input?: string | undefined }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, input } = {}) {
  return new Promise((resolve, reject) => {
    const said = quiet ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment(env),
      stdio: [input === undefined ? "ignore" : "pipe", said, said],
    });
    child.stdin?.end(input);
    let output = "";
    child.stdout?.on("data", (part) => (output += part));
    child.stderr?.on("data", (part) => (output += part));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command that must succeed; its output is shown when it does not. @param {string} title @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
export const must = (title, command, args, env) =>
  timed(title, async () => {
    const { code, output } = await run(command, args, { quiet: true, env });
    if (code !== 0) throw new Error(`${title}: \`${[command, ...args].join(" ")}\` ended with ${code}\n${output}`);
  });

/** Tells when a piece of work begins, and how long it took or that it failed; others may run beside it. @param {string} title @param {() => Promise<void>} work */
export async function timed(title, work) {
  console.log(`${title} …`);
  const started = Date.now();
  try {
    await work();
  } catch (problem) {
    console.log(`${title}: failed`);
    throw problem;
  }
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
