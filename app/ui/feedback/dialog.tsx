import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog-panel";

/** Radix comes with the first dialog that opens; a screen without one does not pay for it. */
const loadPanel = () => import("./dialog-panel");
const DialogPanel = lazy(loadPanel);

/** For a screen whose questions must open without a connection too: fetches what a dialog needs ahead of time, if it can. */
export const preloadDialog = (): void => void loadPanel().catch(() => undefined);

/** A question that must be answered before going on. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
