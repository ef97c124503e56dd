import { join } from "node:path";
import { installPackages } from "../scripts/setup/install.mjs";
import { ROOT } from "../scripts/setup/paths.mjs";

await installPackages();
const { createServer } = await import("vite");

/** The evaluation is TypeScript with the app's import prefixes, so Vite loads it; no page is served. */
const vite = await createServer({
  root: ROOT,
  configFile: join(ROOT, "vitest.config.ts"),
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
});

try {
  const { evalCommand } = await vite.ssrLoadModule("/quality/eval/command.ts");
  process.exitCode = (await evalCommand(process.argv.slice(2), process.env)) ? 0 : 1;
} catch (problem) {
  console.error(problem);
  process.exitCode = 1;
} finally {
  await vite.close();
}
