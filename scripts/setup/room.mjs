import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { ROOT } from "./paths.mjs";
import { answers, startServer } from "./server.mjs";

const PARTYKIT = join(ROOT, "node_modules", "partykit", "dist", "bin.mjs");

/** PartyKit brings a runtime of its own, of 2024, whose alarms end with its process; those of ours, and of Cloudflare, ring after a restart. */
const WORKERD = () => /** @type {{ default: string }} */ (createRequire(import.meta.url)("workerd")).default;

/**
 * Starts the rooms under `partykit dev` and waits until they answer. They listen on every interface, partykit has no other way; without a ticket they answer nothing.
 * @param {{ port: number, state: string, secret: string, workerOrigin: string, onOutput?: (text: string) => void, config?: string }} options
 * `state` is the folder that keeps the rooms' storage; `secret` is shared with the Worker; `config` names other rooms than ours.
 */
export async function startRoom({ port, state, secret, workerOrigin, onOutput, config = "partykit.json" }) {
  const host = `localhost:${port}`;
  const server = await startServer({
    name: "The room",
    args: [
      PARTYKIT,
      "dev",
      "--config",
      config,
      "--port",
      String(port),
      "--persist",
      relative(ROOT, state),
      "--disable-request-cf-fetch",
      "--var",
      `ROOM_SECRET=${secret}`,
      "--var",
      `WORKER_ORIGIN=${workerOrigin}`,
    ],
    // Any answer will do: the rooms themselves only talk to who has a ticket.
    isReady: () => answers(`http://${host}/`, (status) => status < 500),
    onOutput,
    env: { MINIFLARE_WORKERD_PATH: WORKERD() },
  });
  return { host, ...server };
}
