import { useSyncExternalStore } from "react";
import { installTexts as texts } from "#messages/notices/offline";
import { askToInstall, installPrompt } from "~/browser/offline/install-prompt";
import { Button } from "~/ui/actions/button";

const never = () => () => undefined;

/** Apple's browsers offer nothing by themselves, and say whether the app runs from the home screen in a way of their own. */
const isUninstalledOnApple = (): boolean => "standalone" in navigator && navigator.standalone === false;

/** How to have the app on the home screen, where the browser can do that and has not yet. */
export function InstallOffer() {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  const isOnApple = useSyncExternalStore(never, isUninstalledOnApple, () => false);
  if (!isOffered && !isOnApple) return null;
  return (
    <section aria-labelledby="install" className="grid gap-3 border-t border-line pt-6">
      <h2 id="install" className="font-display text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="max-w-prose text-ink-soft">{isOffered ? texts.means : texts.onApple}</p>
      {isOffered && (
        <Button look="secondary" className="sm:justify-self-start" onClick={() => void askToInstall()}>
          {texts.install}
        </Button>
      )}
    </section>
  );
}
