import { defineConfig } from "vitest/config";
import { alias } from "./build-alias.ts";

const project = (name: string, options: { globalSetup?: string; testTimeout?: number; fileParallelism?: boolean } = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: 20_000, ...options },
});

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      project("unit"),
      project("db"),
      project("contract", { globalSetup: "tests/contract/global-setup.ts", testTimeout: 60_000 }),
      project("e2e", { globalSetup: "tests/e2e/global-setup.ts", testTimeout: 240_000, fileParallelism: false }),
    ],
  },
});
