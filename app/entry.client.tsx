import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * The browser's route table does not say what scripts import (`browser-manifest.ts`). The document does for its own screen, in its preloads,
 * and hydration has to render those again; the first two are the table itself and this script. (Vite marks those it adds with `as`.)
 */
const [, , ...preloaded] = [...document.querySelectorAll("link[rel=modulepreload]:not([as])")].map((link) => link.getAttribute("href") ?? "");
if (!import.meta.env.DEV) window.__remixManifest.entry.imports = preloaded;

startTransition(() => {
  hydrateRoot(document, <StrictMode><RemixBrowser /></StrictMode>);
});
