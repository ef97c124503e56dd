import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build as bundle, type Plugin } from "vite";
import { getManifest } from "workbox-build";
import { SCREENS } from "../../app/routes.ts";
import { alias } from "./build-alias.ts";

const CLIENT = "build/client";
const FILE = "service-worker.js";

/** What serves with a connection alone: the sign-in with Google, and streets. The cities are too many; of the calls' route nothing is left in a browser. */
const NOT_KEPT = [
  "assets/cities-*/**",
  "assets/firebase-*",
  "assets/maplibre-*",
  "assets/street-map*",
  "assets/call-route-*",
];

/** Served by nobody's hand but the popup that signs in, which needs the server anyway; and the address that is none. */
const NOT_A_SCREEN = new Set(["identity/local", "*"]);

const screens = SCREENS.map(({ path }) => path).filter((path) => !NOT_A_SCREEN.has(path));

/** The hash in the name of the browser's route table, which Remix makes from the names of all scripts. */
function buildId(): string {
  const id = readdirSync(join(CLIENT, "assets")).flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? []);
  if (id.length !== 1 || id[0] === undefined) throw new Error("The build has no route table, or more than one");
  return id[0];
}

/** Files whose names have a hash need no revision. */
async function assetsToKeep() {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: CLIENT,
    globPatterns: ["assets/**/*.{js,css,woff2}", "*.{svg,webmanifest}", "icon-192.png"],
    globIgnores: NOT_KEPT,
    dontCacheBustURLsMatching: /^assets\//,
    modifyURLPrefix: { "": "/" },
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return manifestEntries;
}

async function bundleWorker(): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias },
    define: {
      __BUILD__: JSON.stringify({ id: buildId(), assets: await assetsToKeep(), screens }),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: "app/service-worker/worker.ts", output: { format: "iife", entryFileNames: FILE } },
    },
  });
}

/** One that was installed by an earlier `npm start` on the same port would go on serving; the browser asks for this at its next visit. */
const TAKES_LEAVE = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.registration.unregister(), caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))])));
`;

/** Makes the service worker when everything else is built: what it keeps is listed in it. While developing there is none. */
export const serviceWorker = (): Plugin[] => [
  {
    name: "service-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    closeBundle: { order: "post", sequential: true, handler: bundleWorker },
  },
  {
    name: "no-service-worker",
    apply: "serve",
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_, response) =>
        response.setHeader("Content-Type", "text/javascript").end(TAKES_LEAVE),
      );
    },
  },
];
