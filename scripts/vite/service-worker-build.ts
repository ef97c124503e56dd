import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrecacheEntry } from "workbox-precaching";
import { build as bundle, type Plugin } from "vite";
import { SCREENS } from "../../app/routes.ts";
import { alias } from "./build-alias.ts";

const CLIENT = "build/client";
const FILE = "service-worker.js";

/** What the app is made of, and its signs. */
const KEPT = [/^assets\/.+\.(js|css|woff2)$/, /^[^/]+\.(svg|webmanifest)$/, /^icon-192\.png$/];
/** What serves with a connection alone: the sign-in with Google, and streets. The cities are too many; of the calls' route nothing is left in a browser. */
const NOT_KEPT = /^assets\/(cities|firebase|maplibre|street-map|call-route)-/;

/** Served by nobody's hand but the popup that signs in, which needs the server anyway; and the address that is none. */
const NOT_A_SCREEN = new Set(["identity/local", "*"]);

const screens = SCREENS.map(({ path }) => path).filter((path) => !NOT_A_SCREEN.has(path));

/** The hash in the name of the browser's route table, which Remix makes from the names of all scripts. */
function buildId(): string {
  const id = readdirSync(join(CLIENT, "assets")).flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? []);
  if (id.length !== 1 || id[0] === undefined) throw new Error("The build has no route table, or more than one");
  return id[0];
}

/** The files to keep, each by its address and, where its name has no hash, by what it says. */
const filesToKeep = (): PrecacheEntry[] =>
  readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
    .filter((file) => KEPT.some((pattern) => pattern.test(file)) && !NOT_KEPT.test(file))
    .sort()
    .map((file) => ({ url: `/${file}`, revision: file.startsWith("assets/") ? null : hashOf(join(CLIENT, file)) }));

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 32);

async function bundleWorker(): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias },
    define: {
      __BUILD__: JSON.stringify({ id: buildId(), assets: filesToKeep(), screens }),
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
