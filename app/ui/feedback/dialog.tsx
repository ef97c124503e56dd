import { Suspense, useEffect, useState } from "react";
import { apiProblemTexts } from "#messages/server";
import type { DialogProps } from "./dialog-panel";
import { toast } from "./toast";

/** Radix comes with the first dialog that opens; a screen without one does not pay for it. */
const loadPanel = () => import("./dialog-panel");

/** For a screen whose questions must open without a connection too: fetches what a dialog needs ahead of time, if it can. */
export const preloadDialog = (): void => void loadPanel().catch(() => undefined);

/** A question that must be answered before going on. One that cannot be shown for want of a connection says so and closes; the screen under it stays. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null);

function OpenDialog(props: DialogProps) {
  const { onClose } = props;
  /** Undefined until it is there, null where it cannot be fetched. */
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>> | null>();
  useEffect(() => {
    let isOpen = true;
    void loadPanel()
      .catch(() => null)
      .then((loaded) => isOpen && setPanel(loaded));
    return () => {
      isOpen = false;
    };
  }, []);
  useEffect(() => {
    if (panel !== null) return;
    toast(apiProblemTexts.offline, { tone: "bad" });
    onClose();
  }, [panel, onClose]);
  return (
    panel && (
      <Suspense fallback={null}>
        <panel.default {...props} />
      </Suspense>
    )
  );
}
