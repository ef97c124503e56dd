import { vitePlugin as remix, cloudflareDevProxyVitePlugin as cloudflareDevProxy } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import type { Env } from "./app/server/env.ts";
import { gazetteerFiles } from "./db/gazetteer/gazetteer-files.ts";
import { knowHowFiles } from "./db/know-how/know-how-files.ts";
import { knownNameFiles } from "./db/places/known-names.ts";
import { alias } from "./scripts/vite/build-alias.ts";
import { browserManifest } from "./scripts/vite/browser-manifest.ts";
import { chunkGraph } from "./scripts/vite/chunk-graph.ts";
import { clientChunks } from "./scripts/vite/client-chunks.ts";
import { withoutUnload } from "./scripts/vite/without-unload.ts";
import { softwareList } from "./scripts/vite/software-list.ts";
import { serviceWorker } from "./scripts/vite/service-worker-build.ts";
import { staticFolder } from "./scripts/vite/static-folder.ts";
import { staticHeaders } from "./scripts/vite/static-headers.ts";
import { usedIcons } from "./scripts/vite/used-icons.ts";
import { workerEntry } from "./scripts/vite/worker-entry.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The database and the settings of `npm run dev`; a build has no use for the runtime that this starts. */
const devProxy = () =>
  cloudflareDevProxy<Env, CfProperties>({
    persist: { path: ".local/state/v3" },
    // Where `npm run dev` started the rooms.
    getLoadContext: ({ context: { cloudflare } }) => ({
      cloudflare: {
        ...cloudflare,
        env: {
          ...cloudflare.env,
          ENVIRONMENT: "development",
          ...(process.env.ROOM_HOST && { ROOM_HOST: process.env.ROOM_HOST }),
        },
      },
    }),
  });

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" && devProxy(),
    remix({
      future: {
        v3_fetcherPersist: true,
        // Off: the table of all screens is 3 KB, and a phone without a signal must reach screens it has not seen yet.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry(),
    tailwindcss(),
    staticFolder("cities", "VITE_CITIES", gazetteerFiles),
    staticFolder("know-how", "VITE_KNOW_HOW", knowHowFiles),
    staticFolder("known-names", "VITE_KNOWN_NAMES", knownNameFiles),
    softwareList(),
    chunkGraph(),
    browserManifest(),
    withoutUnload(),
    usedIcons(),
    serviceWorker(),
    staticHeaders(),
  ],
  resolve: { alias, dedupe: ["yjs", "react", "react-dom"], mainFields: ["browser", "module", "main"] },
  // The Worker is one bundle; while developing, Node loads the packages by itself, as some are no modules.
  ssr: {
    target: "webworker",
    ...(command === "build" && { noExternal: true as const }),
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    target: "es2022",
    minify: true,
    // Nobody reads how small each of 400 files would be compressed, and to find out takes a tenth of a build.
    reportCompressedSize: false,
    // The Worker's server code is one file by default, in which a dynamic import is evaluated at the start like any other.
    rollupOptions: {
      output: isSsrBuild
        ? { inlineDynamicImports: false }
        : {
            manualChunks: clientChunks(),
            // Seven letters tell the versions of a script apart, and every screen fetches the names of all of them.
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
          },
    },
  },
}));
