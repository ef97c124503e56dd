import type { Assistant } from "./assistant/port";
import type { Env } from "./env";

/** The assistant that is configured. */
export function assistantFor(_env: Env): Assistant {
  const absent = () => Promise.reject(new Error("No assistant is configured."));
  return { source: "embedded", suggestAnchors: absent, reviseBlock: absent, answer: absent, chat: absent, planTrip: () => { throw new Error("No assistant is configured."); } };
}
