import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../scripts/setup/command.mjs";
import { LOCAL } from "../../scripts/setup/paths.mjs";
import { compatibility } from "../../scripts/setup/worker-runtime.mjs";

/** A Remix app with one page and nothing else, built with the same versions: the floor for documents. */
const FILES = {
  "vite.config.mjs": `import { vitePlugin as remix } from "@remix-run/dev";
export default {
  plugins: [remix({ future: { v3_fetcherPersist: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true, v3_routeConfig: true, v3_singleFetch: true, v3_throwAbortReason: true } })],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
};`,
  "app/routes.ts": `import { index } from "@remix-run/route-config";
export default [index("page.tsx")];`,
  "app/page.tsx": `export default () => <main><h1>Bare</h1><p>A page with nothing on it.</p></main>;`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
export default () => (
  <html lang="en">
    <head><meta charSet="utf-8" /><title>Bare</title><Meta /><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body>
  </html>
);`,
  "app/entry.server.tsx": `import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
export default async function handle(request, status, headers, context) {
  const body = await renderToReadableStream(<RemixServer context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}`,
  "worker.mjs": `import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";
const handle = createRequestHandler(build);
export default { fetch: (request) => handle(request) };`,
  "package.json": `{ "name": "bare-remix", "private": true, "type": "module", "sideEffects": false }`,
};

/** Builds it inside the clone's ignored folder and gives the path of its one script. */
export async function bundleBareRemix() {
  const folder = join(LOCAL, "bench", "bare-remix");
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
  await must("Building the bare Remix page", "sh", ["-c", `cd '${folder}' && npx remix vite:build --logLevel error`]);
  const out = join(folder, "bundle");
  const { compatibilityDate } = compatibility();
  await must("Bundling it", "npx", [
    "wrangler",
    "deploy",
    join(folder, "worker.mjs"),
    "--dry-run",
    "--outdir",
    out,
    "--name",
    "bare",
    "--config",
    "/dev/null",
    "--compatibility-date",
    compatibilityDate,
    "--compatibility-flags",
    "nodejs_compat",
  ]);
  return join(out, "worker.js");
}
