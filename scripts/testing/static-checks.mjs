import { join } from "node:path";
import { command } from "./suite.mjs";

/** @typedef {{ cache?: string }} Memory the folder that remembers what was found fine, or nothing to look at all of it anew */

const PROJECTS = [".", "app/service-worker"];

/** Types of the app, and of the service worker, which lives among other globals; the compiler itself remembers what has not changed. */
export async function types() {
  const outcomes = [];
  for (const project of PROJECTS)
    outcomes.push(await command(`types of ${project}`, "npx", "tsc", "--noEmit", "--project", project));
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
