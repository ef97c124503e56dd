import { OpenAI } from "openai";
import type { Log } from "~/server/log";
import { type TokenBudget, UNLIMITED } from "~/server/assistant/token-budget";
import { mostTokensOf, requestBody, turnBody, type ModelRequest, type TurnRequest } from "./request";
import { acceptedFormats, withFormatFallback, type FormatMemory, type OutputFormat } from "./structured-output";
import type { Clock } from "./clock";
import type { ModelConfig } from "../config";
import { ModelFailure, causeOf, failureOf } from "./failure";
import { JsonObjects } from "./json-objects";
import type { TimeBudget, RequestTimeout } from "./time-budget";
import { startRequestTimeout } from "./time-budget";
import type { RequestUsage } from "./usage-log";
import { type Turn, TurnInPieces } from "./turn";
import { workersAiFetch } from "./workers-ai";
import { logUsage, spentTokens, startUsage, readChunk } from "./usage-log";

export type Model = {
  /** Streams the reply and gives each JSON object as soon as it is complete, `wanted` at most; `onFirstToken` is called when the reply begins. Throws ModelFailure. */
  objects(
    request: ModelRequest,
    wanted: number,
    budget: TimeBudget,
    onFirstToken?: () => void,
  ): AsyncGenerator<unknown>;
  /** One object, without streaming. Throws ModelFailure. */
  object(request: ModelRequest, budget: TimeBudget): Promise<unknown>;
  /**
   * One turn of a talk with functions; `onWords` is called with its words so far whenever there are more. Null where the server takes no functions.
   * Throws ModelFailure.
   */
  turn(request: TurnRequest, budget: TimeBudget, onWords: (words: string) => void): Promise<Turn | null>;
};

export type ModelOptions = {
  config: ModelConfig;
  clock: Clock;
  log: Pick<Log, "info">;
  /** Tests bring their own, so that they do not depend on each other. */
  formats?: FormatMemory;
  /** What may still be spent today. */
  tokens?: TokenBudget;
};

/** What everything that asks the model works with. */
export type ModelTools = { model: Model; clock: Clock; log: Pick<Log, "info"> };

/** A request under way: what it asks, its timeout, and what it has used so far. */
type Call = { request: ModelRequest; timeout: RequestTimeout; usage: RequestUsage };
type Connection = Required<ModelOptions> & { client: OpenAI };

/** How long to wait after the last object for the server to report the tokens it used. */
const USAGE_WAIT_MS = 1_500;
/** Longer than any time budget here; it covers only the time to the response headers. */
const SDK_TIMEOUT_MS = 60_000;

/** A server that speaks chat completions. */
export function openModel(options: ModelOptions): Model {
  const { apiKey, baseUrl: baseURL, platform } = options.config;
  // The SDK's own retries and log are off: retries have to stay within the time budget, and its log would quote replies.
  const connection: Connection = {
    formats: acceptedFormats,
    tokens: UNLIMITED,
    ...options,
    client: new OpenAI({
      apiKey,
      baseURL,
      maxRetries: 0,
      timeout: SDK_TIMEOUT_MS,
      logLevel: "off",
      ...(platform && { fetch: workersAiFetch(platform) }),
    }),
  };
  return {
    objects: (request, wanted, budget, onFirstToken) =>
      bounded(connection, request, budget, (call) => stream(connection, call, { wanted, onFirstToken })),
    async object(request, budget) {
      let found: unknown;
      for await (const object of bounded(connection, request, budget, (call) => whole(connection, call)))
        found = object;
      return found;
    },
    async turn(request, budget, onWords) {
      const { formats, config } = connection;
      const server = `${config.baseUrl} ${config.model} functions`;
      if (formats.get(server) === "prompt") return null;
      try {
        let made: Turn | null = null;
        const work = (call: Call) => turn(connection, call, request, onWords);
        for await (const one of bounded(connection, request, budget, work)) made = one;
        return made;
      } catch (problem) {
        if (failureOf(problem).kind !== "format") throw problem;
        formats.set(server, "prompt");
        return null;
      }
    },
  };
}

