import type { Plugin } from "vite";

/**
 * Builds the Worker itself, `app/worker.ts` with Remix's server build inside, where Remix would build its half alone: what lies in
 * build/server is then all that is deployed and run, and nothing has to bundle it once more.
 */
export const workerEntry = (): Plugin => ({
  name: "worker-entry",
  apply: "build",
  config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { input: "app/worker.ts" } } } : {}),
});
