import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * The browser's route table does not say what scripts import (`browser-manifest.ts`). The document does for its own screen, in the preloads
 * after that of this script, and hydration has to render those again. (Vite marks those that it adds itself with `as`.)
 */
function namePreloads({ entry }: typeof window.__remixManifest): void {
  const preloads = [...document.querySelectorAll("link[rel=modulepreload]:not([as])")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  entry.imports = preloads.slice(preloads.indexOf(entry.module) + 1);
}

// Kept for the screen that offers it (`browser/install-prompt`); the browser's own banner, on the first visit, is not shown.
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
if (import.meta.env.PROD) namePreloads(window.__remixManifest);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
