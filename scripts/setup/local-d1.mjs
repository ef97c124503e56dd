import { Miniflare } from "miniflare";
import { compatibility, localDatabase, runInWorkerd } from "./worker-runtime.mjs";

/** Runs beside the database and answers with each statement's rows; the statements of a request are one transaction. */
const SCRIPT = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    try {
      const replies = await DB.batch(statements.map((statement) => DB.prepare(statement)));
      return Response.json(replies.map(({ results }) => results));
    } catch (problem) {
      return new Response(problem.message, { status: 500 });
    }
  },
};`;

/**
 * Opens the local D1 for statements of our own; wrangler takes three seconds for each command.
 * @param {string} state the folder that holds it
 */
export async function openLocalD1(state) {
  const { origin, stop } = await runInWorkerd({
    modules: [{ type: "ESModule", path: "d1.js", contents: SCRIPT }],
    ...compatibility(),
    ...localDatabase(state),
  });
  return { batch: batchAt(origin), stop };
}

/**
 * Speaks to that script where it runs: all of the statements or none, and each one's rows.
 * @param {string} origin
 * @returns {(statements: string[]) => Promise<Record<string, unknown>[][]>}
 */
export const batchAt = (origin) => async (statements) => {
  // On a connection of its own: one that lay idle may be closed while it is taken up again.
  const reply = await fetch(origin, {
    method: "POST",
    headers: { Connection: "close" },
    body: JSON.stringify(statements),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The local database refused: ${text}`);
  return JSON.parse(text);
};

/**
 * The built Worker, and that script beside it at a port of its own, on the same database; without limits, so that a test may call as often as it likes.
 * @param {ReturnType<typeof import("./worker-runtime.mjs").builtWorker>} built @param {number} port
 */
export function withOpenDatabase({ d1Persist, cachePersist, ratelimits: _, ...worker }, port) {
  const database = {
    name: "database",
    modules: [{ type: /** @type {const} */ ("ESModule"), path: "d1.js", contents: SCRIPT }],
    ...compatibility(),
    d1Databases: worker.d1Databases,
    unsafeDirectSockets: [{ host: "localhost", port }],
  };
  return { d1Persist, cachePersist, workers: [worker, database] };
}

/**
 * The whole local D1 as SQL, as `wrangler d1 export` writes the deployed one; wrangler's own way looks for it in a folder of its own.
 * @param {string} state the folder that holds it
 * @returns {Promise<string>}
 */
export async function exportLocalD1(state) {
  const database = localDatabase(state);
  const runtime = new Miniflare({ modules: true, script: "export default {}", ...database });
  try {
    const d1 = await runtime.getD1Database(Object.keys(database.d1Databases)[0] ?? "DB");
    const [dump = []] = await d1.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(0, 0).raw();
    return dump.join("\n");
  } finally {
    await runtime.dispose();
  }
}
