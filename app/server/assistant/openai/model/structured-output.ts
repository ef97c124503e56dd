import { failureOf } from "./failure-of";
import type { Rung, RungMemory } from "./rungs";
import { RUNGS } from "./rungs";

/** Sends in the strictest form that the server takes, and remembers which that was. Only what worked is remembered. */
export async function climbDown<Result>(
  memory: RungMemory,
  server: string,
  send: (rung: Rung) => Promise<Result>,
): Promise<Result> {
  const rungs = RUNGS.slice(RUNGS.indexOf(memory.get(server) ?? "json_schema"));
  for (const rung of rungs) {
    try {
      const result = await send(rung);
      memory.set(server, rung);
      return result;
    } catch (problem) {
      if (failureOf(problem).kind !== "format" || rung === rungs.at(-1)) throw problem;
    }
  }
  throw new Error("There is always a rung.");
}
