import { defineConfig } from "vitest/config";
import { alias } from "./build-alias.ts";
import { TIME_ZONES, TIME_ZONE_TESTS } from "./tests/unit/time-zones/zones.ts";

const project = (name: string, options: { exclude?: string[]; globalSetup?: string; testTimeout?: number; fileParallelism?: boolean; execArgv?: string[] } = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: 20_000, expect: { poll: { timeout: 20_000 } }, ...options },
});

/** The date rules once more in each zone: `env` is set before the worker process reads a date, and zone-in-effect.test.ts checks that it took. */
const inTimeZone = (zone: string) => ({
  extends: true as const,
  test: { name: `unit in ${zone}`, include: TIME_ZONE_TESTS, pool: "forks" as const, env: { TZ: zone } },
});

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      project("unit", { exclude: ["tests/unit/time-zones/**"] }),
      ...TIME_ZONES.map(inTimeZone),
      project("db"),
      project("contract", { globalSetup: "tests/contract/global-setup.ts", testTimeout: 60_000 }),
      // Node 20 has the WebSocket of browsers behind a flag; later ones have it anyway.
      project("room", { testTimeout: 120_000, fileParallelism: false, execArgv: ["--experimental-websocket"] }),
      project("e2e", { globalSetup: "tests/e2e/global-setup.ts", testTimeout: 240_000, fileParallelism: false }),
    ],
  },
});
