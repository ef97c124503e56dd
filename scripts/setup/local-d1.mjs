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
  return {
    /** Runs all of the statements or none, and gives each one's rows. @param {string[]} statements @returns {Promise<Record<string, unknown>[][]>} */
    async batch(statements) {
      const reply = await fetch(origin, { method: "POST", body: JSON.stringify(statements) });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`The local database refused: ${text}`);
      return JSON.parse(text);
    },
    stop,
  };
}
