import { useEffect } from "react";
import { useCalm } from "~/browser/use-calm";

/** Looks after what was done offline, once the page is there; without a network to fetch the script from there is nothing to send yet either. */
export function OutboxVoice() {
  const isCalm = useCalm();
  useEffect(() => {
    if (!isCalm) return;
    let gone = false;
    let stop: (() => void) | undefined;
    import("./tend-outbox").then(
      ({ tendOutbox }) => {
        if (!gone) stop = tendOutbox();
      },
      () => undefined, // the next start of the app looks after it
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [isCalm]);
  return null;
}
