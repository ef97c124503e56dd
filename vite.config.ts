import { vitePlugin as remix, cloudflareDevProxyVitePlugin as cloudflareDevProxy } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { alias } from "./build-alias.ts";
import { clientChunk } from "./client-chunks.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    cloudflareDevProxy({ persist: { path: ".local/state/v3" } }),
    remix({
      future: {
        v3_fetcherPersist: true,
        // Off: the whole route table is 3 KB, and a phone without a signal must reach screens it has not seen yet.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tailwindcss(),
  ],
  resolve: { alias, dedupe: ["yjs", "react", "react-dom"], mainFields: ["browser", "module", "main"] },
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
  build: { target: "es2022", minify: true, rollupOptions: { output: isSsrBuild ? {} : { manualChunks: clientChunk } } },
}));
