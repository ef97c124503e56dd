import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { answers, startServer } from "./server.mjs";

const WRANGLER = join(ROOT, "node_modules", "wrangler", "bin", "wrangler.js");

/**
 * Starts the built Worker under `wrangler dev` and waits until it is healthy.
 * @param {{ port: number, state: string, vars?: Record<string, string>, envFile?: string, onOutput?: (text: string) => void }} options
 */
export async function startWorker({ port, state, vars = {}, envFile, onOutput }) {
  const origin = `http://localhost:${port}`;
  const registry = join(state, "registry");
  const server = await startServer({
    name: "The Worker",
    args: [
      WRANGLER,
      "dev",
      "--port",
      String(port),
      "--inspector-port",
      "0",
      "--persist-to",
      state,
      "--show-interactive-dev-session=false",
      ...(envFile ? ["--env-file", envFile] : []),
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    isReady: () => answers(`${origin}/healthz`, (status) => status === 200),
    onOutput,
    // A list of its own: a Worker on the machine's common list restarts whenever another begins or ends beside it.
    env: { WRANGLER_REGISTRY_PATH: registry, MINIFLARE_REGISTRY_PATH: registry },
  });
  return { origin, ...server };
}
