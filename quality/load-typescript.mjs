import { join } from "node:path";
import { ROOT } from "../scripts/setup/paths.mjs";

/**
 * Loads TypeScript with the app's import prefixes, by Vite; no page is served.
 * @template Result
 * @param {string} file from the root of the project
 * @param {(exported: Record<string, any>) => Result | Promise<Result>} work done before all is closed again
 * @returns {Promise<Result>}
 */
export async function withTypescript(file, work) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: ROOT,
    configFile: join(ROOT, "vitest.config.ts"),
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  try {
    return await work(await vite.ssrLoadModule(file));
  } finally {
    await vite.close();
  }
}

/**
 * Runs a command that is TypeScript. It fails where the command says so, or throws.
 * @param {string} file from the root of the project
 * @param {(exported: Record<string, any>) => Promise<boolean>} work gives whether all is as it must be
 */
export async function runTypescript(file, work) {
  try {
    process.exitCode = (await withTypescript(file, work)) ? 0 : 1;
  } catch (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
