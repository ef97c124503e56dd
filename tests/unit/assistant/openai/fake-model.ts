import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ManualClock } from "#tests/fixtures/manual-clock";
import { manualClock } from "#tests/fixtures/manual-clock";
import type { ModelServer } from "#tests/fixtures/servers/model-server";
import { runModelServer } from "#tests/fixtures/servers/model-server";
import { openAiAssistant } from "~/server/assistant/openai";
import { LONGEST_WAIT_MS, USUAL_WAIT_MS } from "~/server/assistant/openai/model/retry";
import { FIRST_TOKEN_TIMEOUT_MS } from "~/server/assistant/openai/model/time-budget";
import type { FormatMemory } from "~/server/assistant/openai/model/structured-output";
import type { Assistant } from "~/server/assistant/port";

export type LogLine = { event: string; fields: Record<string, unknown> };

export type TestDesk = {
  server: ModelServer;
  clock: ManualClock;
  assistant: Assistant;
  lines: LogLine[];
  formats: FormatMemory;
  driven: <Result>(work: Promise<Result>, ready?: () => boolean) => Promise<Result>;
};

/** The adapter over a fake model's server, with a clock that moves only when the server hangs or a retry waits. */
export function useDesk(): TestDesk {
  const desk = { lines: [] as LogLine[] } as TestDesk;
  beforeAll(async () => {
    desk.server = await runModelServer();
  });
  afterAll(() => desk.server.stop());
  beforeEach(() => {
    const clock = manualClock();
    desk.server.asked.length = 0;
    desk.server.beforePiece = () => Promise.resolve();
    desk.server.feel("good");
    desk.server.calls = [];
    desk.server.says = null;
    while (desk.server.hangsAnew());
    desk.lines.length = 0;
    desk.formats = new Map();
    desk.clock = clock;
    desk.assistant = openAiAssistant({
      config: { apiKey: "test-key", baseUrl: desk.server.baseUrl, model: "fake" },
      clock,
      formats: desk.formats,
      log: {
        info: (event, fields = {}) => {
          desk.lines.push({ event, fields });
        },
      },
    });
  });
  desk.driven = async (work, ready = () => true) => {
    let done = false;
    const end = work.finally(() => {
      done = true;
    });
    while (!done) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (ready() && desk.server.hangsAnew()) desk.clock.pass(FIRST_TOKEN_TIMEOUT_MS);
      for (const wait of [USUAL_WAIT_MS, LONGEST_WAIT_MS]) if (desk.clock.waitsFor(wait)) desk.clock.pass(wait);
    }
    return end;
  };
  return desk;
}
