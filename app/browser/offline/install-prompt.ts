/** Chromium's offer to install the app, which it makes once, early, and to whoever listens: `entry.client` keeps it here. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    installPrompt?: Event | null;
  }
}

const isPrompt = (event: Event | null | undefined): event is InstallPrompt => Boolean(event && "prompt" in event);

export const installPrompt = {
  subscribe: (listener: () => void) => {
    window.addEventListener("beforeinstallprompt", listener);
    window.addEventListener("appinstalled", listener);
    return () => {
      window.removeEventListener("beforeinstallprompt", listener);
      window.removeEventListener("appinstalled", listener);
    };
  },
  isOffered: () => isPrompt(window.installPrompt),
};

/** Asks the traveller; a browser's offer is good for one question. */
export async function askToInstall(): Promise<void> {
  const prompt = window.installPrompt;
  window.installPrompt = null;
  window.dispatchEvent(new Event("appinstalled"));
  if (isPrompt(prompt)) await prompt.prompt();
}
