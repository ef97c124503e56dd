type Fields = Record<string, string | number | boolean | undefined>;

/** Structured lines of one request. Never a name, an address, an id of a person or what they typed. */
export type Log = {
  info(event: string, fields?: Fields): void;
  error(event: string, problem: unknown, fields?: Fields): void;
};

/** A log whose lines carry the request's id. */
export const logOf = (requestId: string): Log => ({
  info: (event, fields) => console.log(JSON.stringify({ level: "info", event, requestId, ...fields })),
  error: (event, problem, fields) =>
    console.error(JSON.stringify({ level: "error", event, requestId, ...fields, ...described(problem) })),
});

/** The kind of an error and where it arose. The sentences of database errors may quote values, so only their first line, without parameters, is kept. */
function described(problem: unknown): Fields {
  if (!(problem instanceof Error)) return { kind: typeof problem };
  const root = innermost(problem);
  return {
    kind: root.name,
    message: root.message.split("\n")[0]?.slice(0, 200),
    stack: root.stack?.split("\n").slice(1, 6).join(" | "),
  };
}

const innermost = (problem: Error): Error => (problem.cause instanceof Error ? innermost(problem.cause) : problem);