/** Runs one request within its time limits and the day's tokens, and logs what it used. */
async function* bounded<Given>(
  { config, clock, log, tokens }: Connection,
  request: ModelRequest,
  budget: TimeBudget,
  work: (call: Call) => AsyncGenerator<Given>,
): AsyncGenerator<Given> {
  const call = { request, timeout: startRequestTimeout(budget), usage: startUsage(clock) };
  let reserved: number | null = null;
  let end: { outcome: string; cause?: string } = { outcome: "given up" };
  try {
    const most = mostTokensOf(request);
    if (!(await tokens.reserve(most))) throw new ModelFailure("spent");
    reserved = most;
    yield* work(call);
    end = { outcome: "ok" };
  } catch (problem) {
    const failure = failureOf(problem);
    end = { outcome: failure.kind, cause: causeOf(failure) };
    throw failure;
  } finally {
    call.timeout.end();
    if (reserved !== null) tokens.settle(reserved, spentTokens(request, call.usage));
    logUsage(log, clock, request, config.model, call.usage, end.outcome, end.cause);
  }
}

const send = <Result>(
  { config, formats }: Connection,
  { timeout, usage }: Call,
  way: "stream" | "whole",
  request: (format: OutputFormat) => Promise<Result>,
): Promise<Result> =>
  // A server may keep to a schema in a whole reply, and not in a stream.
  withFormatFallback(formats, `${config.baseUrl} ${config.model} ${way}`, (format) => {
    usage.format = format;
    return timeout.race(request(format));
  });

async function* stream(
  connection: Connection,
  call: Call,
  { wanted, onFirstToken }: { wanted: number; onFirstToken?: (() => void) | undefined },
): AsyncGenerator<unknown> {
  const { request, timeout, usage } = call;
  const chunks = (
    await send(connection, call, "stream", (format) =>
      connection.client.chat.completions.create(
        {
          ...requestBody(request, format, connection.config),
          stream: true,
          ...(format !== "prompt" && { stream_options: { include_usage: true } }),
        },
        { signal: timeout.signal },
      ),
    )
  )[Symbol.asyncIterator]();
  const objects = new JsonObjects();
  let given = 0;
  try {
    for (let next = await timeout.race(chunks.next()); !next.done; next = await timeout.race(chunks.next())) {
      const isFirst = usage.firstTokenAt === null;
      const words = readChunk(next.value, request, usage, connection.clock);
      if (isFirst && usage.firstTokenAt !== null) onFirstToken?.();
      for (const object of objects.push(words)) {
        if (given === wanted) continue;
        given += 1;
        // The server is not silent while whoever asked works on the object.
        timeout.pause();
        yield object;
      }
      timeout.restart(given === wanted ? USAGE_WAIT_MS : undefined);
    }
  } catch (problem) {
    if (given < wanted) throw problem;
  }
  // The SDK ends an aborted stream without an error.
  if (timeout.signal.aborted && given < wanted) throw timeout.signal.reason;
  if (given === 0) throw new ModelFailure("nonsense");
}

async function* turn(
  { client, config, clock }: Connection,
  { timeout, usage }: Call,
  request: TurnRequest,
  onWords: (words: string) => void,
): AsyncGenerator<Turn> {
  usage.format = "prompt";
  const chunks = (
    await timeout.race(
      client.chat.completions.create({ ...turnBody(request, config), stream: true }, { signal: timeout.signal }),
    )
  )[Symbol.asyncIterator]();
  const pieces = new TurnInPieces();
  let words = "";
  for (let next = await timeout.race(chunks.next()); !next.done; next = await timeout.race(chunks.next())) {
    const more = readChunk(next.value, request, usage, clock);
    pieces.push(next.value);
    timeout.restart();
    if (more === "") continue;
    words += more;
    onWords(words);
  }
  // The SDK ends an aborted stream without an error.
  if (timeout.signal.aborted) throw timeout.signal.reason;
  yield pieces.end();
}

async function* whole(connection: Connection, call: Call): AsyncGenerator<unknown> {
  const completion = await send(connection, call, "whole", (format) =>
    connection.client.chat.completions.create(requestBody(call.request, format, connection.config), {
      signal: call.timeout.signal,
    }),
  );
  call.usage.tokens = completion.usage ?? null;
  const message = completion.choices?.[0]?.message;
  call.usage.characters = message?.content?.length ?? 0;
  if (message?.refusal) throw new ModelFailure("refused");
  const [object] = new JsonObjects().push(message?.content ?? "");
  if (object === undefined) throw new ModelFailure("nonsense");
  yield object;
}
