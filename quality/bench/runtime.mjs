import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { compatibility } from "./worker-bundle.mjs";

/** The database's id in wrangler.toml, under which the local D1 is kept. */
const databaseId = () => {
  const id = /^database_id = "(.+)"$/m.exec(readFileSync(join(ROOT, "wrangler.toml"), "utf8"))?.[1];
  if (!id) throw new Error("wrangler.toml names no database_id");
  return id;
};

/**
 * One script under workerd, without the `wrangler dev` proxy in front.
 * @param {{ script: string, state: string, bindings?: Record<string, string>, assets?: boolean }} options `state` holds the D1 to read
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function serve({ script, state, bindings = {}, assets = false }) {
  const runtime = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: script }],
    ...compatibility(),
    bindings,
    d1Databases: { DB: databaseId() },
    d1Persist: join(state, "v3", "d1"),
    handleRuntimeStdio: (output, errors) => void [output.resume(), errors.resume()], // a line of log for each call would be measured too
    ...(assets
      ? {
          assets: {
            directory: join(ROOT, "build", "client"),
            binding: "ASSETS",
            routerConfig: {
              has_user_worker: true,
              static_routing: { user_worker: ["/*"], asset_worker: ["/assets/*"] },
            },
          },
        }
      : {}),
    cf: false,
  });
  const url = await runtime.ready;
  return { origin: url.origin, stop: () => runtime.dispose() };
}
