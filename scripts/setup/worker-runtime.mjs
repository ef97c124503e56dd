import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import toml from "toml";
import { ROOT } from "./paths.mjs";

/** What is built and deployed (`main` in wrangler.toml lies in it). */
const SERVER = join(ROOT, "build", "server");

const wranglerConfig = () => toml.parse(readFileSync(join(ROOT, "wrangler.toml"), "utf8"));

/** The compatibility date and flags of wrangler.toml. */
export function compatibility() {
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = wranglerConfig();
  return { compatibilityDate, compatibilityFlags };
}

/** The local D1 of wrangler.toml, where `wrangler d1 --local --persist-to` keeps it. @param {string} state */
export function localDatabase(state) {
  const [{ binding, database_id: id }] = wranglerConfig().d1_databases;
  return { d1Databases: { [binding]: id }, d1Persist: join(state, "v3", "d1") };
}

/**
 * The built Worker with everything that wrangler.toml binds to it. What runs here is a place for developing, whatever wrangler.toml says for
 * the deployed one; only there does the built-in sign-in run.
 * @param {{ state: string, settings?: Record<string, string> }} options `state` is the folder of its database and cache; `settings` go before `[vars]`
 */
export function builtWorker({ state, settings = {} }) {
  const { name, vars, ratelimits } = wranglerConfig();
  return {
    name,
    modulesRoot: SERVER,
    modules: modulesIn(SERVER),
    ...compatibility(),
    ...localDatabase(state),
    cachePersist: join(state, "v3", "cache"),
    bindings: { ...vars, ENVIRONMENT: "development", ...settings },
    ratelimits: Object.fromEntries(
      ratelimits.map((/** @type {{ name: string }} */ ratelimit) => [ratelimit.name, ratelimit]),
    ),
    ...builtFiles(),
  };
}

/** The built files beside a Worker: each request comes by a router that knows which paths are files. */
export function builtFiles() {
  const { directory, binding, run_worker_first } = wranglerConfig().assets;
  return {
    assets: {
      directory: join(ROOT, directory),
      binding,
      routerConfig: { has_user_worker: true, static_routing: staticRouting(run_worker_first) },
    },
  };
}

/** Every script of the build, the entry first. @param {string} folder */
function modulesIn(folder) {
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return scripts
    .sort((one, other) => Number(other === "index.js") - Number(one === "index.js"))
    .map((file) => ({ type: /** @type {const} */ ("ESModule"), path: join(folder, file) }));
}

/** Who answers which path: `!` in wrangler.toml's `run_worker_first` names what is a file. @param {string[]} rules */
const staticRouting = (rules) => ({
  user_worker: rules.filter((rule) => !rule.startsWith("!")),
  asset_worker: rules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1)),
});

/**
 * Runs a Worker in workerd, which answers requests itself: nothing stands in front as the proxy of `wrangler dev` does. Settles when it listens.
 * @param {Omit<import("miniflare").WorkerOptions & import("miniflare").SharedOptions, "cf">} options
 */
export async function runInWorkerd(options) {
  const runtime = new Miniflare({ host: "localhost", log: new Log(LogLevel.WARN), ...options, cf: false });
  const url = await runtime.ready;
  return { origin: url.origin, stop: () => runtime.dispose() };
}
