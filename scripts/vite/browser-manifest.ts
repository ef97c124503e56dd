import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { CALL_ROUTE } from "../../app/routes.ts";

const ASSETS = "build/client/assets";
const HEAD = "window.__remixManifest=";

type Manifest = { routes: Record<string, unknown> };

/** The browser's route table, which every first visit fetches, without the calls, which no link leads to. */
const forTheBrowser = (manifest: Manifest): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !id.startsWith(CALL_ROUTE))),
});

/** Remix writes the table while it builds the server's part, so it is cut when that is done; its name stays, being made from the whole. */
export const browserManifest = (): Plugin => ({
  name: "browser-manifest",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle() {
    for (const file of readdirSync(ASSETS).filter((name) => /^manifest-\w+\.js$/.test(name))) {
      const path = join(ASSETS, file);
      const manifest = JSON.parse(readFileSync(path, "utf8").slice(HEAD.length, -1)) as Manifest;
      writeFileSync(path, `${HEAD}${JSON.stringify(forTheBrowser(manifest))};`);
    }
  },
});
