import type { Env } from "../env";
import type { Log } from "../log";

/** Nobody waits longer for a file, least of all who asks for help. */
const PATIENCE_MS = 1000;

/**
 * A JSON file that is deployed beside the Worker, as it was read: unchecked. Null where there is none; where it cannot be read that is logged.
 * @param path from the root of the deployed files
 */
export async function deployedJson({ env, log }: { env: Env; log: Log }, path: string): Promise<unknown> {
  try {
    // The host does not matter.
    const response = await env.ASSETS?.fetch(`https://assets.local${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response?.ok ? await response.json() : null;
  } catch (unreadable) {
    log.error("deployed-file-unreadable", unreadable, { path });
    return null;
  }
}
