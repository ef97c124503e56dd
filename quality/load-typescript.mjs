import { join } from "node:path";
import { ROOT } from "../scripts/setup/paths.mjs";

/**
 * Runs a command that is TypeScript with the app's import prefixes: Vite loads it, and no page is served. It fails where the command says so, or throws.
 * @param {string} file from the root of the project
 * @param {(exported: Record<string, any>) => Promise<boolean>} work gives whether all is as it must be
 */
export async function runTypescript(file, work) {
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
    process.exitCode = (await work(await vite.ssrLoadModule(file))) ? 0 : 1;
  } catch (problem) {
    console.error(problem);
    process.exitCode = 1;
  } finally {
    await vite.close();
  }
}
