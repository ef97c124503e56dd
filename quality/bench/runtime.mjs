import {
  builtFiles,
  builtWorker,
  compatibility,
  localDatabase,
  runInWorkerd,
} from "../../scripts/setup/worker-runtime.mjs";

/** A line of log for each call would be measured too. */
const inSilence = {
  handleRuntimeStdio: (
    /** @type {import("node:stream").Readable} */ output,
    /** @type {import("node:stream").Readable} */ errors,
  ) => void [output.resume(), errors.resume()],
};

/** @param {Parameters<typeof runInWorkerd>[0]} options */
export const serveSilently = (options) => runInWorkerd({ ...options, ...inSilence });

/** The built Worker as `npm start` runs it, but silent. @param {{ state: string, settings: Record<string, string> }} options */
export const serveBuilt = (options) => serveSilently(builtWorker(options));

/**
 * One script with the same compatibility settings and the same database: a floor to compare with.
 * @param {{ script: string, state: string, files?: boolean }} options `files` puts the built files beside it, with the router that stands before every Worker that has some
 */
export const serve = ({ script, state, files = false }) =>
  serveSilently({
    name: "bare",
    modules: [{ type: "ESModule", path: "worker.js", contents: script }],
    ...compatibility(),
    ...localDatabase(state),
    ...(files && builtFiles()),
  });
