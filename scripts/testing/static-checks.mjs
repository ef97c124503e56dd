import { join } from "node:path";
import { command } from "./suite.mjs";

/** @typedef {{ cache?: string }} Memory the folder that remembers what was found fine, or nothing to look at all of it anew */

const PROJECTS = { app: ".", "service-worker": "app/service-worker" };

/** Types of the app, and of the service worker, which lives among other globals. @param {Memory} [memory] */
export async function types({ cache } = {}) {
  const outcomes = [];
  for (const [name, project] of Object.entries(PROJECTS)) {
    const incremental = cache ? ["--incremental", "--tsBuildInfoFile", join(cache, `${name}.tsbuildinfo`)] : [];
    outcomes.push(await command(`types of ${name}`, "npx", "tsc", "--noEmit", "--project", project, ...incremental));
  }
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** @param {Memory} [memory] */
export const lint = ({ cache } = {}) =>
  command("lint", "npx", "eslint", "--max-warnings", "0", ...caching(cache, "eslint"), ".");

/** @param {Memory} [memory] */
export const format = ({ cache } = {}) =>
  command("format", "npx", "prettier", "--check", "--log-level", "warn", ...caching(cache, "prettier"), ".");

/** @param {string | undefined} cache @param {string} name */
const caching = (cache, name) =>
  cache ? ["--cache", "--cache-strategy", "content", "--cache-location", join(cache, name)] : [];
