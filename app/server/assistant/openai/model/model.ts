import { OpenAI } from "openai";
import type { Log } from "~/server/log";
import type { Ask } from "./request";
import { requestOf } from "./request";
import { climbDown } from "./structured-output";
import type { Clock } from "./clock";
import type { OpenAiConfig } from "../config";
import { causeOf, failureOf } from "./failure-of";
import { JsonObjects } from "./json-objects";
import { ModelFailure } from "./failure";
import type { Patience, Watch } from "./time-budget";
import { watchSilence } from "./time-budget";
import type { Rung, RungMemory } from "./rungs";
import type { Tally } from "./usage-log";
import { logRequest, newTally, wordsOf } from "./usage-log";

export type Model = {
  /** Streams: gives each object the moment it closes, `wanted` at most; `onFirstWord` is told when the model begins. Throws ModelFailure. */
  objects(ask: Ask, wanted: number, patience: Patience, onFirstWord?: () => void): AsyncGenerator<unknown>;
  /** Does not stream: one object. Throws ModelFailure. */
  object(ask: Ask, patience: Patience): Promise<unknown>;
};

export type ModelGround = { config: OpenAiConfig; clock: Clock; log: Pick<Log, "info">; rungs: RungMemory };

/** A request under way: what it asks, who watches the time, and what it has taken so far. */
type Call = { ask: Ask; watch: Watch; tally: Tally };
type Line = ModelGround & { client: OpenAI };

/** After the last object a server may still tell what it spent, if it does so at once. */
const LAST_WORDS_MS = 1_500;
/** Longer than any patience of ours; it ends at the response headers anyway. */
const SDK_TIMEOUT_MS = 60_000;

/** A server that speaks chat completions. */
export function openModel(ground: ModelGround): Model {
  const { apiKey, baseUrl: baseURL } = ground.config;
  // Its own retries and log are off: retries are ours to bound, and its log would quote replies.
  const line: Line = {
    ...ground,
    client: new OpenAI({ apiKey, baseURL, maxRetries: 0, timeout: SDK_TIMEOUT_MS, logLevel: "off" }),
  };
  return {
    objects: (ask, wanted, patience, onFirstWord) =>
      bounded(line, ask, patience, (call) => stream(line, call, { wanted, onFirstWord })),
    async object(ask, patience) {
      let found: unknown;
      for await (const object of bounded(line, ask, patience, (call) => whole(line, call))) found = object;
      return found;
    },
  };
}

/** Runs one request within its bounds and logs what it took. */
async function* bounded(
  { config, clock, log }: Line,
  ask: Ask,
  patience: Patience,
  work: (call: Call) => AsyncGenerator<unknown>,
): AsyncGenerator<unknown> {
  const call = { ask, watch: watchSilence(patience), tally: newTally(clock) };
  let end: { outcome: string; cause?: string } = { outcome: "given up" };
  try {
    yield* work(call);
    end = { outcome: "ok" };
  } catch (problem) {
    const failure = failureOf(problem);
    end = { outcome: failure.kind, cause: causeOf(failure) };
    throw failure;
  } finally {
    call.watch.end();
    logRequest(log, clock, ask, config.model, call.tally, end.outcome, end.cause);
  }
}

const send = <Result>(
  { config, rungs }: Line,
  { watch, tally }: Call,
  request: (rung: Rung) => Promise<Result>,
): Promise<Result> =>
  climbDown(rungs, `${config.baseUrl} ${config.model}`, (rung) => {
    tally.rung = rung;
    return watch.race(request(rung));
  });

async function* stream(
  line: Line,
  call: Call,
  { wanted, onFirstWord }: { wanted: number; onFirstWord?: (() => void) | undefined },
): AsyncGenerator<unknown> {
  const { ask, watch, tally } = call;
  const chunks = (
    await send(line, call, (rung) =>
      line.client.chat.completions.create(
        {
          ...requestOf(ask, rung, line.config),
          stream: true,
          ...(rung !== "prompt" && { stream_options: { include_usage: true } }),
        },
        { signal: watch.signal },
      ),
    )
  )[Symbol.asyncIterator]();
  const objects = new JsonObjects();
  let given = 0;
  try {
    for (let next = await watch.race(chunks.next()); !next.done; next = await watch.race(chunks.next())) {
      const isFirst = tally.firstWordAt === null;
      const words = wordsOf(next.value, ask, tally, line.clock);
      if (isFirst && tally.firstWordAt !== null) onFirstWord?.();
      for (const object of objects.push(words)) {
        if (given === wanted) continue;
        given += 1;
        // While somebody looks at it, silence is ours.
        watch.rest();
        yield object;
      }
      watch.heard(given === wanted ? LAST_WORDS_MS : undefined);
    }
  } catch (problem) {
    if (given < wanted) throw problem;
  }
  // The SDK ends a stream that was broken off without a word.
  if (watch.signal.aborted && given < wanted) throw watch.signal.reason;
  if (given === 0) throw new ModelFailure("nonsense");
}

async function* whole(line: Line, call: Call): AsyncGenerator<unknown> {
  const completion = await send(line, call, (rung) =>
    line.client.chat.completions.create(requestOf(call.ask, rung, line.config), { signal: call.watch.signal }),
  );
  call.tally.usage = completion.usage ?? null;
  const message = completion.choices?.[0]?.message;
  if (message?.refusal) throw new ModelFailure("refused");
  const [object] = new JsonObjects().push(message?.content ?? "");
  if (object === undefined) throw new ModelFailure("nonsense");
  yield object;
}
