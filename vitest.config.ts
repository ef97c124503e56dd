import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { alias } from "./scripts/vite/build-alias.ts";
import { softwareList } from "./scripts/vite/software-list.ts";
import { LongestFirst } from "./tests/longest-first.ts";
import { markedMessages } from "./tests/unit/other-words/marked-messages.ts";
import { TIME_ZONES, TIME_ZONE_TESTS } from "./tests/unit/time-zones/zones.ts";

/** Nothing is judged by its time: whoever waits, waits for a busy machine too, and gives up only on what will never come. */
const PATIENCE = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 600_000 } },
};

/** A file a core keeps all busy. Those against servers and browsers wait longer than they compute: three a core. */
const FILES_AT_ONCE = Math.min(8, Math.max(2, availableParallelism()));
const SERVED_AT_ONCE = 3 * FILES_AT_ONCE;

const project = (
  name: string,
  options: {
    exclude?: string[];
    globalSetup?: string;
    execArgv?: string[];
    isolate?: boolean;
  } = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...PATIENCE, ...options },
});

/** Tests against servers that run. Vitest wants groups of their own for those of which more run at once. */
const served = (name: string, options: Parameters<typeof project>[1] = {}) => {
  const { extends: inherits, test } = project(name, options);
  const setupFiles = [join(import.meta.dirname, "tests/fixtures/own-connection.ts")];
  return { extends: inherits, test: { ...test, setupFiles, maxWorkers: SERVED_AT_ONCE, sequence: { groupOrder: 1 } } };
};

/** The date rules once more in each zone: `env` is set before the worker process reads a date, and zone-in-effect.test.ts checks that it took. */
const inTimeZone = (zone: string) => ({
  extends: true as const,
  test: { name: `unit in ${zone}`, include: TIME_ZONE_TESTS, ...PATIENCE, pool: "forks" as const, env: { TZ: zone } },
});

const OWN_MODULES = "tests/unit/own-modules/**/*.test.ts";

/** Tests that put other modules in the place of ours, or begin with fresh ones; lint allows it nowhere else among the unit tests. */
const ownModules = {
  extends: true as const,
  test: { name: "unit with own modules", include: [OWN_MODULES], ...PATIENCE },
};

/** The screens in a language whose every message can be told from what is no message. */
const inOtherWords = {
  extends: true as const,
  plugins: [markedMessages()],
  test: { name: "unit in other words", include: ["tests/unit/other-words/**/*.test.ts"], ...PATIENCE },
};

export default defineConfig({
  resolve: { alias },
  plugins: [softwareList()],
  test: {
    maxWorkers: FILES_AT_ONCE,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["property-seed.ts", "leave-nothing.ts"].map((file) =>
      join(import.meta.dirname, "tests/fixtures", file),
    ),
    projects: [
      // Nothing but modules would be set up anew for each file, which takes as long as the tests: `ownModules` has those for which that matters.
      project("unit", {
        exclude: ["tests/unit/time-zones/**", "tests/unit/other-words/**", OWN_MODULES],
        isolate: false,
      }),
      ownModules,
      inOtherWords,
      ...TIME_ZONES.map(inTimeZone),
      project("db"),
      project("build", { globalSetup: "tests/build/global-setup.ts" }),
      served("contract", { globalSetup: "tests/contract/global-setup.ts" }),
      // Node 20 has the WebSocket of browsers behind a flag; later ones have it anyway.
      served("room", { execArgv: ["--experimental-websocket"] }),
      served("e2e", { globalSetup: "tests/e2e/global-setup.ts" }),
    ],
  },
});
