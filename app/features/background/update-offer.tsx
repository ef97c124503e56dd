import { useLocation } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { updateTexts as texts } from "#messages/notices/offline";
import { isTyping } from "~/browser/page/typing";
import { MovingLine } from "~/ui/feedback/pending-line";

const TYPING_EVENTS = ["focusin", "focusout", "input"] as const;

function onTyping(listener: () => void): () => void {
  for (const type of TYPING_EVENTS) document.addEventListener(type, listener);
  return () => TYPING_EVENTS.forEach((type) => document.removeEventListener(type, listener));
}

/** Offers a new version where nobody is in the middle of writing something that loading again would lose. */
export default function UpdateOffer({ onAccept }: { onAccept: () => void }) {
  const [isPutOff, setPutOff] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const isBusy = useSyncExternalStore(onTyping, isTyping);
  useLocation(); // another screen has other fields
  const isShown = isTaken || (!isBusy && !isPutOff);
  const take = () => {
    setTaken(true);
    onAccept();
  };
  return (
    <div
      role="status"
      className="no-print safe-x pointer-events-none fixed inset-x-0 top-0 z-40 mx-auto max-w-xl pt-[max(0.5rem,env(safe-area-inset-top))]"
    >
      {isShown && (
        <div className="pointer-events-auto relative flex min-h-12 animate-arrive flex-wrap items-center gap-x-2 overflow-hidden rounded-lg bg-ink ps-4 pe-1 text-sm font-semibold text-paper shadow-lift outline outline-paper/25">
          <span className="grow py-2 leading-snug">{isTaken ? texts.updating : texts.ready}</span>
          {isTaken ? <MovingLine /> : <Choices onTake={take} onPutOff={() => setPutOff(true)} />}
        </div>
      )}
    </div>
  );
}

const Choices = ({ onTake, onPutOff }: { onTake: () => void; onPutOff: () => void }) => (
  <>
    <button
      type="button"
      onClick={onTake}
      className="min-h-12 rounded-md px-3 underline decoration-accent decoration-2 underline-offset-4"
    >
      {texts.update}
    </button>
    <button type="button" onClick={onPutOff} className="min-h-12 rounded-md px-3">
      {texts.later}
    </button>
  </>
);
